/**
 * The intermediate form of rules and of the run time: functions on whole numbers of 32 bits over one memory of words. The
 * lowering makes it of a ruleset, `pnpm generate` makes it of `runtime/`; closures and WebAssembly are made of it.
 */
export type BinaryOp =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '%u'
  | '&'
  | '|'
  | '^'
  | '<<'
  | '>>'
  | '>>>'
  | '==='
  | '!=='
  | '<'
  | '<u'
  | '>'
  | '<='
  | '>='
  /** The second is worked out only where it is wanted; whole numbers that are not 0 hold. */
  | '&&'
  | '||';

export type Expr =
  | { is: 'const'; value: number }
  /** A number that is known when the run time is linked with a ruleset. */
  | { is: 'symbol'; name: string }
  | { is: 'local'; index: number }
  /** The word at an address. */
  | { is: 'load'; address: Expr; offset: number }
  | { is: 'binary'; op: BinaryOp; a: Expr; b: Expr }
  | { is: 'not'; of: Expr }
  | { is: 'if'; test: Expr; yes: Expr; no: Expr }
  | { is: 'call'; name: string; args: Expr[] };

export type Stmt =
  | { is: 'set'; local: number; value: Expr }
  | { is: 'store'; address: Expr; offset: number; value: Expr }
  | { is: 'do'; value: Expr }
  | { is: 'if'; test: Expr; yes: Stmt[]; no: Stmt[] }
  /** As long as the test holds; `continue` goes on with the step. */
  | { is: 'for'; label: number; test: Expr | null; step: Stmt[]; body: Stmt[] }
  | { is: 'block'; label: number; body: Stmt[] }
  | { is: 'break'; label: number }
  | { is: 'continue'; label: number }
  /** Goes on from one case to the next; what has no case goes to the end. */
  | { is: 'switch'; label: number; on: Expr; cases: { value: number; body: Stmt[] }[] }
  | { is: 'return'; value: Expr }
  /** Takes so much from the budget of steps. */
  | { is: 'spend'; amount: Expr };

/** Of a block that nothing goes to the end of. */
export const NO_LABEL = -1;

export interface Func {
  name: string;
  /** Its first locals. */
  params: number;
  locals: number;
  body: Stmt[];
}

/** Calls `visit` with every expression and statement in a part, the outermost first. */
export function walk(part: Expr | Stmt | readonly (Expr | Stmt)[], visit: (node: Expr | Stmt) => void): void {
  if (Array.isArray(part)) {
    for (const one of part) walk(one, visit);
    return;
  }
  const node = part as Expr | Stmt;
  visit(node);
  for (const inner of partsOf(node)) walk(inner, visit);
}

function partsOf(node: Expr | Stmt): readonly (Expr | Stmt)[] {
  switch (node.is) {
    case 'load':
      return [node.address];
    case 'binary':
      return [node.a, node.b];
    case 'not':
      return [node.of];
    case 'if':
      return Array.isArray(node.yes)
        ? [node.test, ...node.yes, ...(node.no as Stmt[])]
        : [node.test, node.yes, node.no as Expr];
    case 'call':
      return node.args;
    case 'set':
    case 'do':
    case 'return':
      return [node.value];
    case 'store':
      return [node.address, node.value];
    case 'for':
      return [...(node.test === null ? [] : [node.test]), ...node.body, ...node.step];
    case 'block':
      return node.body;
    case 'switch':
      return [node.on, ...node.cases.flatMap(({ body }) => body)];
    case 'spend':
      return [node.amount];
    default:
      return [];
  }
}
