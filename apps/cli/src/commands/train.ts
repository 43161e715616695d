import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Brain, readBrain } from '@draco-table/bots';
import { Training } from '@draco-table/bots/train';
import type { StartOptions } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import { botPath, brainAt, findBrain } from '../bot-file/bot-file.js';
import { Failure, Stopped } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { duration, startProgress } from '../frame/progress.js';
import { refuseFolder, writeWhole } from '../frame/write.js';
import { shown } from '../input/find.js';
import { resolveGame } from '../input/library.js';
import { type LoadedGame, loadGame } from '../input/load.js';
import { startOptions } from '../play/start.js';
import type { Handler } from '../program/shape.js';
import { type QueueFlags, withQueue } from '../queue/with-queue.js';
import { share as shareOf } from '../sim/figures.js';
import { dropNotes, readNotes, writeNotes } from '../train/notes.js';
import { openSchool, type School } from '../train/school.js';

interface Options extends QueueFlags {
  seats?: number[];
  seed?: string;
  option?: Record<string, string>;
  games: number;
  seconds?: number;
  workers?: number;
  output?: string;
  fresh?: boolean;
  format: 'pretty' | 'json';
}

/** Between two looks at how strong it is, and between two notes of where it stands, in milliseconds. */
const LOOK = 5000;
const NOTE = 20_000;
/** Games that tell how strong it is, under way and in the end. */
const GLANCE = 64;
const EXAM = 400;

/** `train`: learns a game by playing it, and writes what it learned beside it. */
export const train: Handler = async (operands, flags, io) => {
  const options = flags as unknown as Options;
  const game = await loadGame(resolveGame(operands[0] as string, io.cwd), io);
  const { ruleset } = game;
  const path = options.output === undefined ? botPath(game.path) : resolve(io.cwd, options.output);
  refuseFolder(path);
  const { seats, start } = startsOf(ruleset, options);
  const before = options.fresh ? undefined : startFrom(game, path, options, io);
  const settings = { seats, seed: start.seed, ...(start.options && { options: start.options }) };
  const notes = path.replace(/(\.json)?$/, '.training');
  const about = JSON.stringify([ruleset.hash, settings]);
  const state = options.fresh ? undefined : readNotes(notes, about);
  const training = new Training(ruleset, { ...settings, ...(before && { from: before }) }, state);
  const run: Run = {
    io,
    options,
    training,
    start,
    before,
    notes,
    about,
    path,
    name: game.name,
    done: 0,
    unfinished: 0,
  };
  if (state) io.err(`${io.words.train.goesOn(training.round * training.gamesPerRound)}\n`);

  const stop = new AbortController();
  const off = io.onInterrupt(() => {
    off();
    stop.abort();
  });
  await withQueue(options, io, async (queue) => {
    // Its notes say where it stands, so what was given need not be kept.
    const runner = await queue?.open({ kind: 'train', spec: ruleset }, false);
    const school = openSchool(ruleset, options.workers ?? availableParallelism(), runner);
    const began = performance.now();
    try {
      await learn(run, school, stop.signal);
      if (stop.signal.aborted) stopped(run);
      writeWhole(path, `${JSON.stringify(training.file())}\n`);
      dropNotes(notes);
      await tellResult(run, school, (performance.now() - began) / 1000);
      await runner?.forget();
    } finally {
      await school.close();
    }
  });
  return 0;
};

interface Run {
  io: Io;
  options: Options;
  training: Training;
  start: StartOptions;
  before: Brain | undefined;
  notes: string;
  about: string;
  path: string;
  name: string;
  /** Games that were played since the command began. */
  done: number;
  unfinished: number;
}

/** How many play, one number after the other, and the rest of what every game starts with. */
function startsOf(ruleset: Ruleset, options: Options): { seats: number[]; start: StartOptions } {
  const { min, max } = ruleset.seats;
  const seats = options.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const starts = seats.map((count) => startOptions(ruleset, count, options.seed ?? 'draco', options.option));
  return { seats, start: starts[0] as StartOptions };
}

/** What it knows already: its own file, or that of the game which a deck builds on. */
function startFrom(game: LoadedGame, path: string, options: Options, io: Io): Brain | undefined {
  const own = brainAt(path, game.ruleset, io.cwd);
  if (own || options.output !== undefined) return own;
  return findBrain(game.path, game.ruleset, io.cwd)?.brain;
}

const brainOf = (training: Training): Brain => {
  const read = readBrain(training.file(), training.ruleset);
  if (!read.ok) throw new Error(read.reason);
  return read.brain;
};

async function learn(run: Run, school: School, stop: AbortSignal): Promise<void> {
  const { io, options, training, start } = run;
  const total = (): number => {
    if (options.seconds === undefined) return options.games;
    const spent = performance.now() - began;
    const left = Math.max(0, 1000 * options.seconds - spent);
    return first + run.done + Math.ceil((run.done / Math.max(1, spent)) * left);
  };
  const began = performance.now();
  const first = training.round * training.gamesPerRound;
  const progress = startProgress(io, options.games, io.words.sim.games);
  let [looked, noted] = [began, began];
  let note = '';
  let looking: Promise<void> | undefined;
  let last = run.before;
  const look = async (): Promise<void> => {
    const now = brainOf(training);
    const at = { ...start, seed: `${start.seed}/exam` };
    const byChance = await school.exam(at, GLANCE, now);
    const byLast = last && (await school.exam(at, GLANCE, now, last));
    note = io.words.train.strength(percent(byChance), byLast === undefined ? '–' : percent(byLast));
    last = run.before ?? now;
  };
  const halted = new Promise<undefined>((done) =>
    stop.addEventListener('abort', () => done(undefined), { once: true }),
  );
  try {
    while (first + run.done < total() && !stop.aborted) {
      const round = await Promise.race([school.round(training), halted]);
      if (!round) break;
      run.done += round.games;
      run.unfinished += round.unfinished;
      refuseHopeless(run, round);
      const now = performance.now();
      if (io.progress && looking === undefined && now - looked > LOOK) {
        looked = now;
        looking = look().finally(() => {
          looking = undefined;
        });
        looking.catch(() => {});
      }
      if (now - noted > NOTE) {
        noted = now;
        writeNotes(run.notes, run.about, training.state);
      }
      progress.update(first + run.done, note, total());
    }
  } finally {
    progress.stop();
  }
}

/** A game that never ends, or in which nobody decides anything, teaches nothing. */
function refuseHopeless({ name, unfinished, done }: Run, round: { games: number; decisions: number }): void {
  if (round.decisions === 0) throw new Failure('D1062', `Nobody has anything to decide in ${name}.`, 1);
  if (unfinished < done) return;
  throw new Failure('D1034', `None of ${done} games of ${name} came to an end.`, 1, 'draco check --deep shows why');
}

function stopped({ io, training, notes, about, path }: Run): never {
  if (training.round === 0) throw new Stopped('Stopped before the first round was over; nothing was written.');
  writeNotes(notes, about, training.state);
  writeWhole(path, `${JSON.stringify(training.file())}\n`);
  const games = training.round * training.gamesPerRound;
  throw new Stopped(
    `Stopped after ${games} games. ${shown(path, io.cwd)} has what was learned; the same command goes on from there.`,
  );
}

async function tellResult(run: Run, school: School, seconds: number): Promise<void> {
  const { io, options, training, start, before, path, name } = run;
  const player = brainOf(training);
  const at = { ...start, seed: `${start.seed}/exam` };
  const byChance = await school.exam(at, EXAM, player);
  const byLast = before && (await school.exam(at, EXAM, player, before));
  const games = training.round * training.gamesPerRound;
  if (options.format === 'json') {
    const figures = { game: name, file: shown(path, io.cwd), games, unfinished: run.unfinished, seats: start.seats };
    const strength = { random: byChance, ...(byLast !== undefined && { last: byLast }), fair: 1 / start.seats };
    io.out(`${JSON.stringify({ ...figures, seed: start.seed, exam: EXAM, strength }, null, 2)}\n`);
    return;
  }
  const { words } = io;
  io.out(`${io.style('green', '✓')} ${shown(path, io.cwd)}: ${words.train.learned(games, duration(seconds))}\n`);
  const share = (won: number): string => {
    const { low, high } = shareOf(won * EXAM, EXAM);
    return words.train.share(percent(won), percent(low), percent(high), EXAM);
  };
  io.out(`  ${words.train.againstRandom(start.seats, percent(1 / start.seats))} ${share(byChance)}\n`);
  if (byLast !== undefined) io.out(`  ${words.train.againstLast} ${share(byLast)}\n`);
  if (run.unfinished > 0) io.err(`${words.train.unfinished(run.unfinished)}\n`);
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
