import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadRuleset, resumeGame, startGame } from '@draco-table/engine';
import { expect, test } from 'vitest';
import { firstDeck } from '../project.js';
import { keepMoment, type Moment, openMoment, openTest } from './moment.js';

const cards = fileURLToPath(new URL('../../../../../cards/', import.meta.url));
const library = Object.fromEntries(
  readdirSync(cards, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.draco'))
    .map((name) => [name, readFileSync(`${cards}${name}`, 'utf8')]),
);

const moment: Moment = {
  name: 'second wind from the end',
  seats: 3,
  card: 'second-wind',
  put: [{ thing: 'zork', zone: 'table', place: 8 }],
};

/** Plays on as a person would: the card, then its first hero, as long as somebody is asked. */
function play(given: Moment, wanted: string[]) {
  const opened = openMoment(firstDeck, library, given);
  if (!opened.ok) throw new Error(opened.why);
  const read = loadRuleset(opened.ruleset);
  if (!read.ok) throw new Error('the rules cannot be used');
  const game = resumeGame(read.ruleset, opened.game);
  expect(game.fault).toBeUndefined();
  // The table plays a save again from its start: that has to lead to the same place.
  expect(startGame(read.ruleset, opened.game.start).digest()).toBe(game.digest());
  expect(startGame(read.ruleset, { ...opened.game.start, given: 0 }).fault?.code).toBe('D0923');
  for (const word of wanted) {
    const [asked] = game.decisions;
    const option = asked?.options.find(({ id }) => id.replace(/#\d+$/, '') === word);
    if (!asked || !option) throw new Error(`${word} is not offered`);
    const choose = [option.id];
    expect(game.answer({ decision: asked.id, seat: asked.seat, choose, version: game.version }).ok).toBe(true);
  }
  return { opened, answers: game.save().answers };
}

test('what was played from a moment becomes a test that passes, with the card in hand and pieces where they were put', () => {
  const { answers } = play(moment, ['second-wind', 'zork']);
  const kept = keepMoment(firstDeck, library, moment, answers);
  if (!kept.ok) throw new Error(kept.why);
  expect(kept.text).toMatch(/^test "second wind from the end" \{\n {2}players 3\n/);
  expect(kept.text).toContain('move zork to place 8 of table');
  expect(kept.text).toMatch(/move \(first of copies of second-wind\) to hand of (green|purple|yellow)/);
  expect(kept.text).toMatch(/(green|purple|yellow) answers second-wind, zork\n/);
  expect(kept.text).toContain('expect place of zork is 6');
  // Kept in the file, it shows its own beginning.
  const text = `${firstDeck.files[firstDeck.entry]}\n${kept.text}\n`;
  const shown = openTest(
    { ...firstDeck, files: { ...firstDeck.files, [firstDeck.entry]: text } },
    library,
    moment.name,
  );
  expect(shown).toMatchObject({ ok: true, seats: 3 });
});

test('a moment that cannot be says why, and nothing is kept of it', () => {
  const broken = {
    ...firstDeck,
    files: { ...firstDeck.files, [firstDeck.entry]: 'deck my-evening\nbuilds on nowhere\n' },
  };
  expect(openMoment(broken, library, moment)).toMatchObject({ ok: false });
  const odd = { decision: 'd99', seat: 0, choose: ['zork'], version: 3 };
  expect(keepMoment(firstDeck, library, moment, [odd])).toMatchObject({ ok: false });
  expect(openTest(firstDeck, library, 'no such test')).toEqual({ ok: false, why: 'no such test' });
});

test('a name is no way out of the test that it names', () => {
  const opened = openMoment(firstDeck, library, { ...moment, name: '" { } card evil { } test "x', put: [] });
  if (!opened.ok) throw new Error(opened.why);
  expect(opened.ruleset.designs.some(({ id }) => id === 'evil')).toBe(false);
});
