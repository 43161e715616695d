export { chain, LAST_RESORT, type Sources } from './languages.js';
export { logLine } from './log.js';
export { direction } from './morphology.js';
export type { Asked, Happened, Holder, Shown, ZoneRef } from './shown.js';
export { type CardWriter, createTexts, type TextProblem, type Texts, type TextsOptions } from './texts.js';
