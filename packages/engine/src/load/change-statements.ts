import { type Block, type Node, type NodeArg, type Operation, typeOf } from '@draco-table/ruleset';
import { A, B, type Change, does, isMade, isOfTypes, OF, type Site, slot, TO, zoneOf } from './change-verb.js';

/** What a statement becomes; undefined where it makes no such change. */
type Rewrite = (site: Site, node: Operation) => Node[] | undefined;

const isSimple = (node: Node | null): boolean => node === null || typeof node === 'number' || node[0] === 'slot';

/** Whether things may be, or are for certain, of the types that the change is of. */
function isOf({ change, scope }: Site, things: Node): 'all' | 'some' | 'none' {
  const { types: wanted } = change.what;
  if (!wanted) return 'all';
  const { is, types } = typeOf(scope, things);
  if (is !== 'thing' || !types) return 'some';
  const among = types.filter((type) => wanted.includes(type)).length;
  return among === 0 ? 'none' : among === types.length ? 'all' : 'some';
}

/** The one where the thing is of the change's types, the other where not. */
const either = (site: Site, things: Node, thing: Node, yes: Node[], no: Node[]): Node[] => {
  const all = isOf(site, things);
  return all === 'all' ? yes : all === 'none' ? no : [['if', isOfTypes(site.change, thing), yes, no]];
};

/** For each of the things, with a value that is worked out once before. */
function forEach(
  site: Site,
  things: Node,
  value: Node | null,
  make: (thing: Node, value: Node | null) => Node[],
): Node[] {
  const one = site.fresh();
  const list = typeOf(site.scope, things).list;
  if (isSimple(value) || !list) return [['each', one, things, make(slot(one), value)]];
  const [all, once] = [site.fresh(), site.fresh()];
  return [
    ['let', all, things],
    [
      'if',
      ['any', slot(all)],
      [
        ['let', once, value],
        ['each', one, slot(all), make(slot(one), slot(once))],
      ],
    ],
  ];
}

/** A name for a value, unless it is one already. */
function named(site: Site, node: Node, before: Node[]): Node {
  if (isSimple(node)) return node;
  const name = site.fresh();
  before.push(['let', name, node]);
  return slot(name);
}

const ofPlace =
  (rewrite: Rewrite): Rewrite =>
  (site, node) =>
    site.change.what.is === 'place' ? rewrite(site, node) : undefined;

const move = ofPlace((site, node) => {
  const [, things, zone, index, word, extra] = node as unknown as [string, Node, number, Node | null, string, Node?];
  if (isOf(site, things) === 'none') return undefined;
  const more = (value: Node): NodeArg[] => (extra === undefined ? [] : [value]);
  const how: Block = [['move', OF, zone, index === null ? null : A, word, ...more(B)]];
  return forEach(site, things, index, (thing, whose) => {
    const made = { of: thing, to: zone, how, a: whose ?? 0, b: extra ?? 0, ...(whose !== null && { whose }) };
    const plain: Node = ['move', thing, zone, whose, word, ...more(extra ?? 0)];
    return either(site, things, thing, [does(site.change, made)], [plain]);
  });
});

const beside = ofPlace((site, node) => {
  const [, things, side, other] = node as unknown as [string, Node, string, Node];
  if (isOf(site, things) === 'none') return undefined;
  return forEach(site, things, null, (thing) => {
    const before: Node[] = [];
    const to = named(site, other, before);
    const made = { of: thing, ...zoneOf(site.change, to), how: [['beside', OF, side, A]] as Block, a: to };
    return [...before, ...either(site, things, thing, [does(site.change, made)], [['beside', thing, side, to]])];
  });
});

/** Both change their places, or neither does. */
const swap = ofPlace((site, node) => {
  const [, a, b] = node as unknown as [string, Node, Node];
  const { change } = site;
  if (isOf(site, a) === 'none' && isOf(site, b) === 'none') return undefined;
  const before: Node[] = [];
  const [one, other] = [named(site, a, before), named(site, b, before)];
  const second = (of: Node, first: Node, make: typeof does): Node =>
    make(change, { of, ...zoneOf(change, first), how: [['swap', A, OF]], a: first });
  const both: Block = [['if', isOfTypes(change, A), [['give', second(A, OF, isMade)]], [['swap', OF, A]]]];
  const first = does(change, { of: one, ...zoneOf(change, other), how: both, a: other });
  const rest = either(site, b, other, [second(other, one, does)], [['swap', one, other]]);
  return [...before, ['if', ['=', one, other], [], either(site, a, one, [first], rest)]];
});

const rearrange = ofPlace((site, node) => {
  const [, from, onto] = node as unknown as [string, Node, Node];
  if (isOf(site, onto) === 'none') return undefined;
  site.change.orders = true;
  return [['do', site.change.next, from, onto, 1]];
});

const face: Rewrite = (site, node) => {
  const [, things, up] = node as unknown as [string, Node, number];
  if (site.change.what.is !== 'face' || isOf(site, things) === 'none') return undefined;
  return forEach(site, things, null, (thing) => {
    const plain: Node = ['face', thing, up];
    const made = does(site.change, { of: thing, to: up, how: [['face', OF, up]] });
    const turned: Node = ['if', ['=', ['face-down', thing], up], [made], [plain]];
    return either(site, things, thing, [turned], [plain]);
  });
};

const differs = (isList: boolean, a: Node, b: Node): Node => ['not', [isList ? 'same' : '=', a, b]];

const setAttr: Rewrite = (site, node) => {
  const [, attr, things, value] = node as unknown as [string, number, Node, Node];
  const { change } = site;
  if (change.what.attr !== attr) return undefined;
  const isList = change.ruleset.attrs[attr].type.list === true;
  return forEach(site, things, null, (thing) => {
    const before: Node[] = [];
    const to = named(site, value, before);
    const made = does(change, { of: thing, to, how: [['set-attr', attr, OF, TO]] });
    return [...before, ['if', differs(isList, ['attr', attr, thing], to), [made], []]];
  });
};

const set: Rewrite = (site, node) => {
  const [, variable, index, value] = node as unknown as [string, number, Node | null, Node];
  const { change } = site;
  if (change.what.var !== variable) return undefined;
  const isList = change.ruleset.vars[variable].type.list === true;
  const before: Node[] = [];
  const whose = index === null ? null : named(site, index, before);
  const to = named(site, value, before);
  const made = does(change, { of: whose ?? 0, to, how: [['set', variable, whose === null ? null : OF, TO]] });
  return [...before, ['if', differs(isList, ['var', variable, whose], to), [made], []]];
};

const add: Rewrite = (site, node) => {
  const [, variable, index, by] = node as unknown as [string, number, Node | null, Node];
  const { change } = site;
  if (change.what.var !== variable) return undefined;
  const before: Node[] = [];
  const whose = index === null ? null : named(site, index, before);
  const n = named(site, by, before);
  const how: Block = [['add', variable, whose === null ? null : OF, A]];
  const made = does(change, { of: whose ?? 0, to: ['+', ['var', variable, whose], n], how, a: n });
  return [...before, ['if', ['=', n, 0], [], [made]]];
};

const holderOf = (node: Node): number | undefined =>
  Array.isArray(node) && node[0] === 'holder' ? (node[1] as number) : undefined;

/** What players have changes on both sides, or on neither; what other holders have is nobody's to ask about. */
const pay: Rewrite = (site, node) => {
  const [, variable, sum, from, to] = node as unknown as [string, number, Node, Node, Node];
  const { change } = site;
  if (change.what.var !== variable) return undefined;
  const before: Node[] = [];
  const payer = holderOf(from) === undefined ? named(site, from, before) : from;
  const payee = holderOf(to) === undefined ? named(site, to, before) : to;
  if (holderOf(payer) !== undefined && holderOf(payee) !== undefined) return undefined;
  const owes = isOwing(change, variable, payer);
  const asked = named(site, sum, before);
  // As many as there are.
  const n = owes ? asked : named(site, ['min', asked, ['var', variable, payer]], before);
  const has = (who: Node): Node => ['var', variable, who];
  const receives = (make: typeof does, of: Node, giver: Node, amount: Node, paid: Node): Node =>
    make(change, { of, to: ['+', has(of), amount], how: [paid], a: giver, b: amount });
  const isToPlayer = holderOf(payee) === undefined;
  // Within the change of who pays stands that of who is paid.
  const onward: Node = isToPlayer
    ? ['give', receives(isMade, A, OF, B, ['pay', variable, B, A, OF])]
    : ['pay', variable, B, OF, payee];
  const made =
    holderOf(payer) === undefined
      ? does(change, { of: payer, to: ['-', has(payer), n], how: [onward], a: isToPlayer ? payee : 0, b: n })
      : receives(does, payee, 0, n, ['pay', variable, B, payer, OF]);
  const isNone: Node = ['or', ['<', n, 1], ['=', payer, payee]];
  return [...before, ['if', isNone, [], [made]]];
};

/** Players never fall below zero. */
function isOwing({ ruleset }: Change, variable: number, payer: Node): boolean {
  const holder = holderOf(payer);
  return holder !== undefined && ruleset.vars[variable].holders?.[holder]?.owes === true;
}

export const REWRITE: Record<string, Rewrite> = {
  move,
  beside,
  swap,
  rearrange,
  face,
  'set-attr': setAttr,
  set,
  add,
  pay,
};
