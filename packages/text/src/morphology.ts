/**
 * What a language does to a name by rule, so that a translator states only what no rule gives: its gender, its form
 * with the article, its irregular cases.
 */

export interface NameFacts {
  /** The bare name, as on a label. */
  name: string;
  /** The name as it stands in a sentence, with its article if it has one. */
  the: string;
  /** Other forms and traits that the text file states: `gender`, `elide`, `dat` … */
  stated(form: string): string | undefined;
}

type Rule = (facts: NameFacts) => string;

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæh]/i;

/** The word before the name, which stays as it is. */
const before =
  (word: string): Rule =>
  ({ the }) =>
    `${word} ${the}`;

/** French: `de` and `à` melt with the article; `de` and `que` lose their vowel before another, but not before an aspirate h. */
function french(word: 'de' | 'à' | 'que'): Rule {
  const melted = word === 'de' ? ['du ', 'des '] : word === 'à' ? ['au ', 'aux '] : undefined;
  const elided = word === 'de' ? 'd’' : word === 'que' ? 'qu’' : undefined;
  return ({ the, name, stated }) => {
    if (melted && the.startsWith('le ')) return melted[0] + the.slice(3);
    if (melted && the.startsWith('les ')) return melted[1] + the.slice(4);
    // `.elide = no` marks an aspirate h; it speaks of the bare name, so it says nothing where an article comes first.
    const aspirate = the === name && stated('elide') === 'no';
    return elided && VOWEL.test(the) && !aspirate ? elided + the : `${word} ${the}`;
  };
}

const RULES: Record<string, Record<string, Rule>> = {
  en: { of: before('of'), to: before('to'), in: before('in'), into: before('to') },
  nl: { of: before('van'), to: before('aan'), in: before('in'), into: before('naar') },
  fr: {
    'of-noun': (facts) => french('de')({ ...facts, the: small('fr', facts.name) }),
    of: french('de'),
    to: french('à'),
    that: french('que'),
    if: ({ the }) => (the.startsWith('il ') ? `s’${the}` : `si ${the}`),
    in: before('dans'),
    into: before('dans'),
  },
  de: {
    of: ({ the, stated }) => stated('gen') ?? `von ${stated('dat') ?? the}`,
    to: ({ the, stated }) => stated('dat') ?? the,
    in: ({ the, stated }) => `in ${stated('dat') ?? the}`.replace(/^in dem /, 'im '),
    into: ({ the, stated }) => `in ${stated('acc') ?? the}`,
  },
};

/** The forms of names that a language makes by rule, and those that every name has. */
export const ruledForms = (lang: string): string[] => [
  ...['name', 'noun', 'plural', 'the', 'nom', 'acc', 'dat', 'gen'],
  ...Object.keys(RULES[primary(lang)] ?? {}),
];

/** The form of a name: as the text file states it, else by the language's rule, else as it stands in a sentence. */
export function decline(lang: string, facts: NameFacts, form: string): string {
  if (form === '') return facts.name;
  if (form === 'noun') return facts.stated('noun') ?? (primary(lang) === 'de' ? facts.name : small(lang, facts.name));
  const rules = RULES[primary(lang)];
  return facts.stated(form) ?? (rules && Object.hasOwn(rules, form) ? rules[form]?.(facts) : undefined) ?? facts.the;
}

/** A label begins with a capital, the same word inside a sentence does not; but in German nouns keep theirs. */
function small(lang: string, name: string): string {
  return name.charAt(0).toLocaleLowerCase(lang) + name.slice(1);
}

/** `nl` of `nl-BE`. */
export function primary(lang: string): string {
  return lang.split('-', 1)[0]?.toLowerCase() ?? lang;
}

/** Whether a word begins with a sound that its article minds; a spelling that deceives is marked `.elide = no`. */
export function startsWithVowel(lang: string, word: string): boolean {
  return (primary(lang) === 'fr' ? VOWEL : /^[aeiou]/i).test(word);
}

/** A sentence begins with a capital, also when its first word is a name with a small article. */
export function sentence(lang: string, text: string): string {
  return text.replace(
    /^([\u2066-\u2069]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toLocaleUpperCase(lang),
  );
}

/** French sets off its signs with spaces at which no line may break. */
export function typography(lang: string): (text: string) => string {
  if (primary(lang) !== 'fr') return (text) => text;
  return (text) =>
    text
      .replace(/ ([;!?])/g, '\u202f$1')
      .replace(/ ([:»])/g, '\u00a0$1')
      .replace(/« /g, '«\u00a0');
}

/** Numbers below zero have a minus, not the hyphen that most languages' formats give them. */
export const minus = (text: string): string => text.replace(/(?<!\w)-(?=\d)/g, '−');

const RIGHT_TO_LEFT = /^(ar|fa|he|ur|yi|dv|ps)(-|$)|-XB$/i;

export function direction(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr';
}
