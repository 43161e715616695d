/** D0420: a condition on the elements of a list that asks about none of them: it holds for all or for nobody. */
import { factsOf } from '@draco-table/ruleset';
import type { Issue } from '../resolve/issue.js';
import { type Arg, isTerm, type Local, type Term, walk } from '../resolve/terms.js';
import { termsOf } from './bodies.js';
import { perUnit } from './per-unit.js';

/** It is the same each time: it names no element, and neither chance, nor a person, nor a verb has a say in it. */
function isFixed(by: Arg | undefined, it: Local): boolean {
  let isSo = true;
  walk(by, ({ op, args, type }) => {
    const { chance, asks } = factsOf(op);
    const [routine] = args;
    const isVerb = op === 'call' && typeof routine === 'object' && routine?.is === 'routine' && routine.role === 'verb';
    if (args.includes(it) || chance || asks || isVerb || type.is === 'error') isSo = false;
  });
  return isSo;
}

const WORDS: Partial<Record<Term['op'], string>> = { where: 'where', most: 'with most', least: 'with least' };

export const checkAsksAboutIt = perUnit((unit) =>
  termsOf(unit, 'where', 'most', 'least').flatMap(({ op, args: [list, it, by] }): Issue[] => {
    if (!isTerm(by) || !it || typeof it !== 'object' || it.is !== 'local' || !isFixed(by, it)) return [];
    // Of all players: who play together win or lose together.
    if (unit.decl.is === 'winners' && isTerm(list) && list.op === 'players') return [];
    // Words that are written out are all offered, or none of them.
    if (isTerm(list) && list.op === 'list') return [];
    return [{ code: 'D0420', args: { word: WORDS[op] ?? 'where' }, file: unit.file, loc: by.loc }];
  }),
);
