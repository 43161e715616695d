export { type Bot, chooseAnswer } from './bot.js';
export { type GreedyOptions, greedy } from './greedy.js';
export { type Hint, hint } from './hint.js';
export { type BotFile, type Brain, type BrainResult, MOST_BOT_BYTES, readBrain } from './learn/brain.js';
export { type LearnedOptions, learned } from './learn/learned.js';
export { type SearchOptions, search } from './learn/search.js';
export { botOf, LEVELS, type Level } from './levels.js';
export { type MctsOptions, mcts } from './mcts.js';
export { random, randomPicker } from './random.js';
