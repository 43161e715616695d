import { entries } from './entry.js';

/** D03xx: types. */
export const D03 = entries({});
