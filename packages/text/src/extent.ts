/** How long a message can become: a few lines that place each other again and again are a page as long as a book. */
import type { FluentBundle } from '@fluent/bundle';

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;
type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];

/** What a value that is put in counts, since it is not known before: the name of a thing. */
const VALUE = 100;
/** References that lead to references; beyond this it is endless. */
const DEEPEST = 50;

const known = new WeakMap<object, number>();

/** Characters that a pattern comes to at most, with all that it refers to. */
export function extentOf(bundle: FluentBundle, pattern: Pattern | null | undefined, depth = 0): number {
  if (typeof pattern === 'string') return pattern.length;
  if (!pattern) return 0;
  const before = known.get(pattern);
  if (before !== undefined) return before;
  // Until it is known: one that comes back to itself has no end.
  known.set(pattern, Number.POSITIVE_INFINITY);
  if (depth > DEEPEST) return Number.POSITIVE_INFINITY;
  const sum = pattern.reduce((all, element) => all + extentIn(bundle, element, depth + 1), 0);
  known.set(pattern, sum);
  return sum;
}

function extentIn(bundle: FluentBundle, element: Element, depth: number): number {
  if (typeof element === 'string') return element.length;
  switch (element.type) {
    case 'select':
      return element.variants.reduce((most, { value }) => Math.max(most, extentOf(bundle, value, depth)), 0);
    case 'mesg':
    case 'term': {
      const found = element.type === 'mesg' ? bundle.getMessage(element.name) : bundle._terms.get(`-${element.name}`);
      return extentOf(bundle, element.attr ? found?.attributes[element.attr] : found?.value, depth);
    }
    case 'str':
      return element.value.length;
    default:
      return VALUE;
  }
}
