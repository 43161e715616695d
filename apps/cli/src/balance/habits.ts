import type { Bot } from '@draco-table/bots';
import { type Loaded, type Picker, playout, type StartOptions } from '@draco-table/engine';
import { turnPhases } from '../sim/turns.js';
import { type Habits, questionKey, readingOf } from './looking.js';

const GAMES = 40;

/** What a few games show of a deck before anything is tried with it. */
export interface Scouting extends Habits {
  /** Games that came to no end. */
  unfinished: number;
  games: number;
}

/** Plays a few games to find out which questions are about playing a card: their answer is then carried out or laid down. */
export function scout(loaded: Loaded, start: StartOptions, bot: Bot, most: number): Scouting {
  const { ruleset } = loaded;
  const reading = readingOf(ruleset);
  const asked = new Map<string, { all: number; played: number }>();
  const zones = new Set<number>();
  const turns = turnPhases(ruleset);
  let unfinished = 0;
  let length = 0;
  for (let n = 0; n < GAMES; n++) {
    const seed = `${start.seed}/scout/${n}`;
    const inner = (bot.picker as NonNullable<Bot['picker']>)(seed);
    let last: { question: { all: number; played: number }; seat: number; design: number; zone: number } | undefined;
    let answers = 0;
    const pick: Picker = (info) => {
      if (++answers > most) return undefined;
      const chosen = inner(info);
      last = undefined;
      if (info.many || typeof chosen !== 'number' || chosen < 0) return chosen;
      const zone = reading.ownZone(info, chosen);
      if (zone < 0) return chosen;
      const key = questionKey(info);
      const question = asked.get(key) ?? { all: 0, played: 0 };
      asked.set(key, question);
      question.all++;
      last = { question, seat: info.seat, design: reading.designOf(info, chosen), zone };
      return chosen;
    };
    const { result } = playout(loaded, { ...start, seed }, pick, {
      phase(phase) {
        if (turns.has(phase)) length++;
      },
      play(seat, design) {
        if (last !== undefined && last.seat === seat && ruleset.designs[last.design]?.id === design) {
          last.question.played++;
          zones.add(last.zone);
        }
        last = undefined;
      },
    });
    if (result === undefined) unfinished++;
    if (turns.size === 0) length += answers;
  }
  const questions = [...asked].filter(([, { all, played }]) => 2 * played > all).map(([key]) => key);
  return {
    questions: questions.sort(),
    zones: [...zones].sort((a, b) => a - b),
    length: Math.round(length / GAMES),
    unfinished,
    games: GAMES,
  };
}
