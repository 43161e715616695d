/** The plural forms that a language has, by CLDR, and what a text says of them. */
import type { Pattern, SelectExpression } from '@fluent/syntax';

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

const known = new Map<string, readonly string[]>();

/** The forms that whole numbers up to two hundred take: what a game can count to, without forms for millions alone. */
export function pluralForms(lang: string): readonly string[] {
  const before = known.get(lang);
  if (before) return before;
  let rules: Intl.PluralRules;
  try {
    rules = new Intl.PluralRules(lang);
  } catch {
    return ['other']; // no language, which is told elsewhere
  }
  const found = new Set(Array.from({ length: 201 }, (_, n) => rules.select(n)));
  const forms = CATEGORIES.filter((form) => found.has(form as Intl.LDMLPluralRule));
  known.set(lang, forms);
  return forms;
}

/** The names of a choice's variants; a number stands for itself. */
const keysOf = ({ variants }: SelectExpression): string[] =>
  variants.map(({ key }) => (key.type === 'Identifier' ? key.name : ''));

/** Whether a choice goes by the plural: its names are forms, and one of them is more than the rest. */
export function isPlural(choice: SelectExpression): boolean {
  const { selector } = choice;
  // `PERSON($x)` has a `many` of its own.
  const counts =
    selector.type === 'VariableReference' ||
    (selector.type === 'FunctionReference' && ['COUNT', 'NUMBER'].includes(selector.id.name));
  if (!counts) return false;
  const names = keysOf(choice).filter((name) => name !== '');
  return names.some((name) => name !== 'other') && names.every((name) => CATEGORIES.includes(name));
}

/** The forms that a language needs and a choice does not have; a default that is one of them counts for that one. */
export function missingForms(choice: SelectExpression, lang: string): string[] {
  if (!isPlural(choice)) return [];
  const names = keysOf(choice);
  const numbers = choice.variants.flatMap(({ key }) => (key.type === 'NumberLiteral' ? [Number(key.value)] : []));
  const rules = new Intl.PluralRules(lang);
  return pluralForms(lang).filter((form) => {
    if (form === 'other' || names.includes(form)) return false;
    // Exact numbers may stand for a form: in English `[1]` is all of `one`.
    const members = Array.from({ length: 201 }, (_, n) => n).filter((n) => rules.select(n) === form);
    return members.some((n) => !numbers.includes(n));
  });
}

/** A pattern with the plural forms of another language, each in the words of the nearest form it had. */
export function withForms(pattern: Pattern, lang: string): void {
  for (const element of pattern.elements) {
    if (element.type !== 'Placeable' || element.expression.type !== 'SelectExpression') continue;
    const choice = element.expression;
    for (const { value } of choice.variants) withForms(value, lang);
    if (!isPlural(choice)) continue;
    const rest = choice.variants.find((variant) => variant.default);
    if (!rest) continue;
    for (const form of missingForms(choice, lang)) {
      const copy = rest.clone();
      copy.default = false;
      if (copy.key.type !== 'Identifier') continue;
      copy.key.name = form;
      choice.variants.splice(choice.variants.indexOf(rest), 0, copy);
    }
    // A form that the language has not would never be shown.
    const forms = pluralForms(lang);
    choice.variants = choice.variants.filter(
      (variant) => variant.default || variant.key.type !== 'Identifier' || forms.includes(variant.key.name),
    );
  }
}
