import { entries } from './entry.js';

/** D06xx: tests. */
export const D06 = entries({});
