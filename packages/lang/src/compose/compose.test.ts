import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createProject } from '../project.js';
import { changeCard, composeCard, fieldsOf, findCard, offersFor, partsOfCard } from './index.js';
import { changed } from './trial.js';

const cards = fileURLToPath(new URL('../../../../cards/', import.meta.url));
const read = (path: string): Uint8Array | undefined => {
  try {
    return readFileSync(`${cards}${path}`);
  } catch {
    return undefined;
  }
};
const entries = readdirSync(cards).filter((file) => file.endsWith('.draco'));
const open = (entry: string) => createProject(entry, read, { findGame: (name) => `${name}.draco` });

describe.each(entries)('%s', (entry) => {
  test('every card opens in sentences with fields that lie in each other as in the text', () => {
    const program = open(entry).program();
    let opened = 0;
    for (const file of program.loaded.files) {
      for (const decl of file.tree.declarations) {
        if (decl.is !== 'card') continue;
        const place = findCard(program, file.path, { id: decl.name.text });
        if (!place) throw new Error(`${decl.name.text} does not open`);
        const composed = composeCard(place);
        opened++;
        const lines = composed.body.lines.filter(({ kind }) => kind === 'text');
        expect(lines.map(({ start, end }) => file.source.text.slice(start, end))).toEqual([]);
        for (const field of fieldsOf(partsOfCard(composed))) {
          expect(file.source.text.slice(field.start, field.end)).toContain(field.text);
          let last = field.start;
          for (const inner of field.parts ?? []) {
            if (inner.is !== 'field') continue;
            expect(inner.start).toBeGreaterThanOrEqual(last);
            last = inner.end;
          }
          expect(last).toBeLessThanOrEqual(field.end);
        }
        const [, first] = composed.head;
        if (first?.is !== 'field') throw new Error('a card begins with its name');
        const same = { is: 'write' as const, start: first.start, end: first.end, text: first.text };
        expect(changeCard(program, file.path, composed.id, same)).toEqual([]);
      }
    }
    expect(opened > 0 || !program.loaded.files.some((file) => /^card /m.test(file.source.text))).toBe(true);
  });
});

test('a number in a field changes that number alone, and a new sentence stands where it was asked for', () => {
  const game = 'seats.draco';
  const files: Record<string, string> = {
    [game]: `game seats
language 1
players 2 to 3
pieces hero
piece ann: hero
piece bob: hero
cards action
zone row: row of hero
zone deck: pile of action
define heroes = row where it is hero
verb push (h: hero) on (n: number) { move h to place n of row }
setup { move (every hero) to row; move (every action) to deck }
play { for each p in players { carry out one } }
verb carry out one { }
winners = players
card shove {
  choose h from heroes
  push h on 2
}
`,
  };
  const project = createProject(game, (path) => files[path]);
  const text = files[game] ?? '';
  const at = text.lastIndexOf('2');
  const changes = changeCard(project.program(), game, 'shove', { is: 'write', start: at, end: at + 1, text: '3' });
  expect(changes).toEqual([{ start: at, end: at + 1, text: '3' }]);
  const place = findCard(project.program(), game, { id: 'shove' });
  const body = place && composeCard(place).body;
  const offers = offersFor(project.program(), game, 'shove', {
    start: body?.start ?? 0,
    end: body?.end ?? 0,
    index: 2,
  });
  const push = offers.find(({ label }) => label.some((part) => 'word' in part && part.word === 'push'));
  const added = push && changeCard(project.program(), game, 'shove', push.change);
  expect(changed(text, added ?? [])).toContain('  push h on 2\n  push h on 1\n}');
});
