import type { Problem } from '@draco-table/ruleset';
import { expect, test } from 'vitest';
import { parse, renderConcise, renderGithub, renderJson, renderPretty } from '../index.js';

const TEXT = 'card a {\n  choose h heroes\n  if x == 1 { stop }\n\nverb b { stop }\n';
const { problems } = parse(TEXT, 'my cards/a.draco');
const textOf = (): string => TEXT;

test('pretty shows the line, marks the spot, and helps', () => {
  expect(renderPretty(problems, { textOf })).toBe(`error[D0114]: This \`{\` has no \`}\`.
  --> my cards/a.draco:1:8
    |
  1 | card a {
    |        ^
  --> my cards/a.draco:3:20 a } is missing somewhere before this
    |
  3 |   if x == 1 { stop }
    |                    ^
  help: Every block that is opened needs a closing brace; the next declaration begins before it came.
  fix: Add } (look before you apply it)

error[D0110]: I did not expect \`heroes\` here; after \`choose h\` should come \`from\`.
  --> my cards/a.draco:2:12
    |
  2 |   choose h heroes
    |            ^^^^^^
  help: For example: \`choose h from heroes\`

error[D0120]: \`==\` is not used here; write \`is\`.
  --> my cards/a.draco:3:8
    |
  3 |   if x == 1 { stop }
    |        ^^
  fix: Write is

`);
});

test('colour only where it is asked for', () => {
  expect(renderPretty(problems, { textOf })).not.toContain('\u001b');
  expect(renderPretty(problems, { textOf, color: true })).toContain('\u001b[31m');
  expect(renderPretty([])).toBe('');
});

test('a file cannot steer the terminal, and a long line is cut round the spot', () => {
  const evil = 'card a { \u001b[2J let = 3 }\n';
  expect(renderPretty(parse(evil, 'a').problems, { textOf: () => evil })).not.toContain('\u001b');
  const long = `define x = ${'a + '.repeat(90)}=\n`;
  const shown = renderPretty(parse(long, 'a').problems, { textOf: () => long });
  expect(Math.max(...shown.split('\n').map((line) => line.length))).toBeLessThan(160);
  expect(shown).toContain('^');
});

test('concise is one line a problem', () => {
  expect(renderConcise(problems).split('\n')[1]).toBe(
    'my cards/a.draco:2:12: error D0110: I did not expect `heroes` here; after `choose h` should come `from`.',
  );
  const bare: Problem = { code: 'D0102', severity: 'warning', args: {}, message: 'No.' };
  expect(renderConcise([bare, { ...bare, file: 'x' }])).toBe('warning D0102: No.\nx: warning D0102: No.\n');
});

test('github annotations escape what would end them', () => {
  const [, second] = renderGithub(problems).split('\n');
  expect(second).toMatch(
    /^::error file=my cards\/a\.draco,line=2,endLine=2,col=12,endColumn=18,title=D0110::I did not expect/,
  );
  expect(second).toContain('%0AFor example');
  const odd: Problem = { code: 'D0102', severity: 'error', args: {}, message: '100%\r\n::error::', file: 'a,b:c' };
  expect(renderGithub([odd])).toBe('::error file=a%2Cb%3Ac,title=D0102::100%25%0D%0A::error::\n');
});

test('json has the problems as they are and a summary', () => {
  const whole = JSON.parse(renderJson(problems, { cards: 1 }));
  expect(whole.problems).toEqual(
    JSON.parse(JSON.stringify(problems)).map((problem: object) => ({ help: null, related: [], fixes: [], ...problem })),
  );
  expect(whole.summary).toEqual({ files: 1, games: 0, cards: 1, errors: 3, warnings: 0 });
});
