/** D0410: a verb with `gives`, or what stands instead of it, that has a way through without `give`. */
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import { type RoutineSymbol, wordsOf } from '../resolve/symbols.js';
import type { Arg, ChoiceTerm, Term, TermBlock } from '../resolve/terms.js';
import { isValue, showType } from '../resolve/types.js';
import { placeIn } from '../resolve/units.js';
import type { Loc } from '../syntax.js';
import { eachHook } from './bodies.js';

export function checkGives({ units }: Program): Issue[] {
  return units.flatMap((unit): Issue[] => {
    const { body, decl, file } = unit;
    const issues: Issue[] = [];
    const tell = (routine: RoutineSymbol, block: TermBlock, place: { file: string; loc: Loc }): void => {
      const { gives: type } = routine;
      if (!type || !isValue(type) || alwaysGives(block)) return;
      issues.push({
        code: 'D0410',
        args: { name: wordsOf(routine.pattern).join(' '), type: showType(type) },
        ...place,
      });
    };
    if (decl.is === 'verb' && body.is === 'routine' && body.routine && body.block) {
      tell(body.routine, body.block, { file, loc: decl.pattern.loc });
    }
    eachHook(unit, (hook) => {
      if (hook.when === 'instead') tell(hook.match.verb, hook.body, placeIn(unit, hook.match.loc));
    });
    return issues;
  });
}

const isBlock = (arg: Arg | undefined): arg is TermBlock =>
  typeof arg === 'object' && arg !== null && arg.is === 'block';

/** `end game` needs no result, `proceed` brings that of what was replaced; `stop` leaves without one. */
function alwaysGives(block: TermBlock | undefined): boolean {
  for (const term of block?.terms ?? []) {
    if (term.op === 'stop') return false;
    if (gives(term)) return true;
  }
  return false;
}

function gives(term: Term): boolean {
  if (term.op === 'give' || term.op === 'end' || term.op === 'proceed') return true;
  if (term.op === 'if') {
    const [, then, other] = term.args;
    return isBlock(then) && isBlock(other) && alwaysGives(then) && alwaysGives(other);
  }
  if (term.op !== 'choose') return false;
  const choice = term.args[0] as ChoiceTerm;
  return alwaysGives(choice.body) && alwaysGives(choice.else);
}
