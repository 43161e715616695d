import type { StartOptions } from '@draco-table/engine';
import { suggest } from '@draco-table/lang';
import type { OptionDef, Ruleset } from '@draco-table/ruleset';
import { Failure } from '../frame/failure.js';

/** Seats, seed and options from the command line, checked against the game. */
export function startOptions(
  ruleset: Ruleset,
  seats: number | undefined,
  seed: string,
  settings: Record<string, string> = {},
): StartOptions {
  const { min, max } = ruleset.seats;
  const count = seats ?? Math.min(max, Math.max(min, 4));
  if (count < min || count > max)
    throw new Failure('D1015', `${ruleset.game} is for ${min} to ${max} players, not ${count}.`);
  const options = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, optionValue(ruleset, name, value)]),
  );
  return { seats: count, seed, ...(Object.keys(options).length > 0 && { options }) };
}

function optionValue(ruleset: Ruleset, name: string, text: string): number | boolean | string {
  const option = ruleset.options.find((one) => one.id === name);
  if (!option) {
    const names = ruleset.options.map((one) => one.id);
    const [near] = suggest(name, names, 1);
    throw new Failure(
      'D1015',
      `${ruleset.game} has no option ${name}.`,
      2,
      near ? `did you mean ${near}?` : names.length > 0 ? `its options are ${names.join(', ')}` : undefined,
    );
  }
  const words = option.values.map((value) => wordOf(ruleset, option, value));
  if (!words.includes(text))
    throw new Failure('D1015', `The option ${name} cannot be ${text}.`, 2, `it can be ${words.join(', ')}`);
  if (option.type.is === 'number') return Number(text);
  return option.type.is === 'yes-no' ? text === 'yes' : text;
}

/** A value of an option as one writes it. */
export function wordOf(ruleset: Ruleset, option: OptionDef, value: number): string {
  if (option.type.is === 'yes-no') return value === 1 ? 'yes' : 'no';
  if (option.type.is === 'kind') return ruleset.kinds[option.type.kind ?? -1]?.values[value] ?? '';
  return String(value);
}

/** The same start, with a card in the first seat's hand; one of its designs, if the card has several. */
export function withCard(ruleset: Ruleset, start: StartOptions, card: string): StartOptions {
  const cards = ruleset.designs.filter(({ type }) => ruleset.types[type]?.base === 'card');
  const design = cards.find(({ id }) => id === card) ?? cards.find(({ family }) => family === card);
  if (design) return { ...start, hold: { seat: 0, card: design.id } };
  const names = cards.flatMap(({ id, family }) => (family === undefined ? [id] : [id, family]));
  const [near] = suggest(card, names, 1);
  throw new Failure(
    'D1013',
    `${ruleset.deck ?? ruleset.game} has no card ${card}.`,
    2,
    near ? `did you mean ${near}?` : undefined,
  );
}
