import { type Decision, type Dice, dice, type Game, loadRuleset, onlyAnswer } from '@draco-table/engine';
import { runTests } from '@draco-table/engine/testing';
import type { Ruleset } from '@draco-table/ruleset';
import { compileGame } from '../input/compile.js';
import { hiddenIds } from '../play/hidden.js';
import { beginTest, type Counted, countersOf } from '../test-block/begin.js';
import { handLine, inWords, type Said, seatName, testBlock } from '../test-block/block.js';

/** Short games that are tried, and how many answers they may take. */
const TRIES = 60;
const MOST_ANSWERS = 8;
/** Games in which the test must pass. */
const CHANCES = 12;

/** A test that has a new card in hand, plays it and expects what it does; undefined where the card cannot show that. */
export async function exampleTest(
  path: string,
  source: string,
  card: string,
  ruleset: Ruleset,
  cwd: string,
): Promise<string | undefined> {
  const start = { seats: ruleset.seats.min, seed: `${card} does what it says` };
  const begin = (lines: readonly string[]) => beginTest(path, source, start, lines, ruleset, cwd);
  const turn = turnLines(ruleset);
  const fresh = await begin(turn);
  const first = fresh?.decisions[0]?.seat;
  const line = fresh && first !== undefined && handLine(fresh.ruleset, card, first);
  const game = line && (await begin([...turn, line]));
  if (!game) return undefined;
  const before = countersOf(game);
  let best: { said: Said[]; expected: string[] } | undefined;
  for (let n = 0; n < TRIES; n += 1) {
    const tried = game.fork();
    const said = play(tried, card, best ? best.said.length - 1 : MOST_ANSWERS, dice(`example ${n}`));
    const expected = said ? changes(before, countersOf(tried), ruleset) : [];
    if (said && expected.length > 0) best = { said, expected };
  }
  if (!best) return undefined;
  const { said, expected } = best;
  const named = (seed: string) => testBlock(ruleset, { ...start, seed }, [...turn, line], said, expected);
  return (await isSteady(path, source, named, cwd)) ? named(start.seed) : undefined;
}

/** Whose turn it is must not be left to chance: the first player's. */
function turnLines(ruleset: Ruleset): string[] {
  const handed = hiddenIds(ruleset);
  return ruleset.vars
    .filter(({ id, role, per }) => handed.has(id) && role === 'variable' && per === 'game')
    .filter(({ type }) => type.is === 'player' && !type.none)
    .map(({ id }) => `set ${id} to ${seatName(ruleset, 0)}`);
}

/** Whether the test passes whatever chance does, as it will have to when the deck grows: its name is the seed. */
async function isSteady(path: string, source: string, named: (seed: string) => string, cwd: string): Promise<boolean> {
  const blocks = Array.from({ length: CHANCES }, (_, n) => named(`chance ${n}`));
  const overlay = new Map([[path, new TextEncoder().encode([source, ...blocks].join('\n'))]]);
  const { ruleset } = await compileGame(path, cwd, overlay, 'test');
  const loaded = ruleset && loadRuleset(ruleset);
  return (
    loaded?.ok === true &&
    runTests(loaded.ruleset, ({ name }) => name.startsWith('chance ')).tests.every(({ ok }) => ok)
  );
}

/** Answers until the card has been played; undefined when it is not. */
function play(game: Game, card: string, most: number, roll: Dice): Said[] | undefined {
  const said: Said[] = [];
  const isPlayed = () => game.events(null).some((event) => event.is === 'play' && isCopy(event.card, card));
  for (;;) {
    const decision = game.decisions[0];
    if (!decision || game.fault) return undefined;
    if (isPlayed() && decision.cause.card !== card) return said;
    const only = onlyAnswer(decision);
    const choose = only ?? answerTo(decision, card, roll);
    if (!only) said.push({ seat: decision.seat, words: inWords(decision, choose, game.ruleset) });
    const { id, seat } = decision;
    if (said.length > most || !game.answer({ decision: id, seat, choose, version: game.version }).ok) return undefined;
  }
}

function isCopy(value: { is: string; design?: string }, card: string): boolean {
  return value.is === 'thing' && value.design === card;
}

/** The card where it can be chosen, and as little else as is allowed. */
function answerTo({ options, min }: Decision, card: string, roll: Dice): string[] {
  const own = options.find(({ value }) => isCopy(value, card));
  const ids = options.filter((option) => option !== own).map(({ id }) => id);
  const from = roll(Math.max(1, ids.length));
  const turned = [...ids.slice(from), ...ids.slice(0, from)];
  return own ? [own.id, ...turned.slice(0, Math.max(0, min - 1))] : turned.slice(0, min);
}

function changes(before: readonly Counted[], after: readonly Counted[], ruleset: Ruleset): string[] {
  return after.flatMap(({ id, seat, value }) => {
    const was = before.find((one) => one.id === id && one.seat === seat)?.value;
    if (was === value || seat === undefined) return [];
    return [`${id} of ${seatName(ruleset, seat)} is ${value < 0 ? `(0 - ${-value})` : value}`];
  });
}
