import type { Hook, Routine } from '../program/program.js';
import { type Run, runFrom, snapshot } from '../state/run.js';
import { lying } from '../state/zones.js';
import type { OpenAsk } from './ask.js';
import { dealAnew } from './imagine.js';

/** By which card, if by one, a thing would stay as it is. */
export type Guard = (thing: number) => { change: 'place' | 'face' | 'attr'; card?: string } | undefined;

const NOBODY: Guard = () => undefined;

/** What may act in place of a change of things. */
const guards = ({ program }: Run): { routine: Routine; hooks: Hook[] }[] =>
  program.routines.flatMap((routine) => {
    if (routine.def.changes === undefined || routine.def.changes.is === 'var') return [];
    const hooks = program.hooks.filter(({ verb, when }) => verb === routine.index && when === 'instead');
    return hooks.length > 0 ? [{ routine, hooks }] : [];
  });

/**
 * Which of the things that a seat may choose would not be changed by it, whatever is done with them: told beforehand. What
 * the seat does not know is dealt anew, so that this tells nothing of it.
 */
export function guardOf(r: Run, open: OpenAsk): Guard {
  const all = open.ask.type.is === 'thing' ? guards(r) : [];
  if (all.length === 0) return NOBODY;
  const bit = 1 << open.seat;
  const run = runFrom(r.program, dealAnew(r, snapshot(r), bit, 'guard'));
  const { designs } = r.program.layout.ruleset;
  return (thing) => {
    if (!(r.known[thing] & bit)) return undefined;
    for (const { routine, hooks } of all) {
      const [of, , , by, through] = routine.def.params;
      const call = routine.frame(open.seat, open.frame[1]);
      call[of.slot] = thing;
      call[by.slot] = open.seat;
      call[through.slot] = open.frame[1];
      const found = standing(run, hooks, open.seat).find(
        ({ hook, frame, card }) => (card < 0 || (r.known[card] & bit) !== 0) && isMet(run, hook, frame, call),
      );
      const change = routine.def.changes?.is;
      if (!found || change === undefined || change === 'var') continue;
      const card = found.frame[1];
      return { change, ...(card >= 0 && { card: designs[r.design[card]].id }) };
    }
    return undefined;
  };
}

interface Standing {
  hook: Hook;
  frame: number[];
  card: number;
}

/** Those in force: of rules, of cards where they lie, and those that last. */
function standing(run: Run, hooks: readonly Hook[], you: number): Standing[] {
  const { layout, program } = { layout: run.program.layout, program: run.program };
  const { ruleset, zoneBase, zoneCount } = layout;
  const rules = ruleset.always
    .map((i) => program.hooks[i])
    .filter((hook) => hooks.includes(hook))
    .map((hook) => ({ hook, frame: hook.body.frame(you, -1), card: -1 }));
  const lasting = run.effects.flatMap(({ hook: i, frame }) => {
    const hook = program.hooks[i];
    return hooks.includes(hook) ? [{ hook, frame: frame.slice(), card: -1 }] : [];
  });
  const cards = hooks.flatMap((hook): Standing[] => {
    const { zone } = ruleset.hooks[hook.index];
    if (zone === undefined) return [];
    const isOwned = ruleset.zones[zone].per === 'player';
    return Array.from({ length: zoneCount[zone] }, (_, i) => zoneBase[zone] + i).flatMap((place, i) =>
      lying(run, place)
        .filter((card) => ruleset.designs[run.design[card]].hooks?.includes(hook.index))
        .map((card) => ({ hook, frame: hook.body.frame(isOwned ? i : you, card), card })),
    );
  });
  return [...rules, ...lasting, ...cards];
}

/** A rule that goes wrong guards nothing. */
function isMet(run: Run, hook: Hook, frame: number[], call: number[]): boolean {
  try {
    return hook.match(run, frame, call);
  } catch {
    return false;
  }
}
