export { ENGLISH, type ProblemWords, problemWords } from './problem-words.js';
