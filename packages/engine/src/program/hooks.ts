import type { HookDef, Match, Node, Ruleset } from '@draco-table/ruleset';
import { askOne } from '../play/ask.js';
import { fault } from '../problems.js';
import type { Effect, Frame, Run } from '../state/run.js';
import { compileFor, nothing, runBody } from './calls.js';
import type { Context } from './context.js';
import {
  type Constant,
  END,
  GO,
  type Hook,
  type Hooked,
  type HookSet,
  type Matcher,
  type Program,
  type Routine,
} from './program.js';
import { compileTest, equal } from './tests.js';

/** An effect that is about to act. */
interface Firing {
  hook: Hook;
  frame: Frame;
  since: number;
  /** The lasting effect it comes from, or the card and the place where it has to lie. */
  effect: Effect | null;
  card: number;
  place: number;
}

/** A sentence to wait for, compiled in the scope of the effect's body. */
export function compileMatch(c: Context, match: Match, where: Node | undefined): Matcher {
  const { params } = c.ruleset.routines[match.verb];
  const checks = match.args.map((arg, i) => {
    const { slot, type } = params[i];
    if (arg === null) return null;
    if ('slot' in arg) {
      c.types[arg.slot] = type;
      return { slot, into: arg.slot, equals: null };
    }
    return { slot, into: -1, equals: compileFor(c, type, arg.equals) };
  });
  const test = where === undefined ? null : compileTest(c, where);
  return (r, effect, call) => {
    for (const check of checks) {
      if (check === null) continue;
      const found = call[check.slot] as Constant;
      if (check.equals === null) effect[check.into] = found as number;
      else if (!equal(check.equals(r, effect), found)) return false;
    }
    return test === null || test(r, effect);
  };
}

/** What may act on a verb; null when nothing in the whole ruleset does. */
export function hooksOn(ruleset: Ruleset, program: Program, verb: number): Hooked | null {
  const all = ruleset.hooks;
  if (!all.some((hook) => hook.verb === verb || hook.until?.verb === verb)) return null;
  const cardHooks = new Set(ruleset.designs.flatMap((design) => design.hooks ?? []));
  const always = new Set(ruleset.always);
  const setOf = (when: HookDef['when']): HookSet => {
    const mine = all.flatMap((hook, i) => (hook.verb === verb && hook.when === when ? [i] : []));
    return {
      always: ruleset.always.filter((i) => mine.includes(i)).map((i) => program.hooks[i]),
      cards: cardZones(ruleset, program, mine),
      lasting: mine.some((i) => !cardHooks.has(i) && !always.has(i)),
    };
  };
  const sets = { before: setOf('before'), after: setOf('after'), instead: setOf('instead') };
  return {
    ...sets,
    ends: all.some((hook) => hook.until?.verb === verb),
    onlyLasting: Object.values(sets).every((set) => set.always.length === 0 && set.cards.length === 0),
  };
}

function cardZones(ruleset: Ruleset, program: Program, mine: readonly number[]): HookSet['cards'] {
  const { layout } = program;
  const zones = new Map<number, (Hook[] | undefined)[]>();
  ruleset.designs.forEach((design, index) => {
    for (const i of design.hooks ?? []) {
      const zone = ruleset.hooks[i].zone;
      if (zone === undefined || !mine.includes(i)) continue;
      const byDesign = zones.get(zone) ?? ruleset.designs.map(() => undefined);
      zones.set(zone, byDesign);
      byDesign[index] = [...(byDesign[index] ?? []), program.hooks[i]];
    }
  });
  return [...zones].map(([zone, byDesign]) => ({
    base: layout.zoneBase[zone],
    count: layout.zoneCount[zone],
    owned: ruleset.zones[zone].per === 'player',
    byDesign,
  }));
}

/** Most calls meet nothing that could act on them. */
function mayAct(r: Run, set: HookSet): boolean {
  if (set.always.length > 0 || (set.lasting && r.effects.length > 0)) return true;
  for (const { base, count } of set.cards) {
    for (let place = base; place < base + count; place++) if (r.zones[place].length > 0) return true;
  }
  return false;
}

/** Those that fit this call, in the order in which they began. */
function collect(r: Run, set: HookSet, verb: number, when: Hook['when'], call: Frame): Firing[] | null {
  if (!mayAct(r, set)) return null;
  let found: Firing[] | null = null;
  const add = (hook: Hook, frame: Frame, since: number, effect: Effect | null, card: number, place: number): void => {
    if (!hook.match(r, frame, call)) return;
    found ??= [];
    found.push({ hook, frame, since, effect, card, place });
  };
  for (const hook of set.always) add(hook, actorFrame(hook, call[0], call[1]), -1, null, -1, -1);
  for (const zone of set.cards) {
    for (let i = 0; i < zone.count; i++) {
      const things = r.zones[zone.base + i];
      for (let k = 0; k < things.length; k++) {
        const hooks = zone.byDesign[r.design[things[k]]];
        if (hooks === undefined) continue;
        const card = things[k];
        for (const hook of hooks) {
          add(hook, actorFrame(hook, zone.owned ? i : call[0], card), r.since[card], null, card, zone.base + i);
        }
      }
    }
  }
  if (set.lasting) {
    for (const effect of r.effects) {
      const hook = r.program.hooks[effect.hook];
      if (hook.verb === verb && hook.when === when) add(hook, effect.frame.slice(), effect.since, effect, -1, -1);
    }
  }
  const all = found as Firing[] | null;
  // Each source is in order already; more than one may have to be merged.
  return all !== null && all.length > 1 ? all.sort((a, b) => a.since - b.since) : all;
}

const actorFrame = (hook: Hook, you: number, card: number): Frame => hook.body.frame(you, card);

/** It may have ended since the call began. */
const stillActs = (r: Run, firing: Firing): boolean =>
  firing.effect !== null ? r.effects.includes(firing.effect) : firing.card < 0 || r.where[firing.card] === firing.place;

function fire(r: Run, firing: Firing): number {
  const { effect } = firing;
  if (effect !== null && effect.mode === 0) r.effects = r.effects.filter((other) => other !== effect);
  return runBody(r, firing.hook.body, firing.frame);
}

/** Effects that do the same with the same values: which of them comes first makes no difference. */
function alike(a: Firing, b: Firing): boolean {
  if (a.hook !== b.hook || a.frame[0] !== b.frame[0]) return false;
  if (a.hook.usesThis && a.frame[1] !== b.frame[1]) return false;
  for (let i = 2; i < a.frame.length; i++) if (!equal(a.frame[i], b.frame[i])) return false;
  return true;
}

/** Where in the list the effect stands that is to act next. An effect goes by the card that it is of or that began it. */
function chooseNext(r: Run, all: readonly Firing[], you: number): number {
  const labels: number[] = [];
  const at: number[] = [];
  all.forEach((firing, i) => {
    const card = firing.card >= 0 ? firing.card : firing.frame[1];
    const label = card >= 0 ? card : -1 - i;
    // What one card began acts in the order in which it began.
    if (labels.includes(label) || at.some((other) => alike(all[other], firing))) return;
    labels.push(label);
    at.push(i);
  });
  if (labels.length === 1) return at[0];
  return at[labels.indexOf(askOne(r, r.program.orderAsk, all[0].frame, you, labels))];
}

function fireAll(r: Run, routine: Routine, all: Firing[], you: number): number {
  while (all.length > 0) {
    const next = routine.def.ordered && all.length > 1 && you >= 0 ? chooseNext(r, all, you) : 0;
    const [firing] = all.splice(next, 1);
    if (stillActs(r, firing) && fire(r, firing) === END) return END;
  }
  return GO;
}

export function before(r: Run, routine: Routine, hooked: Hooked, frame: Frame): number {
  const all = collect(r, hooked.before, routine.index, 'before', frame);
  return all === null ? GO : fireAll(r, routine, all, frame[0]);
}

/** What acts after the verb, and the end of what lasts until it. */
export function after(r: Run, routine: Routine, hooked: Hooked, frame: Frame, began: number): number {
  const all = collect(r, hooked.after, routine.index, 'after', frame);
  if (all !== null && fireAll(r, routine, all, frame[0]) === END) return END;
  if (hooked.ends && r.effects.length > 0) {
    r.effects = r.effects.filter((effect) => {
      const until = effect.mode === 1 ? r.program.hooks[effect.hook].until : null;
      // What began during this very call waits for the next.
      if (until === null || until.verb !== routine.index || effect.since > began) return true;
      return !until.match(r, effect.frame.slice(), frame);
    });
  }
  return GO;
}

/** The newest acts; its `proceed` reaches the next older, and the last one the verb itself. */
export function instead(r: Run, all: Firing[], proceed: () => number): number {
  const firing = all.pop();
  if (firing === undefined) return proceed();
  if (!stillActs(r, firing)) return instead(r, all, proceed);
  r.proceeding.push(() => instead(r, all.slice(), proceed));
  const how = fire(r, firing);
  r.proceeding.pop();
  return how;
}

/** Inside what acts instead of a verb: the next older effect, or the verb itself. */
export function proceed(r: Run): number {
  const next = r.proceeding.pop();
  if (next === undefined) fault('nothing was replaced here');
  // It is gone while the replaced verb runs: the verb's own hooks must not reach it.
  const how = next();
  r.proceeding.push(next);
  return how;
}

export const replacements = (r: Run, routine: Routine, hooked: Hooked, frame: Frame): Firing[] | null =>
  collect(r, hooked.instead, routine.index, 'instead', frame);

export function callHooked(r: Run, routine: Routine, frame: Frame): number {
  const hooked = routine.hooks as Hooked;
  const began = r.sequence;
  const quiet = hooked.onlyLasting && r.effects.length === 0;
  if (!quiet && before(r, routine, hooked, frame) === END) return END;
  const all = quiet ? null : replacements(r, routine, hooked, frame);
  r.given = nothing(routine);
  const how = all === null ? runBody(r, routine, frame) : instead(r, all, () => runBody(r, routine, frame.slice()));
  if (how === END) return END;
  return hooked.onlyLasting && r.effects.length === 0 ? GO : afterHooks(r, routine, frame, began);
}

/** What acts after a verb does not change what it gave. */
export function afterHooks(r: Run, routine: Routine, frame: Frame, began: number): number {
  const { given } = r;
  const end = after(r, routine, routine.hooks as Hooked, frame, began);
  r.given = given;
  return end;
}
