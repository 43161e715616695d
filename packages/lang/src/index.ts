export { decode } from './decode.js';
export { MAX_CHAIN, MAX_FILE_BYTES, MAX_NESTING, MAX_PROBLEMS } from './limits.js';
export { type Parsed, type ParseMemo, parse } from './parse.js';
export { CATALOGUE, CODES, isCode } from './problems/catalogue.js';
export type { Entry, Example } from './problems/entry.js';
export { type Code, report } from './problems/report.js';
export { createSource, type Source } from './source.js';
