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
import { scoresOf } from '../play/scores.js';
import { fault } from '../problems.js';
import { makeQuiet } from '../program/effects.js';
import { equal } from '../program/evaluate.js';
import { afterHooks, callHooked } from '../program/hooks.js';
import { lowerPhase, type PhaseStep, type Ready } from '../program/lower.js';
import type { Back, Program, Routine } from '../program/program.js';
import type { Run } from '../state/run.js';
import { makeAsking } from './asking.js';
import { deeper, handedOver, hookedText, inputsOf, namesOf, nothingText } from './calls.js';
import type { Context } from './context.js';
import { depthsOf } from './depths.js';
import { expand, ROOM } from './expand.js';
import { fitting, test } from './expressions.js';
import { makeGrids } from './grids.js';
import { costOf, spend } from './loops.js';
import { fixed, type Memory, makeMemory, ROOMS } from './memory.js';
import { makeMoves } from './moves.js';
import { makeOfType } from './of-type.js';
import { phaseText } from './phases.js';
import { type Made, playerOf } from './player.js';
import { statement } from './statements.js';
import { Constants, digits, Unit } from './unit.js';

const gone = (): never => fault('no such thing');
const watchPlay = (r: Run, you: number, design: number): void =>
  r.watch?.play?.(you, r.program.layout.ruleset.designs[design].id, () => scoresOf(r));

/** The parts of the memory, each under a name of one letter that all functions share. */
const PARTS = {
  R: 'run',
  W: 'where',
  F: 'face',
  Z: 'things',
  B: 'begin',
  Y: 'end',
  V: 'vars',
  U: 'lists',
  D: 'design',
  C: 'cell',
  O: 'options',
  T: 'thingOf',
  K: 'known',
} as const satisfies Record<string, keyof Memory>;

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

/** A sentence that an effect waits for, in the scope of its body. */
interface Waits {
  c: Context;
  match: Match;
  equals: (Node | null)[];
  where: Node;
}

function sourcesOf(
  program: Program,
  scopes: readonly Scope[],
  memory: Memory,
): { sources: Source[]; needs: Needs[]; waits: { match: Waits; until: Waits | null }[] } {
  const { layout, routines } = program;
  const { ruleset } = layout;
  const moves = makeMoves(memory);
  const depths = depthsOf(ruleset);
  const shared = {
    layout,
    program,
    memory,
    moves: { ...moves, ...makeGrids(memory, moves), ...makeOfType(memory) },
    asking: makeAsking(memory.run),
    tables: new Map(),
    quiet: makeQuiet(ruleset),
    depths,
    isShallow: depths.every((depth) => depth <= LIMITS.depth),
    room: { left: ROOM, numbers: ROOMS },
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

/** Whether a call is what an effect waits for; it fills the effect's frame from the call's. */
function waitsText(constants: Constants, waits: Waits | null): string {
  if (waits === null) return 'no';
  const { c, match, equals, where } = waits;
  const { size } = c.program.routines[c.routine];
  const u = new Unit(c, constants, new Set(Array.from({ length: size }, (_, slot) => slot)));
  const { params } = c.ruleset.routines[match.verb];
  match.args.forEach((arg, i) => {
    const { slot, type } = params[i];
    const wanted = equals[i];
    if (arg === null) return;
    if ('slot' in arg) u.write(`f[${digits(arg.slot)}]=c[${digits(slot)}];`);
    else if (wanted !== null) {
      const text = fitting(u, type.list === true, wanted);
      u.write(`if(!${constants.name(equal)}(${text},c[${digits(slot)}]))return false;`);
    }
  });
  const condition = test(u, where);
  const cost = spend(u, '1', 1 + costOf(where) + costOf(equals));
  return `(f,c)=>{${cost}${locals(size, c.size)}${u.take()}return ${condition};}`;
}

/** Names of the slots that are not handed in. */
function locals(from: number, size: number): string {
  const names = Array.from({ length: Math.max(0, size - from) }, (_, i) => `s${from + i}=null`);
  return names.length > 0 ? `let ${names.join()};` : '';
}

function routineText(constants: Constants, routine: Routine, { c, body, steps }: Source): string {
  if (steps !== null) {
    const framed = new Set(Array.from({ length: routine.size }, (_, slot) => slot));
    for (const slot of routine.passing) framed.delete(slot);
    return phaseText(new Unit(c, constants, framed), routine, steps, c.size);
  }
  const inputs = inputsOf(c.program, routine);
  const isDefine = routine.def.is === 'define';
  const none = isDefine ? `return ${nothingText(routine)};` : 'return 0;';
  const u = new Unit(c, constants, null, isDefine ? none : 'return 3;', none);
  for (const node of body) statement(u, node as Op, none);
  const head = `function ${isDefine ? 'd' : 'r'}${digits(routine.index)}(${namesOf(inputs)})`;
  return `${head}{${spend(u, '1', costOf(body))}${locals(inputs, c.size)}${u.take()}${none}}`;
}

function needsText(constants: Constants, { c, tests }: Needs, index: number): string {
  const u = new Unit(c, constants, null);
  for (const node of tests) u.write(`if(!(${test(u, node)}))return false;`);
  return `function n${digits(index)}(you,card){${spend(u, '1', costOf(tests))}${locals(2, c.size)}${u.take()}return true;}`;
}

/** A routine called with a frame, as effects are. */
function bodyText(source: Source, routine: Routine): string {
  if (source.steps !== null || routine.def.is === 'define') return 'null';
  const inputs = inputsOf(source.c.program, routine);
  return `(f)=>r${digits(routine.index)}(${Array.from({ length: inputs }, (_, slot) => `f[${slot}]`).join()})`;
}

/**
 * Makes one JavaScript program of the rules, for games in which a picker answers: the names of a routine are variables,
 * verbs call each other as functions, and nothing is told. It needs `new Function`, which a page may forbid, so it is
 * never used unless it is given to `loadRuleset`. Nothing of a ruleset goes into the text but whole numbers.
 */
export const generate: Back = (program, scopes) => {
  const memory = makeMemory(program);
  if (memory === null) return null;
  const { sources, needs, waits } = sourcesOf(program, scopes, memory);
  const constants = new Constants();
  const { routines } = program;
  const { designs, score, winners } = program.layout.ruleset;
  const u = new Unit(sources[0].c, constants, null);
  const functions = sources.map((source, i) => routineText(constants, routines[i], source));
  const [call, after] = [constants.name(callHooked), constants.name(afterHooks)];
  const hooked = routines.map((routine, i) =>
    routine.hooks === null || sources[i].steps !== null ? '' : hookedText(u, routine, call, after),
  );
  const playable = needs.map((need, i) => (need.tests.length > 0 ? needsText(constants, need, i) : ''));
  const effects = designs.map(({ effect }, i) => {
    if (effect === undefined) return '';
    return `case ${digits(i)}:h=r${digits(effect)}(you,card);break;`;
  });
  const acting = constants.name(fixed(designs.map(({ effect }) => Number(effect !== undefined))));
  const text = [
    `const ${Object.entries(PARTS)
      .map(([name, part]) => `${name}=m.${part}`)
      .join()};`,
    ...functions,
    ...hooked,
    ...playable,
    'function no(){return 0}',
    // What a design needs to be played; most need nothing, which is told without a call.
    `const needs=[${needs.map((need, i) => (need.tests.length > 0 ? `n${i}` : 'no')).join()}];`,
    `const free=${constants.name(fixed(needs.map((need) => (need.tests.length > 0 ? 0 : 1))))};`,
    `function carry(you,card){const d=D[card];if(d===undefined)${constants.name(gone)}();`,
    `K[card]|=R.everyone;if(R.watch!==null)${constants.name(watchPlay)}(R,you,d);if(R.ended===1)return 3;if(${acting}[d]===0)return 0;let h;`,
    // By a switch, so that each is called by its name.
    `${deeper(u, `switch(d){${effects.join('')}}`)}return h;}`,
    `const bodies=[${sources.map((source, i) => bodyText(source, routines[i])).join()}];`,
    `const phases=[${sources.map(({ steps }, i) => (steps === null ? 'null' : `p${i}`)).join()}];`,
    `const matches=[${waits.map(({ match }) => waitsText(constants, match)).join()}];`,
    `const ends=[${waits.map(({ until }) => waitsText(constants, until)).join()}];`,
    `function play(){R.steps=${digits(LIMITS.steps)};while(R.ended===0){const top=R.flow.length-1;if(top<0){R.ended=1;break;}`,
    'const w=R.flow[top];R.at=w.routine;phases[w.routine](w);}}',
    `const score=${valueText(u, score)},winners=${valueText(u, winners)};`,
    'return{play,score,winners,bodies,matches,ends}',
  ].join('\n');
  // Names that never change: the machine then calls what they stand for without looking.
  const names = constants.values.map((_, i) => `k${i}`);
  const made: Made = new Function('m', 'k', `"use strict";const [${names.join()}]=k;${text}`)(memory, constants.values);
  return playerOf(program, memory, made, sources[0].c.moves.lying);
};

/** A define called from outside, for a player or nobody. */
function valueText(u: Unit, index: number | undefined): string {
  if (index === undefined) return 'null';
  const routine = u.c.program.routines[index];
  const args = routine.def.params.map(() => ['slot', 0] as Node);
  return `(you)=>{const card=${digits(NONE)};return d${digits(index)}(${handedOver(u, routine, args)})}`;
}
