import { entries } from './entry.js';

/** D02xx: names. */
export const D02 = entries({});
