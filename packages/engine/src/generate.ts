export { generate, interpret } from './playout/generate.js';
