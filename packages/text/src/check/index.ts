export { D07 } from '../problems/d07.js';
export { type Coverage, type CoverageOptions, coverage, type LanguageStatus } from './coverage.js';
export { mark } from './outdated.js';
export type { TextFile } from './parse.js';
export { type PseudoLocale, pseudo } from './pseudo.js';
export { type Wanted, wantedTexts } from './required.js';
export { skeleton } from './skeleton.js';
export { toCsv } from './spreadsheet.js';
export { fromCsv, type Imported, type ImportOptions } from './table-import.js';
