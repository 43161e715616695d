/** Effects on whatever happens: before, after and instead of any change, whoever makes it and in whatever words. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomPicker } from '@draco-table/bots';
import {
  dice,
  type GameEvent,
  type Loaded,
  loadRuleset,
  playout,
  readyRuleset,
  resumeGame,
  type Shown,
  startGame,
} from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import { compile } from '@draco-table/lang';
import { expect, test } from 'vitest';
import { games, loadGame } from './fixtures/games.js';
import { legal } from './fixtures/play.js';
import { loadSmall } from './fixtures/small-game.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A deck on Draco & Co, with its tests. */
function loadDeck(rest: string, back?: Parameters<typeof loadRuleset>[1]): Loaded {
  const deck = `deck guarded\nlanguage 1\nbuilds on draco\n${rest}`;
  const read = (path: string): string | undefined =>
    path === 'cards/guarded.draco'
      ? deck
      : existsSync(join(root, path))
        ? readFileSync(join(root, path), 'utf8')
        : undefined;
  const { ruleset, problems } = compile('cards/guarded.draco', read, {
    root: 'cards',
    findGame: (game) => `cards/${game}.draco`,
    tests: true,
    spans: true,
  });
  expect(problems).toEqual([]);
  const loaded = loadRuleset(JSON.parse(JSON.stringify(ruleset)), back);
  if (!loaded.ok) throw new Error(loaded.problems.map((problem) => problem.message).join('\n'));
  return loaded.ruleset;
}

/** The card of at most eight lines: no card of the game is written again. */
const GUARD = `zone guard: row of action, one per player
card bodyguard x10 {
  move this to guard of you
  while in guard, instead of any change of place of hero (h) by (p)
      where owner of h is you and p is not you and p is not none { }
}
total action 84
`;

const nameOf = (shown: Shown): string => (shown.is === 'thing' ? shown.design : '');
/** Things that an event tells to have moved, by themselves. */
const moved = (event: GameEvent): string[] => {
  if (event.is === 'move') return [nameOf(event.thing)];
  return event.is === 'swap' ? [nameOf(event.a), nameOf(event.b)] : [];
};

test('a card of six lines stops every move of the base game, and it is told', () => {
  const loaded = loadDeck(GUARD);
  const colours = loaded.ruleset.seats.names;
  let [stopped, told, others] = [0, 0, 0];
  for (let n = 0; n < 30; n++) {
    const game = startGame(loaded, { seats: 4, seed: `guard ${n}` });
    const roll = dice(`guard ${n}`);
    for (let step = 0; step < 300 && game.decisions.length > 0; step++) {
      const before = game.view(null);
      const guarded = colours.filter((_, seat) =>
        before.zones.some(
          ({ zone, of, count }) => zone === 'guard' && of?.is === 'player' && of.seat === seat && count,
        ),
      );
      const answer = legal(game, roll);
      const decision = game.decisions.find(({ id }) => id === answer.decision);
      told += decision?.options.filter(({ guard }) => guard?.card === 'bodyguard').length ?? 0;
      const outcome = game.answer(answer);
      if (!outcome.ok) throw new Error(outcome.problem.message);
      const active = before.active ?? -1;
      for (const event of outcome.events) {
        if (event.is === 'stopped') stopped++;
        for (const hero of moved(event)) {
          const owner = colours.find((colour) => hero.startsWith(`${colour}-`));
          if (owner === undefined || colours[active] === owner) continue;
          others++;
          // Who comes back from exile does so by an effect of whoever sent him there before the guard stood.
          if (event.is === 'move' && event.from.zone === 'exile') continue;
          if (guarded.includes(owner)) expect.soft([n, step, event]).toEqual('not moved');
        }
      }
    }
  }
  expect(others).toBeGreaterThan(100);
  expect(stopped).toBeGreaterThan(50);
  expect(told).toBeGreaterThan(50);
});

test('it is the same game both ways', () => {
  const [plain, made] = [loadDeck(GUARD), loadDeck(GUARD, generate)];
  expect(made.program.fast).not.toBeNull();
  for (let n = 0; n < 12; n++) {
    const start = { seats: 3 + (n % 4), seed: `both ${n}` };
    const [one, other] = [plain, made].map((loaded) => {
      const { fault, scores, decisions, digest } = playout(loaded, start, randomPicker(`${n}`));
      return { fault, scores, decisions, digest: digest() };
    });
    expect(one?.fault).toBeUndefined();
    expect(other).toEqual(one);
  }
});

const acting = (body: string): string => `phase turn of (you: player) { ${body} }\nplay { turn of red }`;
/** Every mark is a digit more. */
const mark = (n: string): string => `set points of red to points of red * 10 + ${n}`;
const cards = 'card a x6 { add 1 to round }\n';
const at = (n: number): string => `(open where place of it is ${n})`;
const one = (n: number, then: string): string => `for each x in ${at(n)} { ${then} }\n`;

const rules: [what: string, text: string, points?: [red: number, blue: number]][] = [
  [
    'places: before, after, and instead of those on the second place',
    `${cards}verb begin {
  from now on, before any change of place of action (c) { ${mark('place of c')} }
  from now on, after any change of place of action (any) by (p) { if p is red { ${mark('0')} } }
  from now on, instead of any change of place of action (c) where place of c is 2 { ${mark('9')} } }
${acting(`begin
move ${at(1)} to deck\nmove ${at(2)} to deck\nmove (first 2 of open) to hand of blue\nadd count open to points of blue`)}`,
    // 1 goes; 2 is stopped; then 1 goes and the second of the two is by then the first, and goes too.
    [1029_1010, 3],
  ],
  [
    'places: put beside another, swapped, of which neither moves where one is stopped',
    `${cards}verb begin {
  from now on, before any change of place of action (c) { ${mark('place of c')} }
  from now on, instead of any change of place of action (c) where place of c is 2 { ${mark('9')} } }
${acting(`begin\n${one(1, `for each y in ${at(3)} { move x after y }`)}${one(1, `for each y in ${at(2)} { swap x with y }`)}${one(3, `for each y in ${at(4)} { swap x with y }`)}`)}`,
    [1_12_9_34, 0],
  ],
  [
    'places: put into another order, where those that are stopped stay and the others take what is left',
    `${cards}variable was: list of action = ()
verb begin { from now on, instead of any change of place of action (c) where place of c is 2 or place of c is 5 { add 1 to round } }
${acting(`begin\nset was to open\nrearrange open as reversed of open
for each c in was { ${mark('place of c')} }\nset points of blue to round`)}`,
    // Of 6 5 4 3 2 1 the fifth stays, and who was to have its place, the second, stays with it.
    [624351, 1],
  ],
  [
    'places: put into an order by chance',
    `${cards}variable was: list of action = ()
verb begin { from now on, instead of any change of place of action (c) where place of c mod 2 is 0 { add 1 to round } }
${acting(`begin\nset was to open\nrearrange open as shuffled open\nfor each c in was { ${mark('place of c')} }`)}`,
  ],
  [
    'places: only where it goes to, and whose',
    `${cards}verb begin { from now on, before any change of place of action (any) to hand of blue { ${mark('1')} }
  from now on, instead of any change of place of (any) to deck { ${mark('2')} }
  from now on, after any change of place of action (any) to hand of (p) by red { add 100 to points of p } }
${acting(`begin\nmove ${at(1)} to hand of blue\nmove ${at(1)} to deck\n${one(1, 'for each y in hand of blue { swap x with y }')}move (first 2 of open) to hand of (player after red)`)}`,
    [12111, 400],
  ],
  [
    'counters: added to, taken from, set, and set to what they are',
    `${cards}counter luck: 3 each player
verb begin { from now on, instead of any change of luck of (any) to (n) where n > 5 { ${mark('n')} }
  from now on, after any change of luck of blue { ${mark('1')} }
  from now on, before any change of round to (n) { ${mark('n')} } }
${acting(`begin\nadd 1 to luck of red\nadd 4 to luck of red\nset luck of blue to 3\nset luck of blue to 5\ntake 2 from luck of blue
add 3 to round\nset round to 2\nset round to 2\nadd luck of red to points of blue`)}`,
    [81132, 4],
  ],
  [
    'tokens: of who pays and who is paid, of both or of neither',
    `${cards}tokens coin: 20 in bank, 5 each player
verb begin { from now on, instead of any change of coin of green { ${mark('0')} }
  from now on, after any change of coin of (any) to (n) { ${mark('n')} } }
${acting(`begin\nmove 2 coin from bank to red\nmove 3 coin from red to blue\nmove 1 coin from blue to green\nmove 9 coin from red to bank
move 1 coin from green to red\nmove 0 coin from blue to red\nadd coin of red * 10 + coin of blue to points of blue`)}`,
    // The bank pays 2; red pays 3 of 7 and blue has 8; green takes nothing, so blue keeps it; red pays the 4 that are left.
    [7_84_0_0_0, 8],
  ],
  [
    'attributes and which way up',
    `${cards}verb begin { from now on, instead of any change of strength of action (c) to (n) where n > 3 { ${mark('n')}\nset strength of c to 3 }
  from now on, after any change of face of action (c) through (d) { if d is none { ${mark('place of c')} } } }
${acting(`begin\nfor each c in open { set strength of c to place of c }\nturn (first 2 of open) face down\nturn open face up
add sum of (open giving strength of it) to points of blue`)}`,
    [456_12_12, 15],
  ],
  [
    'one that goes on, and does more after it',
    `${cards}verb made gives number { give 5 }
verb begin { from now on, instead of any change of place of action (c) { if place of c is 1 { stop } proceed\nadd made to points of blue } }
${acting(`begin\nmove open to hand of red\n${mark('count open')}`)}`,
    [1, 25],
  ],
  [
    'a change by the card that is carried out',
    `card a x3 { move (open where it is not this) to hand of you }
card b x3 (n: 2) { add n to round
  while in open, instead of any change of place of this through (c) where c is not none { ${mark('4')} } }
${acting('for each c in first 1 of open { carry out c }\nadd count open to points of blue')}`,
    [444, 4],
  ],
];

test.each(rules)('both ways the same: %s', (_, text, points) => {
  const [plain, made] = [loadSmall(text), loadSmall(text, generate)];
  expect(made.program.fast).not.toBeNull();
  for (let n = 0; n < 8; n++) {
    const start = { seats: 3, seed: `${n}` };
    const [first, other] = [plain, made].map((loaded) => {
      const { fault, scores, decisions, digest } = playout(loaded, start, randomPicker(`${n}`));
      return { fault, scores, decisions, digest: digest() };
    });
    expect(first?.fault).toBeUndefined();
    expect(other).toEqual(first);
    if (points) expect(first?.scores.slice(0, 2)).toEqual(points);
    // Those on even places stay, whatever chance says.
    else expect(String(first?.scores[0])).toMatch(/^[135]2[135]4[135]6$/);
  }
});

test.each(games)('the ruleset of a running game is the one it was loaded from: %s', (name) => {
  const { ruleset } = loadGame(name);
  const game = startGame(readyRuleset(ruleset), { seats: ruleset.seats.min, seed: 'again' });
  for (let answers = 0; answers < 12 && !game.result; answers++) {
    const [decision] = game.decisions;
    if (!decision) break;
    const choose = decision.options.slice(0, Math.max(decision.min, Math.min(1, decision.max))).map(({ id }) => id);
    expect(game.answer({ decision: decision.id, seat: decision.seat, choose, version: game.version }).ok).toBe(true);
  }
  // As a worker has it, which is sent the ruleset and the saved game.
  const elsewhere = resumeGame(readyRuleset(structuredClone(game.ruleset)), JSON.parse(JSON.stringify(game.save())));
  expect(elsewhere.digest()).toBe(game.digest());
  expect(elsewhere.decisions).toEqual(game.decisions);
});
