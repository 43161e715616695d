import { resolve } from 'node:path';
import {
  type Answer,
  type Game,
  type GameEvent,
  loadRuleset,
  makeReplay,
  replay as playAgain,
  type Replay,
  type SavedGame,
  type Shown,
  type View,
} from '@draco-table/engine';
import { logLine, type Texts } from '@draco-table/text';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { languageOf } from '../input/language.js';
import { findByName, resolveGame } from '../input/library.js';
import { loadGame, openTexts } from '../input/load.js';
import { hiddenIds } from '../play/hidden.js';
import { readSave, type SaveFile } from '../play/save-file.js';
import { tongueOf } from '../problems/tongue.js';
import type { Handler } from '../program/shape.js';
import type { Words } from '../words/words.js';

interface Options {
  game?: string;
  seat?: number;
  all?: true;
  step?: true;
  lang?: string;
  format: 'pretty' | 'json';
}

interface Told {
  step: number;
  seat: number;
  choose: string[];
  /** The choice by name, as far as it is known. */
  words: string;
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
  if (options.step && !io.interactive) throw new Failure('D1016', '--step needs a terminal.');
  const seat = options.seat === undefined ? null : options.seat - 1;
  if (seat !== null && seat >= saved.start.seats)
    throw new Failure('D1015', `The game has ${saved.start.seats} seats.`);
  const texts = openTexts(game, languageOf(options.lang, io));
  const { replay: words } = io.words;
  const views: View[] = [];
  // A save without digests, as a web page writes it, can only be asked whether its answers still fit.
  const header = isReplay(saved)
    ? saved
    : { ...makeReplay(loaded.ruleset, saved), ruleset: saved.ruleset, engine: saved.engine };

  const told: Told[] = [];
  let seen = 0;
  const fresh = (now: Game): GameEvent[] => {
    const events = now.events(seat, seen);
    seen += events.length;
    return events;
  };
  let next: Shown[] = [];
  const result = playAgain(loaded.ruleset, header, (now, step) => {
    const answer = header.answers[step - 1];
    const events = fresh(now);
    const known = options.all || answer?.seat === seat ? next : toldOf(events, answer);
    told.push({
      step,
      seat: answer?.seat ?? -1,
      choose: known.some(({ is }) => is === 'hidden') || known.length === 0 ? [] : (answer?.choose ?? []),
      words: known.map((value) => texts.name(value)).join(', '),
      lines: events.flatMap((event) => logLine(texts, event) ?? []),
    });
    if (options.step) views.push(now.view(seat));
    next = chosen(now, header.answers[step]);
  });
  const same = header.ruleset === game.ruleset.hash;
  if (options.format === 'json') {
    const end = result.ok ? { ok: true } : { ok: false, differsAt: result.step, problem: result.problem };
    io.out(
      `${JSON.stringify({ game: game.name, start: header.start, answers: header.answers.length, sameRuleset: same, ...end, result: result.game.result ?? null, steps: told.map(({ words: _, ...step }) => step) }, null, 2)}\n`,
    );
    return result.ok ? 0 : 1;
  }
  if (options.step) {
    const { walk } = await import('../play/walk.js');
    const brush = { texts, hidden: hiddenIds(game.ruleset) };
    await walk(
      io,
      brush,
      views,
      (at) => headOf(told[at] as Told, words, texts),
      (at) => told[at]?.lines ?? [],
    );
  } else for (const now of told) io.out(`${io.style('dim', headOf(now, words, texts))}\n${indented(now.lines)}`);
  if (result.game.result)
    io.out(`${io.style('bold', logLine(texts, { is: 'end', result: result.game.result }) ?? '')}\n`);
  if (!same) io.err(`${words.otherVersion(game.name)}\n`);
  const all = header.answers.length;
  if (result.ok) {
    io.out(`${io.style('green', '✓')} ${isReplay(saved) && result.sameEngine ? words.same(all) : words.fits(all)}\n`);
    return 0;
  }
  const why = (await tongueOf(io.words)).say(result.problem.help ?? result.problem.message);
  io.out(`${io.style('red', '✗')} ${words.differs(result.step, all, why)}\n`);
  return 1;
};

function headOf({ step, seat, words: choice }: Told, words: Words['replay'], texts: Texts): string {
  return step === 0 ? words.start : `${step}. ${texts.seatName(seat)}: ${choice || '–'}`;
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `   ${line}\n`).join('');
}

/** What an answer chooses. */
function chosen(now: Game, answer: Answer | undefined): Shown[] {
  const decision = now.decisions.find(({ id }) => id === answer?.decision);
  return (answer?.choose ?? []).flatMap((id) => decision?.options.find((one) => one.id === id)?.value ?? []);
}

/** What the viewer was told of it. */
function toldOf(events: readonly GameEvent[], answer: Answer | undefined): Shown[] {
  return events.flatMap((event) => (event.is === 'answer' && event.seat === answer?.seat ? (event.choice ?? []) : []));
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
