import { checkSeat } from '../play/ask.js';
import { watchLaying } from '../play/laying.js';
import { tellClue, tellFace, tellLook, tellMove, tellOrder, tellPay, tellSwap, tellZone } from '../play/tell.js';
import { fault } from '../problems.js';
import type { Frame, Run } from '../state/run.js';
import {
  indexOfPlace,
  learn,
  learnClue,
  moveBeside,
  moveTo,
  putOnCell,
  rearrange,
  reverse,
  shuffle,
  turnFace,
  whereIs,
} from '../state/zones.js';
import { kept, num, spend, zonePlace } from './evaluate.js';
import { type Act, type Code, GO } from './program.js';

/** Does something with each thing of a list. */
function forEach(r: Run, f: Frame, things: Code, act: (thing: number) => void): number {
  for (const thing of kept(r, f, things)) act(thing);
  return GO;
}

/** Moves a thing and tells of it. */
function moving(r: Run, thing: number, to: number, move: () => void): void {
  const from = whereIs(r, thing);
  if (r.watch !== null) watchLaying(r, thing, to);
  const was = r.emit === null ? 0 : r.zones[from].indexOf(thing);
  // Who saw it lie there saw it go, though where it goes it may be hidden again.
  const saw = r.known[thing] & r.sees[from];
  move();
  if (r.emit !== null) tellMove(r, thing, from, was, saw);
}

const inZone =
  (act: (r: Run, place: number) => void, is: 'shuffle' | 'reverse'): Act =>
  (r, f, n) => {
    const place = zonePlace(r, f, n[1], n[2]);
    act(r, place);
    if (r.emit !== null) tellZone(r, is, place);
    return GO;
  };

/** Lets seats know things; seat -1 is everybody. */
function showThings(r: Run, seat: number, all: readonly number[]): number {
  for (const thing of all) learn(r, thing, seat < 0 ? r.everyone : 1 << seat);
  if (r.emit !== null) tellLook(r, seat, all);
  return GO;
}

/** Where numbers would wrap round, tokens would be made or lost. */
export const tokens = (count: number): number =>
  (count | 0) === count ? count : fault('more tokens than can be counted');

/** Statements that move things, tokens and knowledge. */
export const MOVES: Record<string, Act> = {
  move: (r, f, n) => {
    const word: string = n[4];
    const { zones } = r.program.layout.ruleset;
    const fixed = word === 'top' || (word === 'end' && zones[n[2]].shape === 'pile') ? 0 : -1;
    // Nothing there, nothing to move: a pile may have run out.
    const things = kept(r, f, n[1]);
    if (things.length === 0) return GO;
    const place = zonePlace(r, f, n[2], n[3]);
    for (const thing of things) {
      moving(r, thing, place, () => {
        if (n.length < 6) moveTo(r, thing, place, fixed);
        else if (word === 'cell') putOnCell(r, thing, place, num(r, f, n[5]));
        else moveTo(r, thing, place, indexOfPlace(r, thing, place, num(r, f, n[5])));
      });
    }
    return GO;
  },
  beside: (r, f, n) =>
    forEach(r, f, n[1], (thing) => {
      const other = num(r, f, n[3]);
      moving(r, thing, r.where[other], () => moveBeside(r, thing, other, n[2] === 'after'));
    }),
  swap: (r, f, n) => {
    const one = num(r, f, n[1]);
    const other = num(r, f, n[2]);
    rearrange(r, one === other ? [] : [one, other], one === other ? [] : [other, one], r.everyone);
    if (r.emit !== null) tellSwap(r, one, other);
    return GO;
  },
  rearrange: (r, f, n) => {
    const from = kept(r, f, n[1]);
    const to = kept(r, f, n[2]);
    spend(r, (from.length * to.length) >> 4);
    rearrange(r, from, to, f[0] >= 0 ? 1 << f[0] : 0);
    if (r.emit !== null && from.length > 0) tellOrder(r, r.where[from[0]], to);
    return GO;
  },
  shuffle: inZone(shuffle, 'shuffle'),
  reverse: inZone(reverse, 'reverse'),
  pay: (r, f, n) => {
    const { varBase, varCount, maxSeats, ruleset } = r.program.layout;
    const base = varBase[n[1]];
    const from = num(r, f, n[3]);
    const to = num(r, f, n[4]);
    if (Math.max(from >>> 0, to >>> 0) >= varCount[n[1]]) fault('nobody there');
    const has = r.vars[base + from] as number;
    // Players never fall below zero.
    const owes = ruleset.vars[n[1]].holders?.[from - maxSeats]?.owes;
    const asked = num(r, f, n[2]);
    const amount = owes ? asked : Math.min(asked, has);
    if (amount <= 0) return GO;
    r.vars[base + from] = tokens(has - amount);
    r.vars[base + to] = tokens((r.vars[base + to] as number) + amount);
    if (r.emit !== null) tellPay(r, n[1], amount, from, to);
    return GO;
  },
  look: (r, f, n) => showThings(r, checkSeat(r, num(r, f, n[1])), kept(r, f, n[2])),
  reveal: (r, f, n) => showThings(r, -1, kept(r, f, n[1])),
  learn: (r, f, n) => {
    const seat = n[2] === null ? -1 : checkSeat(r, num(r, f, n[2]));
    const all = kept(r, f, n[3]);
    for (const thing of all) learnClue(r, thing, r.program.layout.clueAt[n[1]], seat < 0 ? r.everyone : 1 << seat);
    if (r.emit !== null) tellClue(r, seat, n[1], all);
    return GO;
  },
  face: (r, f, n) =>
    forEach(r, f, n[1], (thing) => {
      const before = r.face[thing];
      turnFace(r, thing, n[2]);
      // Of what lay so before nothing is seen to happen: an event would hide which of several backs was turned.
      if (r.emit !== null && r.face[thing] !== before) tellFace(r, thing);
    }),
};
