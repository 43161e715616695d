import type { Scope } from '@draco-table/ruleset';
import { compileBytecode } from '../bytecode/compile.js';
import { makeInterpreter } from '../bytecode/interpret.js';
import { type Lowered, lowerProgram } from '../lower/lower-program.js';
import { makePlan, type Plan } from '../lower/plan.js';
import { takesAnswersAlong } from '../lower/taken-along.js';
import type { Backend, Fast, Program } from '../program/program.js';
import { FAIL, type Memory as Tables } from '../runtime/memory.js';
import { nativeMachine } from '../runtime/native-machine.js';
import { makeRuntime, type Outside } from '../runtime/runtime.js';
import { machine } from '../wasm/machine.js';
import { type Imports, makeModule } from '../wasm/module.js';
import { makeAsking } from './asking.js';
import { fail } from './fails.js';
import { makeMemory } from './memory.js';
import { makeOutside, OUTSIDE } from './outside.js';
import { playerOf } from './player.js';

type Call = (...args: number[]) => number;
/** What the rules are called for from outside, by name: where a ruleset has no such rule, it is missing. */
type Calls = (name: (typeof EXPORTED)[number]) => Call | undefined;
const EXPORTED = ['play', 'pass', 'score', 'scores', 'winners'] as const;

/** Rules and run time as a tree, and where in the memory everything lies. */
interface Ready extends Lowered {
  program: Program;
  plan: Plan;
}

/** Null where rules cannot be lowered. */
function lowered(program: Program, scopes: readonly Scope[]): Ready | null {
  const plan = takesAnswersAlong(program.layout.ruleset) ? null : makePlan(program, scopes);
  if (plan === null) return null;
  const found = lowerProgram(program, scopes, plan, OUTSIDE);
  plan.close();
  return { ...found, program, plan };
}

/** What plays games over some words, with what `link` makes of the tree; null where that makes nothing. */
function playerOver(
  ready: Ready,
  words: Int32Array,
  link: (imports: Imports, words: Int32Array) => Calls | null,
): Fast | null {
  const { program, plan, questions } = ready;
  const memory = makeMemory(program, plan, words);
  let pass: Call | undefined;
  const { imports, begin } = makeOutside(
    memory,
    makeAsking(memory, questions, (seat) => (pass as Call)(seat)),
  );
  const calls = link(imports, words);
  if (calls === null) return null;
  pass = calls('pass');
  return playerOf(program, memory, {
    play: calls('play') as unknown as () => void,
    score: calls('score') ?? null,
    scores: calls('scores') ?? null,
    winners: calls('winners') ?? null,
    begin,
  });
}

/**
 * Makes one WebAssembly module of the rules, for games in which a picker answers: the names of a routine are locals, verbs
 * call each other as functions, and nothing is told. Where a page forbids that, or has none, the same tree is interpreted.
 */
export const generate: Backend = (program, scopes) => {
  const ready = lowered(program, scopes);
  return ready && ((machine && byWebAssembly(ready)) ?? byInterpreter(ready));
};

/** The same without WebAssembly. */
export const interpret: Backend = (program, scopes) => {
  const ready = lowered(program, scopes);
  return ready && byInterpreter(ready);
};

function byWebAssembly(ready: Ready): Fast | null {
  const { functions, plan } = ready;
  const pages = Math.ceil((4 * plan.size) / 0x10000);
  const memory = new machine.Memory({ initial: pages, maximum: pages });
  return playerOver(ready, new Int32Array(memory.buffer), (imports) => {
    const isExported = (name: string): boolean => EXPORTED.includes(name as 'play');
    const module = compiled(makeModule(functions, imports, plan.address('random'), isExported));
    if (module === null) return null;
    const { exports } = new machine.Instance(module, { m: { ...imports, memory } });
    return (name) => exports[name];
  });
}

/** Null where a page forbids it, or where it would be too large. */
function compiled(bytes: Uint8Array<ArrayBuffer>): object | null {
  try {
    return new machine.Module(bytes);
  } catch (thrown) {
    if (thrown instanceof machine.CompileError) return null;
    throw thrown;
  }
}

/** The rules as bytecode, and the run time as it stands in `runtime/`. */
function byInterpreter(ready: Ready): Fast | null {
  const { functions, plan } = ready;
  return playerOver(ready, new Int32Array(plan.size), (imports, words) => {
    const tables = { words, facts: plan.facts } as Tables;
    for (const [name, { address, length }] of plan.tables) {
      Object.assign(tables, { [name]: words.subarray(address, address + length) });
    }
    const outside = imports as unknown as Outside;
    // The run time and the rules call each other, so one of them has to be there before the other.
    const rule = (name: string) => (a: number, b: number, c?: number) => (calls(name) as Call)(a, b, c as number);
    const native = nativeMachine(tables, fail);
    const runtime: object = makeRuntime(tables, native, outside, {
      matched: rule('matched'),
      isOver: rule('isOver'),
      acts: rule('acts'),
      itself: rule('itself'),
    });
    const all = Object.entries({ ...runtime, ...imports, ...native }) as [string, Call][];
    const numbers = new Map(all.map(([name], i) => [name, i]));
    const calls = makeInterpreter(
      compileBytecode(functions, numbers),
      words,
      all.map(([, one]) => one),
      () => fail(FAIL.steps),
    );
    const { pass } = runtime as { pass: Call };
    return (name) => (name === 'pass' ? pass : calls(name));
  });
}
