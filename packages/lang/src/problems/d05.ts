import { entries } from './entry.js';

/** D05xx: decks and counts. */
export const D05 = entries({});
