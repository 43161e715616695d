import type { Node } from '@draco-table/ruleset';
import { isList, type Op } from '@draco-table/ruleset';
import { tellFace, tellLook, tellMove, tellOrder, tellPay, tellSwap, tellZone } from '../play/tell.js';
import { fault } from '../problems.js';
import {
  indexOfPlace,
  learn,
  moveAll,
  moveBeside,
  moveTo,
  putOnCell,
  rearrange,
  reverse,
  shuffle,
  swap,
  turnFace,
} from '../state/zones.js';
import { asNum, type Context, zonePlace } from './context.js';
import { compileList } from './lists.js';
import { type Do, GO, type Num } from './program.js';
import { compileNum } from './values.js';

type Maker = (c: Context, node: Op) => Do;

/** Statements that move things, tokens and knowledge. */
export const DOING: Record<string, Maker> = {
  move: (c, node) => {
    const [, what, zone, index, word, extra] = node as unknown as [string, Node, number, Node | null, string, Node?];
    const place = asNum(zonePlace(c, zone, index));
    const pile = c.ruleset.zones[zone].shape === 'pile';
    const fixed = word === 'top' || (word === 'end' && pile) ? 0 : -1;
    const to = extra === undefined ? null : compileNum(c, extra);
    const move = (r: Parameters<Do>[0], f: Parameters<Do>[1], thing: number): void => {
      const p = place(r, f);
      const from = r.where[thing];
      if (from === undefined) fault('no such thing');
      const was = r.emit === null ? 0 : r.zones[from].indexOf(thing);
      if (to === null) moveTo(r, thing, p, fixed);
      else if (word === 'cell') putOnCell(r, thing, p, to(r, f));
      else moveTo(r, thing, p, indexOfPlace(r, thing, p, to(r, f)));
      if (r.emit !== null) tellMove(r, thing, from, was);
    };
    if (isList(c, what)) {
      const things = compileList(c, what, false);
      return (r, f) => {
        const all = things(r, f);
        if (all.length > 1 && to === null && r.emit === null && moveAll(r, all, place(r, f), fixed)) return GO;
        for (let i = 0; i < all.length; i++) move(r, f, all[i]);
        return GO;
      };
    }
    const thing = compileNum(c, what);
    return (r, f) => {
      const t = thing(r, f);
      // Nothing there, nothing to move: a pile may have run out.
      if (t >= 0) move(r, f, t);
      return GO;
    };
  },
  beside: (c, node) => {
    const things = compileList(c, node[1], false);
    const after = (node[2] as unknown as string) === 'after';
    const other = compileNum(c, node[3]);
    return (r, f) => {
      for (const thing of things(r, f)) {
        const from = r.where[thing];
        const was = r.zones[from]?.indexOf(thing) ?? fault('no such thing');
        moveBeside(r, thing, other(r, f), after);
        if (r.emit !== null) tellMove(r, thing, from, was);
      }
      return GO;
    };
  },
  swap: (c, node) => {
    const a = compileNum(c, node[1]);
    const b = compileNum(c, node[2]);
    return (r, f) => {
      const one = a(r, f);
      const other = b(r, f);
      swap(r, one, other);
      if (r.emit !== null) tellSwap(r, one, other);
      return GO;
    };
  },
  rearrange: (c, node) => {
    const things = compileList(c, node[1], false);
    const order = compileList(c, node[2], false);
    return (r, f) => {
      const from = things(r, f);
      const to = order(r, f);
      rearrange(r, from, to, f[0] >= 0 ? 1 << f[0] : 0);
      if (r.emit !== null && from.length > 0) tellOrder(r, r.where[from[0]], to);
      return GO;
    };
  },
  shuffle: (c, node) => inZone(c, node, shuffle, 'shuffle'),
  reverse: (c, node) => inZone(c, node, reverse, 'reverse'),
  pay: (c, node) => {
    const at = node[1] as number;
    const { varBase, varCount } = c.layout;
    const base = varBase[at];
    const count = varCount[at];
    const owing = owers(c, at);
    const amount = compileNum(c, node[2]);
    const from = compileNum(c, node[3]);
    const to = compileNum(c, node[4]);
    return (r, f) => {
      const a = from(r, f);
      const b = to(r, f);
      if (a >>> 0 >= count || b >>> 0 >= count) fault('nobody there');
      const has = r.vars[base + a] as number;
      let n = amount(r, f);
      if (n > has && !owing[a]) n = has;
      if (n <= 0) return GO;
      r.vars[base + a] = (has - n) | 0;
      r.vars[base + b] = ((r.vars[base + b] as number) + n) | 0;
      if (r.emit !== null) tellPay(r, at, n, a, b);
      return GO;
    };
  },
  look: (c, node) => {
    const who = compileNum(c, node[1]);
    const things = compileList(c, node[2], false);
    return (r, f) => {
      const seat = who(r, f);
      const all = things(r, f);
      for (const thing of all) learn(r, thing, 1 << seat);
      if (r.emit !== null) tellLook(r, seat, all);
      return GO;
    };
  },
  reveal: (c, node) => {
    const things = compileList(c, node[1], false);
    return (r, f) => {
      const all = things(r, f);
      for (const thing of all) learn(r, thing, r.everyone);
      if (r.emit !== null) tellLook(r, -1, all);
      return GO;
    };
  },
  face: (c, node) => {
    const things = compileList(c, node[1], false);
    const up = node[2] as number;
    return (r, f) => {
      for (const thing of things(r, f)) {
        turnFace(r, thing, up);
        if (r.emit !== null) tellFace(r, thing);
      }
      return GO;
    };
  },
};

function inZone(
  c: Context,
  node: Op,
  act: (r: Parameters<Num>[0], place: number) => void,
  is: 'shuffle' | 'reverse',
): Do {
  const place = asNum(zonePlace(c, node[1] as number, node[2] as Node | null));
  return (r, f) => {
    const p = place(r, f);
    act(r, p);
    if (r.emit !== null) tellZone(r, is, p);
    return GO;
  };
}

/** By index: who may fall below zero. Players never do. */
export function owers(c: Context, variable: number): boolean[] {
  const holders = c.ruleset.vars[variable].holders ?? [];
  return Array.from({ length: c.layout.varCount[variable] }, (_, i) => holders[i - c.layout.maxSeats]?.owes === true);
}
