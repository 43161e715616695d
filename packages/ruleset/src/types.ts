import type { Choice, Node, Ruleset, Type } from './ruleset.js';

/** What the names of a routine hold, as far as the operations so far tell. */
export interface Scope {
  ruleset: Ruleset;
  routine: number;
  types: (Type | undefined)[];
}

const NUMBER: Type = { is: 'number' };
const YES_NO: Type = { is: 'yes-no' };
const PLAYER: Type = { is: 'player' };
const THING: Type = { is: 'thing' };
const CELL: Type = { is: 'cell' };
const NONE_TYPE: Type = { is: 'number', none: true };

export const listOf = (type: Type): Type => (type.list ? type : { ...type, list: true });
export const elementOf = (type: Type): Type => {
  if (!type.list) return type;
  const { list, ...element } = type;
  return element;
};

/** An operation with its arguments, once its shape is known to be right. */
export type Op = [op: string, a: Node, b: Node, c: Node, d: Node];

type Infer = (scope: Scope, node: Op) => Type;
const always =
  (type: Type): Infer =>
  () =>
    type;
const likeFirst: Infer = (scope, node) => typeOf(scope, node[1]);
const listLikeFirst: Infer = (scope, node) => listOf(typeOf(scope, node[1]));
const elementOfFirst: Infer = (scope, node) => elementOf(typeOf(scope, node[1]));
const either = (a: Type, b: Type): Type =>
  a.is === 'number' && (a.none || b.is !== 'number') ? { ...b, none: true } : a;
/** Each element has a name while the last argument is worked out. */
const mapped: Infer = (scope, node) => {
  const slot = node[2] as number;
  const before = scope.types[slot];
  scope.types[slot] = elementOf(typeOf(scope, node[1]));
  const type = listOf(elementOf(typeOf(scope, node[3])));
  scope.types[slot] = before;
  return type;
};

const OF: Record<string, Infer> = {
  none: always(NONE_TYPE),
  list: (scope, node) => {
    const items = (node.slice(1) as Node[]).map((item) => elementOf(typeOf(scope, item)));
    return listOf(items.find((type) => type.is !== 'number') ?? NUMBER);
  },
  slot: (scope, node) => scope.types[node[1] as number] ?? NUMBER,
  answer: (scope, node) => scope.types[node[1] as number] ?? NUMBER,
  var: (scope, node) => scope.ruleset.vars[node[1] as number].type,
  holder: always(PLAYER),
  option: (scope, node) => scope.ruleset.options[node[1] as number].type,
  attr: (scope, node) => scope.ruleset.attrs[node[1] as number].type,
  printed: (scope, node) => scope.ruleset.attrs[node[1] as number].type,
  zone: (scope, node) => listOf({ is: 'thing', types: scope.ruleset.zones[node[1] as number].of }),
  if: (scope, node) => either(typeOf(scope, node[2]), typeOf(scope, node[3])),
  range: always(listOf(NUMBER)),
  where: listLikeFirst,
  most: listLikeFirst,
  least: listLikeFirst,
  sorted: listLikeFirst,
  reached: listLikeFirst,
  weighing: elementOfFirst,
  giving: mapped,
  joined: mapped,
  first: elementOfFirst,
  last: elementOfFirst,
  only: elementOfFirst,
  at: elementOfFirst,
  'first-n': listLikeFirst,
  'last-n': listLikeFirst,
  distinct: listLikeFirst,
  reversed: listLikeFirst,
  plus: (scope, node) => listOf(either(typeOf(scope, node[1]), typeOf(scope, node[2]))),
  without: listLikeFirst,
  shuffled: listLikeFirst,
  'random-from': elementOfFirst,
  every: (_, node) => listOf({ is: 'thing', types: [node[1] as number] }),
  designs: always(listOf({ is: 'design' })),
  piece: always(THING),
  copies: always(listOf(THING)),
  design: always({ is: 'design' }),
  'cell-of': always(CELL),
  neighbours: always(listOf(THING)),
  'holder-of': always(PLAYER),
  players: always(listOf(PLAYER)),
  'players-from': always(listOf(PLAYER)),
  opponents: always(listOf(PLAYER)),
  after: always(PLAYER),
  before: always(PLAYER),
  cell: always(CELL),
  toward: always(CELL),
  opposite: likeFirst,
  rim: always(listOf(CELL)),
  'at-cell': always(THING),
  with: (scope, node) => {
    const type = typeOf(scope, node[3]);
    scope.types[node[1] as number] = node[2] === 1 ? listOf(type) : elementOf(type);
    return typeOf(scope, node[4]);
  },
  call: (scope, node) => scope.ruleset.routines[node[1] as number].gives ?? NUMBER,
};

const TRUTHS = new Set([
  '=',
  '<',
  '<=',
  'not',
  'and',
  'or',
  'same',
  'in',
  'in-zone',
  'is-a',
  'any',
  'playable',
  'face-down',
  'agrees',
]);

/** The type of an expression whose shape is known to be right. */
export function typeOf(scope: Scope, node: Node): Type {
  if (typeof node === 'number') return NUMBER;
  const op = node[0];
  if (TRUTHS.has(op)) return YES_NO;
  return Object.hasOwn(OF, op) ? OF[op](scope, node as Op) : NUMBER;
}

export const isList = (scope: Scope, node: Node): boolean => typeOf(scope, node).list === true;

/** What a choice leaves in its slot. */
export const choiceType = (choice: Choice): Type => (choice.many ? listOf(choice.type) : elementOf(choice.type));

export function scopeOf(ruleset: Ruleset, routine: number): Scope {
  const types: (Type | undefined)[] = [PLAYER, THING];
  for (const param of ruleset.routines[routine]?.params ?? []) types[param.slot] = param.type;
  return { ruleset, routine, types };
}
