import type { Ruleset } from '@draco-table/ruleset';
import type { Bot } from './bot.js';
import { greedy } from './greedy.js';
import type { Brain } from './learn/brain.js';
import { learned } from './learn/learned.js';
import { search } from './learn/search.js';
import { mcts } from './mcts.js';
import { random } from './random.js';

/** How strong a bot is, for people to choose from; weakest first. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How far an easy bot's judgement is off. */
const EASY = 2;

/** A bot of that strength. What nobody has learned yet is played without: by chance, or by looking ahead. */
export function botOf(level: Level, ruleset: Ruleset, brain: Brain | undefined): Bot {
  if (brain === undefined) return level === 'easy' ? random : level === 'medium' ? greedy() : mcts();
  if (level === 'hard') return search(brain, ruleset);
  return learned(brain, ruleset, level === 'easy' ? { whim: EASY } : {});
}
