import {
  type Block,
  type ChangeDef,
  NONE,
  type Node,
  type Operation,
  type RoutineDef,
  type Ruleset,
  type Scope,
} from '@draco-table/ruleset';

/** A change that effects wait for, while the statements that make it are found. */
export interface Change {
  /** Its routine. */
  index: number;
  ruleset: Ruleset;
  what: ChangeDef;
  asksWhere: boolean;
  /** What makes it, in terms of the verb's own names; a call says which by number. */
  shapes: Block[];
  keys: Map<string, number>;
  /** Whether several things change their order at once. */
  orders: boolean;
  /** The number of the first routine that comes to the ruleset. */
  next: number;
}

/** The routine in which a statement stands. */
export interface Site {
  change: Change;
  scope: Scope;
  /** A name more. */
  fresh(): number;
}

export const slot = (n: number): Operation => ['slot', n];
const [HOW, FROM, ONTO] = [7, 10, 11].map(slot);
export const [OF, TO, A, B] = [2, 3, 8, 9].map(slot);
const YOU = slot(0);
const THIS = slot(1);

/** The number of a way to make the change; the same way has one number. */
export function shapeOf(change: Change, block: Block): number {
  const key = JSON.stringify(block);
  const known = change.keys.get(key);
  if (known !== undefined) return known;
  change.keys.set(key, change.shapes.length);
  return change.shapes.push(block) - 1;
}

interface Made {
  of: Node;
  to?: Node;
  whose?: Node;
  how: Block;
  a?: Node;
  b?: Node;
  from?: Node;
  onto?: Node;
}

/** The arguments of a call. Who acts and the card that is carried out are those of the place where it stands. */
function argsOf(change: Change, made: Made): Node[] {
  const { of, to = NONE, whose = NONE, how, a = 0, b = 0, from = ['list'], onto = ['list'] } = made;
  const all: Node[] = [of, to, whose, YOU, THIS, shapeOf(change, how), a, b];
  return change.what.is === 'place' ? [...all, from, onto] : all;
}

export const does = (change: Change, made: Made): Node => ['do', change.index, ...argsOf(change, made)];
/** 1 if it was made, none if something acted in its place. */
export const isMade = (change: Change, made: Made): Node => ['call', change.index, ...argsOf(change, made)];

/** The verb that makes a change, and the one that it needs to put things into an order. */
export function verbOf(change: Change): RoutineDef[] {
  const { ruleset, index, what } = change;
  const routine = ruleset.routines[index];
  const orders = change.orders ? [orderVerb(change)] : [];
  const number = ['how', 'a', 'b'].map((name, i) => ({ name, slot: 7 + i, type: { is: 'number' as const } }));
  const lists = ['from', 'onto'].map((name, i) => ({
    name,
    slot: 10 + i,
    type: { is: 'thing' as const, list: true as const },
  }));
  const more = what.is === 'place' ? [...number, ...lists] : number;
  const verb: RoutineDef = {
    ...routine,
    params: [...routine.params, ...more],
    slots: [...routine.slots, ...more.map(({ name }) => name)],
    body: [...oneOf(change.shapes, 0, change.shapes.length), ['give', 1]],
    gives: { is: 'number', none: true },
  };
  return [verb, ...orders];
}

/** Halves what there is to look at each time: there may be many ways. */
function oneOf(shapes: readonly Block[], first: number, end: number): Block {
  if (end - first <= 1) return shapes[first] ?? [];
  const middle = (first + end) >> 1;
  return [['if', ['<', HOW, middle], oneOf(shapes, first, middle), oneOf(shapes, middle, end)]];
}

const and = (a: Node, b: Node): Node => ['and', a, b];
const not = (a: Node): Node => ['not', a];
const same = (a: Node, b: Node): Node => ['=', a, b];

export const isOfTypes = ({ what }: Change, thing: Node): Node => (what.types ? ['is-a', thing, ...what.types] : 1);

/** The zone in which a thing lies, for those who ask where another goes that takes its place or comes beside it. */
export function zoneOf({ asksWhere, ruleset }: Change, thing: Node): { to: Node; whose: Node } {
  if (!asksWhere) return { to: NONE, whose: NONE };
  const to = ruleset.zones.reduce<Node>((rest, _, zone) => ['if', ['in-zone', thing, zone, null], zone, rest], NONE);
  return { to, whose: ['holder-of', thing] };
}

/**
 * Puts things on the places of others, from the k-th on: those that are to move are asked for one by one. One that must not
 * stays, and who was to have its place has the one that it was to have.
 */
function orderVerb(change: Change): RoutineDef {
  const [from, onto, k, next, each, x, done, j, y, changed, one] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const at = (list: number, n: Node): Node => ['at', slot(list), n];
  const again = (list: number, n: Node): Node => ['do', change.next, slot(from), slot(list), n];
  const moves = and(not(same(at(onto, slot(each)), at(from, slot(each)))), isOfTypes(change, at(onto, slot(each))));
  const swapped: Node = [
    'giving',
    slot(onto),
    one,
    ['if', same(slot(one), slot(x)), slot(y), ['if', same(slot(one), slot(y)), slot(x), slot(one)]],
  ];
  const denied: Block = [
    ['let', j, ['first', ['where', ['range', 1, ['count', slot(from)]], each, same(at(from, slot(each)), slot(x))]]],
    ['let', y, at(onto, slot(j))],
    ['let', changed, swapped],
    ['if', ['<', slot(j), slot(next)], [again(changed, ['+', slot(next), 1])], [again(changed, slot(next))]],
  ];
  const made: Made = {
    of: slot(x),
    ...zoneOf(change, at(from, slot(next))),
    how: orderShape(change),
    a: slot(next),
    from: slot(from),
    onto: slot(onto),
  };
  const body: Block = [
    ['let', next, ['first', ['where', ['range', slot(k), ['count', slot(from)]], each, moves]]],
    [
      'if',
      same(slot(next), NONE),
      [['rearrange', slot(from), slot(onto)]],
      [
        ['let', x, at(onto, slot(next))],
        ['let', done, isMade(change, made)],
        ['if', same(slot(done), 1), [], denied],
      ],
    ],
  ];
  const list = { is: 'thing' as const, list: true as const };
  return {
    id: change.ruleset.routines[change.index].id,
    is: 'verb',
    params: [
      { name: 'from', slot: from, type: list },
      { name: 'onto', slot: onto, type: list },
      { name: 'k', slot: k, type: { is: 'number' } },
    ],
    slots: ['you', 'this', 'from', 'onto', 'k', ...Array.from({ length: 8 }, () => '')],
    body,
  };
}

/** Goes on with the next of those that are put into an order. */
const orderShape = (change: Change): Block => [['do', change.next, FROM, ONTO, ['+', A, 1]]];

/** What acts in the place of a change says at its end whether it was made all the same. */
export function answering(routine: RoutineDef): RoutineDef {
  const isDone = routine.slots.length;
  const answers = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (!Array.isArray(part))
      return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, answers(value)]));
    if (typeof part[0] === 'string' && !['proceed', 'stop'].includes(part[0])) return part.map(answers);
    return part.flatMap((node): unknown[] => {
      if (node?.[0] === 'proceed') return [node, ['let', isDone, 1]];
      return node?.[0] === 'stop' ? [['give', slot(isDone)]] : [answers(node)];
    });
  };
  const body = answers(routine.body) as Block;
  return {
    ...routine,
    slots: [...routine.slots, ''],
    body: [['let', isDone, NONE], ...body, ['give', slot(isDone)]],
  };
}
