/** Knowing a part of a thing, what is hidden again, and tests that say who knows what. */
import { imagine, type Loaded, loadRuleset, startGame } from '@draco-table/engine';
import { runTests } from '@draco-table/engine/testing';
import { compile } from '@draco-table/lang';
import { expect, test } from 'vitest';

function load(text: string): Loaded {
  const { ruleset, problems } = compile('x.draco', () => text, { tests: true, spans: true });
  if (!ruleset) throw new Error(problems.map(({ message }) => message).join('\n'));
  const loaded = loadRuleset(ruleset);
  if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
  return loaded.ruleset;
}

const CLUES = `game x
language 1
players 3 named red-seat, blue-seat, white-seat
kind colour: red, blue
cards stone (colour: colour, size: number)
card pebble x2: stone (colour: c, size: n) for each c in colour for each n in 1 to 3 { }
zone bag: pile of stone, seen by none
zone row: row of stone, one per player, seen by others
zone away: row of stone, one per player, seen by none
zone vault: row of stone, one per player, seen by owner, hidden again
zone open: row of stone
setup { }
score of (p: player) = 0
winners = players
total stone 12
play {
  move every stone to bag
  shuffle bag
  for each p in players { move (top 3 of bag) to row of p }
  turn of (first of players)
}
phase turn of (you: player) {
  let next = player after you
  for each c in row of you where colour of it is red { you learns colour of c }
  choose up to 1 cs from row of you
  move cs to open
  move row of you to away of you
  choose up to 1 ds from row of next
  move ds to open
  move row of next to vault of next
  choose up to 1 es from away of you
  move es to open
  shuffle away of you
  choose up to 1 fs from away of you
  move fs to open
}
test "who knows what" {
  players 3
  expect blue-seat knows row of red-seat
  expect red-seat does not know row of red-seat
}`;

function seen(game: ReturnType<typeof startGame>, seat: number | null, zone: string, owner: number) {
  const found = game
    .view(seat)
    .zones.find((one) => one.zone === zone && one.of?.is === 'player' && one.of.seat === owner);
  return (found?.items ?? []).map(({ value }) =>
    value.is === 'hidden'
      ? Object.entries(value.clues ?? {})
          .map(([id, of]) => `${id} ${'id' in of && of.id}`)
          .join()
      : 'known',
  );
}
function pass(game: ReturnType<typeof startGame>): void {
  const asked = game.decisions[0];
  if (!asked) throw new Error('nobody is asked');
  const { id: decision, seat } = asked;
  expect(game.answer({ decision, seat, choose: [], version: game.view(null).version })).toMatchObject({ ok: true });
}
const gameOf = (loaded: Loaded) => startGame(loaded, { seats: 3, seed: 'clues' });

test('a clue stays with a thing while it moves face down, and ends when it is shuffled', () => {
  const game = gameOf(load(CLUES));
  const told = seen(game, 0, 'row', 0);
  expect(told).toContain('colour red');
  expect(told).not.toContain('known');
  expect(seen(game, null, 'row', 0).join('')).toBe('');
  pass(game);
  expect(seen(game, 0, 'away', 0)).toEqual(told);
  pass(game);
  pass(game);
  expect(seen(game, 0, 'away', 0)).toEqual(['', '', '']);
});

test('what is hidden again is known only to those who see it there', () => {
  const game = gameOf(load(CLUES));
  pass(game);
  expect(seen(game, 0, 'row', 1)).toEqual(['known', 'known', 'known']);
  pass(game);
  expect(seen(game, 0, 'vault', 1)).toEqual(['', '', '']);
  expect(seen(game, 2, 'vault', 1)).toEqual(['', '', '']);
  expect(seen(game, 1, 'vault', 1)).toEqual(['known', 'known', 'known']);
});

test('guesses keep to what was told', () => {
  const game = gameOf(load(CLUES));
  const told = seen(game, 0, 'row', 0);
  for (let n = 0; n < 40; n++) {
    const zone = imagine(game, 0, `guess ${n}`)
      .view(1)
      .zones.find(({ zone: id, of }) => id === 'row' && of?.is === 'player' && of.seat === 0);
    const colours = (zone?.items ?? []).map(({ value }) => (value.is === 'thing' ? value.design : ''));
    told.forEach((clue, i) => {
      if (clue !== '') expect(colours[i]).toContain('red');
    });
  }
});

test('tests say who knows what', () => {
  const { tests } = runTests(load(CLUES));
  expect(tests.flatMap(({ failures }) => failures)).toEqual([]);
  const wrong = load(CLUES.replace('blue-seat knows row', 'red-seat knows row'));
  expect(runTests(wrong).tests[0]?.failures[0]?.expected).toMatch(/ knows /);
});
