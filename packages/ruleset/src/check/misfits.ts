import type { Misfit } from '../generated/validate.js';
import { isExpressionOp, isStatementOp } from '../operations.js';
import type { Problem } from '../problem.js';
import { flaw } from './flaws.js';

/** Where operations begin: below these names an array is one, or a block of them. */
const NODES = new Set(['body', 'test', 'where', 'equals', 'node']);

const SORTS: Record<string, string> = {
  integer: 'a whole number',
  object: 'an object',
  array: 'a list',
  string: 'text',
  null: 'nothing',
  'integer,array': 'a whole number or an operation',
};

type Say = (params: Record<string, unknown>, isOperation: boolean, value: unknown) => string;
const SAY: Record<string, Say> = {
  type: ({ type }) => `is not ${SORTS[String(type)] ?? String(type)}`,
  required: ({ missingProperty }) => `has no "${missingProperty}"`,
  additionalProperties: ({ additionalProperty }) => `has "${additionalProperty}", which is not known`,
  enum: ({ allowedValues }) => `is not one of ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `is not ${allowedValue}`,
  minimum: ({ limit }) => (limit === 0 ? 'is below 0' : 'is not a whole number of 32 bits'),
  maximum: () => 'is not a whole number of 32 bits',
  minItems: (_, isOperation) => (isOperation ? 'has too few arguments' : 'is too short'),
  maxItems: (_, isOperation) => (isOperation ? 'has too many arguments' : 'is too long'),
  additionalItems: (_, isOperation) => (isOperation ? 'has too many arguments' : 'is too long'),
  discriminator: () => 'is of a sort that is not known',
  index: ({ table, of }, _, value) => `names ${value} of the ${table}, of which there are ${of}`,
};

/** The path as people write it: `routines[3].body[0]`. */
const pathOf = (keys: readonly string[]): string =>
  keys.reduce((path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : path ? `${path}.${key}` : key), '');

/** What AJV found, as a problem of ours; undefined where another one tells the same. */
export function misfitProblem(json: unknown, { instancePath, keyword, params }: Misfit): Problem | undefined {
  if (keyword === 'if') return undefined;
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value: unknown = json;
  let isInside = false;
  let operation: unknown[] | undefined;
  for (const key of keys) {
    value = (value as Record<string, unknown>)[key];
    isInside ||= NODES.has(key) && Array.isArray(value);
    if (isInside && Array.isArray(value) && typeof value[0] === 'string') operation = value;
  }
  const path = pathOf(keys) || 'the ruleset';
  const say = SAY[keyword];
  if (keyword === 'operation') return flaw('D0803', { op: nameOf(params.op), path, what: notAnOperation(params.op) });
  const what = say?.(params, operation !== undefined && operation === value, value) ?? `fails "${keyword}"`;
  if (operation !== undefined) return flaw('D0803', { op: nameOf(operation[0]), path, what });
  return flaw(isInside ? 'D0803' : keyword === 'index' ? 'D0805' : 'D0801', { op: 'block', path, what });
}

const nameOf = (op: unknown): string =>
  typeof op === 'string' ? op.slice(0, 40) : op === undefined ? 'nothing' : op === null ? 'null' : typeof op;

function notAnOperation(op: unknown): string {
  if (isExpressionOp(op)) return 'is an expression where a statement is needed';
  return isStatementOp(op) ? 'is a statement where an expression is needed' : 'is not an operation';
}
