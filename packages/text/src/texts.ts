/** All words of a game in one language, with the languages it falls back on. */
import type { Ruleset } from '@draco-table/ruleset';
import shared from '@draco-table/words/en/shared';
import { sentenceId } from './ids.js';
import { type Args, format, joinSources, type Language, openLanguages, type Sources } from './languages.js';
import { direction, minus, sentence } from './morphology.js';
import { FluentNominal, listOf, type Nominal } from './nominal.js';
import type { Asked, Holder, Shown, ZoneRef } from './shown.js';
import { type Names, namesOf, readable } from './values.js';

/** Makes the text of a card from what it does; see `generate`. */
export type CardWriter = (card: string, lang: string) => string | undefined;

export interface TextsOptions {
  ruleset: Ruleset;
  /** Fluent sources by language: the words that all games share (English has them), the game's, a custom deck's. */
  bundles: Sources;
  /** What the reader asked for, such as `nl-BE`. */
  lang: string;
  /** Unicode isolation marks around what is put into a sentence: right in a page, a nuisance in a terminal. */
  isolate?: boolean;
  /** Names of the people at the table, where they are known. */
  players?: readonly (string | undefined)[];
  /** Writes the text of a card that has none. */
  generate?: CardWriter;
  /** Told once of every text that no language has or that cannot be formatted. */
  onProblem?: (problem: TextProblem) => void;
}

/** No text, or one that cannot be put together; `D07` of `@draco-table/text/check` explains the codes. */
export interface TextProblem {
  code: 'D0701' | 'D0702';
  args: Record<string, string>;
}

export interface Texts {
  /** The first language of the chain. */
  readonly lang: string;
  readonly chain: readonly string[];
  readonly dir: 'ltr' | 'rtl';
  has(id: string): boolean;
  /** A message of the game by its id; its id in words when no language has it. */
  message(id: string, args?: Record<string, Shown | string | number>): string;
  attribute(id: string, attribute: string, args?: Record<string, Shown | string | number>): string | undefined;
  /** `form` as in `FORM($x, "dat")`; without it the bare name, as on a label. */
  name(value: Shown, form?: string): string;
  cardName(id: string): string;
  /** `options`: those of the game that is played, as a view has them; without them, each as it is by itself. */
  cardText(id: string, options?: Record<string, Shown>): string | undefined;
  zoneName(zone: string | ZoneRef): string;
  seatName(seat: number): string;
  holderName(holder: Holder): string;
  counterName(id: string): string;
  /** `2 coins`, in the words of the tokens or counter. */
  amount(id: string, n: number): string;
  variableName(id: string): string;
  optionName(id: string): string;
  optionValue(id: string, value: Shown): string;
  phaseName(phase: string, args?: Record<string, Shown>): string;
  forecastName(id: string): string;
  gameName(): string;
  gameRules(): string | undefined;
  prompt(asked: Asked): string;
  list(items: readonly string[], type?: 'and' | 'or'): string;
  number(value: number): string;
  /** For the functions that go with it, such as `logLine`. */
  readonly inside: Inside;
}

export type MakeArgs = (language: Language) => Args;

/** What finds names and sentences; not part of the contract. */
export interface Inside {
  tag: string;
  names: Names;
  sum(tokens: string, n: number): Nominal;
  holder(who: Holder): Nominal;
  counter(id: string): Nominal;
  find(ids: readonly string[], args: MakeArgs): string | undefined;
  must(ids: readonly string[], args: MakeArgs): string;
}

export function createTexts(options: TextsOptions): Texts {
  const { ruleset, players, generate, onProblem } = options;
  const languages = openLanguages(
    joinSources({ en: [shared] }, options.bundles),
    options.lang,
    options.isolate ?? false,
  );
  const first = languages[0] as Language;
  const reported = new Set<string>();
  function report(code: TextProblem['code'], id: string, args: Record<string, string>): void {
    if (reported.has(code + id)) return;
    reported.add(code + id);
    onProblem?.({ code, args });
  }
  const missing = (id: string) => report('D0701', id, { id, lang: first.tag });
  const names = namesOf(ruleset, languages, missing, players);

  const noArgs: MakeArgs = () => ({});
  const numbers = new Intl.NumberFormat(first.tag);
  // What a page asks for again with every drawing is put together once.
  const made = new Map<string, string>();
  function once(key: string, make: () => string): string {
    const text = made.get(key) ?? make();
    made.set(key, text);
    return text;
  }

  /** In one language: the first of the ids that it has, and whether all of it is in that language. */
  function findIn(language: Language, ids: readonly string[], args: MakeArgs, attribute?: string) {
    for (const id of ids) {
      const errors: Error[] = [];
      const before = language.borrows;
      language.borrows = false;
      const text = format(language, id, attribute, args(language), errors);
      const isWhole = !language.borrows;
      // A sentence inside a sentence: what the inner one borrows, the outer one does too.
      language.borrows = before || !isWhole;
      const problem = errors[0];
      if (problem) report('D0702', id, { id, lang: language.tag, reason: problem.message });
      if (text !== undefined) return { text, isWhole };
    }
    return undefined;
  }

  /**
   * The first language that has one of the ids; the ids are tried in order before the next language is. A sentence with
   * a name that its language lacks is said in the next one as a whole: never two languages in one.
   */
  function find(ids: readonly string[], args: MakeArgs, attribute?: string): string | undefined {
    let mixed: string | undefined;
    for (const language of languages) {
      const found = findIn(language, ids, args, attribute);
      if (found?.isWhole) return found.text;
      mixed ??= found?.text;
    }
    return mixed;
  }

  function must(ids: readonly string[], args: MakeArgs = noArgs): string {
    const text = find(ids, args);
    if (text !== undefined) return text;
    const id = ids[0] ?? '';
    missing(id);
    return readable(id.replace(/^[a-z]+-/, ''));
  }

  const given =
    (args: Record<string, Shown | string | number> = {}): MakeArgs =>
    (language) =>
      Object.fromEntries(
        Object.entries(args).map(([name, value]) => [
          name,
          typeof value === 'object' ? names.variable(value, language) : value,
        ]),
      );

  const show = (nominal: Nominal, form = '') => nominal.form(first, form);
  const zoneRef = (zone: string | ZoneRef): ZoneRef => (typeof zone === 'string' ? { zone } : zone);
  const holder = (who: Holder): Nominal =>
    'seat' in who ? names.seat(who.seat) : names.message(`holder-${who.holder}`, who.holder);
  const counter = (id: string) => names.message(`counter-${id}`, id);
  const counted: (id: string, n: number) => MakeArgs = (id, n) => (language) => ({
    n,
    what: new FluentNominal(counter(id), language),
  });
  const amount = (id: string, n: number): string =>
    find([`counter-${id}`], () => ({ n }), 'count') ?? must(['amount'], counted(id, n));
  /** In the language of the sentence that it stands in. */
  const sum = (id: string, n: number): Nominal => ({
    id,
    form(language) {
      const found =
        findIn(language, [`counter-${id}`], () => ({ n }), 'count') ?? findIn(language, ['amount'], counted(id, n));
      if (found) return found.text;
      language.borrows = true;
      return amount(id, n);
    },
    trait: () => undefined,
  });

  const cardName = (id: string) => once(`card ${id}`, () => show(names.nominal({ is: 'design', id })));

  function cardText(id: string, options?: Record<string, Shown>): string | undefined {
    const design = names.design(id);
    if (!design) return undefined;
    const ids = [`card-${design.id}`, `card-${design.family ?? design.id}`];
    const args: MakeArgs = (language) => names.cardArgs(design, language, options);
    // A text made from the card in the reader's language is better than a written one in another.
    let mixed: string | undefined;
    for (const language of languages) {
      const own = findIn(language, ids, args, 'text');
      const text = own?.isWhole ? own.text : generate?.(id, language.tag);
      if (text !== undefined) return text;
      mixed ??= own?.text;
    }
    return mixed;
  }

  function prompt(asked: Asked): string {
    const { prompt: id, min = 1, max = 1 } = asked;
    const several = max > 1;
    const card = asked.cause?.card === undefined ? undefined : names.design(asked.cause.card);
    const fallback =
      asked.ordered && min === max ? 'prompt-choose-order' : several ? 'prompt-choose-several' : 'prompt-choose';
    const text = must([`prompt-${id}`, fallback], (language) => ({
      min,
      max,
      exact: min === max ? 'yes' : 'no',
      ...(card && names.ownNumbers(card, language)),
      ...names.args(asked.args ?? {}, language),
    }));
    return sentence(first.tag, text);
  }

  const has = (id: string): boolean => languages.some(({ bundle }) => bundle.hasMessage(id));

  return {
    lang: first.tag,
    chain: languages.map(({ tag }) => tag),
    dir: direction(first.tag),
    has,
    message: (id, args) => once(id + JSON.stringify(args), () => must([id], given(args))),
    attribute: (id, attribute, args) => find([id], given(args), attribute),
    name: (value, form) => (value.is === 'thing' && !form ? cardName(value.design) : show(names.nominal(value), form)),
    cardName,
    cardText,
    zoneName: (zone) => show(names.zone(zoneRef(zone))),
    seatName: (seat) => show(names.seat(seat)),
    holderName: (who) => show(holder(who)),
    counterName: (id) => show(counter(id)),
    amount,
    variableName: (id) => must([`variable-${id}`]),
    optionName: (id) => must([`option-${id}`]),
    optionValue: (id, value) => {
      const nominal = names.nominal(value);
      return find([`option-${id}`], noArgs, `v-${nominal.id}`) ?? show(nominal);
    },
    phaseName: (phase, args) => must([`phase-${sentenceId(phase)}`], given(args)),
    forecastName: (id) => must([`forecast-${id}`]),
    // A deck's own name in any language says more than that of the game it varies.
    gameName: () => must([has(`deck-${ruleset.deck}`) ? `deck-${ruleset.deck}` : `game-${ruleset.game}`]),
    gameRules: () => find([`game-${ruleset.game}`], noArgs, 'rules'),
    prompt,
    inside: { tag: first.tag, names, sum, holder, counter, find, must },
    list: (items, type = 'and') => listOf(first.tag, [...items], type === 'or' ? 'disjunction' : 'conjunction'),
    number: (value) => minus(numbers.format(value)),
  };
}
