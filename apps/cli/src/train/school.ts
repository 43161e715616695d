import type { Brain } from '@draco-table/bots';
import type { ExamTask, Lesson, Training } from '@draco-table/bots/train';
import type { StartOptions } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import { openThreads } from '../work/threads.js';
import type { Runner } from '../work/work.js';

/** Threads that play for a training: games to learn from, and games that tell how strong it is. */
export interface School {
  /** The next round of a training; what it tells is of the games of that round. */
  round(training: Training): Promise<ReturnType<Training['take']>>;
  /** What share of the games the player wins. */
  exam(start: StartOptions, games: number, player: Brain, others?: Brain): Promise<number>;
  close(): Promise<void>;
}

/** Games that one thread plays at a time. */
const PART = 16;

/** With a runner it is there that they play. */
export function openSchool(ruleset: Ruleset, workers: number, runner?: Runner<'train'>): School {
  const threads = runner ?? openThreads({ kind: 'train', spec: ruleset }, workers);
  return {
    async round(training) {
      const lessons = await Promise.all(training.tasks().map((lesson) => threads.run({ lesson }) as Promise<Lesson>));
      return training.take(lessons);
    },
    async exam(start, games, player, others) {
      const parts = Array.from({ length: Math.ceil(games / PART) }, (_, i) => i * PART);
      const won = await Promise.all(
        parts.map((first) => {
          const exam: ExamTask = {
            player,
            start,
            first,
            games: Math.min(PART, games - first),
            ...(others && { others }),
          };
          return threads.run({ exam }) as Promise<number>;
        }),
      );
      return won.reduce((sum, one) => sum + one, 0) / games;
    },
    close: threads.close,
  };
}
