export type { CompileOptions } from './compile/ruleset.js';
export { type Analysed, type Compiled, compile } from './compile.js';
export {
  type Body,
  type Change,
  type ComposedCard,
  changeCard,
  composeCard,
  type Field,
  findCard,
  type Line,
  type More,
  newCard,
  type Offer,
  offersFor,
  type Part,
  type TextChange,
} from './compose/index.js';
export { decode } from './decode.js';
export { type Caller, type CallsOf, callerAt, incomingCalls, outgoingCalls } from './editor/calls.js';
export { type Completion, completionsAt, MOST_OFFERS } from './editor/completion.js';
export { type Hint, hintsOf } from './editor/hints.js';
export { type Hover, hoverAt } from './editor/hover.js';
export { type Keyword, keywordAt } from './editor/keywords.js';
export { definitionAt, type OutlineItem, outlineOf, referencesAt } from './editor/navigate.js';
export { type Renamed, renameAt, renameableAt } from './editor/rename.js';
export { type Signature, signaturesAt } from './editor/signature.js';
export { type Fold, foldsOf, selectionsAt, wordAt } from './editor/structure.js';
export { declaredAt, type FilePlace, type Target, type Thing, targetAt, usesOf } from './editor/target.js';
export { TOKEN_MODIFIERS, TOKEN_TYPES, type Token, tokensOf } from './editor/tokens.js';
export { gatherFiles, type Loaded, type LoadedFile, type LoadOptions, loadFiles, type ReadFile } from './files.js';
export { format } from './format.js';
export { type Parsed, type ParseMemo, parse } from './parse.js';
export { CATALOGUE, CODES, isCode } from './problems/catalogue.js';
export type { Entry, Example } from './problems/entry.js';
export { EXAMPLE_GAME, wholeExample } from './problems/example-game.js';
export { type Code, report } from './problems/report.js';
export { createProject, type Project } from './project.js';
export { renderConcise } from './render/concise.js';
export { renderGithub } from './render/github.js';
export { renderJson, type Summary } from './render/json.js';
export { type PrettyOptions, renderPretty } from './render/pretty.js';
export type { Program } from './resolve/program.js';
export { createSource, type Source } from './source.js';
export { suggest } from './suggest.js';
export type { Card, Declaration, Header, Loc } from './syntax.js';
export { CARD_LINES, DECLARATIONS, RESERVED, STATEMENTS, STEPS } from './words.js';
