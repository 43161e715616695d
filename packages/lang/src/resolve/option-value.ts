/** `option NAME is VALUE`, in a deck and in a test. */
import { suggest } from '../suggest.js';
import type { Expr, Ident } from '../syntax.js';
import { type Context, report, type Scope } from './context.js';
import { check } from './expressions.js';
import { renameFix } from './issue.js';
import type { OptionSymbol } from './symbols.js';
import type { Term } from './terms.js';

export function optionValue(
  cx: Context,
  scope: Scope,
  name: Ident,
  value: Expr,
): { option: OptionSymbol; value: Term } | undefined {
  const option = cx.table.options.get(name.text);
  if (!option) {
    const near = suggest(name.text, cx.table.options.keys());
    report(cx, 'D0505', name.loc, { name: name.text, near }, renameFix(name.loc, near));
    return undefined;
  }
  const words = valuesOf(option);
  // A word that nothing is called by is best told with those that would do.
  if (value.is === 'name' && option.type.is === 'kind' && !words.includes(value.text)) {
    report(
      cx,
      'D0507',
      value.loc,
      { name: option.id, values: words },
      renameFix(value.loc, suggest(value.text, words)),
    );
    return undefined;
  }
  return { option, value: check(cx, scope, value, option.type) };
}

/** The values of an option as one writes them. */
export function valuesOf({ type, values }: OptionSymbol): string[] {
  return values.map((n) =>
    type.is === 'yes-no' ? (n ? 'yes' : 'no') : type.is === 'kind' ? (type.kind?.values[n] ?? '') : String(n),
  );
}
