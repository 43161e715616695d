/** Values inside a message: names that can be declined, and the functions with which messages ask for their forms. */
import { type FluentFunction, FluentNumber, FluentType, type FluentValue } from '@fluent/bundle';
import type { Language } from './languages.js';
import { sentence, startsWithVowel } from './morphology.js';

/** Something with a name that a sentence can bend. */
export interface Nominal {
  /** Stable id, for `ID($x)`. */
  id: string;
  /** `''` is the bare name, `the` the form in a sentence, `of`, `to`, `acc`, `dat` … as the language needs. */
  form(language: Language, form: string): string;
  /** `gender`, `person` … or undefined when nothing is stated. */
  trait(language: Language, name: string): string | undefined;
  /** Members, when it stands for several. */
  items?: Nominal[];
}

export class FluentNominal extends FluentType<Nominal> {
  constructor(
    value: Nominal,
    private readonly language: Language,
  ) {
    super(value);
  }
  /** In a sentence a name stands with its article; `FORM($x, "name")` gives the bare one. */
  override toString(): string {
    return this.value.form(this.language, 'the');
  }
}

function text(value: FluentValue | undefined): string {
  return typeof value === 'string' ? value : value instanceof FluentType ? String(value.valueOf()) : '';
}

/** The functions that a message may use besides Fluent's own. Each language has its own set, bound to it. */
export function functions(language: () => Language): Record<string, FluentFunction> {
  const form = (value: FluentValue | undefined, which: string): FluentValue =>
    value instanceof FluentNominal ? value.value.form(language(), which === 'name' ? '' : which) : (value ?? '');
  return {
    /** `{ FORM($h, "of") }`: that form of a name. */
    FORM: ([value, which]) => form(value, text(which)),
    /** `{ GENDER($h) -> [feminine] … *[other] … }` */
    GENDER: ([value]) => (value instanceof FluentNominal && value.value.trait(language(), 'gender')) || 'other',
    /** `you`, `one` or `many`: for the verb's ending. */
    PERSON: ([value]) => (value instanceof FluentNominal && value.value.trait(language(), 'person')) || 'one',
    /** `{ ID($w) -> [forward] … *[back] … }` */
    ID: ([value]) => (value instanceof FluentNominal ? value.value.id : text(value)),
    /** How many a list holds, for its plural. */
    COUNT: ([value]) => new FluentNumber(value instanceof FluentNominal ? (value.value.items?.length ?? 1) : 0),
    /** Whether a noun begins with a sound that its article minds: `an elder`, `cet ami`. */
    VOWEL: ([value]) => {
      if (!(value instanceof FluentNominal) || value.value.trait(language(), 'elide') === 'no') return 'no';
      return startsWithVowel(language().tag, value.value.form(language(), '')) ? 'yes' : 'no';
    },
    /** A clause that begins with a capital. */
    CAP: ([value]) => sentence(language().tag, text(value)),
    /** `{ LIST($hs, type: "or", form: "dat") }` */
    LIST: ([value], named) => {
      if (!(value instanceof FluentNominal)) return value ?? '';
      const items = value.value.items ?? [value.value];
      const which = text(named.form) || 'the';
      return listOf(
        language().tag,
        items.map((item) => item.form(language(), which)),
        text(named.type) === 'or' ? 'disjunction' : 'conjunction',
      );
    },
  };
}

/** Names of the functions, for the checker. */
export const FUNCTION_NAMES = [
  'NUMBER',
  'DATETIME',
  'FORM',
  'GENDER',
  'PERSON',
  'ID',
  'COUNT',
  'LIST',
  'VOWEL',
  'CAP',
] as const;

/** Things with one name are counted, where the first of them stands: `2 × pear and plum`. */
export function listOf(lang: string, items: string[], type: 'conjunction' | 'disjunction' | 'unit'): string {
  const counted = [...new Set(items)].map((item) => {
    const n = items.filter((other) => other === item).length;
    return n > 1 ? `${n} × ${item}` : item;
  });
  return new Intl.ListFormat(lang, { type, style: 'long' }).format(counted);
}
