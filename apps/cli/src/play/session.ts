import type { Decision, Game } from '@draco-table/engine';
import type { Texts } from '@draco-table/text';
import type { Front } from './seat-at.js';
import type { Strings } from './strings.js';

export interface Session {
  game: Game;
  /** Seats 0 to humans - 1 are people at this keyboard. */
  humans: number;
  /** What a bot chooses, as ids of options. */
  bot(game: Game, decision: Decision): Promise<string[]> | string[];
  texts: Texts;
  words: Strings;
  front: Front;
  /** Saves the game and answers a sentence about it. */
  save(game: Game): string;
}

export type Ending = { is: 'over' } | { is: 'left'; hard: boolean } | { is: 'fault' };

/** Plays until the game is over, breaks a limit, or the people leave. */
export async function playSession(session: Session): Promise<Ending> {
  const { game, front, words, texts } = session;
  /** Versions at which a person was asked, for taking back. */
  const asked: number[] = [];
  /** Events each viewer has seen when last asked. */
  const seen = new Map<number | null, number>();
  let looking: number | undefined;
  let notice: string | undefined;

  while (!game.result && !game.fault) {
    const decision = nextDecision(game, session.humans);
    if (!decision) return { is: 'fault' };
    if (decision.seat >= session.humans) {
      if (session.humans === 0 && !(await front.watch(game, ...story(session, null, seen)))) return { is: 'left', hard: false };
      answer(game, decision, await session.bot(game, decision));
      continue;
    }
    if (session.humans > 1 && looking !== decision.seat && !(await front.handOver(texts.seatName(decision.seat)))) {
      return { is: 'left', hard: false };
    }
    looking = decision.seat;
    const [log, fresh] = story(session, decision.seat, seen);
    const reply = await front.ask({ game, decision, log, fresh, ...(notice !== undefined && { notice }) });
    notice = undefined;
    if (reply.is === 'quit') return { is: 'left', hard: reply.hard };
    if (reply.is === 'save') notice = session.save(game);
    else if (reply.is === 'undo') notice = takeBack(game, asked) ? words.undone : words.noUndo;
    else {
      const version = game.version;
      const outcome = answer(game, decision, reply.options);
      if (outcome === undefined) asked.push(version);
      else notice = outcome;
      seen.set(decision.seat, game.events(decision.seat).length);
    }
  }
  if (game.fault) return { is: 'fault' };
  const viewer = session.humans === 1 ? 0 : null;
  await front.end(game, ...story(session, viewer, seen));
  return { is: 'over' };
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
function takeBack(game: Game, asked: number[]): boolean {
  const version = asked.at(-1);
  if (version === undefined || !game.undo(version).ok) return false;
  asked.pop();
  return true;
}

function story(session: Session, viewer: number | null, seen: Map<number | null, number>): [log: string[], fresh: number] {
  const before = seen.get(viewer) ?? 0;
  const log: string[] = [];
  let fresh = 0;
  for (const [i, event] of session.game.events(viewer).entries()) {
    const line = session.texts.logLine(event);
    if (line === undefined) continue;
    log.push(line);
    if (i >= before) fresh += 1;
  }
  return [log, fresh];
}
