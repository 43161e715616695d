export { cardWriter, generator, type Made } from './generator.js';
