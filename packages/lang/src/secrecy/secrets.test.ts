/** Corpus of tells: each way in which something hidden could come out, refused, and beside it what is allowed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile.js';
import { problemLines } from '../fixtures/problem-lines.js';

const folder = fileURLToPath(new URL('../../corpus/secrets/', import.meta.url));
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.draco') ? [file.slice(0, -'.draco'.length)] : []));
/** A game with everything that can be hidden: the cases are added to it. */
const game = readFileSync(`${folder}game.txt`, 'utf8');
const SECRECY = ['D0411', 'D0416', 'D0417', 'D0418', 'D0419'];

const problemsOf = (text: string) => {
  const whole = `${game}\n${text}`;
  return compile('x.draco', (file) => (file === 'x.draco' ? whole : undefined)).problems;
};

test('there is a case for every kind', () => expect(names.length).toBeGreaterThanOrEqual(35));

describe.each(names)('%s', (name) => {
  const text = readFileSync(`${folder}${name}.draco`, 'utf8');
  const [, refused = '', allowed = ''] = text.split(/^# ---- (?:refused|allowed)$/m);

  test('what tells is refused, with the way in words', () => {
    const problems = problemsOf(refused);
    expect(problems.map(({ code }) => code).filter((code) => !SECRECY.includes(code))).toEqual([]);
    expect(problems).not.toEqual([]);
    for (const { related } of problems) expect(related?.length).toBeGreaterThan(0);
    const lines = problemLines(problems, 'x.draco');
    if (process.env.UPDATE_CORPUS) writeFileSync(`${folder}${name}.problems`, lines);
    expect(lines).toBe(readFileSync(`${folder}${name}.problems`, 'utf8'));
  });

  test('what does not is allowed', () => expect(problemsOf(allowed)).toEqual([]));
});
