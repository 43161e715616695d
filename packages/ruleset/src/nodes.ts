import type { EXPRESSIONS, ExpressionOp, STATEMENTS, StatementOp } from './operations.js';
import type { Block, Choice, Node } from './ruleset.js';

/** What an argument is, by its letter in the table of operations. */
interface ByLetter {
  e: Node;
  l: Node;
  i: Node | null;
  b: Block;
  c: Choice;
  w: string;
}
type ArgOf<Letter extends string> = Letter extends keyof ByLetter ? ByLetter[Letter] : number;
type One<Spec extends string> = Spec extends `${infer Letter}*`
  ? ArgOf<Letter>[]
  : Spec extends `${infer Letter}?`
    ? [ArgOf<Letter>?]
    : [ArgOf<Spec>];
type ArgsOf<Spec extends string> = Spec extends ''
  ? []
  : Spec extends `${infer First} ${infer Rest}`
    ? [...One<First>, ...ArgsOf<Rest>]
    : One<Spec>;

type SpecOf<Op extends ExpressionOp | StatementOp> =
  | (Op extends ExpressionOp ? (typeof EXPRESSIONS)[Op]['args'] : never)
  | (Op extends StatementOp ? (typeof STATEMENTS)[Op]['args'] : never);

/** An operation with its arguments, as the table says: `NodeOf<'where'>` is `['where', Node, number, Node]`. */
export type NodeOf<Op extends ExpressionOp | StatementOp> = [op: Op, ...args: ArgsOf<SpecOf<Op>>];

/** Whether a node of a checked ruleset is that operation. */
export function isOp<Op extends ExpressionOp | StatementOp>(node: unknown, op: Op): node is NodeOf<Op> {
  return Array.isArray(node) && node[0] === op;
}
