import {
  type Answer,
  type Decision,
  type Game,
  type Loaded,
  onlyAnswer,
  type Shown,
  type StartOptions,
  startGame,
} from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import type { Given } from './drive.js';

export interface Reproduction {
  answers: Answer[];
  /** The game as a `test` block: a test plays with its name as seed. */
  test: string;
}

/** A driven game as answers and as a test that anybody can read. */
export function reproduce(loaded: Loaded, start: StartOptions, given: readonly Given[], comment: string): Reproduction {
  const game = startGame(loaded, start);
  const answers: Answer[] = [];
  const said: { seat: number; words: string }[] = [];
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
    said.push({ seat, words: inWords(decision, choose, loaded.ruleset) });
    if (!give(decision, choose)) break;
    goOn();
  }
  return { answers, test: block(loaded.ruleset, game, start, said, comment) };
}

function block(
  ruleset: Ruleset,
  game: Game,
  start: StartOptions,
  said: readonly { seat: number; words: string }[],
  comment: string,
): string {
  const lines = [`test "${start.seed.replaceAll('"', "'")}" {`, `  players ${game.seats}`];
  for (const [name, value] of Object.entries(start.options ?? {})) {
    lines.push(`  option ${name} is ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}`);
  }
  for (let i = 0; i < said.length; ) {
    const seat = said[i]?.seat as number;
    const words: string[] = [];
    while (said[i]?.seat === seat) words.push(said[i++]?.words as string);
    lines.push(`  ${bracketed(seatName(ruleset, seat))} answers ${words.join(', ')}`);
  }
  return `# ${comment}\n${[...lines, `  expect count players is ${game.seats}`, '}'].join('\n')}\n`;
}

function seatName(ruleset: Ruleset, seat: number): string {
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
