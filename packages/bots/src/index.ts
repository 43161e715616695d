export { type Bot, chooseAnswer } from './bot.js';
export { type GreedyOptions, greedy } from './greedy.js';
export { type MctsOptions, mcts } from './mcts.js';
export { random, randomPicker } from './random.js';
