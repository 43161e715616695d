import {
  type Block,
  type Choice,
  choiceType,
  elementOf,
  isList,
  type Node,
  type Op,
  type StatementOp,
  typeOf,
} from '@draco-table/ruleset';
import {
  act,
  add,
  binary,
  call,
  cond,
  give,
  itemOf,
  leave,
  lengthOf,
  less,
  local,
  more,
  ne,
  not,
  num,
  ONE,
  or,
  set,
  store,
  sub,
  under,
  when,
  ZERO,
} from '../ir/build.js';
import type { Expr, Stmt } from '../ir/ir.js';
import { isLaidIn } from '../play/laying.js';
import { HOLDS, R } from '../runtime/memory.js';
import { questionOf } from './asking.js';
import { ending, lowerDo } from './calls.js';
import { choosing, optionsOf, watched } from './choices.js';
import {
  counter,
  fitting,
  lowerList,
  lowerNumber,
  lowerTest,
  lowerValue,
  NOTHING,
  varPlace,
  zonePlace,
} from './expressions.js';
import { failHere } from './fail.js';
import { listsFor } from './lifetimes.js';
import { costOf, counted, spend } from './loops.js';
import { at, known } from './tables.js';
import { GIVEN, leaving, register, setRegister, type Unit, type Way } from './unit.js';

type Lower = (u: Unit, node: Op, leave: Way) => void;

/** One pass of a loop. */
const pass = (body: Node, extra = 0): Stmt => spend(ONE, costOf(body) + extra);

/** A block of its own: leaving it goes on after it. */
export function lowerBlock(u: Unit, nodes: Block): Stmt[] {
  const label = u.label();
  const code = u.within(() => {
    u.stopAtEnd();
    for (const node of nodes) lowerStatement(u, node as Op, leaving(label));
  });
  return u.labelled(label, code);
}
/** The body of a loop: leaving it leaves the pass, as it leaves a block. */
const loopBlock = (u: Unit, nodes: Node): Stmt[] => lowerBlock(u, nodes as unknown as Block);

/** A list that stays as it is while something is done with each; of a single value none is made. */
function everyThing(u: Unit, node: Node, value: Node, write: (x: Expr) => void): void {
  if (!isList(u.c, node)) {
    const x = u.hold(lowerNumber(u, node));
    const inner = u.within(() => write(x));
    u.write(...when(ne(x, NOTHING), [spend(ONE, 1 + costOf(value)), ...inner]));
    return;
  }
  const all = u.hold(lowerList(u, node));
  u.write(spend(lengthOf(all), 1 + costOf(value)));
  u.count(ZERO, lengthOf(all), (i) => write(u.hold(itemOf(all, i))));
}

const inZone =
  (name: 'shuffle' | 'reverse'): Lower =>
  (u, node) =>
    u.write(act(call(name, zonePlace(u, node[1] as number, node[2] as Node | null))));

/** Who looks on is told of a card that is played by being moved. */
const watching = (name: 'watchLaying' | 'watchBeside', thing: Expr, there: Expr): Stmt[] =>
  when(ne(register(R.WATCHING), ZERO), [act(call(name, thing, there))]);

const setVar = (u: Unit, place: Expr, value: Expr): Stmt => store(add(num(u.c.plan.address('vars')), place), value);
const keptList = (list: Expr): Expr => call('keepList', list);

const LOWER: Record<StatementOp, Lower> = {
  let: (u, node) => {
    const slot = node[1] as number;
    const value = lowerValue(u, node[2]);
    const wasList = isList(u.c, node[2]);
    u.c.types[slot] = typeOf(u.c, node[2]);
    u.assign(slot, value, wasList);
  },
  set: (u, node) => {
    const variable = node[1] as number;
    const wanted = u.c.ruleset.vars[variable].type.list === true;
    const where = (): Expr => varPlace(u, variable, node[2] as Node | null);
    const [place, value] = u.inOrder([where, () => fitting(u, wanted, node[3])]);
    u.write(setVar(u, place, wanted ? keptList(counted(u, value)) : value));
  },
  add: (u, node) => {
    const place = u.hold(varPlace(u, node[1] as number, node[2] as Node | null));
    const [was, amount] = u.inOrder([() => at(u, 'vars', place), () => lowerNumber(u, node[3])]);
    u.write(setVar(u, place, add(was, amount)));
  },
  'set-attr': (u, node) => {
    const attr = node[1] as number;
    const table = num(u.c.plan.address(`attr${u.c.layout.changing[attr]}`));
    const wanted = u.c.ruleset.attrs[attr].type.list === true;
    everyThing(u, node[2], node[3], (x) => {
      const value = fitting(u, wanted, node[3]);
      const held = u.hold(wanted ? keptList(counted(u, value)) : value);
      u.write(act(call('checkThing', x)), store(add(table, x), held));
      // Nobody was told what it is now.
      const clue = u.c.layout.clueAt[attr];
      if (clue >= 0)
        u.write(store(add(num(u.c.plan.address('known') + (clue + 1) * u.c.layout.startDesign.length), x), ZERO));
    });
  },
  if: (u, node) => {
    const test = lowerTest(u, node[1]);
    const no = node[3] as unknown as Block | undefined;
    const yes = lowerBlock(u, node[2] as unknown as Block);
    u.write(...when(test, yes, no === undefined ? [] : lowerBlock(u, no)));
  },
  choose: (u, node, left) => {
    const choice = node[1] as unknown as Choice;
    const chosen = choosing(u, choice);
    const other = choice.else;
    if (choice.body) {
      const yes = lowerBlock(u, choice.body);
      u.write(...when(chosen, yes, other ? lowerBlock(u, other) : []));
    } else if (other) u.write(...when(not(chosen), lowerBlock(u, other)));
    else if (!choice.many) u.write(...when(not(chosen), u.note(left)));
  },
  atonce: (u, node) => {
    const seatSlot = node[2] as number;
    const choice = node[3] as unknown as Choice;
    const all = u.hold(lowerList(u, node[1]));
    u.c.types[seatSlot] = { is: 'player' };
    const question = questionOf(u.c, choice.prompt, choice.type, choice);
    const { many } = choice;
    if (!many) {
      const answers = askedApart(u, choice, question, all, seatSlot);
      u.c.types[choice.slot] = choiceType(choice);
      u.assign(choice.slot, answers, true);
      return;
    }
    u.write(act(call('beginTogether')));
    u.count(ZERO, lengthOf(all), (i) => {
      const seat = u.hold(call('seat', itemOf(all, i)));
      u.assign(seatSlot, seat, false);
      const options = u.hold(optionsOf(u, choice.from));
      const most = many.max !== null ? u.hold(lowerNumber(u, many.max)) : lengthOf(options);
      const least = u.hold(lowerNumber(u, many.min));
      u.write(act(call('putQuestion', question, seat, options, least, most)));
    });
    u.c.types[choice.slot] = choiceType(choice);
    u.assign(choice.slot, call('askTogether', question), 'lists');
  },
  each: (u, node) => {
    const slot = node[1] as number;
    const who = node[4];
    const items = lowerList(u, node[2]);
    u.c.types[slot] = elementOf(typeOf(u.c, node[2]));
    if (who === undefined) {
      const all = u.hold(items);
      u.count(ZERO, lengthOf(all), (i) => {
        u.write(pass(node[3]));
        u.assign(slot, itemOf(all, i), false);
        u.write(...loopBlock(u, node[3]));
      });
      return;
    }
    const question = questionOf(u.c, -1, u.c.types[slot]);
    const from = u.hold(items);
    const all = u.hold(call('sliced', from, ZERO, lengthOf(from)));
    const length = lengthOf(all);
    const body = u.within(() => {
      u.write(pass(node[3], costOf(who)));
      const i = counter(u);
      const asked = u.within(() => {
        const seat = lowerNumber(u, who);
        u.write(set(i, call('askOne', question, ZERO, seat, all, length)));
      });
      u.write(...when(more(length, ONE), asked));
      u.assign(slot, call('takeAt', all, local(i)), false);
      u.write(...loopBlock(u, node[3]));
    });
    u.write({ is: 'for', label: u.label(), test: more(length, ZERO), step: [], body });
  },
  repeat: (u, node) => {
    const n = counter(u, lowerNumber(u, node[1]));
    const body = u.within(() => u.write(pass(node[2]), ...loopBlock(u, node[2])));
    u.write({ is: 'for', label: u.label(), test: more(local(n), ZERO), step: [set(n, sub(local(n), ONE))], body });
  },
  until: (u, node) => {
    const label = u.label();
    const body = u.within(() => {
      const test = lowerTest(u, node[1]);
      u.write(...when(test, [leave(label)]), pass(node[2], costOf(node[1])), ...loopBlock(u, node[2]));
    });
    u.write({ is: 'for', label, test: null, step: [], body });
  },
  do: (u, node) => lowerDo(u, u.c.program.routines[node[1] as number], node.slice(2) as Node[]),
  give: (u, node) => {
    const routine = u.c.program.routines[u.c.routine];
    const type = routine?.def.gives;
    const value = type ? fitting(u, type.list === true, node[1]) : lowerValue(u, node[1]);
    if (routine?.def.is === 'define') u.write(give(value));
    else {
      u.write(setRegister(R.GIVEN, value));
      u.stopAtEnd();
      u.write(...u.note(u.stop));
    }
  },
  stop: (u) => u.write(...u.note(u.stop)),
  proceed: (u) => {
    u.note(GIVEN);
    u.write(...ending(u, u.c.endings[u.c.routine], call('proceed')));
  },
  end: (u) => u.write(setRegister(R.ENDED, ONE), ...u.end),
  effect: (u, node) => {
    const { head } = u.c.plan.effects;
    const mode = ['next', 'until', 'on'].indexOf(node[1] as unknown as string);
    const pairs = node.slice(3) as number[];
    const p = u.hold(call('begins', num(node[2] as number), num(mode), u.slot(0), u.slot(1)));
    for (let i = 0; i < pairs.length; i += 2) {
      const [from, into] = [u.slot(pairs[i]), head + 2 * pairs[i + 1]];
      const isListed = u.c.types[pairs[i]]?.list === true;
      u.write(
        store(p, isListed ? keptList(from) : from, into),
        store(p, num(isListed ? HOLDS.list : HOLDS.number), into + 1),
      );
    }
  },
  mark: (u, node) => u.write(setRegister(R.MARK, num(node[1] as number))),
  carry: (u, node) => {
    const card = lowerNumber(u, node[1]);
    u.write(...ending(u, u.c.cardsEnd, call('carry', u.slot(0), card)));
  },
  move: (u, node) => {
    const [, whole, zone, index, word, extra] = node as unknown as [string, Node, number, Node | null, string, Node?];
    const what = topOf(whole) ?? whole;
    const isFront = word === 'top' || (word === 'end' && u.c.ruleset.zones[zone].shape === 'pile');
    const isHeaded = u.c.layout.headAt[u.c.layout.zoneBase[zone]] >= 0;
    const isLaid = isLaidIn(u.c.layout, zone);
    const moved = (thing: Expr, place: Expr): void => {
      if (isLaid) u.write(...watching('watchLaying', thing, place));
      if (extra === undefined) {
        const plain = call(isFront ? 'toFront' : 'toEnd', thing, place);
        u.write(act(isHeaded ? call('moveTo', thing, place, num(isFront ? 0 : -1)) : plain));
        return;
      }
      const to = lowerNumber(u, extra);
      if (word !== 'cell') u.write(act(call('moveTo', thing, place, call('indexOfPlace', thing, place, to))));
      else if (u.c.layout.hasGrid) u.write(act(call('putOnCell', thing, place, to)));
      else u.write(act(to), failHere('cell'));
    };
    // Nothing there, nothing to move: a pile may have run out.
    if (!isList(u.c, what)) {
      const thing = u.hold(lowerNumber(u, what));
      const inner = u.within(() => moved(thing, u.hold(zonePlace(u, zone, index))));
      u.write(...when(ne(thing, NOTHING), inner));
      return;
    }
    const things = u.hold(lowerList(u, what));
    const inner = u.within(() => {
      u.write(spend(lengthOf(things), 1 + costOf(extra)));
      const place = u.hold(zonePlace(u, zone, index));
      if (extra === undefined && !isHeaded) {
        const each = isLaid
          ? u.within(() =>
              u.count(ZERO, lengthOf(things), (i) => u.write(...watching('watchLaying', itemOf(things, i), place))),
            )
          : [];
        if (isLaid) u.write(...when(ne(register(R.WATCHING), ZERO), each));
        u.write(act(call('moveAll', things, place, num(isFront ? 1 : 0))));
      } else u.count(ZERO, lengthOf(things), (i) => moved(u.hold(itemOf(things, i)), place));
    });
    u.write(...when(more(lengthOf(things), ZERO), inner));
  },
  beside: (u, node) => {
    const after = num(Number((node[2] as unknown as string) === 'after'));
    everyThing(u, node[1], node[3], (x) => {
      const other = u.hold(lowerNumber(u, node[3]));
      if (u.c.layout.laidTypes.includes(true)) u.write(...watching('watchBeside', x, other));
      u.write(act(call('moveBeside', x, other, after)));
    });
  },
  swap: (u, node) => {
    const [a, b] = u.inOrder([() => lowerNumber(u, node[1]), () => lowerNumber(u, node[2])]);
    u.write(act(call('swap', a, b)));
  },
  rearrange: (u, node) => {
    const [from, to] = u.inOrder([() => u.hold(lowerList(u, node[1])), () => u.hold(lowerList(u, node[2]))]);
    u.write(spend(binary('>>', { is: 'binary', op: '*', a: lengthOf(from), b: lengthOf(to) }, num(4))));
    const you = u.slot(0);
    const seats = cond(less(you, ZERO), ZERO, binary('<<', ONE, you));
    u.write(act(call('rearrange', from, to, seats)));
  },
  shuffle: inZone('shuffle'),
  reverse: inZone('reverse'),
  pay: (u, node) => {
    const variable = node[1] as number;
    const { varBase, varCount } = u.c.layout;
    const [base, count] = [num(varBase[variable]), num(varCount[variable])];
    const from = u.hold(lowerNumber(u, node[3]));
    const to = u.hold(lowerNumber(u, node[4]));
    u.write(...when(or(not(under(from, count)), not(under(to, count))), [failHere('nobody')]));
    const has = u.hold(at(u, 'vars', add(base, from)));
    const amount = lowerNumber(u, node[2]);
    u.write(act(call('pays', add(base, from), add(base, to), has, amount, known(u, owers(u, variable), from))));
  },
  look: (u, node) => {
    const [seat, things] = u.inOrder([() => lowerNumber(u, node[1]), () => lowerList(u, node[2])]);
    const who = u.hold(call('seat', seat));
    const all = counted(u, things);
    u.write(act(call('look', binary('<<', ONE, who), all)));
  },
  reveal: (u, node) => {
    const all = counted(u, lowerList(u, node[1]));
    u.write(act(call('look', register(R.EVERYONE), all)));
  },
  learn: (u, node) => {
    const clue = num(u.c.layout.clueAt[node[1] as number] + 1);
    const who = node[2] as Node | null;
    if (who === null) {
      const all = counted(u, lowerList(u, node[3]));
      u.write(act(call('learn', clue, register(R.EVERYONE), all)));
      return;
    }
    const [seat, things] = u.inOrder([() => lowerNumber(u, who), () => lowerList(u, node[3])]);
    const one = u.hold(call('seat', seat));
    u.write(act(call('learn', clue, binary('<<', ONE, one), counted(u, things))));
  },
  face: (u, node) => everyThing(u, node[1], 0, (x) => u.write(act(call('turnFace', x, num(node[2] as number))))),
};

/** All are asked for one thing each, when all questions are known. The answers by seat, as a list. */
function askedApart(u: Unit, choice: Choice, question: Expr, all: Expr, seatSlot: number): Expr {
  const seats = u.hold(register(R.SEATS));
  const answers = u.hold(call('make', seats));
  u.count(ZERO, seats, (i) => u.write(store(add(answers, i), NOTHING, 1)));
  const n = u.hold(lengthOf(all));
  const lists = u.hold(call('make', n));
  const asked = counter(u);
  u.count(ZERO, n, (i) => {
    const seat = u.hold(call('seat', itemOf(all, i)));
    u.assign(seatSlot, seat, false);
    const options = u.hold(optionsOf(u, choice.from));
    const count = lengthOf(options);
    // Where there is but one answer nobody is asked, unless that would tell the others something.
    const isOpen = more(count, choice.may ? ZERO : ONE);
    u.write(store(add(lists, i), options, 1));
    const taken = [
      store(add(lists, i), ZERO, 1),
      ...when(more(count, ZERO), [store(add(answers, seat), itemOf(options, ZERO), 1)]),
    ];
    u.write(...when(isOpen, [set(asked, ONE)], choice.secret ? [] : taken));
  });
  u.write(...watched(question, local(asked)));
  u.count(ZERO, n, (i) => {
    const [list, who] = [u.hold(itemOf(lists, i)), u.hold(itemOf(all, i))];
    const chosen = u.fresh();
    const ask = call('askAnyway', question, num(choice.may ? 1 : 0), who, list, lengthOf(list));
    const value = cond(less(local(chosen), ZERO), NOTHING, itemOf(list, local(chosen)));
    u.write(...when(ne(list, ZERO), [set(chosen, ask), store(add(answers, who), value, 1)]));
  });
  return answers;
}

/** `top 1 of` a zone is one thing: there is no list to make. */
function topOf(node: Node): Node | null {
  if (typeof node === 'number' || node[0] !== 'first-n' || node[2] !== 1) return null;
  const from = node[1] as Node;
  return typeof from !== 'number' && from[0] === 'zone' ? (['first', from] as unknown as Node) : null;
}

/** By index: who may fall below zero. Players never do. */
function owers(u: Unit, variable: number): number[] {
  const { ruleset, layout } = u.c;
  const holders = ruleset.vars[variable].holders ?? [];
  return Array.from({ length: layout.varCount[variable] }, (_, i) =>
    Number(holders[i - layout.maxSeats]?.owes === true),
  );
}

export const lowerStatement: Lower = (u, node, left) => {
  let code: Stmt[] = [];
  const noted = u.noting(() => {
    code = u.within(() => {
      LOWER[node[0] as StatementOp](u, node, left);
      u.stopAtEnd();
    });
  });
  // Lists that it made are gone when it is over, unless a name holds one; in a phase, when the next step begins.
  const leaks = u.c.allocation.leaks(code);
  const isGiven = noted.has(GIVEN.key) && u.c.givesList[u.c.routine];
  const isHeld = leaks && (isGiven || listsFor(u, node as Node));
  if (leaks && (isHeld || noted.has(u.stop.key))) u.leaves = true;
  if (u.isPhase || !leaks || isHeld) u.write(...code);
  else {
    const top = u.hold(register(R.TOP));
    u.write(...code, setRegister(R.TOP, top));
  }
};
