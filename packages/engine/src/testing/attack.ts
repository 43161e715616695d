/**
 * Looks for tells: plays a game twice from one moment, once with what a seat cannot know dealt otherwise, answers alike, and
 * compares everything that the seat is shown for as long as it is told the same. Uses nothing but the engine's interface.
 */
import type { Answer, Decision, Game, GameEvent, StartOptions } from '../api.js';
import type { Loaded } from '../load/ready-ruleset.js';
import { forecast } from '../play/forecast.js';
import { startGame } from '../play/game.js';
import { swapHidden, toldUnderWay } from '../play/imagine.js';
import { whyNot } from '../play/why-not.js';
import { type Dice, dice } from '../state/dice.js';

export interface Leak {
  /** Who is shown it; null is a spectator. */
  seat: number | null;
  /** Where in what is shown: `decisions.0.options`, `scores`, `phases.1.args`. */
  path: string;
  /** What is shown in either game, as text. */
  found: [string, string];
  /** A question that is open in one of the two games and not, or not so, in the other; else one that is open. */
  decision: Decision | undefined;
  start: StartOptions;
  /** All answers up to there, and how many of them were given before the two games parted. */
  answers: Answer[];
  parted: number;
}

export interface AttackOptions {
  /** How many answers are given at most, and after the games parted. */
  steps: number;
  ahead: number;
  /** Where the games may part; everywhere if it is not said. */
  at?: (game: Game) => boolean;
}

/** The first tell that is found in one game played by chance; undefined where there is none. */
export const attack = (loaded: Loaded, start: StartOptions, options: AttackOptions): Leak | undefined =>
  attackFrom(startGame(loaded, start), start.seed, options);

/** The same from any moment; the game goes on meanwhile. */
export function attackFrom(game: Game, seed: string, options: AttackOptions): Leak | undefined {
  const roll = dice(`${seed}/answers`);
  for (let step = 0; step < options.steps && game.decisions.length > 0; step++) {
    if (options.at?.(game) ?? true) {
      const leak = everySeat(game, (seat) => {
        const any = dice(`${seed}/${step}`);
        return compare(game, seat, `${seed}/${step}`, options.ahead, (one) => anyAnswer(one, any));
      });
      if (leak) return leak;
    }
    const answer = anyAnswer(game, roll);
    if (!answer || !game.answer(answer).ok) return undefined;
  }
  return undefined;
}

/** Other deals that are tried at each moment of a game that is told. */
const DEALS = 12;

/** The first tell in a game that was played: these are its moments, and each leads to the next by one of the answers. */
export function tellIn(moments: readonly Game[], answers: readonly Answer[]): Leak | undefined {
  for (const [at, game] of moments.entries()) {
    const rest = answers.slice(answers.length - moments.length + at);
    for (let deal = 0; deal < DEALS; deal++) {
      const leak = everySeat(game, (seat) => compare(game, seat, `deal ${deal}`, rest.length, (_, n) => rest[n]));
      if (leak) return leak;
    }
  }
  return undefined;
}

function everySeat(game: Game, look: (seat: number | null) => Leak | undefined): Leak | undefined {
  for (const seat of [...game.view(null).seats.keys(), null]) {
    const leak = look(seat);
    if (leak) return leak;
  }
  return undefined;
}

function compare(
  game: Game,
  seat: number | null,
  seed: string,
  ahead: number,
  next: (one: Game, n: number) => Answer | undefined,
): Leak | undefined {
  const one = game.fork();
  const other = swapHidden(game, seat, seed);
  const parted = one.version;
  // What the statement under way told or showed before need not be true in the other game: then they are not alike.
  if (JSON.stringify(shown(one, seat)) !== JSON.stringify(shown(other, seat, one))) return undefined;
  if (JSON.stringify(toldUnderWay(one, seat)) !== JSON.stringify(toldUnderWay(other, seat))) return undefined;
  const from = [one.events(seat).length, other.events(seat).length] as const;
  for (let n = 0; n < ahead && one.decisions.length > 0; n++) {
    const answer = next(one, n);
    const alike = answer && alikeIn(one, other, answer);
    if (!answer || !alike || !one.answer(answer).ok || !other.answer(alike).ok) return undefined;
    const told = firstDifference(one.events(seat).slice(from[0]), other.events(seat).slice(from[1]));
    // What happens in the open tells; that a phase begins is only shown.
    if (told === 'something') {
      const asked = passedBy(one, other, seat, from) ?? passedBy(other, one, seat, [from[1], from[0]]);
      if (!asked) return undefined;
      const here = one.decisions.includes(asked) ? asked.prompt : '';
      return {
        seat,
        path: 'decisions',
        found: here ? [here, ''] : ['', asked.prompt],
        decision: asked,
        start: one.save().start,
        answers: one.save().answers,
        parted,
      };
    }
    const [a, b] = [shown(one, seat), shown(other, seat, one)];
    const path = JSON.stringify(a) === JSON.stringify(b) ? undefined : pathTo(a, b);
    // Who comes to know a thing comes to know its attributes.
    if (path !== undefined && /^zones\.\d+\.items\.\d+\.attrs/.test(path)) return undefined;
    if (told === 'phase' || path !== undefined) {
      const at = path ?? 'phases';
      return {
        seat,
        path: at,
        found: [textAt(a, at), textAt(b, at)],
        decision: differing(one, other),
        start: one.save().start,
        answers: one.save().answers,
        parted,
      };
    }
  }
  return undefined;
}

function differing(one: Game, other: Game): Decision | undefined {
  const only = (a: Game, b: Game): Decision | undefined => {
    const there = b.decisions.map((open) => JSON.stringify(open));
    return a.decisions.find((open) => !there.includes(JSON.stringify(open)));
  };
  return only(one, other) ?? only(other, one) ?? one.decisions[0];
}

/** Everything a seat is shown beside what it is told. The second of two games shows scores only where the first does. */
function shown(game: Game, seat: number | null, like?: Game): Record<string, unknown> {
  const { scores, decisions, ...view } = game.view(seat);
  const isOpen = like ? like.view(seat).scores !== undefined : scores !== undefined;
  const { designs, forecasts } = game.ruleset;
  const mine = seat !== null && game.decisions.some((open) => open.seat === seat);
  return {
    // First what is asked: of several things that tell it says the most.
    decisions,
    ...view,
    ...(isOpen && { scores }),
    reasons: mine ? designs.map(({ id }) => whyNot(game, seat, id)) : [],
    forecasts: forecasts.map(({ id }) => forecast(game, id, seat)),
  };
}

function firstDifference(a: readonly GameEvent[], b: readonly GameEvent[]): 'nothing' | 'phase' | 'something' {
  const at = a.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(b[i]));
  const i = at < 0 ? a.length : at;
  if (i >= a.length && i >= b.length) return 'nothing';
  return [a[i], b[i]].every((event) => event === undefined || event.is === 'phase') ? 'phase' : 'something';
}

/** Questions that may follow each other where one was passed by in the other game. */
const PASSED = 4;

/**
 * The question at which this game waits while the other has gone on as if it had never been asked: all that happened there
 * since happens here too, once it is answered, and then both wait for the same.
 */
function passedBy(
  waits: Game,
  wentOn: Game,
  seat: number | null,
  from: readonly [number, number],
): Decision | undefined {
  const without = ({ n: _, ...event }: GameEvent): string => JSON.stringify(event);
  const [before, after] = [waits.events(seat).slice(from[0]), wentOn.events(seat).slice(from[1])].map((all) =>
    all.map(without),
  );
  const [asked] = waits.decisions;
  const next = wentOn.decisions[0];
  if (!asked || before.some((event, i) => event !== after[i]) || after.length <= before.length) return undefined;
  const isNext = (open: Decision | undefined): boolean => open?.prompt === next?.prompt && open?.seat === next?.seat;
  if (isNext(asked)) return undefined;
  const rest = after.slice(before.length);
  const later = waits.fork();
  const known = later.events(seat).length;
  const roll = dice('passed by');
  for (let n = 0; n < PASSED && !isNext(later.decisions[0]); n++) {
    const answer = anyAnswer(later, roll);
    if (!answer || !later.answer(answer).ok) return undefined;
  }
  if (!isNext(later.decisions[0])) return undefined;
  for (const event of later.events(seat).slice(known)) if (without(event) === rest[0]) rest.shift();
  return rest.length === 0 ? asked : undefined;
}

/** A legal answer by chance. */
function anyAnswer(game: Game, roll: Dice): Answer | undefined {
  const open = game.decisions[roll(game.decisions.length)];
  if (!open) return undefined;
  const ids = open.options.map(({ id }) => id);
  const least = open.optional ? 0 : open.min;
  const wanted = least + roll(open.max - least + 1);
  const count = wanted > 0 && wanted < open.min ? open.min : wanted;
  const choose = Array.from({ length: count }, () => ids.splice(roll(ids.length), 1)[0]);
  return { decision: open.id, seat: open.seat, choose, version: game.version };
}

/** The same answer in the other game: the same cards by their backs, whatever is printed on them there. */
function alikeIn(one: Game, other: Game, answer: Answer): Answer | undefined {
  const mine = one.decisions.find(({ id }) => id === answer.decision);
  const open = other.decisions.find(({ id }) => id === answer.decision);
  if (!mine || open?.seat !== answer.seat) return undefined;
  const ids = open.options.map(({ id }) => id);
  const back = (id: string): string | undefined => /#\d+$/.exec(id)?.[0];
  const choose = answer.choose.map((id) => {
    if (ids.includes(id)) return id;
    const same = back(id);
    if (same !== undefined) return ids.find((candidate) => back(candidate) === same);
    return ids.length === mine.options.length ? ids[mine.options.findIndex((option) => option.id === id)] : undefined;
  });
  const isLegal =
    choose.every((id) => id !== undefined) &&
    new Set(choose).size === choose.length &&
    ((choose.length === 0 && open.optional) || (choose.length >= open.min && choose.length <= open.max));
  return isLegal ? { ...answer, choose: choose as string[], version: other.version } : undefined;
}

/** Where two values first differ. */
function pathTo(a: unknown, b: unknown): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return '';
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [x, y] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]];
    if (JSON.stringify(x) === JSON.stringify(y)) continue;
    const rest = pathTo(x, y);
    return rest ? `${key}.${rest}` : key;
  }
  return '';
}

function textAt(value: unknown, path: string): string {
  let at = value;
  for (const key of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[key];
  return JSON.stringify(at) ?? '';
}
