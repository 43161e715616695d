import type { Game, Loaded, StartOptions } from '@draco-table/engine';
import { startGame } from '@draco-table/engine';
import type { OptionDef, Ruleset } from '@draco-table/ruleset';
import { Failure } from '../frame/failure.js';
import { closest } from '../frame/near.js';

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
    const near = closest(name, names);
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

/** More deals than this without the card: it is not dealt at the start. */
const DEALS = 5000;

/**
 * A game in which the first seat starts with a card in hand. A game is a seed and its answers, so the way to such a game
 * is a seed that deals it; the save and the replay need nothing special.
 */
export function startWith(loaded: Loaded, start: StartOptions, card: string): { game: Game; start: StartOptions } {
  const { ruleset } = loaded;
  const designs = ruleset.designs
    .filter((design) => design.id === card || design.family === card)
    .map((design) => design.id);
  if (designs.length === 0) {
    const near = closest(
      card,
      ruleset.designs.map((design) => design.family ?? design.id),
    );
    throw new Failure(
      'D1013',
      `${ruleset.deck ?? ruleset.game} has no card ${card}.`,
      2,
      near ? `did you mean ${near}?` : undefined,
    );
  }
  for (let deal = 0; deal < DEALS; deal += 1) {
    const trial = { ...start, seed: deal === 0 ? start.seed : `${start.seed}-${deal}` };
    const game = startGame(loaded, trial);
    if (holds(game, designs)) return { game, start: trial };
  }
  throw new Failure(
    'D1017',
    `No deal gives ${card} to the first seat at the start.`,
    2,
    'it may come into play later; start without --card',
  );
}

function holds(game: Game, designs: readonly string[]): boolean {
  return game
    .view(0)
    .zones.some(
      (zone) =>
        zone.of?.is === 'player' &&
        zone.of.seat === 0 &&
        zone.items.some((item) => item.value.is === 'thing' && designs.includes(item.value.design)),
    );
}
