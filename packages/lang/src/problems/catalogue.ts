import { D01 } from './d01.js';
import { D01_FILES } from './d01-files.js';
import { D02 } from './d02.js';
import { D03 } from './d03.js';
import { D04 } from './d04.js';
import { D05 } from './d05.js';
import { D06 } from './d06.js';
import type { Entry } from './entry.js';

/** Every problem the language can report, by code; one file per hundred. */
const ALL = { ...D01, ...D01_FILES, ...D02, ...D03, ...D04, ...D05, ...D06 };

export type Code = keyof typeof ALL;
export const CATALOGUE: { readonly [K in Code]: Entry } = ALL;
export const CODES = Object.keys(ALL).sort() as Code[];

export function isCode(text: string): text is Code {
  return Object.hasOwn(ALL, text);
}
