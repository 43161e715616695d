export { generate } from './generate/generate.js';
