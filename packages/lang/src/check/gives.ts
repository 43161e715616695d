/** D0410: a verb with `gives` that has a way through without `give`. */
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import type { Arg, ChoiceTerm, Term, TermBlock } from '../resolve/terms.js';
import { showType } from '../resolve/types.js';

export function checkGives({ units }: Program): Issue[] {
  return units.flatMap(({ body, decl, file }): Issue[] => {
    if (
      decl.is !== 'verb' ||
      body.is !== 'routine' ||
      !body.block ||
      !body.routine?.gives ||
      body.routine.gives.is === 'nothing'
    )
      return [];
    if (body.routine.gives.is === 'error' || alwaysGives(body.block)) return [];
    return [
      {
        code: 'D0410',
        args: { name: body.routine.id.replaceAll('-', ' '), type: showType(body.routine.gives) },
        file,
        loc: decl.pattern.loc,
      },
    ];
  });
}

const isBlock = (arg: Arg | undefined): arg is TermBlock =>
  typeof arg === 'object' && arg !== null && arg.is === 'block';

/** `end game` needs no result; `stop` leaves without one. */
function alwaysGives(block: TermBlock | undefined): boolean {
  for (const term of block?.terms ?? []) {
    if (term.op === 'stop') return false;
    if (gives(term)) return true;
  }
  return false;
}

function gives(term: Term): boolean {
  if (term.op === 'give' || term.op === 'end') return true;
  if (term.op === 'if') {
    const [, then, other] = term.args;
    return isBlock(then) && isBlock(other) && alwaysGives(then) && alwaysGives(other);
  }
  if (term.op !== 'choose') return false;
  const choice = term.args[0] as ChoiceTerm;
  return alwaysGives(choice.body) && alwaysGives(choice.else);
}
