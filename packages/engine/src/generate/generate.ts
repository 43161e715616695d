import {
  type Block,
  type Choice,
  type Match,
  NONE,
  type Node,
  type Op,
  type Scope,
  scopeOf,
  slotsIn,
} from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { makeQuiet } from '../program/effects.js';
import { lowerPhase, type PhaseStep, type Ready } from '../program/lower.js';
import type { Back, Program, Routine } from '../program/program.js';
import { makeAsking } from './asking.js';
import { awaitsTexts, locals, type Waits } from './awaits.js';
import { deeper, handedOver, hookedText, inputsOf, namesOf, nothingText } from './calls.js';
import type { Context } from './context.js';
import { expand, ROOM } from './expand.js';
import { test } from './expressions.js';
import { FAIL } from './fails.js';
import { costOf, spend } from './loops.js';
import { makeMemory } from './memory.js';
import { makeOutside } from './outside.js';
import { phaseText } from './phases.js';
import { makePlan, type Plan } from './plan.js';
import { type Made, playerOf } from './player.js';
import { reachOf } from './reach.js';
import { entryText, ownText, PHASE } from './shelf.js';
import { statement } from './statements.js';
import { takesAnswersAlong } from './taken-along.js';
import { effectsText } from './texts/effects.js';
import { movesText } from './texts/moves.js';
import { valuesText } from './texts/values.js';
import { digits, Unit } from './unit.js';
import { machine } from './wasm/machine.js';
import { compile } from './wasm/module.js';

/** A routine as it is written: in its scope, with all defines put in place; a phase as its steps. */
interface Source {
  c: Context;
  body: Block;
  steps: PhaseStep<Node, Choice>[] | null;
}
/** What a card needs to be played, by design. */
interface Needs {
  c: Context;
  tests: Node[];
}

function sourcesOf(
  program: Program,
  scopes: readonly Scope[],
  plan: Plan,
): { sources: Source[]; needs: Needs[]; waits: { match: Waits; until: Waits | null }[] } {
  const { layout, routines } = program;
  const { ruleset } = layout;
  const shared = {
    layout,
    program,
    plan,
    questions: [],
    lies: new Map(),
    shared: new Map(),
    quiet: makeQuiet(ruleset),
    ...reachOf(ruleset),
    room: { left: ROOM },
  };
  const contextOf = (scope: Scope, size: number): Context => ({
    ...scope,
    ...shared,
    types: scope.types.slice(),
    top: size,
    size,
    inlining: [],
  });
  const same = ((part: unknown) => part) as Ready<Node, Choice>;
  const sources = routines.map(({ index, def, size, steps }): Source => {
    const c = contextOf(scopes[index], size);
    const body = expand(c, def.body);
    return { c, body, steps: steps === null ? null : lowerPhase(ruleset, def, body, same).steps };
  });
  const needs = ruleset.designs.map(({ needs: own = [] }): Needs => {
    const tests = own.map((need) => need.test);
    const c = contextOf(scopeOf(ruleset, -1), Math.max(2, ...tests.map(slotsIn)));
    return { c, tests: tests.map((one) => expand(c, one)) };
  });
  const waitsFor = (match: Match, body: number, where: Node): Waits => {
    const c = contextOf(scopes[body], routines[body].size);
    const equals = match.args.map((arg) => (arg !== null && 'equals' in arg ? expand(c, arg.equals) : null));
    return { c, match, equals, where: expand(c, where) };
  };
  const waits = ruleset.hooks.map((hook) => ({
    match: waitsFor(hook, hook.body, hook.where ?? 1),
    until: hook.until ? waitsFor(hook.until, hook.body, 1) : null,
  }));
  return { sources, needs, waits };
}

type Code = Record<string, (...args: number[]) => number>;

function routineText(routine: Routine, { c, body, steps }: Source): string {
  if (steps !== null) {
    const framed = new Set(Array.from({ length: routine.size }, (_, slot) => slot));
    for (const slot of routine.passing) framed.delete(slot);
    return phaseText(new Unit(c, body, framed), routine, steps, c.size);
  }
  const inputs = inputsOf(c.program, routine);
  const isDefine = routine.def.is === 'define';
  const none = isDefine ? `return ${nothingText(c, routine)};` : 'return 0;';
  const u = new Unit(c, body, null, isDefine ? none : 'return 3;', 'break out;');
  for (const node of body) statement(u, node as Op, u.stop);
  const head = `function ${isDefine ? 'd' : 'r'}${digits(routine.index)}(${namesOf(inputs)})`;
  const text = `${spend('1', costOf(body))}${locals(inputs, c.size)}${u.labelled('out', u.take())}`;
  // Whoever calls a verb finds no lists of it, unless it gives one.
  const isLeft = u.leaves && !isDefine && !c.givesList[routine.index];
  return `${head}{${isLeft ? `const start=top;${text}top=start;` : text}${none}}`;
}

function needsText({ c, tests }: Needs, index: number): string {
  const u = new Unit(c, [], null);
  for (const node of tests) u.write(`if(!(${test(u, node)}))return 0;`);
  return `function n${digits(index)}(you,card){${spend('1', costOf(tests))}${locals(2, c.size)}${u.take()}return 1;}`;
}

/** Cases of a switch, of those that there are. */
const cases = <T>(all: readonly T[], one: (item: T, i: number) => string | null): string =>
  all
    .map((item, i) => {
      const text = one(item, i);
      return text === null ? '' : `case ${digits(i)}:${text}break;`;
    })
    .join('');

/** All of a ruleset as functions on whole numbers. */
function programText(program: Program, plan: Plan, parts: ReturnType<typeof sourcesOf>): string {
  const { sources, needs, waits } = parts;
  const { routines, layout } = program;
  const { designs, score, winners } = layout.ruleset;
  const u = new Unit(sources[0].c, [], null);
  const acting = plan.table(designs.map(({ effect }) => Number(effect !== undefined)));
  const hooked = routines.map((routine, i) =>
    routine.hooks === null || sources[i].steps !== null ? '' : hookedText(u, routine),
  );
  const effects = cases(designs, ({ effect }) => (effect === undefined ? null : `h=r${digits(effect)}(you,card);`));
  const needed = cases(needs, ({ tests }, i) => (tests.length === 0 ? null : `return n${digits(i)}(you,card);`));
  const phases = cases(sources, ({ steps }, i) => (steps === null ? null : `p${digits(i)}(w);`));
  const texts = [
    valuesText(layout, plan),
    movesText(layout, plan),
    ...sources.map((source, i) => routineText(routines[i], source)),
    ...hooked,
    ...u.c.lies.values(),
    ...needs.map((need, i) => (need.tests.length > 0 ? needsText(need, i) : '')),
    ...awaitsTexts(waits),
    effectsText(u, waits),
    `function needs(d,you,card){switch(d){${needed}}return 1;}`,
    // By a switch, so that each is called by its name.
    `function carry(you,card){if(!under(card,${digits(layout.startDesign.length)}))${FAIL.thing};const d=D[card];`,
    `K[card]=K[card]|everyone;if(watching)watchPlay(you,d);if(ended===1)return 3;if(${acting}[d]===0)return 0;let h=0;`,
    `${deeper(u, `switch(d){${effects}}`)}return h;}`,
    `function play(){steps=${digits(LIMITS.steps)};while(ended===0){if(flows===0){ended=1;return 0;}`,
    `const w=${entryText(plan.flow, '(flows-1)')};at=${ownText('w', PHASE.routine)};switch(at){${phases}}}}`,
    valueText(u, 'score', score),
    valueText(u, 'winners', winners),
  ];
  return [...texts, ...Array.from(u.c.shared.values(), ({ text }) => text)].join('\n');
}

/**
 * Makes one WebAssembly module of the rules, for games in which a picker answers: the names of a routine are variables,
 * verbs call each other as functions, and nothing is told. A page may forbid that, so it is never used unless it is given
 * to `loadRuleset`. Nothing of a ruleset goes into the text but whole numbers.
 */
export const generate: Back = (program, scopes) => {
  // Some pages have none at all.
  const isPossible = machine !== undefined && !takesAnswersAlong(program.layout.ruleset);
  const plan = isPossible ? makePlan(program, scopes) : null;
  if (plan === null) return null;
  const parts = sourcesOf(program, scopes, plan);
  const { questions } = parts.sources[0].c;
  const text = programText(program, plan, parts);
  plan.close();
  const memory = makeMemory(program, plan);
  let code: Code = {};
  const asking = makeAsking(memory, questions, (seat) => code.pass(seat));
  const { imports, begin } = makeOutside(memory, asking);
  const isGiven = (name: string): boolean => ['play', 'pass', 'score', 'winners'].includes(name);
  const bytes = compile(text, imports, plan.tables, plan.registers, isGiven);
  const module = makeModule(bytes);
  if (module === null) return null;
  code = new machine.Instance(module, { m: { ...imports, memory: memory.wasm } }).exports;
  const made: Made = {
    play: code.play as unknown as () => void,
    score: code.score ?? null,
    winners: code.winners ?? null,
    begin,
  };
  return playerOf(program, memory, made);
};

/** Null where a page forbids it, or where it would be too large. */
function makeModule(bytes: Uint8Array<ArrayBuffer>): object | null {
  try {
    return new machine.Module(bytes);
  } catch (thrown) {
    if (thrown instanceof machine.CompileError) return null;
    throw thrown;
  }
}

/** A define called from outside, for a player or nobody. */
function valueText(u: Unit, name: string, index: number | undefined): string {
  if (index === undefined) return '';
  const routine = u.c.program.routines[index];
  const args = routine.def.params.map(() => ['slot', 0] as Node);
  const given = handedOver(u, routine, args);
  return `function ${name}(you){const card=${digits(NONE)};${u.take()}return d${digits(index)}(${given});}`;
}
