/** The terms of a unit, whatever it is. */
import type { Arg, HookTerm, Term } from '../resolve/terms.js';
import { walk } from '../resolve/terms.js';
import type { Unit, UnitBody } from '../resolve/units.js';

/** What is worked out of a unit's body alone is kept as long as the body is. */
export function perBody<T>(make: (body: UnitBody) => T): (unit: Pick<Unit, 'body'>) => T {
  const known = new WeakMap<UnitBody, T>();
  return ({ body }) => {
    let made = known.get(body);
    if (made === undefined) {
      made = make(body);
      known.set(body, made);
    }
    return made;
  };
}

/** What stands in a unit, outermost first: blocks, values, hooks. */
export const roots = perBody(rootsOf);

const byOp = perBody((body) => {
  const found = new Map<Term['op'], Term[]>();
  for (const root of rootsOf(body)) {
    walk(root, (term) => {
      const list = found.get(term.op);
      if (list) list.push(term);
      else found.set(term.op, [term]);
    });
  }
  return found;
});

/** The terms of a unit with one of these operations. */
export function termsOf(unit: Pick<Unit, 'body'>, ...ops: Term['op'][]): Term[] {
  const all = byOp(unit);
  return ops.flatMap((op) => all.get(op) ?? []);
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

/** Every effect and rule of a unit, those inside of others too. */
export function eachHook(unit: Pick<Unit, 'body'>, visit: (hook: HookTerm) => void): void {
  const isHook = (arg: Arg | undefined): arg is HookTerm =>
    typeof arg === 'object' && arg !== null && arg.is === 'hook';
  for (const root of roots(unit)) {
    if (isHook(root)) visit(root);
  }
  for (const { args } of termsOf(unit, 'effect')) if (isHook(args[1])) visit(args[1]);
}
