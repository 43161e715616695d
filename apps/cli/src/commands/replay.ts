import { resolve } from 'node:path';
import {
  type Game,
  loadRuleset,
  makeReplay,
  replay as playAgain,
  type Replay,
  type SavedGame,
} from '@draco-table/engine';
import { logLine } from '@draco-table/text';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { languageOf } from '../input/language.js';
import { findByName, resolveGame } from '../input/library.js';
import { loadGame, openTexts } from '../input/load.js';
import { readSave, type SaveFile } from '../play/save-file.js';
import type { Handler } from '../program/shape.js';

interface Options {
  game?: string;
  seat?: number;
  step?: true;
  lang?: string;
  format: 'pretty' | 'json';
}

interface Told {
  step: number;
  seat: number;
  choose: string[];
  lines: string[];
}

/** `replay`: a saved game from its seed and answers; names the first step that differs. */
export const replay: Handler = async (operands, flags, io) => {
  const options = flags as unknown as Options;
  const name = operands[0] as string;
  const saved = readSave(resolve(io.cwd, name), name);
  const game = await loadGame(gameOf(saved, options, io), io);
  const loaded = loadRuleset(game.ruleset);
  if (!loaded.ok) throw new Failure('D1019', `${game.name} cannot be run: ${loaded.problems[0]?.message ?? ''}`, 1);
  const seat = options.seat === undefined ? null : options.seat - 1;
  if (seat !== null && seat >= saved.start.seats)
    throw new Failure('D1015', `The game has ${saved.start.seats} seats.`);
  const texts = openTexts(game, languageOf(options.lang, io));
  // A save without digests, as a web page writes it, can only be asked whether its answers still fit.
  const header = isReplay(saved)
    ? saved
    : { ...makeReplay(loaded.ruleset, saved), ruleset: saved.ruleset, engine: saved.engine };

  const told: Told[] = [];
  let seen = 0;
  const lines = (now: Game): string[] => {
    const events = now.events(seat);
    const fresh = events.slice(seen).flatMap((event) => logLine(texts, event) ?? []);
    seen = events.length;
    return fresh;
  };
  const result = playAgain(loaded.ruleset, header, (now, step) => {
    const answer = header.answers[step - 1];
    told.push({ step, seat: answer?.seat ?? -1, choose: answer?.choose ?? [], lines: lines(now) });
  });
  const same = header.ruleset === game.ruleset.hash;
  if (options.format === 'json') {
    const end = result.ok ? { ok: true } : { ok: false, differsAt: result.step, problem: result.problem };
    io.out(
      `${JSON.stringify({ game: game.name, start: header.start, answers: header.answers.length, sameRuleset: same, ...end, result: result.game.result ?? null, steps: told }, null, 2)}\n`,
    );
    return result.ok ? 0 : 1;
  }
  await print(io, told, options.step === true, texts.seatName);
  if (result.game.result)
    io.out(`${io.style('bold', logLine(texts, { is: 'end', result: result.game.result }) ?? '')}\n`);
  if (!same) io.err(`The game was saved with another version of ${game.name}.\n`);
  if (result.ok) {
    io.out(`${io.style('green', '✓')} ${header.answers.length} answers, every step as it was\n`);
    return 0;
  }
  io.out(
    `${io.style('red', '✗')} step ${result.step} of ${header.answers.length} differs: ${result.problem.help ?? result.problem.message}\n`,
  );
  return 1;
};

async function print(io: Io, told: readonly Told[], waits: boolean, seatName: (seat: number) => string): Promise<void> {
  const keys = waits ? await openKeys(io) : undefined;
  try {
    for (const now of told) {
      const head = now.step === 0 ? 'start' : `${now.step}. ${seatName(now.seat)}: ${now.choose.join(', ') || '–'}`;
      io.out(`${io.style('dim', head)}\n${now.lines.map((line) => `   ${line}\n`).join('')}`);
      if (keys && !(await keys.next())) break;
    }
  } finally {
    keys?.close();
  }
}

/** One key a step; q or Ctrl-C shows no more. */
async function openKeys(io: Io): Promise<{ next(): Promise<boolean>; close(): void }> {
  if (!io.interactive) throw new Failure('D1016', '--step needs a terminal.');
  const { readKeys } = await import('../play/keys.js');
  io.stdin.setRawMode(true);
  io.stdin.resume();
  return {
    next: () =>
      new Promise((done) => {
        io.stdin.once('data', (chunk) => {
          done(
            !readKeys(String(chunk)).some((key) => key.is === 'interrupt' || (key.is === 'text' && key.text === 'q')),
          );
        });
      }),
    close: () => {
      io.stdin.setRawMode(false);
      io.stdin.pause();
    },
  };
}

function isReplay(saved: object): saved is Replay {
  return 'digests' in saved && Array.isArray(saved.digests);
}

function gameOf(saved: (SavedGame | Replay) & Partial<Pick<SaveFile, 'draco'>>, options: Options, io: Io): string {
  if (options.game) return resolveGame(options.game, io.cwd);
  const about = saved.draco;
  const found = about?.file !== undefined ? resolve(io.cwd, about.file) : about && findByName(about.name, io.cwd);
  if (!found) throw new Failure('D1010', 'The file does not say which game it is of.', 2, 'name it with --game');
  return found;
}
