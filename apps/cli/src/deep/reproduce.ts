import { type Answer, type Decision, type Game, onlyAnswer, type Shown, type StartOptions } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import type { Given } from './drive.js';

/** A driven game as answers, and as words of a test that anybody can read. */
export interface Told {
  answers: Answer[];
  said: { seat: number; words: string }[];
}

/** Gives the answers to a game that stands at its first decision; it then stands where the last was refused. */
export function retell(game: Game, given: readonly Given[]): Told {
  const answers: Answer[] = [];
  const said: Told['said'] = [];
  const give = ({ id, seat }: Decision, choose: string[]): boolean => {
    const answer = { decision: id, seat, choose, version: game.version };
    answers.push(answer);
    return game.answer(answer).ok;
  };
  /** Where there is but one answer, neither a playout nor a test asks. */
  const goOn = (): void => {
    for (;;) {
      const decision = game.decisions.find((open) => onlyAnswer(open) !== undefined);
      const only = decision && onlyAnswer(decision);
      if (!decision || !only || !give(decision, only)) return;
    }
  };
  goOn();
  for (const { seat, choose } of given) {
    const decision = game.decisions.find((open) => open.seat === seat);
    if (!decision) break;
    said.push({ seat, words: inWords(decision, choose, game.ruleset) });
    if (!give(decision, choose)) break;
    goOn();
  }
  return { answers, said };
}

/** A game as a `test` block: it plays with its name as seed. `lines` are what is given before play. */
export function testBlock(
  ruleset: Ruleset,
  start: StartOptions,
  lines: readonly string[],
  said: Told['said'],
  comment: string,
): string {
  const text = [`# ${comment}`, `test "${start.seed.replaceAll('"', "'")}" {`, `  players ${start.seats}`];
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
  return `${[...text, `  expect count players is ${start.seats}`, '}'].join('\n')}\n`;
}

export function seatName(ruleset: Ruleset, seat: number): string {
  return ruleset.seats.names[seat] ?? `player ${seat + 1}`;
}

function inWords(decision: Decision, choose: readonly string[], ruleset: Ruleset): string {
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
