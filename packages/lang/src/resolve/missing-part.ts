/** A sentence that would be one if a part of it were not left out: `move 2 coin from bank`. */
import type { Form, Part, Ranges, Token } from './forms.js';
import { matches, showForm } from './forms.js';

export interface MissingPart {
  form: Form;
  /** What is there, as a form of its own. */
  rest: Form;
  ranges: Ranges;
  /** As it would be written: `to (b: player or holder)`. */
  missing: string;
}

/** The ways to read the tokens as a form with one part left out: a word with what follows it, or a value. */
export function* withoutPart(forms: readonly Form[], tokens: Token[], i: number, j: number): Generator<MissingPart> {
  for (const form of forms) {
    for (const [from, to] of gaps(form.parts)) {
      const parts = [...form.parts.slice(0, from), ...form.parts.slice(to)];
      const rest = { ...form, parts, words: parts.filter((part) => 'word' in part).length };
      const missing = showForm({ ...form, parts: form.parts.slice(from, to) });
      for (const ranges of matches(rest, tokens, i, j)) yield { form, rest, ranges, missing };
    }
  }
}

/** More of its words are there, or less is missing. */
export function isNearer(a: MissingPart, b: MissingPart): boolean {
  return a.rest.words > b.rest.words || (a.rest.words === b.rest.words && a.form.parts.length < b.form.parts.length);
}

/** Where a part begins and ends; the first word is always there, since by it one knows what is meant. */
function gaps(parts: readonly Part[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  const words = parts.flatMap((part, at) => ('word' in part ? [at] : []));
  words.forEach((at, n) => {
    const end = words[n + 1] ?? parts.length;
    if (n > 0) found.push([at, end]);
    for (let slot = at + 1; slot < end; slot++) found.push([slot, slot + 1]);
    // All from here on.
    if (n > 0 && end < parts.length) found.push([at, parts.length]);
  });
  return found;
}
