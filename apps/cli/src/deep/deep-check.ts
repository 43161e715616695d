import { dice, type Loaded, loadRuleset, type StartOptions } from '@draco-table/engine';
import type { Problem, Ruleset, Span } from '@draco-table/ruleset';
import { branches, isOwn } from '@draco-table/ruleset';
import { breathe, type Io } from '../frame/io.js';
import { startProgress } from '../frame/progress.js';
import type { LoadedGame } from '../input/load.js';
import { wordOf } from '../play/start.js';
import { drive, LARGEST } from './drive.js';
import { type Fault, faultProblems } from './faults.js';
import { leakProblems } from './leaks.js';
import { placeOf } from './place.js';
import { keyOf } from './shrink.js';

/** What random games have shown. */
interface Seen {
  games: number;
  played: Set<string>;
  covered: Uint8Array;
  asked: Set<number>;
  cameUp: Set<number>;
  faults: Map<string, Fault>;
}

export interface Deep {
  problems: Problem[];
  /** Games that were played and games that were wanted, when Ctrl-C came. */
  stopped?: { done: number; all: number };
}

/** Plays random games with each of these and reports what they show. */
export async function deepCheck(games: readonly LoadedGame[], count: number, seed: string, io: Io): Promise<Deep> {
  const stop = new AbortController();
  const off = io.onInterrupt(() => {
    off();
    stop.abort();
  });
  const all = games.length * count;
  const progress = startProgress(io, all, io.words.sim.games);
  const problems: Problem[] = [];
  let done = 0;
  const told = () => {
    done += 1;
    progress.update(done);
  };
  try {
    for (const game of games) {
      if (stop.signal.aborted) break;
      const loaded = loadRuleset(game.ruleset);
      if (!loaded.ok) problems.push(...loaded.problems);
      else problems.push(...(await deepGame(game, loaded.ruleset, count, seed, io, told, stop.signal)));
    }
  } finally {
    off();
    progress.stop();
  }
  return { problems, ...(stop.signal.aborted && { stopped: { done, all } }) };
}

async function deepGame(
  game: LoadedGame,
  loaded: Loaded,
  count: number,
  seed: string,
  io: Io,
  told: () => void,
  stop: AbortSignal,
): Promise<Problem[]> {
  const { ruleset } = loaded;
  const seen: Seen = {
    games: 0,
    played: new Set(),
    covered: new Uint8Array(ruleset.marks?.length ?? 0),
    asked: new Set(),
    cameUp: new Set(),
    faults: new Map(),
  };
  const { min, max } = ruleset.seats;
  const starts: StartOptions[] = [];
  for (let i = 0; i < count && !stop.aborted; i += 1) {
    // The number of players goes round; every other game is played with options by chance.
    const name = `${game.name} ${seed} ${i}`;
    const options = i % 2 === 1 ? { options: optionsFrom(ruleset, name) } : {};
    const start = { seats: min + (i % (max - min + 1)), seed: name, ...options };
    starts.push(start);
    playOne(loaded, start, seen);
    seen.games += 1;
    told();
    await breathe();
  }
  return [
    ...(await faultProblems(game, loaded, [...seen.faults.values()], seen.games, io, stop)),
    ...(await leakProblems(game, loaded, starts, io, stop)),
    ...quietCards(ruleset, seen, game.own),
    ...quietBranches(ruleset, seen, game.own),
    ...forcedChoices(ruleset, seen, game.own),
  ];
}

function optionsFrom(ruleset: Ruleset, seed: string): Record<string, string | number | boolean> {
  const roll = dice(`options of ${seed}`);
  return Object.fromEntries(
    ruleset.options.map((option) => {
      const value = option.values[roll(option.values.length)] ?? 0;
      if (option.type.is === 'number') return [option.id, value];
      return [option.id, option.type.is === 'yes-no' ? value === 1 : wordOf(ruleset, option, value)];
    }),
  );
}

function playOne(loaded: Loaded, start: StartOptions, seen: Seen): void {
  const numbers: number[] = [];
  const roll = dice(`numbers of ${start.seed}`);
  const watch = {
    covered: seen.covered,
    play: (_: number, design: string) => void seen.played.add(design),
    choice: (prompt: number, asked: boolean) => {
      seen.cameUp.add(prompt);
      if (asked) seen.asked.add(prompt);
    },
  };
  const { fault } = drive(loaded, start, (at) => (numbers[at] = roll(LARGEST)), watch, false);
  if (!fault) return;
  const key = keyOf(fault);
  const known = seen.faults.get(key);
  // The shortest game that shows it is the best to begin with.
  if (!known || numbers.length < known.numbers.length)
    seen.faults.set(key, { problem: fault, start, numbers, times: (known?.times ?? 0) + 1 });
  else known.times += 1;
}

/** Cards that do something and never did it. */
function quietCards(ruleset: Ruleset, seen: Seen, own: ReadonlySet<string>): Problem[] {
  const families = new Map<string, { span?: Span; played: boolean }>();
  for (const design of ruleset.designs) {
    if (design.effect === undefined || !isOwn(ruleset, design.span, own)) continue;
    const name = design.family ?? design.id;
    const before = families.get(name);
    families.set(name, {
      ...(design.span && { span: design.span }),
      played: before?.played === true || seen.played.has(design.id),
    });
  }
  return [...families]
    .filter(([, card]) => !card.played)
    .map(([name, card]) =>
      warning(
        'D1031',
        `The card ${name} was never played in ${seen.games} random games.`,
        'Its needs may never hold, or more games are needed.',
        ruleset,
        card.span,
      ),
    );
}

/** Blocks of cards and rules that were passed by, though what they are part of was carried out. */
function quietBranches(ruleset: Ruleset, seen: Seen, own: ReadonlySet<string>): Problem[] {
  const alive = new Set((ruleset.marks ?? []).filter((_, i) => seen.covered[i] === 1).map((mark) => mark.routine));
  const cards = branches(ruleset, seen.covered, own);
  const inCards = cards
    .filter((card) => card.reached > 0)
    .flatMap((card) => card.missed.map((span) => ({ what: `the card ${card.card}`, span })));
  const owned = new Set(cards.flatMap((card) => card.missed.map((span) => span.join(' '))));
  const inRules = (ruleset.marks ?? []).flatMap((mark, i) => {
    if (
      !isOwn(ruleset, mark.span, own) ||
      seen.covered[i] === 1 ||
      !alive.has(mark.routine) ||
      owned.has(mark.span.join(' '))
    )
      return [];
    const routine = ruleset.routines[mark.routine];
    return routine && routine.is !== 'card' ? [{ what: `“${routine.id}”`, span: mark.span }] : [];
  });
  return [...inCards, ...inRules].map(({ what, span }) =>
    warning(
      'D1032',
      `This branch of ${what} was never reached in ${seen.games} random games.`,
      undefined,
      ruleset,
      span,
    ),
  );
}

function forcedChoices(ruleset: Ruleset, seen: Seen, own: ReadonlySet<string>): Problem[] {
  return [...seen.cameUp]
    .filter((prompt) => !seen.asked.has(prompt) && isOwn(ruleset, ruleset.prompts[prompt]?.span, own))
    .map((prompt) => {
      const def = ruleset.prompts[prompt];
      return warning(
        'D1033',
        `The choice “${def?.id ?? prompt}” never had more than one possible answer in ${seen.games} random games.`,
        undefined,
        ruleset,
        def?.span,
      );
    });
}

function warning(
  code: string,
  message: string,
  help: string | undefined,
  ruleset: Ruleset,
  span: Span | undefined,
): Problem {
  return { code, severity: 'warning', args: {}, message, ...(help && { help }), ...placeOf(ruleset, span) };
}
