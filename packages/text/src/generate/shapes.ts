/** Shapes of rules that a text says in another way than word by word. */
import {
  type Block,
  type Choice,
  isStatementOp,
  type Node,
  STATEMENTS,
  type StatementFacts,
} from '@draco-table/ruleset';

const opOf = (node: unknown): string | undefined => (Array.isArray(node) ? String(node[0]) : undefined);
const names = (node: unknown, slot: number): boolean => JSON.stringify(node ?? null).includes(`["slot",${slot}]`);

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a statement is one sentence without others inside. */
export const isPlain = (statement: Node): boolean =>
  ['do', 'pay', 'move', 'add', 'set', 'reveal', 'look', 'face', 'set-attr'].includes(opOf(statement) ?? '');

export const isDesignOf = (node: Node): boolean => opOf(node) === 'design';

/** Whether all are chosen: at least as many as a number can be. */
export const isAll = (choice: Choice): boolean => choice.many?.min === 2147483647;

/** Whether a named value is still used after something has changed, so that its words would then mean something else. */
export function outlives(slot: number, rest: Block): boolean {
  let changed = false;
  for (const statement of rest) {
    if (changed && names(statement, slot)) return true;
    changed ||= changes(statement);
    // Inside one that changes something it may come to be used later, unless it is no more than one sentence.
    if (changed && !isPlain(statement) && opOf(statement) !== 'if' && uses(statement, slot) > 1) return true;
  }
  return false;
}

const uses = (node: Node, slot: number): number => JSON.stringify(node).split(`["slot",${slot}]`).length - 1;

function changes(node: unknown): boolean {
  if (Array.isArray(node)) {
    const op = String(node[0]);
    const facts: StatementFacts | undefined = isStatementOp(op) ? STATEMENTS[op] : undefined;
    if (op === 'do' || op === 'carry' || (facts?.changes && facts.changes !== 'knowledge')) return true;
    return node.some(changes);
  }
  return typeof node === 'object' && node !== null && Object.values(node).some(changes);
}

/** The two zones of `let a = X; let b = Y; move a to Y; move b to X`. */
export function exchanged(statements: Block): [Node, Node] | undefined {
  const [letA, letB, one, other] = statements as unknown as unknown[][];
  if (opOf(letA) !== 'let' || opOf(letB) !== 'let' || opOf(one) !== 'move' || opOf(other) !== 'move') return undefined;
  const [a, b] = [letA?.[2], letB?.[2]] as [unknown[], unknown[]];
  if (opOf(a) !== 'zone' || opOf(b) !== 'zone') return undefined;
  const goes = (move: unknown[] | undefined, slot: unknown, zone: unknown[]) =>
    JSON.stringify([move?.[1], move?.[2], move?.[3] ?? null]) ===
    JSON.stringify([['slot', slot], zone[1], zone[2] ?? null]);
  return goes(one, letA?.[1], b) && goes(other, letB?.[1], a)
    ? [a as unknown as Node, b as unknown as Node]
    : undefined;
}
