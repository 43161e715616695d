import { readFileSync } from 'node:fs';
import ts from 'typescript';

const { SyntaxKind: Kind } = ts;

/** Signs of TypeScript and the operations that they are. */
const SIGNS = new Map(
  Object.entries({
    PlusToken: '+',
    MinusToken: '-',
    AsteriskToken: '*',
    SlashToken: '/',
    PercentToken: '%',
    AmpersandToken: '&',
    BarToken: '|',
    CaretToken: '^',
    LessThanLessThanToken: '<<',
    GreaterThanGreaterThanToken: '>>',
    GreaterThanGreaterThanGreaterThanToken: '>>>',
    EqualsEqualsEqualsToken: '===',
    ExclamationEqualsEqualsToken: '!==',
    LessThanToken: '<',
    GreaterThanToken: '>',
    LessThanEqualsToken: '<=',
    GreaterThanEqualsToken: '>=',
    AmpersandAmpersandToken: '&&',
    BarBarToken: '||',
  }).map(([name, sign]) => [Kind[name], sign]),
);
const ASSIGNED = new Map([
  [Kind.PlusEqualsToken, '+'],
  [Kind.MinusEqualsToken, '-'],
]);
const COUNTED = new Map([
  [Kind.PlusPlusToken, 1],
  [Kind.MinusMinusToken, -1],
]);

/**
 * The functions inside the one factory of a file, in the form that \`ir/link.ts\` reads: a number is itself, a text a symbol,
 * anything else a list that begins with what it is.
 */
export function lowerRuntime(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const numbers = new Map();
  const found = [];
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) addNumbers(statement, numbers);
    const isFactory = ts.isFunctionDeclaration(statement) && /^make[A-Z]/.test(statement.name?.text ?? '');
    if (isFactory) found.push(...statement.body.statements.filter((one) => ts.isFunctionDeclaration(one)));
  }
  // Spending is an operation of its own.
  return found.filter(({ name }) => name.text !== 'spend').map((one) => new Lowering(file, numbers).lower(one));
}

/** Constants of the file: a number, or several at once. */
function addNumbers({ declarationList }, numbers) {
  for (const { name, initializer } of declarationList.declarations) {
    if (ts.isNumericLiteral(initializer)) numbers.set(name.text, Number(initializer.text));
    if (ts.isArrayBindingPattern(name)) {
      name.elements.forEach((one, i) => {
        numbers.set(one.name.text, Number(initializer.elements[i].text));
      });
    }
  }
}

const isPlain = (arg) => !Array.isArray(arg) || arg[0] === 'local';

/** One function. Whatever is not part of the small language that the run time keeps to is refused, with its line. */
class Lowering {
  scopes = [];
  locals = 0;
  labels = 0;
  /** The innermost loop. */
  loops = [];

  constructor(file, numbers) {
    this.file = file;
    this.numbers = numbers;
  }

  refuse(node) {
    const { line } = this.file.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(`${this.file.fileName}:${line + 1}: not in the language of the run time: ${node.getText()}`);
  }

  lower({ name, parameters, body }) {
    this.scopes.push(new Map());
    for (const { name: param } of parameters) this.declare(param.text);
    const lowered = this.block(body);
    return [name.text, parameters.length, this.locals, lowered];
  }

  declare(name) {
    this.scopes.at(-1).set(name, this.locals);
    return this.locals++;
  }

  localOf(name) {
    for (let i = this.scopes.length - 1; i >= 0; i--) {
      const found = this.scopes[i].get(name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  scoped(act) {
    this.scopes.push(new Map());
    const out = act();
    this.scopes.pop();
    return out;
  }

  block(node) {
    if (!ts.isBlock(node)) return this.scoped(() => this.statement(node));
    return this.scoped(() => node.statements.flatMap((one) => this.statement(one)));
  }

  statement(node) {
    if (ts.isVariableStatement(node)) return this.declarations(node.declarationList);
    if (ts.isExpressionStatement(node)) return [this.effect(node.expression)];
    if (ts.isReturnStatement(node)) return [['return', node.expression ? this.expr(node.expression) : 0]];
    if (ts.isBlock(node)) return this.block(node);
    if (ts.isIfStatement(node)) {
      const no = node.elseStatement ? this.block(node.elseStatement) : [];
      return [['if', this.expr(node.expression), this.block(node.thenStatement), no]];
    }
    if (ts.isWhileStatement(node)) return this.loop([], node.expression, undefined, node.statement);
    if (ts.isForStatement(node)) {
      return this.scoped(() => {
        const first = node.initializer ? this.declarations(node.initializer) : [];
        return this.loop(first, node.condition, node.incrementor, node.statement);
      });
    }
    if (ts.isBreakStatement(node) && !node.label) return [['break', this.loops.at(-1)]];
    return this.refuse(node);
  }

  loop(first, condition, incrementor, body) {
    const label = this.labels++;
    const test = condition ? this.expr(condition) : 1;
    this.loops.push(label);
    const inner = this.block(body);
    this.loops.pop();
    return [...first, ['for', label, test, incrementor ? [this.effect(incrementor)] : [], inner]];
  }

  declarations(list) {
    if (!list.declarations) return this.refuse(list);
    return list.declarations.map(({ name, initializer }) => {
      if (!ts.isIdentifier(name) || !initializer) return this.refuse(name);
      const value = this.expr(initializer);
      return ['set', this.declare(name.text), value];
    });
  }

  /** An expression for what it does alone. */
  effect(node) {
    if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node;
      if (operatorToken.kind === Kind.EqualsToken) return this.assign(left, this.expr(right));
      const op = ASSIGNED.get(operatorToken.kind);
      if (op) return this.assign(left, [op, this.expr(left), this.expr(right)]);
    }
    if (ts.isPostfixUnaryExpression(node)) {
      return this.assign(node.operand, ['+', this.expr(node.operand), COUNTED.get(node.operator)]);
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'spend') {
      return ['spend', this.expr(node.arguments[0])];
    }
    return ['do', this.expr(node)];
  }

  assign(target, value) {
    if (ts.isIdentifier(target)) {
      const found = this.localOf(target.text);
      return found === undefined ? this.refuse(target) : ['set', found, value];
    }
    return ['store', this.address(target), value];
  }

  /** An element of the memory itself, or of a part of it that has a name. */
  address(node) {
    if (!ts.isElementAccessExpression(node) || !ts.isIdentifier(node.expression)) return this.refuse(node);
    const index = this.expr(node.argumentExpression);
    return node.expression.text === 'words' ? index : ['+', node.expression.text, index];
  }

  expr(node) {
    if (ts.isParenthesizedExpression(node)) return this.expr(node.expression);
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (ts.isIdentifier(node)) {
      const found = this.localOf(node.text);
      if (found !== undefined) return ['local', found];
      return this.numbers.get(node.text) ?? node.text;
    }
    if (ts.isPropertyAccessExpression(node)) return node.getText();
    if (ts.isElementAccessExpression(node)) return ['load', this.address(node)];
    if (ts.isPrefixUnaryExpression(node)) {
      const of = this.expr(node.operand);
      if (node.operator === Kind.ExclamationToken) return ['not', of];
      if (node.operator === Kind.TildeToken) return ['^', of, -1];
      if (node.operator === Kind.MinusToken) return typeof of === 'number' ? -of : ['-', 0, of];
      // A truth as a number: it is one already.
      if (node.operator === Kind.PlusToken) return of;
    }
    if (ts.isBinaryExpression(node)) {
      const op = SIGNS.get(node.operatorToken.kind) ?? this.refuse(node);
      const [a, b] = [this.expr(node.left), this.expr(node.right)];
      // All numbers are whole ones of 32 bits.
      return op === '|' && b === 0 ? a : [op, a, b];
    }
    if (ts.isConditionalExpression(node)) {
      return ['?', this.expr(node.condition), this.expr(node.whenTrue), this.expr(node.whenFalse)];
    }
    if (ts.isCallExpression(node)) return this.call(node.expression.getText(), node.arguments);
    return this.refuse(node);
  }

  call(name, nodes) {
    const args = nodes.map((one) => this.expr(one));
    if (name === 'Math.imul') return ['*', ...args];
    // Each is worked out twice, so it has to be a name or a number.
    if (name === 'Math.max' && args.every(isPlain)) return ['?', ['<', ...args], args[1], args[0]];
    if (name === 'Math.min' && args.every(isPlain)) return ['?', ['<', ...args], args[0], args[1]];
    if (name === 'under') return ['<u', ...args];
    if (name === 'remainder') return ['%u', ...args];
    return ['call', name, ...args];
  }
}
