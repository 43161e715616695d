export { branches, type CardBranches, isOwn } from './branches.js';
export { canonicalJson } from './canonical.js';
export { flaw } from './check/flaws.js';
export { type Validated, validateRuleset } from './check/validate-ruleset.js';
export { applyFixes } from './fix.js';
export { hashRuleset } from './hash.js';
export {
  GAME_LIMITS,
  LANGUAGE_LIMITS,
  RULESET_LIMITS,
  TABLE_LIMITS,
  TEXT_LIMITS,
  WORKSHOP_LIMITS,
} from './limits.js';
export { isOp, type NodeOf } from './nodes.js';
export { NONE } from './none.js';
export {
  compute,
  EXPRESSIONS,
  type ExpressionFacts,
  type ExpressionOp,
  factsOf,
  isExpressionOp,
  isStatementOp,
  STATEMENTS,
  type StatementFacts,
  type StatementOp,
} from './operations.js';
export { perCount } from './per-count.js';
export type { Fix, Place, Position, Problem, ProblemArg, Range, Severity } from './problem.js';
export {
  type AttrDef,
  type Block,
  CHANGE_PARAMS,
  type ChangeDef,
  type Choice,
  type Constant,
  type DesignDef,
  type DieDef,
  FORMAT,
  type HookDef,
  type KindDef,
  LANGUAGE,
  type MarkDef,
  type Match,
  type Node,
  type NodeArg,
  type Operation,
  type OptionDef,
  type Per,
  type PromptDef,
  type RoutineDef,
  type Ruleset,
  type Span,
  type TestDef,
  type TestStep,
  type TestValue,
  type Type,
  type TypeDef,
  type VarDef,
  type ZoneDef,
} from './ruleset.js';
export { scopesOf } from './scopes.js';
export type { Happening, Holder, Result, Shown, ZoneRef } from './shown.js';
export { LOOPS, slotsIn, usesThis } from './slots.js';
export { isDeepCode, suppress } from './suppress.js';
export { choiceType, elementOf, isList, type Op, type Scope, scopeOf, typeOf } from './types.js';
