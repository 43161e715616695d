export type { TableEncoding } from './bytes.js';
export { STATUSES, type TextRow, textRows } from './rows.js';
export { type Imported, type ImportOptions, takeTexts } from './take.js';
export { isTableFormat, TABLE_FORMATS, type TableFormat, writeTexts } from './write.js';
export { readText, type Written, writeText } from './write-text.js';
