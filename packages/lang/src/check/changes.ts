/** Which statements make a change that effects wait for. */
import type { AttrSymbol, ChangeSymbol, VarSymbol } from '../resolve/symbols.js';
import { isTerm, type Term } from '../resolve/terms.js';
import { isValue } from '../resolve/types.js';
import type { Unit } from '../resolve/units.js';
import { termsOf } from './bodies.js';

const OPS = {
  place: ['move', 'beside', 'swap', 'rearrange'],
  face: ['face'],
  attr: ['set-attr'],
  var: ['set', 'add', 'pay'],
} as const satisfies Record<ChangeSymbol['is'], readonly Term['op'][]>;

/** Whether this statement makes the change, as far as types tell. */
export function isMadeBy(change: ChangeSymbol, { op, args }: Term): boolean {
  if (!(OPS[change.is] as readonly string[]).includes(op)) return false;
  if (change.is === 'attr') return (args[0] as AttrSymbol) === change.attr;
  if (change.is === 'var') return (args[0] as VarSymbol) === change.var;
  const { types } = change;
  const moved = op === 'swap' || op === 'rearrange' ? args.slice(0, 2) : args.slice(0, 1);
  return moved.some((arg) => {
    const type = isTerm(arg) && isValue(arg.type) ? arg.type : undefined;
    return !types || !type?.types || type.types.some((one) => types.includes(one));
  });
}

/** Whether anything in a declaration makes the change. */
export const makes = (unit: Pick<Unit, 'body'>, change: ChangeSymbol | undefined): boolean =>
  change !== undefined && termsOf(unit, ...OPS[change.is]).some((term) => isMadeBy(change, term));
