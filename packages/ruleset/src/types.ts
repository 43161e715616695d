import { factsOf, type Gives } from './operations.js';
import type { Choice, Node, Ruleset, Type } from './ruleset.js';

/** What the names of a routine hold, as far as the operations so far tell. */
export interface Scope {
  ruleset: Ruleset;
  routine: number;
  types: (Type | undefined)[];
}

const NUMBER: Type = { is: 'number' };
const PLAYER: Type = { is: 'player' };
const THING: Type = { is: 'thing' };
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
const lists = (is: Type['is']): Infer => always({ is, list: true });
const either = (a: Type, b: Type): Type =>
  a.is === 'number' && (a.none || b.is !== 'number') ? { ...b, none: true } : a;

/** Declarations that a first argument names, by the operation. */
const DECLARED: Record<string, (ruleset: Ruleset, index: number) => Type> = {
  var: ({ vars }, index) => vars[index].type,
  option: ({ options }, index) => options[index].type,
  attr: ({ attrs }, index) => attrs[index].type,
  printed: ({ attrs }, index) => attrs[index].type,
};

/** Each element has a name while the last argument is worked out. */
const listOfLast: Infer = (scope, node) => {
  const slot = node[2] as number;
  const before = scope.types[slot];
  scope.types[slot] = elementOf(typeOf(scope, node[1]));
  const type = listOf(elementOf(typeOf(scope, node[3])));
  scope.types[slot] = before;
  return type;
};

const INFER: Record<Gives, Infer> = {
  number: always(NUMBER),
  'yes-no': always({ is: 'yes-no' }),
  player: always(PLAYER),
  design: always({ is: 'design' }),
  thing: always(THING),
  cell: always({ is: 'cell' }),
  nothing: always(NONE_TYPE),
  'list of number': lists('number'),
  'list of player': lists('player'),
  'list of design': lists('design'),
  'list of thing': lists('thing'),
  'list of cell': lists('cell'),
  'as first': (scope, node) => typeOf(scope, node[1]),
  'list as first': (scope, node) => listOf(typeOf(scope, node[1])),
  'element of first': (scope, node) => elementOf(typeOf(scope, node[1])),
  'list of last': listOfLast,
  either: (scope, node) => either(typeOf(scope, node[2]), typeOf(scope, node[3])),
  'list of either': (scope, node) => listOf(either(typeOf(scope, node[1]), typeOf(scope, node[2]))),
  'list of arguments': (scope, node) => {
    const items = (node.slice(1) as Node[]).map((item) => elementOf(typeOf(scope, item)));
    return listOf(items.find((type) => type.is !== 'number') ?? NUMBER);
  },
  declared: ({ ruleset }, node) => DECLARED[node[0]](ruleset, node[1] as number),
  given: ({ ruleset }, node) => ruleset.routines[node[1] as number].gives ?? NUMBER,
  held: ({ types }, node) => types[node[1] as number] ?? NUMBER,
  'things of zone': ({ ruleset }, node) => listOf({ is: 'thing', types: ruleset.zones[node[1] as number].of }),
  'thing of design': ({ ruleset }, node) => ({ is: 'thing', types: [ruleset.designs[node[1] as number].type] }),
  'things of type': (_, node) => listOf({ is: 'thing', types: [node[1] as number] }),
};

/** The type of an expression whose shape is known to be right. */
export function typeOf(scope: Scope, node: Node): Type {
  if (typeof node === 'number') return NUMBER;
  if (node[0] === 'with') return typeOfWith(scope, node as Op);
  return INFER[factsOf(node[0]).gives](scope, node as Op);
}

/** A value worked out once and held in a slot: no operation of a ruleset, the engine makes it of defines. */
function typeOfWith(scope: Scope, node: Op): Type {
  const type = typeOf(scope, node[3]);
  scope.types[node[1] as number] = node[2] === 1 ? listOf(type) : elementOf(type);
  return typeOf(scope, node[4]);
}

export const isList = (scope: Scope, node: Node): boolean => typeOf(scope, node).list === true;

/** What a choice leaves in its slot. */
export const choiceType = (choice: Choice): Type => (choice.many ? listOf(choice.type) : elementOf(choice.type));

export function scopeOf(ruleset: Ruleset, routine: number): Scope {
  const types: (Type | undefined)[] = [PLAYER, THING];
  for (const param of ruleset.routines[routine]?.params ?? []) types[param.slot] = param.type;
  return { ruleset, routine, types };
}
