/** The terms of a unit, whatever it is. */
import type { Arg, HookTerm, Term } from '../resolve/terms.js';
import { walk } from '../resolve/terms.js';
import type { Unit, UnitBody } from '../resolve/units.js';

const known = new WeakMap<UnitBody, Arg[]>();

/** What stands in a unit, outermost first: blocks, values, hooks. */
export function roots({ body }: Unit): Arg[] {
  let found = known.get(body);
  if (!found) {
    found = rootsOf(body);
    known.set(body, found);
  }
  return found;
}

function rootsOf(body: UnitBody): Arg[] {
  switch (body.is) {
    case 'routine':
      return [body.value ?? null, body.block ?? null];
    case 'card':
      return [
        ...body.needs.map((need) => need.test),
        body.effect?.block ?? null,
        ...body.whiles.map((one) => one.hook),
        ...body.attrs.map((one) => one.value),
        ...body.own.map((one) => one.value),
      ];
    case 'starts':
      return body.values;
    case 'attrs':
      return body.attrs.map((one) => one.value);
    case 'rule':
      return [body.hook];
    case 'value':
      return [body.value];
    case 'test':
      return body.steps.flatMap((step): Arg[] => {
        if (step.is === 'given') return [step.block];
        if (step.is === 'expect' && step.test.value !== 'nothing') return [step.test.value];
        return [];
      });
    case 'nothing':
      return [];
  }
}

export function eachTerm(unit: Unit, visit: (term: Term) => void): void {
  for (const root of roots(unit)) walk(root, visit);
}

/** Every effect and rule of a unit, those inside of others too. */
export function eachHook(unit: Unit, visit: (hook: HookTerm) => void): void {
  const isHook = (arg: Arg | undefined): arg is HookTerm =>
    typeof arg === 'object' && arg !== null && arg.is === 'hook';
  for (const root of roots(unit)) {
    if (isHook(root)) visit(root);
    walk(root, (term) => {
      if (term.op === 'effect' && isHook(term.args[1])) visit(term.args[1]);
    });
  }
}
