import type { Decision, Shown, StartOptions } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';

/** An answer of a seat in the words of a test. */
export interface Said {
  seat: number;
  words: string;
}

/** A game as a `test` block: it plays with its name, the seed. `lines` are what is given before play. */
export function testBlock(
  ruleset: Ruleset,
  start: StartOptions,
  lines: readonly string[],
  said: readonly Said[],
  expected: readonly string[],
): string {
  const text = [`test "${start.seed.replaceAll('"', "'")}" {`, `  players ${start.seats}`];
  for (const [name, value] of Object.entries(start.options ?? {})) {
    text.push(`  option ${name} is ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}`);
  }
  if (lines.length > 0) text.push('  given {', ...lines.map((line) => `    ${line}`), '  }');
  for (let i = 0; i < said.length; ) {
    const seat = said[i]?.seat as number;
    const words: string[] = [];
    while (said[i]?.seat === seat) words.push(said[i++]?.words as string);
    text.push(`  ${bracketed(seatName(ruleset, seat))} answers ${words.join(', ')}`);
  }
  return `${[...text, ...expected.map((what) => `  expect ${what}`), '}'].join('\n')}\n`;
}

export function seatName(ruleset: Ruleset, seat: number): string {
  return ruleset.seats.names[seat] ?? `player ${seat + 1}`;
}

/** An answer as a test gives it. */
export function inWords(decision: Decision, choose: readonly string[], ruleset: Ruleset): string {
  if (choose.length === 0) return 'nothing';
  const words = choose.map((id) => {
    const option = decision.options.find((one) => one.id === id);
    return option ? expression(option.value, ruleset) : id;
  });
  return decision.max > 1 || words.length > 1 ? `(${words.join(', ')})` : (words[0] as string);
}

/** A value as one writes it in the language. */
function expression(value: Shown, ruleset: Ruleset): string {
  switch (value.is) {
    case 'number':
      return value.value < 0 ? `(0 - ${-value.value})` : String(value.value);
    case 'yes-no':
      return value.value ? 'yes' : 'no';
    case 'player':
      return bracketed(seatName(ruleset, value.seat));
    case 'kind':
    case 'design':
      return value.id;
    case 'thing':
      return value.design;
    case 'cell':
      return `(cell (${value.x}, ${value.y}))`;
    case 'hidden': {
      const zone = value.of === undefined ? value.zone : `${value.zone} of ${seatName(ruleset, value.of)}`;
      return `((${zone}) at ${Math.max(1, value.place)})`;
    }
    case 'none':
      return 'none';
    case 'list':
      return `(${value.items.map((item) => expression(item, ruleset)).join(', ')})`;
  }
}

function bracketed(name: string): string {
  return name.includes(' ') ? `(${name})` : name;
}

/** The statement that puts a card into the hand of a seat; if no hand takes it, where it lies for all to take. */
export function handLine(ruleset: Ruleset, card: string, seat: number): string | undefined {
  const type = ruleset.designs.find(({ id }) => id === card)?.type ?? -1;
  const zones = ruleset.zones.slice(1).filter((zone) => zone.of.includes(type));
  const hand = zones.find((zone) => zone.shape === 'hand' && zone.per === 'player');
  const open = zones.find((zone) => zone.per === 'game' && zone.seen === 'all');
  const place = hand ? `${hand.id} of ${seatName(ruleset, seat)}` : open?.id;
  return place && `move (first 1 of copies of ${card}) to ${place}`;
}
