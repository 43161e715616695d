/** Verbs, phases and definitions to symbols and sentences. */

import type { Declaration, Loc, Slot } from '../../syntax.js';
import type { RoutineSymbol } from '../symbols.js';
import { patternId } from '../symbols.js';
import { addForm } from '../table.js';
import { readType } from '../type-exprs.js';
import { ERROR, elementOf, fits, isValue, NOTHING, NUMBER, overlap, PLAYER, showType, type Ty } from '../types.js';
import { type Collector, issue, reporter } from './collector.js';

type RoutineDecl = Extract<Declaration, { is: 'define' | 'verb' | 'phase' | 'score' | 'winners' | 'setup' | 'play' }>;

export function collectRoutine(to: Collector, decl: RoutineDecl, file: string): void {
  const pattern =
    'pattern' in decl
      ? decl.pattern
      : {
          parts:
            decl.is === 'score'
              ? [word('score', decl.loc), word('of', decl.loc), decl.slot]
              : [word(decl.is, decl.loc)],
          loc: decl.loc,
        };
  const slots = pattern.parts.filter((part): part is Slot => part.is === 'slot');
  const names = new Set<string>();
  const params = slots.map((slot) => {
    if (names.has(slot.name.text)) issue(to, 'D0206', file, slot.name.loc, { name: slot.name.text });
    names.add(slot.name.text);
    return { name: slot.name.text, type: readType(reporter(to, file), slot.type), loc: slot.name.loc };
  });
  const you = params.find((one) => one.name === 'you');
  if (you && isValue(you.type) && !fits(you.type, PLAYER))
    issue(to, 'D0301', file, you.loc, { expected: 'player', found: showType(you.type) });
  let at = 0;
  const words = pattern.parts.length - slots.length;
  if (words === 0) issue(to, 'D0221', file, pattern.loc);
  const gives =
    decl.is === 'verb'
      ? decl.gives
        ? readType(reporter(to, file), decl.gives)
        : NOTHING
      : decl.is === 'define' && decl.gives
        ? readType(reporter(to, file), decl.gives)
        : decl.is === 'score'
          ? NUMBER
          : decl.is === 'winners'
            ? ({ ...PLAYER, list: true } as Ty)
            : decl.is === 'define'
              ? undefined
              : NOTHING;
  const routine = {
    is: 'routine',
    id: patternId(pattern),
    file,
    loc: 'pattern' in decl ? pattern.loc : { start: decl.loc.start, end: decl.loc.start + decl.is.length },
    decl,
    role: decl.is,
    pattern,
    params,
    gives,
    setsYou: you !== undefined,
    neverEmpty: decl.is === 'define' && decl.neverEmpty,
  } as RoutineSymbol;
  const isLook = decl.is === 'define' || decl.is === 'score' || decl.is === 'winners';
  const value = isLook || (decl.is === 'verb' && decl.gives !== undefined);
  const acts = decl.is === 'verb' || decl.is === 'phase';
  routine.form = {
    parts: pattern.parts.map((part) => (part.is === 'word' ? { word: part.text } : { slot: at++ })),
    slots: params.map((one) => ({ name: one.name, type: one.type })),
    words,
    use: value ? (acts ? 'both' : 'value') : 'statement',
    symbol: routine,
    build: (args) => ({ op: 'call', args: [routine, ...args], type: gives ?? ERROR }),
  };
  // One that is declared twice is still resolved, for what else is wrong with it.
  to.table.routines.push(routine);
  to.table.byDecl.set(decl, routine);
  if (!distinct(to, routine, file) || words === 0) return;
  if (value) addForm(to.table, routine.form);
  if (acts)
    to.table.statements.add({
      ...routine.form,
      build: (args) => ({ op: 'do', args: [routine, ...args], type: NOTHING }),
    });
}

const word = (text: string, loc: Loc) => ({ is: 'word' as const, text, loc });

/** Two sentences with the same words must differ in what a slot takes. */
function distinct(to: Collector, routine: RoutineSymbol, file: string): boolean {
  const shape = (one: RoutineSymbol) => one.form.parts.map((part) => ('word' in part ? part.word : '()')).join(' ');
  const key = `routine ${shape(routine)}`;
  const before = (to.seen.get(key) as { file: string; loc: Loc; all?: RoutineSymbol[] } | undefined)?.all ?? [];
  const same = before.find((one) =>
    one.params.every((param, n) => overlap(elementOf(param.type), elementOf(routine.params[n]?.type ?? ERROR))),
  );
  to.seen.set(key, { file, loc: routine.loc, all: [...before, routine] } as { file: string; loc: Loc });
  if (!same?.file) return true;
  // A narrower slot is an exception to a wider one; the same slots twice are a mistake.
  const exact = same.params.every((param, n) => showType(param.type) === showType(routine.params[n]?.type ?? ERROR));
  if (!exact) return true;
  issue(
    to,
    'D0213',
    file,
    routine.loc,
    { sentence: shape(routine).replaceAll('()', '(…)') },
    { related: [{ file: same.file, loc: same.loc, message: 'first declared here' }] },
  );
  return false;
}
