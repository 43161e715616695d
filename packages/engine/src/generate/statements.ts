import {
  type Block,
  type Choice,
  type Constant,
  choiceType,
  elementOf,
  isList,
  NONE,
  type Node,
  type Op,
  type StatementOp,
  typeOf,
} from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { checkSeat } from '../play/ask.js';
import { breach, fault } from '../problems.js';
import { proceed } from '../program/hooks.js';
import { tokens } from '../program/moves.js';
import type { Effect, Frame, Run } from '../state/run.js';
import { infoOf } from './asking.js';
import { doText, frameText } from './calls.js';
import { choosing, mostOf, optionsText, question, together } from './choices.js';
import { makeRoom } from './context.js';
import { fitting, list, num, test, value, varText, zoneText } from './expressions.js';
import { costOf, counted, iterate, spend } from './loops.js';
import { tableOf } from './tables.js';
import { digits, type Unit } from './unit.js';

type Write = (u: Unit, node: Op, leave: string) => void;

const gone = (): never => fault('no such thing');
const nobody = (): never => fault('nobody there');
/** One pass of a loop. */
const pass = (u: Unit, body: Node, more = 0): string => spend(u, '1', costOf(body) + more);

const begin = (r: Run, hook: number, mode: number, frame: Frame): void => {
  if (r.effects.length >= LIMITS.effects) breach('effects');
  const effect: Effect = { hook, mode, since: ++r.sequence, frame };
  r.effects.push(effect);
};

/** Takes a value out of a list: of several that are the same, the first. */
function takeAt(all: number[], index: number): number {
  const item = all[index];
  let i = 0;
  while (all[i] !== item) i++;
  for (i++; i < all.length; i++) all[i - 1] = all[i];
  all.pop();
  return item;
}

/** A block of its own: leaving it goes on after it. */
export function block(u: Unit, nodes: Block): string {
  const label = u.fresh();
  const { before } = u.apart(() => {
    u.stopAtEnd();
    for (const node of nodes) statement(u, node as Op, `break ${label};`);
    return '';
  });
  return before.includes(`break ${label};`) ? `${label}:{${before}}` : before;
}

const everyThing = (u: Unit, node: Node, value: Node, act: (x: string) => string): void => {
  const [all, x] = [u.fresh(), u.fresh()];
  const things = list(u, node);
  u.write(
    `const ${all}=${things};${spend(u, `${all}.length`, 1 + costOf(value))}for(let i=0;i<${all}.length;i++){const ${x}=${all}[i];`,
  );
  u.write(`${act(x)}}`);
};

const inZone =
  (act: 'shuffle' | 'reverse'): Write =>
  (u, node) =>
    u.write(`${u.constant(u.c.moves[act])}(${zoneText(u, node[1] as number, node[2] as Node | null)});`);

const WRITES: Record<StatementOp, Write> = {
  let: (u, node) => {
    const slot = node[1] as number;
    const text = value(u, node[2]);
    u.c.types[slot] = typeOf(u.c, node[2]);
    u.write(`${u.slot(slot)}=${text};`);
  },
  set: (u, node) => {
    const at = node[1] as number;
    const wanted = u.c.ruleset.vars[at].type.list === true;
    const place = (): string => varText(u, at, node[2] as Node | null);
    const [p, text] = u.inOrder([place, () => fitting(u, wanted, node[3])]);
    u.write(`${wanted ? 'U' : 'V'}[${p}]=${text};`);
  },
  add: (u, node) => {
    const at = node[1] as number;
    const p = u.hold(varText(u, at, node[2] as Node | null));
    const [was, amount] = u.inOrder([() => `V[${p}]`, () => num(u, node[3])]);
    u.write(`V[${p}]=${was}+${amount};`);
  },
  'set-attr': (u, node) => {
    const attr = node[1] as number;
    const { attrs, attrLists } = u.c.memory;
    const at = u.c.layout.changing[attr];
    const all = u.constant(attrs[at] ?? attrLists[at]);
    const wanted = u.c.ruleset.attrs[attr].type.list === true;
    everyThing(u, node[2], node[3], (x) => {
      const text = fitting(u, wanted, node[3]);
      return `if(W[${x}]===undefined)${u.constant(gone)}();${all}[${x}]=${text};`;
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
    else if (!choice.many) u.write(`if(!${chosen}){${leave}}`);
  },
  atonce: (u, node) => {
    const seatSlot = node[2] as number;
    const choice = node[3] as unknown as Choice;
    const seats = list(u, node[1]);
    u.c.types[seatSlot] = { is: 'player' };
    const info = infoOf(u.c, choice.prompt, choice.type, choice);
    const [all, seat, asked, answers] = [u.fresh(), u.fresh(), u.fresh(), u.fresh()];
    u.write(`const ${all}=${seats},${asked}=[],${answers}=new Array(R.seats).fill(${digits(NONE)});`);
    u.write(`for(const ${seat} of ${all}){${u.slot(seatSlot)}=${u.constant(checkSeat)}(R,${seat});`);
    const options = u.hold(optionsText(u, choice.from));
    const many = choice.many;
    const most = many && many.max !== null ? u.hold(num(u, many.max)) : many ? `${options}.length` : '1';
    const least = many ? u.hold(num(u, many.min)) : choice.may ? '0' : '1';
    u.write(`${u.constant(question)}(${u.constant(info)},${asked},${answers},${seat},${options},${least},${most});}`);
    u.write(`${u.constant(together)}(${u.constant(u.c.asking)},${u.constant(info)},${asked},${answers});`);
    u.c.types[choice.slot] = choiceType(choice);
    u.write(`${u.slot(choice.slot)}=${answers};`);
  },
  each: (u, node) => {
    const slot = node[1] as number;
    const who = node[4];
    const [all, i] = [u.fresh(), u.fresh()];
    const room = who === undefined ? roomForEach(u, node[2]) : null;
    if (room !== null) {
      u.write(`let ${all}=0;`);
      iterate(u, node[2], true, (x) => u.write(`${room}[${all}++]=${x};`));
      u.c.types[slot] = elementOf(typeOf(u.c, node[2]));
      u.write(`for(let ${i}=0;${i}<${all};${i}++){${pass(u, node[3])}${u.slot(slot)}=${room}[${i}];`);
      u.write(`${loopBlock(u, node[3])}}`);
      return;
    }
    const items = list(u, node[2]);
    u.c.types[slot] = elementOf(typeOf(u.c, node[2]));
    if (who === undefined) {
      u.write(`const ${all}=${items};for(let ${i}=0;${i}<${all}.length;${i}++){${pass(u, node[3])}`);
      u.write(`${u.slot(slot)}=${all}[${i}];${loopBlock(u, node[3])}}`);
      return;
    }
    const info = u.constant(infoOf(u.c, -1, u.c.types[slot]));
    u.write(
      `const ${all}=${items}.slice();while(${all}.length>0){${pass(u, node[3], costOf(who))}let ${i}=0;if(${all}.length>1){`,
    );
    u.write(`${i}=${u.constant(u.c.asking.askOne)}(${info},${num(u, who)},${all},${all}.length);}`);
    u.write(`${u.slot(slot)}=${u.constant(takeAt)}(${all},${i});${loopBlock(u, node[3])}}`);
  },
  repeat: (u, node) => {
    const n = u.fresh();
    u.write(`for(let ${n}=${num(u, node[1])};${n}>0;${n}--){${pass(u, node[2])}${loopBlock(u, node[2])}}`);
  },
  until: (u, node) => {
    const condition = u.apart(() => test(u, node[1]));
    u.write(
      `for(;;){${condition.before}if(${condition.value})break;${pass(u, node[2], costOf(node[1]))}${loopBlock(u, node[2])}}`,
    );
  },
  do: (u, node) => u.write(doText(u, u.c.program.routines[node[1] as number], node.slice(2) as Node[])),
  give: (u, node) => {
    const routine = u.c.program.routines[u.c.routine];
    const type = routine?.def.gives;
    const text = type ? fitting(u, type.list === true, node[1]) : value(u, node[1]);
    if (routine?.def.is === 'define') u.write(`return ${text};`);
    else {
      u.write(`R.given=${text};`);
      u.stopAtEnd();
      u.write(u.stop);
    }
  },
  stop: (u) => u.write(u.stop),
  proceed: (u) => u.write(`if(${u.constant(proceed)}(R)===3){${u.end}}`),
  end: (u) => u.write(`R.ended=1;${u.end}`),
  effect: (u, node) => {
    const mode = ['next', 'until', 'on'].indexOf(node[1] as unknown as string);
    const hook = node[2] as number;
    const pairs = node.slice(3) as number[];
    const g = u.fresh();
    const { body } = u.c.program.hooks[hook];
    u.write(`const ${g}=${frameText(body, u.slot(0), u.slot(1))};`);
    for (let i = 0; i < pairs.length; i += 2) u.write(`${g}[${digits(pairs[i + 1])}]=${u.slot(pairs[i])};`);
    u.write(`${u.constant(begin)}(R,${digits(hook)},${digits(mode)},${g});`);
  },
  mark: (u, node) => u.write(`R.mark=${digits(node[1])};`),
  carry: (u, node) => u.write(`if(carry(${u.slot(0)},${num(u, node[1])})===3){${u.end}}`),
  move: (u, node) => {
    const [, whole, zone, index, word, extra] = node as unknown as [string, Node, number, Node | null, string, Node?];
    const what = topOf(whole) ?? whole;
    const first = word === 'top' || (word === 'end' && u.c.ruleset.zones[zone].shape === 'pile') ? '0' : '(-1)';
    const moved = (thing: string, place: string): string => {
      const { moveTo, toFront, toEnd, putOnCell, indexOfPlace } = u.c.moves;
      if (extra === undefined) {
        const isHeaded = u.c.layout.headAt[u.c.layout.zoneBase[zone]] >= 0;
        return isHeaded
          ? `${u.constant(moveTo)}(${thing},${place},${first});`
          : `${u.constant(first === '0' ? toFront : toEnd)}(${thing},${place});`;
      }
      const to = num(u, extra);
      if (word === 'cell') return `${u.constant(putOnCell)}(${thing},${place},${to});`;
      return `${u.constant(moveTo)}(${thing},${place},${u.constant(indexOfPlace)}(${thing},${place},${to}));`;
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
    u.write(`if(${things}.length>0){${spend(u, `${things}.length`, 1 + costOf(extra))}`);
    const place = u.hold(zoneText(u, zone, index));
    u.write(`for(let ${i}=0;${i}<${things}.length;${i}++){const ${x}=${things}[${i}];`);
    u.write(`${moved(x, place)}}}`);
  },
  beside: (u, node) => {
    const after = (node[2] as unknown as string) === 'after';
    everyThing(
      u,
      node[1],
      node[3],
      (x) => `${u.constant(u.c.moves.moveBeside)}(${x},${num(u, node[3])},${String(after)});`,
    );
  },
  swap: (u, node) => {
    const [a, b] = u.inOrder([() => num(u, node[1]), () => num(u, node[2])]);
    u.write(`${u.constant(u.c.moves.swap)}(${a},${b});`);
  },
  rearrange: (u, node) => {
    const [from, to] = u.inOrder([() => u.hold(list(u, node[1])), () => u.hold(list(u, node[2]))]);
    u.write(spend(u, `(${from}.length*${to}.length>>4)`));
    const you = u.slot(0);
    u.write(`${u.constant(u.c.moves.rearrange)}(${from},${to},${you}>=0?1<<${you}:0);`);
  },
  shuffle: inZone('shuffle'),
  reverse: inZone('reverse'),
  pay: (u, node) => {
    const at = node[1] as number;
    const { varBase, varCount } = u.c.layout;
    const [base, count] = [digits(varBase[at]), digits(varCount[at])];
    const a = u.hold(num(u, node[3]));
    const b = u.hold(num(u, node[4]));
    u.write(`if(${a}>>>0>=${count}||${b}>>>0>=${count})${u.constant(nobody)}();`);
    const has = u.hold(`V[${base}+${a}]`);
    const n = u.fresh();
    u.write(`let ${n}=${num(u, node[2])};if(${n}>${has}&&${u.constant(owers(u, at))}[${a}]===0)${n}=${has};`);
    const whole = u.constant(tokens);
    u.write(`if(${n}>0){V[${base}+${a}]=${whole}(${has}-${n});V[${base}+${b}]=${whole}(V[${base}+${b}]+${n});}`);
  },
  look: (u, node) => {
    const [seat, things] = u.inOrder([() => num(u, node[1]), () => list(u, node[2])]);
    u.write(`${u.constant(u.c.moves.look)}(1<<${u.constant(checkSeat)}(R,${seat}),${counted(u, things)});`);
  },
  reveal: (u, node) => u.write(`${u.constant(u.c.moves.look)}(R.everyone,${counted(u, list(u, node[1]))});`),
  face: (u, node) => everyThing(u, node[1], 0, (x) => `${u.constant(u.c.moves.turnFace)}(${x},${digits(node[2])});`),
};

/** `top 1 of` a zone is one thing: there is no list to make. */
function topOf(node: Node): Node | null {
  if (typeof node === 'number' || node[0] !== 'first-n' || node[2] !== 1) return null;
  const from = node[1] as Node;
  return typeof from !== 'number' && from[0] === 'zone' ? (['first', from] as unknown as Node) : null;
}

/** The body of a loop: leaving it leaves the pass, as it leaves a block. */
const loopBlock = (u: Unit, nodes: Node): string => block(u, nodes as unknown as Block);

/** Where the elements of a list can be put while something is done with each: where that never runs twice at a time. */
function roomForEach(u: Unit, from: Node): string | null {
  const { c } = u;
  const isMade = Array.isArray(from) && ['where', 'zone', 'first-n', 'last-n'].includes(from[0] as string);
  if (!isMade || !c.quiet(from) || !Number.isFinite(c.depths[c.routine] ?? Number.NaN)) return null;
  const room = makeRoom(c, mostOf(c, from));
  return room === null ? null : u.constant(room);
}

/** By index: who may fall below zero. Players never do. */
function owers(u: Unit, variable: number): ArrayLike<Constant> {
  const { ruleset, layout } = u.c;
  const holders = ruleset.vars[variable].holders ?? [];
  const count = layout.varCount[variable];
  const owes = Array.from({ length: count }, (_, i) => Number(holders[i - layout.maxSeats]?.owes === true));
  return tableOf(u, owes, `owes ${variable}`);
}

export const statement: Write = (u, node, leave) => {
  WRITES[node[0] as StatementOp](u, node, leave);
  u.stopAtEnd();
};
