import type { Argument, Expr, Pattern, TypeExpr } from '../syntax.js';

/** Stands where a line may be broken, else it is a blank: after a comma or an operator, where a line goes on. */
export const SOFT = '\u0001';
/** Where a line that is too long is broken first: what follows stays together below. */
export const FIRST = '\u0002';

const BREAKABLE = new Set(['and', 'or', '+', '-', '*', '/', 'where']);

export function expression(node: Expr): string {
  switch (node.is) {
    case 'number':
      return String(node.value);
    case 'name':
      return node.text;
    case 'group':
      return `(${expression(node.inner)})`;
    case 'list':
      return node.brackets ? `(${commas(node.items.map(expression))})` : commas(node.items.map(expression));
    case 'of':
      return `${node.property.text} of ${expression(node.object)}`;
    case 'phrase':
      return node.items.map(expression).join(' ');
    case 'binary':
      return `${expression(node.left)} ${operator(node.op)}${expression(node.right)}`;
    case 'list-op':
      return `${expression(node.list)} ${operator(node.op)}${expression(node.by)}`;
    case 'not':
      return `not ${expression(node.value)}`;
    case 'negative':
      return `-${expression(node.value)}`;
    case 'if-else':
      return `if ${expression(node.test)} then ${expression(node.then)}${SOFT}else ${expression(node.else)}`;
    case 'agrees':
      return `${expression(node.who)} agrees to ${node.prompt.text}`;
  }
}

const operator = (op: string): string => (BREAKABLE.has(op) ? `${op}${SOFT}` : `${op} `);

export const commas = (items: string[]): string => items.join(`,${SOFT}`);

export function type(node: TypeExpr): string {
  if (node.is === 'type-name') return node.name;
  if (node.is === 'design-type') return `design of ${node.of.text}`;
  if (node.is === 'list-type') return `list of ${type(node.of)}`;
  return node.types.map(type).join(` or${SOFT}`);
}

export function pattern({ parts }: Pattern): string {
  return parts.map((part) => (part.is === 'word' ? part.text : `(${part.name.text}: ${type(part.type)})`)).join(' ');
}

export function args(list: Argument[]): string {
  return list.length ? ` (${commas(list.map(({ name, value }) => `${name.text}: ${expression(value)}`))})` : '';
}
