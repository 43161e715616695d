/** Every built-in sentence: its words, what its slots take, what it gives, what it becomes. One table for resolver, editor and docs. */

import { type Built, type Form, parseForm, type Site, type SlotType } from './forms.js';
import type { KindSymbol, TypeSymbol } from './symbols.js';
import { type Arg, constantOf, isTerm, type Term } from './terms.js';
import {
  CELL,
  DESIGN,
  elementOf,
  listOf,
  NOTHING,
  NUMBER,
  orNone,
  PLAYER,
  type Ty,
  type ValueType,
  YES_NO,
} from './types.js';

/** The built-in kind of the four sides of a square. */
export const SIDE: KindSymbol = {
  is: 'kind',
  id: 'side',
  values: ['north', 'east', 'south', 'west'],
  valueIdents: [],
  loc: { start: 0, end: 0 },
};
const SIDE_TYPE: ValueType = { is: 'kind', kind: SIDE };
const THINGS: ValueType = { is: 'thing', list: true };

type Op = Term['op'];
const typeOf = (arg: Arg | undefined): Ty =>
  arg && typeof arg === 'object' && arg.is === 'term' ? arg.type : { is: 'error' };
const element = (arg: Arg | undefined): Ty => elementOf(typeOf(arg));
const zoneArgs = (zone: Arg | undefined): Arg[] =>
  zone && typeof zone === 'object' && zone.is === 'term' ? zone.args : [];

/** `colour of c`: the attribute, who is told, of what. */
const learnArgs = (who: Arg, part: Arg | undefined): Arg[] =>
  isTerm(part) && part.op === 'attr' ? [part.args[0] ?? null, who, part.args[1] ?? null] : [];

type Build = (args: Arg[], site: Site) => Built;
const op =
  (name: Op, type: Ty | ((args: Arg[]) => Ty)): Build =>
  (args) => ({ op: name, args, type: typeof type === 'function' ? type(args) : type });
const act =
  (name: Op, order: (args: Arg[]) => Arg[] = (args) => args): Build =>
  (args) => ({ op: name, args: order(args), type: NOTHING });
/** An element of the list: none only if there may be no element. */
const pickFrom =
  (name: Op): Build =>
  (args, site) => ({ op: name, args, type: site.neverEmpty(args[0]) ? element(args[0]) : orNone(element(args[0])) });
const number = (value: number): Term => ({
  is: 'term',
  op: 'const',
  args: [value],
  type: NUMBER,
  loc: { start: 0, end: 0 },
});
const minus = (arg: Arg | undefined): Term => ({
  is: 'term',
  op: '-',
  args: [number(0), arg ?? null],
  type: NUMBER,
  loc: { start: 0, end: 0 },
});

function value(text: string, slots: Record<string, SlotType>, doc: string, build: Build, needsYou = false): Form {
  return { ...parseForm(text, slots), use: 'value', doc, needsYou, build };
}
function statement(text: string, slots: Record<string, SlotType>, doc: string, build: Build, needsYou = false): Form {
  return { ...parseForm(text, slots), use: 'statement', doc, needsYou, build };
}

export const VALUES: readonly Form[] = [
  // lists
  value('count L', { L: 'list' }, 'How many there are in the list.', op('count', NUMBER)),
  value('any L', { L: 'list' }, 'Whether the list has an element.', op('any', YES_NO)),
  value('no L', { L: 'list' }, 'Whether the list is empty.', ([list]) => ({
    op: 'not',
    args: [{ is: 'term', op: 'any', args: [list ?? null], type: YES_NO, loc: { start: 0, end: 0 } }],
    type: YES_NO,
  })),
  value('first of L', { L: 'list' }, 'The first element, or none.', pickFrom('first')),
  value('last of L', { L: 'list' }, 'The last element, or none.', pickFrom('last')),
  value(
    'only of L',
    { L: 'list' },
    'The one element; none if there is not exactly one.',
    op('only', ([list]) => orNone(element(list))),
  ),
  value(
    'L at N',
    { L: 'list', N: NUMBER },
    'The N-th element, counted from 1, or none.',
    op('at', ([list]) => orNone(element(list))),
  ),
  value('first N of L', { N: NUMBER, L: 'list' }, 'The first N elements, or all if there are fewer.', ([n, list]) => ({
    op: 'first-n',
    args: [list ?? null, n ?? null],
    type: listOf(element(list)),
  })),
  value('last N of L', { N: NUMBER, L: 'list' }, 'The last N elements, or all if there are fewer.', ([n, list]) => ({
    op: 'last-n',
    args: [list ?? null, n ?? null],
    type: listOf(element(list)),
  })),
  value('top of Z', { Z: 'list' }, 'The thing on top of a pile, or none.', pickFrom('first')),
  value('bottom of Z', { Z: 'list' }, 'The lowest thing of a pile, or none.', pickFrom('last')),
  value(
    'top N of Z',
    { N: NUMBER, Z: 'list' },
    'The N things on top of a pile, or all if there are fewer.',
    ([n, list]) => ({ op: 'first-n', args: [list ?? null, n ?? null], type: listOf(element(list)) }),
  ),
  value(
    'bottom N of Z',
    { N: NUMBER, Z: 'list' },
    'The N lowest things of a pile, or all if there are fewer.',
    ([n, list]) => ({ op: 'last-n', args: [list ?? null, n ?? null], type: listOf(element(list)) }),
  ),
  value('sum of L', { L: { ...NUMBER, list: true } }, 'The sum of a list of numbers.', op('sum', NUMBER)),
  value(
    'distinct of L',
    { L: 'list' },
    'Each element once, in the order of its first place.',
    op('distinct', ([list]) => listOf(element(list))),
  ),
  value(
    'reversed of L',
    { L: 'list' },
    'The list from its end to its start.',
    op('reversed', ([list]) => listOf(element(list))),
  ),
  value(
    'L plus M',
    { L: 'list', M: 'list' },
    'One list after the other.',
    op('plus', ([a]) => listOf(element(a))),
  ),
  value(
    'L without M',
    { L: 'list', M: 'list' },
    'The first list, less all that is in the second.',
    op('without', ([list]) => listOf(element(list))),
  ),
  value(
    'reached from L by E',
    { L: 'list', E: 'by' },
    'All that is reached from L when `it` leads on to the list E.',
    op('reached', ([list]) => listOf(element(list))),
  ),
  // chance
  value(
    'shuffled L',
    { L: 'list' },
    'The list in a random order.',
    op('shuffled', ([list]) => listOf(element(list))),
  ),
  value('random from L', { L: 'list' }, 'A random element, or none.', pickFrom('random-from')),
  value(
    'random from L weighing E',
    { L: 'list', E: 'by' },
    'A random element, the likelier the larger E is for it, or none.',
    pickFrom('weighing'),
  ),
  value('random A to B', { A: NUMBER, B: NUMBER }, 'A random whole number from A to B.', op('random', NUMBER)),
  value('roll D', { D: 'die' }, 'What the die shows.', op('roll', NUMBER)),
  // things
  value('every T', { T: 'type' }, 'All things of a type, wherever they are.', (args) => ({
    op: 'every',
    args,
    type: { is: 'thing', list: true, types: args as TypeSymbol[] },
  })),
  value('designs of T', { T: 'type' }, 'What is printed on the things of a type, each design once.', (args) => ({
    op: 'designs',
    args,
    type: { is: 'design', list: true, types: args as TypeSymbol[] },
  })),
  value('copies of D', { D: DESIGN }, 'All copies of a card.', ([design], site) => ({
    op: 'copies',
    args: [design ?? null],
    type: { is: 'thing', list: true, types: printedTypes(design, site) },
  })),
  value(
    'design of C',
    { C: { is: 'thing' } },
    'What is printed on it: the same for all copies.',
    op('design', ([thing]) => printOf(thing)),
  ),
  value(
    'place of X',
    { X: { is: 'thing' } },
    'Its place in its row, ring or pile, counted from 1; the head of a ring has place 0. In a hand, in a set and in the box it is none.',
    op('place', NUMBER),
  ),
  value('cell of X', { X: { is: 'thing' } }, 'The square it lies on, or none.', op('cell-of', orNone(CELL))),
  value(
    'neighbours of X',
    { X: { is: 'thing' } },
    'Those directly beside it in its row or ring, or the squares of a grid.',
    ([thing], site) => ({ op: 'neighbours', args: [thing ?? null], type: besideType(typeOf(thing), site) }),
  ),
  value(
    'holder of X',
    { X: { is: 'thing' } },
    'The player whose zone it is in, or none.',
    op('holder-of', orNone(PLAYER)),
  ),
  value(
    'C can be played',
    { C: { is: 'thing' } },
    "Whether the card's `needs` hold for you.",
    op('playable', YES_NO),
    true,
  ),
  value('face-down of X', { X: { is: 'thing' } }, 'Whether it lies face down.', op('face-down', YES_NO)),
  // players
  value('players', {}, 'All players in turn order.', op('players', listOf(PLAYER))),
  value(
    'players from P',
    { P: PLAYER },
    'All players in turn order, starting with P.',
    op('players-from', listOf(PLAYER)),
  ),
  value('opponents', {}, 'The other players in turn order, starting after you.', op('opponents', listOf(PLAYER)), true),
  value('player after P', { P: PLAYER }, 'The next player in turn order.', op('after', PLAYER)),
  value('player before P', { P: PLAYER }, 'The player whose turn comes before.', op('before', PLAYER)),
  value('player N', { N: NUMBER }, 'The N-th player in turn order, or none if there are fewer.', ([n], site) => ({
    op: 'at',
    args: [{ is: 'term', op: 'players', args: [], type: listOf(PLAYER), loc: site.loc }, n ?? null],
    type: isSeat(n, site) ? PLAYER : orNone(PLAYER),
  })),
  value('number of V', { V: 'kind' }, 'Its number among the words of its kind, from 1.', ([word]) => ({
    op: '+',
    args: [word ?? null, number(1)],
    type: NUMBER,
  })),
  // grid
  value('cell XY', { XY: 'xy' }, 'The square at X, Y.', ([list]) => cellAt(list)),
  value('x of C', { C: CELL }, 'The column of a square.', op('x', NUMBER)),
  value('y of C', { C: CELL }, 'The row of a square.', op('y', NUMBER)),
  value('C toward S', { C: CELL, S: SIDE_TYPE }, 'The next square on that side.', op('toward', CELL)),
  value('opposite of S', { S: SIDE_TYPE }, 'The side across.', op('opposite', SIDE_TYPE)),
  value('rim of Z', { Z: 'zone' }, 'The empty squares next to an occupied one.', ([zone]) => ({
    op: 'rim',
    args: zoneArgs(zone),
    type: listOf(CELL),
  })),
  value('Z at cell C', { Z: 'zone', C: CELL }, 'The thing on that square, or none.', ([zone, cell]) => ({
    op: 'at-cell',
    args: [...zoneArgs(zone), cell ?? null],
    type: orNone(element(zone)),
  })),
  value(
    'Z at cell XY',
    { Z: 'zone', XY: 'xy' },
    'The thing on the square at X, Y, or none.',
    ([zone, list], { loc }) => ({
      op: 'at-cell',
      args: [...zoneArgs(zone), { is: 'term', ...cellAt(list), loc }],
      type: orNone(element(zone)),
    }),
  ),
];

/** The two numbers of `cell (3, 0)` stand in a list. */
function cellAt(list: Arg | undefined): Built {
  return { op: 'cell', args: list && typeof list === 'object' && list.is === 'term' ? list.args : [], type: CELL };
}

/** `player 1` is there in every game. */
function isSeat(arg: Arg | undefined, site: Site): boolean {
  const value = typeof arg === 'object' && arg?.is === 'term' ? constantOf(arg) : undefined;
  return value !== undefined && value >= 1 && value <= site.fewestSeats;
}

/** Beside a thing sits what may lie in the same zones. */
function besideType(type: Ty, site: Site): Ty {
  return type.is === 'thing' ? { is: 'thing', list: true, types: site.beside(type.types) } : { is: 'error' };
}

/** Of a design whose type is not known there may be copies of each. */
function printedTypes(design: Arg | undefined, site: Site): readonly TypeSymbol[] {
  const type = isTerm(design) ? design.type : undefined;
  return (type?.is === 'design' ? type.types : undefined) ?? site.cards;
}

function printOf(thing: Arg | undefined): Ty {
  const type = isTerm(thing) ? thing.type : undefined;
  return type?.is === 'thing' && type.types ? { is: 'design', types: type.types } : DESIGN;
}

const move =
  (where: string) =>
  ([what, zone, ...rest]: Arg[]): Arg[] => [what ?? null, ...zoneArgs(zone), where, ...rest];

export const STATEMENTS: readonly Form[] = [
  statement(
    'move X to Z',
    { X: 'things', Z: 'zone' },
    'Puts it there: on top of a pile, else at the end.',
    act('move', move('end')),
  ),
  statement('move X to top of Z', { X: 'things', Z: 'zone' }, 'Puts it on top.', act('move', move('top'))),
  statement('move X to bottom of Z', { X: 'things', Z: 'zone' }, 'Puts it at the bottom.', act('move', move('bottom'))),
  statement(
    'move X to place N of Z',
    { X: 'things', N: NUMBER, Z: 'zone' },
    'Puts it on the N-th place; the others make room.',
    act('move', ([what, n, zone]) => move('place')([what ?? null, zone ?? null, n ?? null])),
  ),
  statement(
    'move X to cell C of Z',
    { X: 'things', C: CELL, Z: 'zone' },
    'Lays it on a square of a grid.',
    act('move', ([what, cell, zone]) => move('cell')([what ?? null, zone ?? null, cell ?? null])),
  ),
  statement(
    'move X to cell XY of Z',
    { X: 'things', XY: 'xy', Z: 'zone' },
    'Lays it on the square at X, Y of a grid.',
    ([what, list, zone], { loc }) => ({
      op: 'move',
      args: move('cell')([what ?? null, zone ?? null, { is: 'term', ...cellAt(list), loc }]),
      type: NOTHING,
    }),
  ),
  statement(
    'move X before Y',
    { X: 'things', Y: { is: 'thing' } },
    'Puts it directly before Y, in reading order.',
    act('beside', ([x, y]) => [x ?? null, 'before', y ?? null]),
  ),
  statement(
    'move X after Y',
    { X: 'things', Y: { is: 'thing' } },
    'Puts it directly after Y, in reading order.',
    act('beside', ([x, y]) => [x ?? null, 'after', y ?? null]),
  ),
  statement(
    'swap X with Y',
    { X: { is: 'thing' }, Y: { is: 'thing' } },
    'They exchange places; nobody else moves.',
    act('swap'),
  ),
  statement(
    'rearrange L as M',
    { L: THINGS, M: THINGS },
    'M is an order of L: puts them on the places that L had.',
    act('rearrange'),
  ),
  statement(
    'shuffle Z',
    { Z: 'zone' },
    'Shuffles it.',
    act('shuffle', ([zone]) => zoneArgs(zone)),
  ),
  statement(
    'reverse Z',
    { Z: 'zone' },
    'Turns its reading direction.',
    act('reverse', ([zone]) => zoneArgs(zone)),
  ),
  statement(
    'move N T from A to B',
    { N: NUMBER, T: 'tokens', A: 'holder', B: 'holder' },
    'Pays tokens, as many as there are.',
    act('pay', ([n, tokens, a, b]) => [tokens ?? null, n ?? null, a ?? null, b ?? null]),
  ),
  statement(
    'add N to C',
    { N: NUMBER, C: 'count' },
    'Raises a counter.',
    act('add', ([n, counter]) => [...zoneArgs(counter), n ?? null]),
  ),
  statement(
    'take N from C',
    { N: NUMBER, C: 'count' },
    'Lowers a counter.',
    act('add', ([n, counter]) => [...zoneArgs(counter), minus(n)]),
  ),
  statement(
    'look at L',
    { L: 'things' },
    'You learn what they are.',
    ([list], site) => ({ op: 'look', args: [site.you, list ?? null], type: NOTHING }),
    true,
  ),
  statement('P looks at L', { P: PLAYER, L: 'things' }, 'P learns what they are.', act('look')),
  statement(
    'P learns X',
    { P: PLAYER, X: 'part' },
    'P is told an attribute of things, such as `colour of c`, and nothing else of them.',
    act('learn', ([who, part]) => learnArgs(who ?? null, part)),
  ),
  statement(
    'everyone learns X',
    { X: 'part' },
    'All are told an attribute of things, and nothing else of them.',
    act('learn', ([part]) => learnArgs(null, part)),
  ),
  statement('reveal L', { L: 'things' }, 'Everyone learns what they are.', act('reveal')),
  statement(
    'turn X face up',
    { X: 'things' },
    'Turns it so that those who see the zone see it.',
    act('face', ([x]) => [x ?? null, 1]),
  ),
  statement(
    'turn X face down',
    { X: 'things' },
    'Turns it so that nobody sees what it is.',
    act('face', ([x]) => [x ?? null, 0]),
  ),
  statement('carry out C', { C: { is: 'thing' } }, 'Does what the card says; `you` stays.', act('carry'), true),
];
