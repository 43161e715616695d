import { type Block, type Choice, NONE, type Node, type Op, type Scope, scopeOf, slotsIn } from '@draco-table/ruleset';
import { scoresOf } from '../play/scores.js';
import { fault } from '../problems.js';
import { makeQuiet } from '../program/effects.js';
import { afterHooks, callHooked } from '../program/hooks.js';
import { lowerPhase, type PhaseStep, type Ready } from '../program/lower.js';
import type { Back, Program, Routine } from '../program/program.js';
import type { Run } from '../state/run.js';
import { learn } from '../state/zones.js';
import { START } from './asking.js';
import { deeper, handedOver, hookedText, inputsOf, namesOf, nothingText } from './calls.js';
import type { Context } from './context.js';
import { expand, ROOM } from './expand.js';
import { test } from './expressions.js';
import { costOf, spend } from './loops.js';
import { phaseText } from './phases.js';
import { statement } from './statements.js';
import { Constants, digits, Unit } from './unit.js';

const gone = (): never => fault('no such thing');
const watchPlay = (r: Run, you: number, design: number): void =>
  r.watch?.play?.(you, r.program.layout.ruleset.designs[design].id, () => scoresOf(r));

/** The arrays of the state, each under a name of one letter that all functions share. */
const STATE = 'W=r.where;Z=r.zones;V=r.vars;D=r.design;C=r.cell;A=r.attrs;O=r.options;T=r.thingOf;N=r.seats;';
const NAMES = [...'RWZVDCAOTNSGM'];
/** A picker may play out a game of its own, so what was there before comes back. */
const SAVE = `const ${NAMES.map((name) => `was${name}=${name}`).join()};`;
const BACK = NAMES.map((name) => `${name}=was${name}`).join(';');

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

function sourcesOf(program: Program, scopes: readonly Scope[]): { sources: Source[]; needs: Needs[] } {
  const { layout, routines } = program;
  const { ruleset } = layout;
  const shared = { layout, program, quiet: makeQuiet(ruleset), room: { left: ROOM } };
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
  return { sources, needs };
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
  const { sources, needs } = sourcesOf(program, scopes);
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
  const effects = designs.map(({ effect }) => {
    if (effect === undefined) return 'no';
    return `(you,card)=>{${deeper(u)}const h=r${digits(effect)}(you,card);R.depth--;return h;}`;
  });
  const text = [
    `let ${NAMES.join()};`,
    ...functions,
    ...hooked,
    ...playable,
    'function no(){return 0}',
    // What a design needs to be played; most need nothing, which is told without a call.
    `const X=[${needs.map((need, i) => (need.tests.length > 0 ? `n${i}` : 'no')).join()}];`,
    `const F=[${needs.map((need) => (need.tests.length > 0 ? 0 : 1)).join()}];`,
    `const E=[${effects.join()}];`,
    `function carry(you,card){const d=D[card];if(d===undefined)${constants.name(gone)}();`,
    `${constants.name(learn)}(R,card,R.everyone);if(R.watch!==null)${constants.name(watchPlay)}(R,you,d);return R.ended===1?3:E[d](you,card);}`,
    `const B=[${sources.map((source, i) => bodyText(source, routines[i])).join()}];`,
    `const P=[${sources.map(({ steps }, i) => (steps === null ? 'null' : `p${i}`)).join()}];`,
    `function play(r){${SAVE}R=r;${STATE}${START};M=r.mark;r.bodies=B;try{`,
    'while(r.ended===0){const top=r.flow.length-1;if(top<0){r.ended=1;break;}const w=r.flow[top];r.at=w.routine;P[w.routine](w);}',
    `}catch(thrown){r.mark=M;throw thrown}finally{r.bodies=null;${BACK}}}`,
    // Of the game under way, as whoever watches it asks many times; or of another.
    `function value(r,define,you){if(R!==r)return other(r,define,you);const was=S;${START};try{return define(you)}finally{S=was}}`,
    `function other(r,define,you){${SAVE}R=r;${STATE}${START};try{return define(you)}finally{${BACK}}}`,
    `const score=${valueText(u, score)},winners=${valueText(u, winners)};`,
    `return{play,score:(r,seat)=>value(r,score,seat),winners:(r)=>value(r,winners,${digits(NONE)})}`,
  ].join('\n');
  // Names that never change: the machine then calls what they stand for without looking.
  const names = constants.values.map((_, i) => `k${i}`);
  const made: Made = new Function('k', `"use strict";const [${names.join()}]=k;${text}`)(constants.values);
  // Of a game that a picker plays; what people see is worked out without.
  const { score: plainScore, winners: plainWinners } = program;
  if (plainScore) program.score = (r, seat) => (r.pick === null ? plainScore : made.score)(r, seat);
  if (plainWinners) program.winners = (r) => (r.pick === null ? plainWinners : made.winners)(r);
  return made.play;
};

interface Made {
  play(r: Run): void;
  score: NonNullable<Program['score']>;
  winners: NonNullable<Program['winners']>;
}

/** A define called from outside, for a player or nobody. */
function valueText(u: Unit, index: number | undefined): string {
  if (index === undefined) return 'null';
  const routine = u.c.program.routines[index];
  const args = routine.def.params.map(() => ['slot', 0] as Node);
  return `(you)=>{const card=${digits(NONE)};return d${digits(index)}(${handedOver(u, routine, args)})}`;
}
