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
import { checkProof, type Proof } from '@draco-table/protocol';
import { logLine, logLineAt, type Texts } from '@draco-table/text';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { languageOf } from '../input/language.js';
import { findByName, resolveGame } from '../input/library.js';
import { type LoadedGame, loadGame, openTexts } from '../input/load.js';
import { ringsAgainst } from '../input/look.js';
import type { Fetched } from '../play/fetched.js';
import { hiddenIds } from '../play/hidden.js';
import { readSave, type SaveFile } from '../play/save-file.js';
import type { Handler } from '../program/shape.js';
import { problemsIn } from '../words/problems.js';
import type { Words } from '../words/words.js';

interface Options {
  game?: string;
  seat?: number;
  all?: true;
  step?: true;
  verify?: true;
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
  const { saved, game } = await open(name, options, io);
  const loaded = loadRuleset(game.ruleset);
  if (!loaded.ok) throw new Failure('D1019', `${game.name} cannot be run: ${loaded.problems[0]?.message ?? ''}`, 1);
  if (options.step && !io.interactive) throw new Failure('D1016', '--step needs a terminal.');
  const seat = options.seat === undefined ? null : options.seat - 1;
  if (seat !== null && seat >= saved.start.seats)
    throw new Failure('D1015', `The game has ${saved.start.seats} seats.`);
  const names = saved.names?.map((one) => one ?? undefined);
  const texts = openTexts(game, languageOf(options.lang, io), names);
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
      lines: events.flatMap((_, i) => logLineAt(texts, events, i) ?? []),
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
    const brush = { texts, hidden: hiddenIds(game.ruleset), against: ringsAgainst(game, io.cwd) };
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
  const isSound = !options.verify || verify(saved, result.game, io, texts);
  if (result.ok) {
    io.out(`${io.style('green', '✓')} ${isReplay(saved) && result.sameEngine ? words.same(all) : words.fits(all)}\n`);
    return isSound ? 0 : 1;
  }
  const why = problemsIn(io.words.lang).say(result.problem.help ?? result.problem.message);
  io.out(`${io.style('red', '✗')} ${words.differs(result.step, all, why)}\n`);
  return 1;
};

/** From a file, with the game that it is of; or by the link to an online table, with the rules that it was played by. */
async function open(name: string, options: Options, io: Io): Promise<{ saved: Fetched; game: LoadedGame }> {
  if (/^https?:/.test(name)) return (await import('../play/fetched.js')).fetchGame(name);
  const saved = readSave(resolve(io.cwd, name), name);
  return { saved, game: await loadGame(gameOf(saved, options, io), io) };
}

/** Whether the deal follows from what was published before it, and the game from the deal. */
function verify(saved: SavedGame & { proof?: Proof; digest?: string }, game: Game, io: Io, texts: Texts): boolean {
  const { replay: words } = io.words;
  const { proof, digest } = saved;
  if (!isProof(proof))
    throw new Failure('D1028', 'The file brings no proof of its deal.', 1, 'fetch it from the table at its server');
  const faults = checkProof(proof, saved.start.seed);
  const say = (isFine: boolean, text: string) =>
    io.out(`${io.style(isFine ? 'green' : 'red', isFine ? '✓' : '✗')} ${text}\n`);
  const has = (fault: string) => faults.some((one) => one.fault === fault);
  say(!has('secret'), words.proofSecret);
  say(!has('part'), words.proofParts);
  for (const { fault, seat } of faults)
    if (fault === 'missing') say(false, words.proofMissing(texts.seatName(seat ?? 0)));
  say(!has('seed'), words.proofSeed);
  const isSame = digest === undefined || digest === game.digest();
  say(isSame, words.proofGame);
  return isSame && faults.every(({ fault }) => fault === 'missing');
}

function isProof(value: unknown): value is Proof {
  const proof = value as Partial<Proof> | null | undefined;
  const isHex = (text: unknown) => text === null || (typeof text === 'string' && /^[0-9a-f]{64}$/.test(text));
  return (
    typeof proof === 'object' &&
    proof !== null &&
    isHex(proof.commitment ?? 0) &&
    isHex(proof.secret ?? 0) &&
    Array.isArray(proof.pledges) &&
    Array.isArray(proof.parts) &&
    [...proof.pledges, ...proof.parts].every(isHex)
  );
}

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
