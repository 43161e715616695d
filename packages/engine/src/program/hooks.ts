import type { HookDef, Ruleset } from '@draco-table/ruleset';
import { askOne } from '../play/ask.js';
import { tellStopped } from '../play/tell.js';
import { fault } from '../problems.js';
import type { Effect, Frame, Run } from '../state/run.js';
import { lying } from '../state/zones.js';
import { nothing, runBody } from './calls.js';
import { equal, spend } from './evaluate.js';
import { END, GO, type Hook, type Hooked, type HookSet, type Program, type Routine } from './program.js';

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
  return {
    before: setOf('before'),
    after: setOf('after'),
    instead: setOf('instead'),
    ends: all.some((hook) => hook.until?.verb === verb),
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

/** Those that fit this call, in the order in which they began. */
function collect(r: Run, routine: Routine, when: Hook['when'], call: Frame): Firing[] {
  const { always, cards, lasting } = (routine.hooks as Hooked)[when];
  const found: Firing[] = [];
  const add = (firing: Firing): void => {
    const { hook, frame } = firing;
    spend(r, 1);
    if (hook.match(r, frame, call)) found.push(firing);
  };
  for (const hook of always) {
    add({ hook, frame: hook.body.frame(call[0], call[1]), since: -1, effect: null, card: -1, place: -1 });
  }
  for (const { base, count, owned, byDesign } of cards) {
    for (let place = base; place < base + count; place++) {
      // Looking may begin effects and move things.
      const things = lying(r, place).slice();
      spend(r, 1 + (things.length >> 6));
      for (const card of things) {
        for (const hook of byDesign[r.design[card]] ?? []) {
          const frame = hook.body.frame(owned ? place - base : call[0], card);
          add({ hook, frame, since: r.since[card], effect: null, card, place });
        }
      }
    }
  }
  if (lasting) {
    for (const effect of r.effects.slice()) {
      const hook = r.program.hooks[effect.hook];
      if (hook.verb !== routine.index || hook.when !== when) continue;
      add({ hook, frame: effect.frame.slice(), since: effect.since, effect, card: -1, place: -1 });
    }
  }
  // Each source is in order already; several may have to be merged.
  return found.sort((a, b) => a.since - b.since);
}

/** It may have ended since the call began. */
const stillActs = (r: Run, firing: Firing): boolean =>
  firing.effect !== null ? r.effects.includes(firing.effect) : firing.card < 0 || r.where[firing.card] === firing.place;

function fire(r: Run, firing: Firing): number {
  const { effect } = firing;
  if (effect !== null && effect.mode === 0) r.effects = r.effects.filter((other) => other !== effect);
  // Where the verb goes on twice, so does it.
  return runBody(r, firing.hook.body, firing.frame.slice());
}

/** The card that an effect is of or that began it; -1 for a rule of the game. */
const cardOf = ({ card, effect, frame }: Firing): number => (card >= 0 ? card : effect !== null ? frame[1] : -1);

/** Effects that do the same with the same values: which of them comes first makes no difference. */
const alike = ({ hook, frame }: Firing, other: Firing): boolean =>
  hook === other.hook &&
  // What has no value yet is null.
  frame.every((value, i) => (i === 1 && !hook.usesThis) || value === other.frame[i] || equal(value, other.frame[i]));

/** Where in the list the effect stands that is to act next. An effect goes by the card that it is of or that began it. */
function chooseNext(r: Run, all: readonly Firing[], you: number): number {
  const labels: number[] = [];
  const at: number[] = [];
  all.forEach((firing, i) => {
    const card = firing.card >= 0 ? firing.card : firing.frame[1];
    const label = card >= 0 ? card : -1 - i;
    spend(r, at.length * firing.frame.flat().length);
    // What one card began acts in the order in which it began.
    if (labels.includes(label) || at.some((other) => alike(all[other], firing))) return;
    labels.push(label);
    at.push(i);
  });
  if (labels.length === 1) return at[0];
  return at[labels.indexOf(askOne(r, r.program.orderAsk, all[0].frame, you, labels))];
}

function fireAll(r: Run, routine: Routine, when: 'before' | 'after', call: Frame): number {
  const all = collect(r, routine, when, call);
  const [you] = call;
  while (all.length > 0) {
    const next = routine.def.ordered && all.length > 1 && you >= 0 ? chooseNext(r, all, you) : 0;
    const [firing] = all.splice(next, 1);
    if (stillActs(r, firing) && fire(r, firing) === END) return END;
  }
  return GO;
}

/** What acts after the verb, and the end of what lasts until it. */
function after(r: Run, routine: Routine, frame: Frame, began: number): number {
  if (fireAll(r, routine, 'after', frame) === END) return END;
  if (routine.hooks?.ends) {
    const over = r.effects.filter((effect) => {
      const until = effect.mode === 1 ? r.program.hooks[effect.hook].until : null;
      // What began during this very call waits for the next.
      if (until === null || until.verb !== routine.index || effect.since > began) return false;
      return until.match(r, effect.frame.slice(), frame);
    });
    r.effects = r.effects.filter((effect) => !over.includes(effect));
  }
  return GO;
}

/** The newest acts; its `proceed` reaches the next older, and the last one the verb itself. */
function instead(r: Run, all: Firing[], proceed: () => number): number {
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

export function callHooked(r: Run, routine: Routine, frame: Frame): number {
  const began = r.sequence;
  if (fireAll(r, routine, 'before', frame) === END) return END;
  const all = collect(r, routine, 'instead', frame);
  if (routine.def.gives) r.given = nothing(routine);
  const newest = all[all.length - 1];
  const how = instead(r, all, () => runBody(r, routine, frame.slice()));
  // A change that something else came in place of was not made: nothing acts after it, and it is told.
  if (how !== END && routine.def.changes && r.given !== 1) {
    if (r.emit !== null && newest) tellStopped(r, routine, frame, cardOf(newest));
    return GO;
  }
  return how === END ? END : afterHooks(r, routine, frame, began);
}

/** What acts after a verb does not change what it gave. */
function afterHooks(r: Run, routine: Routine, frame: Frame, began: number): number {
  const { given } = r;
  const end = after(r, routine, frame, began);
  r.given = given;
  return end;
}
