import { dice, type Game, playOn, type StartOptions } from '@draco-table/engine';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import { breathe } from '../frame/io.js';
import { shown } from '../input/find.js';
import type { LoadedGame } from '../input/load.js';
import { beginTest, countersOf } from '../test-block/begin.js';
import { handLine, seatName } from '../test-block/block.js';
import { choose, type Given, LARGEST } from './drive.js';
import { keyOf } from './shrink.js';

/** Short games that are tried from one beginning, and how many answers they may take. */
const TRIES = 200;
const MOST_ANSWERS = 12;
/** A test of so many is short enough. */
export const FEW_ANSWERS = 4;

/** A game that leads into a fault soon, since a test lays out before play what it takes. */
export interface Closer {
  start: StartOptions;
  /** Statements of the test's `given`. */
  lines: string[];
  given: Given[];
  /** At its first decision. */
  game: Game;
}

/**
 * Looks for a test that shows a fault in fewer answers than the game in which it was found, by giving the player who is
 * asked first the card that went wrong, and everybody what they had then. `at` is that game just before the fault.
 */
export async function comeCloser(
  source: LoadedGame,
  start: StartOptions,
  at: Game,
  fault: Problem,
  cwd: string,
  stop: AbortSignal,
): Promise<Closer | undefined> {
  const card = typeof fault.args.card === 'string' ? fault.args.card : lastCard(at);
  const key = keyOf(fault);
  let best: Closer | undefined;
  const from = (begin: StartOptions, lines: readonly string[]) =>
    beginTest(source.path, source.sources.get(shown(source.path, cwd)) ?? '', begin, lines, source.ruleset, cwd);
  const attempt = async (begin: StartOptions, lines: string[], most: number): Promise<Closer | undefined> => {
    await breathe();
    if (stop.aborted) return undefined;
    const game = await from(begin, lines);
    const given = game && (await search(game, card, key, most, stop));
    return game && given && { start: begin, lines, given, game };
  };
  for (const begin of beginnings(source.ruleset, start)) {
    const plain = await from(begin, []);
    const first = plain?.decisions[0]?.seat;
    if (!plain || first === undefined) continue;
    const line = card && handLine(source.ruleset, card, first);
    const inHand = line ? [line] : [];
    const asThen = stateLines(source.ruleset, plain, at, first);
    for (const lines of [inHand, [...inHand, ...asThen]]) {
      if (lines.length === 0) continue;
      best = (await attempt(begin, lines, best ? best.given.length - 1 : MOST_ANSWERS)) ?? best;
      if (best && best.given.length <= FEW_ANSWERS) break;
    }
    if (best) break;
  }
  // What is not needed goes, one line after the other.
  for (const line of best?.lines ?? []) {
    if (!best || best.lines.length === 1) break;
    const fewer = best.lines.filter((one) => one !== line);
    best = (await attempt(best.start, fewer, best.given.length)) ?? best;
  }
  return best;
}

/** The plainest start first: the fewest players, no options. */
function beginnings(ruleset: Ruleset, { seats, seed, options }: StartOptions): StartOptions[] {
  const plain = { seats: ruleset.seats.min, seed };
  return seats === plain.seats && options === undefined
    ? [plain]
    : [plain, { seats, seed, ...(options && { options }) }];
}

/** The shortest of some random games that leads into the fault. */
async function search(
  game: Game,
  card: string | undefined,
  key: string,
  most: number,
  stop: AbortSignal,
): Promise<Given[] | undefined> {
  let best: Given[] | undefined;
  for (let n = 0; n < TRIES && !stop.aborted; n += 1) {
    await breathe();
    const roll = dice(`closer ${n}`);
    const given: Given[] = [];
    const { fault } = playOn(game, (info) => {
      if (given.length >= (best === undefined ? most : best.length - 1)) return undefined;
      const ids = Array.from({ length: info.count }, (_, i) => info.id(i));
      const wanted = ids.findIndex((id) => id === card || id.startsWith(`${card}#`));
      const index = wanted >= 0 && !info.many && roll(4) > 0 ? wanted : choose(info, roll(LARGEST));
      const indices = typeof index === 'number' ? (index < 0 ? [] : [index]) : index;
      given.push({ seat: info.seat, choose: indices.map((i) => ids[i] as string) });
      return index;
    });
    if (fault && keyOf(fault) === key) best = given;
    if (best && best.length < 2) break;
  }
  return best;
}

function lastCard(game: Game): string | undefined {
  for (const event of [...game.events(null)].reverse()) {
    if (event.is === 'play' && event.card.is === 'thing') return event.card.design;
  }
  return undefined;
}

/** What makes tokens, counters and empty piles of a fresh game what they were; `first` sits where the one who acted sat. */
function stateLines(ruleset: Ruleset, fresh: Game, then: Game, first: number): string[] {
  const actor = then.decisions[0]?.seat ?? 0;
  const lines: string[] = [];
  const before = countersOf(then);
  for (const { id, role, seat, value } of countersOf(fresh)) {
    const was = seat === undefined ? undefined : (seat - first + actor + 2 * then.seats) % then.seats;
    const by = (before.find((one) => one.id === id && one.seat === was)?.value ?? value) - value;
    if (by === 0) continue;
    const owner = seat === undefined ? '' : seatName(ruleset, seat);
    const amount = Math.abs(by);
    if (role === 'counter') {
      const counter = owner === '' ? id : `${id} of ${owner}`;
      lines.push(by > 0 ? `add ${amount} to ${counter}` : `take ${amount} from ${counter}`);
      continue;
    }
    const holder = ruleset.vars.find((one) => one.id === id)?.holders?.[0]?.id;
    if (holder === undefined || owner === '') continue;
    lines.push(`move ${amount} ${id} from ${by > 0 ? `${holder} to ${owner}` : `${owner} to ${holder}`}`);
  }
  const box = ruleset.zones[0]?.id ?? 'box';
  const full = new Set(fresh.view(null).zones.flatMap((zone) => (zone.count > 0 && !zone.of ? [zone.zone] : [])));
  for (const { zone, count, of } of then.view(null).zones) {
    if (count === 0 && !of && full.has(zone)) lines.push(`move ${zone} to ${box}`);
  }
  return lines;
}
