import { type Decision, type Game, onlyAnswer } from '@draco-table/engine';
import { logLineAt, type Texts } from '@draco-table/text';
import type { Words } from '../words/words.js';
import type { Front } from './seat-at.js';

export interface Session {
  game: Game;
  /**
   * The game again as it stood at a version. With one person at the keyboard nobody is cheated when something hidden
   * has come to light since, so taking back goes further than the engine allows among several.
   */
  rewind?(game: Game, version: number): Game | undefined;
  /** Seats 0 to humans - 1 are people at this keyboard. */
  humans: number;
  /** What a bot chooses, as ids of options. */
  bot(game: Game, decision: Decision): Promise<string[]> | string[];
  /** What a strong player would do, in words. */
  hint?(game: Game, decision: Decision): string;
  texts: Texts;
  words: Words['play'];
  /** Why an answer is refused, in the language of the person. */
  say(problem: string): string;
  front: Front;
  /** Saves the game and answers a sentence about it. */
  save(game: Game): string;
}

/** How it ended, and the game as it stands then. */
export type Ending = { game: Game } & ({ is: 'over' } | { is: 'left' } | { is: 'fault' });

/** Plays until the game is over, breaks a limit, or the people leave. */
export async function playSession(session: Session): Promise<Ending> {
  const { front, words, texts } = session;
  let { game } = session;
  /** Versions at which a person was asked, for taking back. */
  const asked: number[] = [];
  const chronicle = keepChronicle(session);
  // How the table was laid is no news: what has happened since is.
  if (game.version === 0) {
    for (const viewer of [null, ...Array(session.humans).keys()]) {
      chronicle.story(game, viewer);
      chronicle.read(viewer);
    }
  }
  let looking: number | undefined;
  let notice: string | undefined;

  while (!game.result && !game.fault) {
    const decision = nextDecision(game, session.humans);
    if (!decision) return { is: 'fault', game };
    if (decision.seat >= session.humans) {
      if (session.humans === 0) {
        if (!(await front.watch(game, ...chronicle.story(game, null)))) return { is: 'left', game };
        chronicle.read(null);
      }
      const viewer = session.humans === 1 ? 0 : null;
      if (session.humans > 0 && !(await front.thinking(game, decision.seat, viewer, ...chronicle.story(game, viewer))))
        return { is: 'left', game };
      answer(game, decision, await session.bot(game, decision));
      continue;
    }
    // Several people at one keyboard would see who is passed over.
    const only = session.humans === 1 ? onlyAnswer(decision) : undefined;
    if (only && answer(game, decision, only) === undefined) continue;
    if (session.humans > 1 && looking !== decision.seat && !(await front.handOver(texts.seatName(decision.seat)))) {
      return { is: 'left', game };
    }
    looking = decision.seat;
    const [log, fresh] = chronicle.story(game, decision.seat);
    const canUndo = asked.length > 0 && (session.rewind !== undefined || game.canUndo());
    const canHint = session.hint !== undefined;
    const said = notice !== undefined && { notice };
    const reply = await front.ask({ game, decision, log, fresh, canUndo, canHint, ...said });
    notice = undefined;
    if (reply.is === 'quit') return { is: 'left', game };
    if (reply.is === 'save') notice = session.save(game);
    else if (reply.is === 'hint') notice = session.hint?.(game, decision);
    else if (reply.is === 'undo') {
      const before = takeBack(session, game, asked);
      if (before) {
        game = before;
        chronicle.forget();
      }
      notice = before ? words.undone : words.noUndo;
    } else {
      const { version } = game;
      chronicle.story(game, null);
      const refused = answer(game, decision, reply.options);
      if (refused === undefined) {
        asked.push(version);
        chronicle.read(decision.seat);
        // Together they have seen all that happened up to here: what they are told at the end comes after it.
        chronicle.read(null);
      } else notice = session.say(refused);
    }
  }
  if (game.fault) return { is: 'fault', game };
  const viewer = session.humans === 1 ? 0 : null;
  await front.end(game, ...chronicle.story(game, viewer));
  return { is: 'over', game };
}

/** Bots first: a person should not wait for the keyboard while a machine could think. */
function nextDecision(game: Game, humans: number): Decision | undefined {
  return game.decisions.find((decision) => decision.seat >= humans) ?? game.decisions[0];
}

/** Undefined when it was taken, or why not. */
function answer(game: Game, decision: Decision, choose: string[]): string | undefined {
  const outcome = game.answer({ decision: decision.id, seat: decision.seat, choose, version: game.version });
  return outcome.ok ? undefined : outcome.problem.message;
}

/** Back to the last question a person answered, over the bots' answers since. */
function takeBack(session: Session, game: Game, asked: number[]): Game | undefined {
  const version = asked.at(-1);
  if (version === undefined) return undefined;
  const before = game.undo(version).ok ? game : session.rewind?.(game, version);
  if (before) asked.pop();
  return before;
}

interface Chronicle {
  /** What the viewer was told so far, and how many of the last lines are new. */
  story(game: Game, viewer: number | null): [log: string[], fresh: number];
  /** The viewer knows what the last story told. */
  read(viewer: number | null): void;
  /** After taking back: what happened is another story, of which no more is new than before. */
  forget(): void;
}

/** Lines are made once for each event, so that a long game does not grow slower. */
export function keepChronicle({ texts }: Pick<Session, 'texts'>): Chronicle {
  /** For each viewer a line for each event, or nothing, and how many of the events are read. */
  const pages = new Map<number | null, { lines: (string | undefined)[]; read: number }>();
  const pageOf = (viewer: number | null) => {
    const page = pages.get(viewer) ?? { lines: [], read: 0 };
    pages.set(viewer, page);
    return page;
  };
  return {
    story(game, viewer) {
      const { lines, read } = pageOf(viewer);
      const news = game.events(viewer, lines.length);
      for (const i of news.keys()) lines.push(logLineAt(texts, news, i));
      const told: { line: string; times: number; isFresh: boolean }[] = [];
      for (const [i, line] of lines.entries()) {
        if (line === undefined) continue;
        const last = told.at(-1);
        // Five cards drawn one by one are one line.
        if (last?.line === line && last.isFresh === i >= read) last.times += 1;
        else told.push({ line, times: 1, isFresh: i >= read });
      }
      const log = told.map(({ line, times }) => (times === 1 ? line : `${line} (×${times})`));
      return [log, told.filter(({ isFresh }) => isFresh).length];
    },
    read(viewer) {
      const page = pageOf(viewer);
      page.read = page.lines.length;
    },
    forget() {
      for (const page of pages.values()) page.lines.length = 0;
    },
  };
}
