import type { Block, Choice, Node } from '@draco-table/ruleset';
import { elementOf, type Op, typeOf } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { askOne } from '../play/ask.js';
import { scoresOf } from '../play/scores.js';
import { tellAttr, tellPlay, tellVar } from '../play/tell.js';
import { breach, fault } from '../problems.js';
import type { Run } from '../state/run.js';
import { learn } from '../state/zones.js';
import { askOf } from './asks.js';
import { compileArgs, compileFor, perform, runBody } from './calls.js';
import { compileAtOnce, compileChoose } from './choices.js';
import { type Context, compilePlace, spend } from './context.js';
import { proceed } from './hooks.js';
import { compileList } from './lists.js';
import { DOING } from './moves.js';
import { type Do, END, GO, LEAVE, STOP } from './program.js';
import { compileTest } from './tests.js';
import { compileAny, compileNum } from './values.js';

type Maker = (c: Context, node: Op) => Do;

const STATEMENTS: Record<string, Maker> = {
  ...DOING,
  let: (c, node) => {
    const slot = node[1] as number;
    const value = compileAny(c, node[2]);
    c.types[slot] = typeOf(c, node[2]);
    return (r, f) => {
      f[slot] = value(r, f) as number;
      return r.ended === 1 ? END : GO;
    };
  },
  set: (c, node) => {
    const at = node[1] as number;
    const place = compilePlace(c, c.layout.varBase[at], c.layout.varCount[at], node[2] as Node | null);
    const value = compileFor(c, c.ruleset.vars[at].type, node[3]);
    const write = (r: Run, p: number, v: number | number[]): number => {
      const was = r.vars[p];
      r.vars[p] = v;
      if (r.emit !== null) tellVar(r, at, p, was);
      return r.ended === 1 ? END : GO;
    };
    if (typeof place === 'number') return (r, f) => write(r, place, value(r, f));
    return (r, f) => write(r, place(r, f), value(r, f));
  },
  add: (c, node) => {
    const at = node[1] as number;
    const place = compilePlace(c, c.layout.varBase[at], c.layout.varCount[at], node[2] as Node | null);
    const amount = compileNum(c, node[3]);
    return (r, f) => {
      const p = typeof place === 'number' ? place : place(r, f);
      const was = r.vars[p];
      r.vars[p] = ((was as number) + amount(r, f)) | 0;
      if (r.emit !== null) tellVar(r, at, p, was);
      return GO;
    };
  },
  'set-attr': (c, node) => {
    const attr = node[1] as number;
    const at = c.layout.changing[attr];
    const things = compileList(c, node[2], false);
    const value = compileFor(c, c.ruleset.attrs[attr].type, node[3]);
    return (r, f) => {
      for (const thing of things(r, f)) {
        if (r.where[thing] === undefined) fault('no such thing');
        r.attrs[at][thing] = value(r, f);
        if (r.emit !== null) tellAttr(r, attr, thing);
      }
      return GO;
    };
  },
  carry: (c, node) => {
    const card = compileNum(c, node[1]);
    return (r, f) => carryOut(r, card(r, f), f[0]);
  },
  choose: (c, node) => compileChoose(c, node[1] as unknown as Choice),
  atonce: (c, node) => compileAtOnce(c, node[1], node[2] as number, node[3] as unknown as Choice),
  if: (c, node) => {
    const test = compileTest(c, node[1]);
    const yes = compileBlock(c, node[2] as unknown as Block);
    if (node[3] === undefined) return (r, f) => (test(r, f) ? yes(r, f) : GO);
    const no = compileBlock(c, node[3] as unknown as Block);
    return (r, f) => (test(r, f) ? yes(r, f) : no(r, f));
  },
  each: (c, node) => {
    const slot = node[1] as number;
    const list = compileList(c, node[2], false);
    c.types[slot] = elementOf(typeOf(c, node[2]));
    const type = c.types[slot];
    if (node[4] === undefined) {
      const body = compileBlock(c, node[3] as unknown as Block);
      return (r, f) => {
        const items = list(r, f);
        for (let i = 0; i < items.length; i++) {
          if (--r.steps < 0) breach('steps');
          f[slot] = items[i];
          const how = body(r, f);
          if (how !== GO) return how;
        }
        return GO;
      };
    }
    const who = compileNum(c, node[4]);
    const ask = askOf(c, -1, type);
    const body = compileBlock(c, node[3] as unknown as Block);
    return (r, f) => {
      const left = list(r, f).slice();
      while (left.length > 0) {
        if (--r.steps < 0) breach('steps');
        const item = left.length === 1 ? left[0] : askOne(r, ask, f, who(r, f), left.slice());
        left.splice(left.indexOf(item), 1);
        f[slot] = item;
        const how = body(r, f);
        if (how !== GO) return how;
      }
      return GO;
    };
  },
  repeat: (c, node) => {
    const times = compileNum(c, node[1]);
    const body = compileBlock(c, node[2] as unknown as Block);
    return (r, f) => {
      for (let n = times(r, f); n > 0; n--) {
        if (--r.steps < 0) breach('steps');
        const how = body(r, f);
        if (how !== GO) return how;
      }
      return GO;
    };
  },
  until: (c, node) => {
    const test = compileTest(c, node[1]);
    const body = compileBlock(c, node[2] as unknown as Block);
    return (r, f) => {
      while (!test(r, f)) {
        if (--r.steps < 0) breach('steps');
        const how = body(r, f);
        if (how !== GO) return how;
      }
      return GO;
    };
  },
  do: (c, node) => {
    const routine = c.program.routines[node[1] as number];
    const frameOf = compileArgs(c, routine, node.slice(2) as Node[]);
    if (routine.hooks !== null) return (r, f) => perform(r, routine, frameOf(r, f));
    return (r, f) => runBody(r, routine, frameOf(r, f));
  },
  give: (c, node) => {
    const type = c.ruleset.routines[c.routine]?.gives;
    const value = type ? compileFor(c, type, node[1]) : compileAny(c, node[1]);
    return (r, f) => {
      r.given = value(r, f);
      return STOP;
    };
  },
  stop: () => () => STOP,
  proceed: () => proceed,
  end: () => (r) => {
    r.ended = 1;
    return END;
  },
  effect: (c, node) => {
    const mode = ['next', 'until', 'on'].indexOf(node[1] as unknown as string);
    const hook = node[2] as number;
    const pairs = node.slice(3) as number[];
    const { body } = c.program.hooks[hook];
    return (r, f) => {
      if (r.effects.length >= LIMITS.effects) breach('effects');
      const frame = body.frame(f[0], f[1]);
      for (let i = 0; i < pairs.length; i += 2) frame[pairs[i + 1]] = f[pairs[i]];
      r.effects.push({ hook, mode, since: ++r.sequence, frame });
      return GO;
    };
  },
  mark: (_, node) => {
    const at = node[1] as number;
    return (r) => {
      r.mark = at;
      if (r.covered !== null) r.covered[at] = 1;
      return GO;
    };
  },
};

/** Does what a card says. */
export function carryOut(r: Run, card: number, you: number): number {
  const design = r.design[card];
  if (design === undefined) fault('no such thing');
  const effect = r.program.layout.ruleset.designs[design].effect;
  // What a card does is plain to see, so which card it is cannot stay hidden.
  learn(r, card, r.everyone);
  if (r.emit !== null) tellPlay(r, card, you);
  if (r.watch?.play) r.watch.play(you, r.program.layout.ruleset.designs[design].id, () => scoresOf(r));
  if (effect === undefined) return GO;
  const routine = r.program.routines[effect];
  return perform(r, routine, routine.frame(you, card));
}

export const compileStatement = (c: Context, node: Node): Do => {
  const op = node as Op;
  return STATEMENTS[op[0]](c, op);
};

/** A block stops at the first statement that does not simply go on; leaving it ends there. */
export function compileBlock(c: Context, block: Block): Do {
  const body = compileBody(c, block);
  return block.some(mayLeave) ? (r, f) => left(body(r, f)) : body;
}

const left = (how: number): number => (how === LEAVE ? GO : how);

/** Only a choice without a block of its own leaves the block it stands in. */
const mayLeave = (node: Node): boolean =>
  Array.isArray(node) && node[0] === 'choose' && (node[1] as Choice).body === undefined;

export function compileBody(c: Context, block: Block): Do {
  const parts = block.map((node) => compileStatement(c, node));
  const [a, b, d] = parts;
  switch (parts.length) {
    case 0:
      return () => GO;
    case 1:
      return a;
    case 2:
      return (r, f) => {
        const how = a(r, f);
        return how === GO ? b(r, f) : how;
      };
    case 3:
      return (r, f) => {
        let how = a(r, f);
        if (how !== GO) return how;
        how = b(r, f);
        return how === GO ? d(r, f) : how;
      };
    default:
      return (r, f) => {
        spend(r, parts.length);
        for (let i = 0; i < parts.length; i++) {
          const how = parts[i](r, f);
          if (how !== GO) return how;
        }
        return GO;
      };
  }
}
