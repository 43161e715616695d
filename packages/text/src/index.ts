export { chain, joinSources, LAST_RESORT, type Sources } from './languages.js';
export { logLine, logLineAt } from './log.js';
export { type Messages, openMessages } from './messages.js';
export { direction } from './morphology.js';
export { isLanguageOf, languageName, shortList } from './problems/named.js';
export type { Asked, Happened, Holder, Shown, ZoneRef } from './shown.js';
export { type CardWriter, createTexts, type TextProblem, type Texts, type TextsOptions } from './texts.js';
export { withoutUntranslated } from './untranslated.js';
