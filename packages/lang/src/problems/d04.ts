import { entries } from './entry.js';

/** D04xx: flow, choices and hidden information. */
export const D04 = entries({});
