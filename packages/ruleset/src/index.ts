export { canonicalJson } from './canonical.js';
export { default as validate } from './generated/validate.js';
export { hashRuleset } from './hash.js';
export { EXPRESSIONS, type ExpressionOp, NONE, STATEMENTS, type StatementOp } from './ops.js';
export type { Fix, Place, Position, Problem, ProblemArg, Range, Severity } from './problem.js';
export {
  type AttrDef,
  type Block,
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
