import {
  type Block,
  type Choice,
  choiceType,
  elementOf,
  isList,
  NONE,
  type Node,
  type Op,
  type StatementOp,
  typeOf,
} from '@draco-table/ruleset';
import { questionOf } from './asking.js';
import { doText, ending } from './calls.js';
import { leavesNone } from './calm.js';
import { choosing, optionsText } from './choices.js';
import { fitting, list, num, test, value, varText, zoneText } from './expressions.js';
import { FAIL } from './fails.js';
import { listsFor } from './lifetimes.js';
import { costOf, counted, spend } from './loops.js';
import { FLAG, flagText, slotText } from './shelf.js';
import { digits, GIVEN, type Unit } from './unit.js';

type Write = (u: Unit, node: Op, leave: string) => void;

/** One pass of a loop. */
const pass = (body: Node, more = 0): string => spend('1', costOf(body) + more);

/** A block of its own: leaving it goes on after it. */
export function block(u: Unit, nodes: Block): string {
  const label = u.fresh();
  const { before } = u.apart(() => {
    u.stopAtEnd();
    for (const node of nodes) statement(u, node as Op, `break ${label};`);
    return '';
  });
  return u.labelled(label, before);
}

/** A list that stays as it is while something is done with each; of a single value none is made. */
function everyThing(u: Unit, node: Node, value: Node, act: (x: string) => string): void {
  if (!isList(u.c, node)) {
    const x = u.hold(num(u, node));
    const inner = u.apart(() => act(x));
    u.write(`if(${x}!==${digits(NONE)}){${spend('1', 1 + costOf(value))}${inner.before}${inner.value}}`);
    return;
  }
  const [all, x, i] = [u.fresh(), u.fresh(), u.fresh()];
  const things = list(u, node);
  u.write(`const ${all}=${things};${spend(`${all}.length`, 1 + costOf(value))}`);
  u.write(`for(let ${i}=0;${i}<${all}.length;${i}++){const ${x}=${all}[${i}];`);
  u.write(`${act(x)}}`);
}

const inZone =
  (act: 'shuffle' | 'reverse'): Write =>
  (u, node) =>
    u.write(`${act}(${zoneText(u, node[1] as number, node[2] as Node | null)});`);

const WRITES: Record<StatementOp, Write> = {
  let: (u, node) => {
    const slot = node[1] as number;
    const text = value(u, node[2]);
    const wasList = isList(u.c, node[2]);
    u.c.types[slot] = typeOf(u.c, node[2]);
    u.assign(slot, text, wasList);
  },
  set: (u, node) => {
    const at = node[1] as number;
    const wanted = u.c.ruleset.vars[at].type.list === true;
    const place = (): string => varText(u, at, node[2] as Node | null);
    const [p, text] = u.inOrder([place, () => fitting(u, wanted, node[3])]);
    u.write(`V[${p}]=${wanted ? `keepList(${counted(u, text)})` : text};`);
  },
  add: (u, node) => {
    const at = node[1] as number;
    const p = u.hold(varText(u, at, node[2] as Node | null));
    const [was, amount] = u.inOrder([() => `V[${p}]`, () => num(u, node[3])]);
    u.write(`V[${p}]=${was}+${amount};`);
  },
  'set-attr': (u, node) => {
    const attr = node[1] as number;
    const table = `a${digits(u.c.layout.changing[attr])}`;
    const wanted = u.c.ruleset.attrs[attr].type.list === true;
    everyThing(u, node[2], node[3], (x) => {
      const text = fitting(u, wanted, node[3]);
      const held = u.hold(wanted ? `keepList(${counted(u, text)})` : text);
      return `if(!under(${x},${digits(u.c.layout.startDesign.length)}))${FAIL.thing};${table}[${x}]=${held};`;
    });
  },
  if: (u, node) => {
    u.write(`if(${test(u, node[1])}){${block(u, node[2] as unknown as Block)}}`);
    if (node[3] !== undefined) u.write(`else{${block(u, node[3] as unknown as Block)}}`);
  },
  choose: (u, node, leave) => {
    const choice = node[1] as unknown as Choice;
    const chosen = choosing(u, choice);
    const other = choice.else;
    if (choice.body) {
      u.write(`if(${chosen}){${block(u, choice.body)}}`);
      if (other) u.write(`else{${block(u, other)}}`);
    } else if (other) u.write(`if(!${chosen}){${block(u, other)}}`);
    else if (!choice.many) u.write(`if(!${chosen}){${u.note(leave)}}`);
  },
  atonce: (u, node) => {
    const seatSlot = node[2] as number;
    const choice = node[3] as unknown as Choice;
    const seats = list(u, node[1]);
    u.c.types[seatSlot] = { is: 'player' };
    const question = questionOf(u.c, choice.prompt, choice.type, choice);
    const [all, i] = [u.hold(seats), u.fresh()];
    const many = choice.many;
    if (!many) {
      const answers = askedApart(u, choice, question, all, seatSlot);
      u.c.types[choice.slot] = choiceType(choice);
      u.assign(choice.slot, answers, true);
      return;
    }
    u.write(`beginTogether();for(let ${i}=0;${i}<${all}.length;${i}++){`);
    const seat = u.hold(`seat(${all}[${i}])`);
    u.assign(seatSlot, seat, false);
    const options = u.hold(optionsText(u, choice.from));
    const most = many.max !== null ? u.hold(num(u, many.max)) : `${options}.length`;
    const least = u.hold(num(u, many.min));
    u.write(`putQuestion(${question},${seat},${options},${least},${most});}`);
    u.c.types[choice.slot] = choiceType(choice);
    u.assign(choice.slot, `askTogether(${question})`, 'lists');
  },
  each: (u, node) => {
    const slot = node[1] as number;
    const who = node[4];
    const i = u.fresh();
    const items = list(u, node[2]);
    u.c.types[slot] = elementOf(typeOf(u.c, node[2]));
    if (who === undefined) {
      const all = u.hold(items);
      u.write(`for(let ${i}=0;${i}<${all}.length;${i}++){${pass(node[3])}`);
      u.assign(slot, `${all}[${i}]`, false);
      u.write(`${loopBlock(u, node[3])}}`);
      return;
    }
    const question = questionOf(u.c, -1, u.c.types[slot]);
    const from = u.hold(items);
    const all = u.hold(`sliced(${from},0,${from}.length)`);
    u.write(`while(${all}.length>0){${pass(node[3], costOf(who))}let ${i}=0;if(${all}.length>1){`);
    u.write(`${i}=askOne(${question},0,${num(u, who)},${all},${all}.length);}`);
    u.assign(slot, `takeAt(${all},${i})`, false);
    u.write(`${loopBlock(u, node[3])}}`);
  },
  repeat: (u, node) => {
    const n = u.fresh();
    u.write(`for(let ${n}=${num(u, node[1])};${n}>0;${n}--){${pass(node[2])}${loopBlock(u, node[2])}}`);
  },
  until: (u, node) => {
    const condition = u.apart(() => test(u, node[1]));
    const l = u.fresh();
    u.write(`${l}:for(;;){${condition.before}if(${condition.value})break ${l};`);
    u.write(`${pass(node[2], costOf(node[1]))}${loopBlock(u, node[2])}}`);
  },
  do: (u, node) => u.write(doText(u, u.c.program.routines[node[1] as number], node.slice(2) as Node[])),
  give: (u, node) => {
    const routine = u.c.program.routines[u.c.routine];
    const type = routine?.def.gives;
    const text = type ? fitting(u, type.list === true, node[1]) : value(u, node[1]);
    if (routine?.def.is === 'define') u.write(`return ${text};`);
    else {
      u.write(`given=${text};`);
      u.stopAtEnd();
      u.write(u.note(u.stop));
    }
  },
  stop: (u) => u.write(u.note(u.stop)),
  proceed: (u) => {
    u.note(GIVEN);
    u.write(ending(u, u.c.endings[u.c.routine], 'proceed()'));
  },
  end: (u) => u.write(`ended=1;${u.end}`),
  effect: (u, node) => {
    const { effects } = u.c.plan;
    const mode = ['next', 'until', 'on'].indexOf(node[1] as unknown as string);
    const hook = node[2] as number;
    const pairs = node.slice(3) as number[];
    const p = u.hold(`begins(${digits(hook)},${digits(mode)},${u.slot(0)},${u.slot(1)})`);
    for (let i = 0; i < pairs.length; i += 2) {
      const [from, into] = [u.slot(pairs[i]), pairs[i + 1]];
      const isListed = u.c.types[pairs[i]]?.list === true;
      const [value, flag] = isListed ? [`keepList(${from})`, FLAG.list] : [from, FLAG.number];
      u.write(`${slotText(effects, p, into)}=${value};${flagText(effects, p, into)}=${flag};`);
    }
  },
  mark: (u, node) => u.write(`mark=${digits(node[1])};`),
  carry: (u, node) => {
    u.write(ending(u, u.c.cardsEnd, `carry(${u.slot(0)},${num(u, node[1])})`));
  },
  move: (u, node) => {
    const [, whole, zone, index, word, extra] = node as unknown as [string, Node, number, Node | null, string, Node?];
    const what = topOf(whole) ?? whole;
    const first = word === 'top' || (word === 'end' && u.c.ruleset.zones[zone].shape === 'pile') ? '0' : '(-1)';
    const moved = (thing: string, place: string): string => {
      if (extra === undefined) {
        const isHeaded = u.c.layout.headAt[u.c.layout.zoneBase[zone]] >= 0;
        return isHeaded
          ? `moveTo(${thing},${place},${first});`
          : `${first === '0' ? 'toFront' : 'toEnd'}(${thing},${place});`;
      }
      const to = num(u, extra);
      if (word === 'cell') return u.c.layout.hasGrid ? `putOnCell(${thing},${place},${to});` : `${FAIL.cell};`;
      return `moveTo(${thing},${place},indexOfPlace(${thing},${place},${to}));`;
    };
    if (!isList(u.c, what)) {
      const thing = u.hold(num(u, what));
      const inner = u.apart(() => moved(thing, u.hold(zoneText(u, zone, index))));
      // Nothing there, nothing to move: a pile may have run out.
      u.write(`if(${thing}!==${digits(NONE)}){${inner.before}${inner.value}}`);
      return;
    }
    const things = u.hold(list(u, what));
    const [i, x] = [u.fresh(), u.fresh()];
    u.write(`if(${things}.length>0){${spend(`${things}.length`, 1 + costOf(extra))}`);
    const place = u.hold(zoneText(u, zone, index));
    const isHeaded = u.c.layout.headAt[u.c.layout.zoneBase[zone]] >= 0;
    if (extra === undefined && !isHeaded) {
      u.write(`moveAll(${things},${place},${first === '0' ? 1 : 0});}`);
      return;
    }
    u.write(`for(let ${i}=0;${i}<${things}.length;${i}++){const ${x}=${things}[${i}];`);
    u.write(`${moved(x, place)}}}`);
  },
  beside: (u, node) => {
    const after = (node[2] as unknown as string) === 'after';
    everyThing(u, node[1], node[3], (x) => `moveBeside(${x},${num(u, node[3])},${after ? 1 : 0});`);
  },
  swap: (u, node) => {
    const [a, b] = u.inOrder([() => num(u, node[1]), () => num(u, node[2])]);
    u.write(`swap(${a},${b});`);
  },
  rearrange: (u, node) => {
    const [from, to] = u.inOrder([() => u.hold(list(u, node[1])), () => u.hold(list(u, node[2]))]);
    u.write(spend(`${from}.length*${to}.length>>4`));
    const you = u.slot(0);
    u.write(`rearrange(${from},${to},${you}>=0?1<<${you}:0);`);
  },
  shuffle: inZone('shuffle'),
  reverse: inZone('reverse'),
  pay: (u, node) => {
    const at = node[1] as number;
    const { varBase, varCount } = u.c.layout;
    const [base, count] = [digits(varBase[at]), digits(varCount[at])];
    const a = u.hold(num(u, node[3]));
    const b = u.hold(num(u, node[4]));
    u.write(`if(!under(${a},${count})||!under(${b},${count}))${FAIL.nobody};`);
    const has = u.hold(`V[${base}+${a}]`);
    u.write(`pays(${base}+${a},${base}+${b},${has},${num(u, node[2])},${owers(u, at)}[${a}]);`);
  },
  look: (u, node) => {
    const [seat, things] = u.inOrder([() => num(u, node[1]), () => list(u, node[2])]);
    const all = counted(u, things);
    u.write(`look(1<<seat(${seat}),${all});`);
  },
  reveal: (u, node) => u.write(`look(everyone,${counted(u, list(u, node[1]))});`),
  face: (u, node) => everyThing(u, node[1], 0, (x) => `turnFace(${x},${digits(node[2])});`),
};

/** All are asked for one thing each, when all questions are known. The answers by seat, as a list. */
function askedApart(u: Unit, choice: Choice, question: string, all: string, seatSlot: number): string {
  const [answers, lists, i, n, asked] = [u.fresh(), u.fresh(), u.fresh(), u.fresh(), u.fresh()];
  const none = digits(NONE);
  u.write(`const ${answers}=make(seats);for(let ${i}=0;${i}<seats;${i}++)${answers}[${i}]=${none};`);
  u.write(`const ${n}=${all}.length;const ${lists}=make(${n});let ${asked}=0;for(let ${i}=0;${i}<${n};${i}++){`);
  const seat = u.hold(`seat(${all}[${i}])`);
  u.assign(seatSlot, seat, false);
  const options = u.hold(optionsText(u, choice.from));
  // Where there is but one answer nobody is asked, unless that would tell the others something.
  const isOpen = choice.may ? `${options}.length>0` : `${options}.length>1`;
  u.write(`${lists}[${i}]=${options};if(${isOpen})${asked}=1;`);
  if (!choice.secret) {
    u.write(`if(!(${isOpen})){${lists}[${i}]=0;if(${options}.length>0)${answers}[${seat}]=${options}[0];}`);
  }
  u.write(`}if(watching)watched(${question},${asked});for(let ${i}=0;${i}<${n};${i}++){`);
  const [list, who, at] = [u.hold(`${lists}[${i}]`), u.hold(`${all}[${i}]`), u.fresh()];
  u.write(`if(${list}){const ${at}=askAnyway(${question},${choice.may ? 1 : 0},${who},${list},${list}.length);`);
  u.write(`${answers}[${who}]=${at}<0?${none}:${list}[${at}];}}`);
  return answers;
}

/** `top 1 of` a zone is one thing: there is no list to make. */
function topOf(node: Node): Node | null {
  if (typeof node === 'number' || node[0] !== 'first-n' || node[2] !== 1) return null;
  const from = node[1] as Node;
  return typeof from !== 'number' && from[0] === 'zone' ? (['first', from] as unknown as Node) : null;
}

/** The body of a loop: leaving it leaves the pass, as it leaves a block. */
const loopBlock = (u: Unit, nodes: Node): string => block(u, nodes as unknown as Block);

/** By index: who may fall below zero. Players never do. */
function owers(u: Unit, variable: number): string {
  const { ruleset, layout } = u.c;
  const holders = ruleset.vars[variable].holders ?? [];
  const count = layout.varCount[variable];
  const owes = Array.from({ length: count }, (_, i) => Number(holders[i - layout.maxSeats]?.owes === true));
  return u.c.plan.table(owes);
}

export const statement: Write = (u, node, leave) => {
  let before = '';
  const noted = u.noting(() => {
    ({ before } = u.apart(() => {
      WRITES[node[0] as StatementOp](u, node, leave);
      u.stopAtEnd();
      return '';
    }));
  });
  // Lists that it made are gone when it is over, unless a name holds one; in a phase, when the next step begins.
  const isTidy = leavesNone(before, u.c);
  const isGiven = noted.has(GIVEN) && u.c.givesList[u.c.routine];
  const isHeld = !isTidy && (isGiven || listsFor(u, node as Node));
  if (!isTidy && (isHeld || noted.has(u.stop))) u.leaves = true;
  if (u.isPhase || isTidy || isHeld) u.write(before);
  else {
    const t = u.fresh();
    u.write(`const ${t}=top;${before}top=${t};`);
  }
};
