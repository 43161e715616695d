import type { Node, Op, RoutineDef, Ruleset, Scope } from '@draco-table/ruleset';
import { NONE, scopeOf, slotsIn, usesThis } from '@draco-table/ruleset';
import { call, frameMaker } from './calls.js';
import { askOf, type Question } from './choices.js';
import { isOpenScore, makePurity } from './effects.js';
import { list, num } from './evaluate.js';
import { hooksOn } from './hooks.js';
import { makeLayout } from './layout.js';
import { type Linking, link, matcher } from './link.js';
import { lowerPhase, type Ready } from './lower.js';
import type { Code, Hook, Program, Routine } from './program.js';

/** Makes a checked ruleset ready to play, once. Routines are made first and filled then, so that they may name each other. */
export function compileRuleset(ruleset: Ruleset, scopes: readonly Scope[]): Program {
  const layout = makeLayout(ruleset);
  const isPure = makePurity(ruleset);
  const phases = phasesOf(ruleset);
  const routines = ruleset.routines.map((def, index): Routine => {
    const c = { ...scopes[index], isPure };
    const ready = ((part: unknown) => link(c, part)) as Ready<Code, Question>;
    const isPhase = phases.has(index);
    const lowered = isPhase
      ? lowerPhase(ruleset, def, def.body, ready)
      : { steps: null, size: Math.max(2, def.slots.length), passing: [] };
    const body = isPhase ? 0 : link(c, def.is === 'define' ? sayingOf(def) : def.body);
    return { index, def, ...lowered, frame: frameMaker(lowered.size), body, hooks: null };
  });
  const hooks = ruleset.hooks.map((def, index): Hook => {
    const { when, verb, body, where, until } = def;
    const c = { ...scopes[body], isPure };
    return {
      index,
      when,
      verb,
      match: matcher(c, def, where),
      body: routines[body],
      usesThis: usesThis(ruleset.routines[body].body),
      until: until ? { verb: until.verb, match: matcher(c, until, undefined) } : null,
    };
  });
  const bare: Linking = { ...scopeOf(ruleset, -1), isPure };
  const program: Program = {
    source: ruleset,
    layout,
    routines,
    hooks,
    needs: ruleset.designs.map(({ needs = [] }) => ({
      tests: needs.map(({ test }) => link(bare, test)),
      size: Math.max(2, ...needs.map(({ test }) => slotsIn(test))),
    })),
    score: null,
    scores: null,
    winners: null,
    openScore: isOpenScore(ruleset),
    fast: null,
    orderAsk: { ...askOf(bare, -1, { is: 'thing' }), prompt: 'order-effects' },
  };

  for (const routine of routines) routine.hooks = hooksOn(ruleset, program, routine.index);
  const { score, winners } = ruleset;
  if (score !== undefined) program.score = (r, seat) => num(r, [seat, NONE], [call, score, seat]);
  if (winners !== undefined) program.winners = (r) => list(r, [NONE, NONE], [call, winners]);
  return program;
}

/** What a define says. */
export const sayingOf = ({ body }: RoutineDef): Node => (body as Op[])[0][1];

/** Phases proper, and what the flow begins with. */
function phasesOf(ruleset: Ruleset): Set<number> {
  const found = new Set<number>([ruleset.setup, ruleset.play]);
  ruleset.routines.forEach((def, i) => {
    if (def.is === 'phase') found.add(i);
  });
  for (const test of ruleset.tests ?? []) if (test.given !== undefined) found.add(test.given);
  return found;
}
