/** Whether a block never reaches its end: each way through it stops, gives or ends the game. */
import type { Arg, ChoiceTerm, Term, TermBlock } from './terms.js';

export function leaves(block: TermBlock | undefined): boolean {
  return block?.terms.some(leavesTerm) ?? false;
}

const isBlock = (arg: Arg | undefined): arg is TermBlock =>
  typeof arg === 'object' && arg !== null && arg.is === 'block';

export function leavesTerm(term: Term): boolean {
  switch (term.op) {
    case 'stop':
    case 'give':
    case 'end':
      return true;
    case 'if': {
      const [, then, other] = term.args;
      return isBlock(then) && isBlock(other) && leaves(then) && leaves(other);
    }
    case 'choose': {
      const choice = term.args[0] as ChoiceTerm;
      return leaves(choice.body) && leaves(choice.else);
    }
    default:
      return false;
  }
}
