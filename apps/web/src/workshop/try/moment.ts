/** A moment of a game that somebody sets up, plays on from, and keeps as a test. Runs in the worker. */
import { type Answer, type Game, type Loaded, loadRuleset, type SavedGame, startGame } from '@draco-table/engine';
import { runTests } from '@draco-table/engine/testing';
import { createProject, format } from '@draco-table/lang';
import type { Ruleset, TestDef, Shown as Value } from '@draco-table/ruleset';
import type { Sources } from '../protocol.js';
import { whatChanged } from './changes.js';

export interface Moment {
  /** The name of the test that it may become: chance goes by it. */
  name: string;
  seats: number;
  /** The card to try, in the hand of whoever is asked first. */
  card?: string;
  /** What lies somewhere else than it would. */
  put: { thing: string; zone: string; place?: number }[];
}

export type Opened =
  | { ok: true; ruleset: Ruleset; game: SavedGame; seat: number }
  /** What the language has against it. */
  | { ok: false; why: string };

/** Where a test begins: what is given lies there, nothing is answered. */
export type Shown =
  | { ok: true; ruleset: Ruleset; game: SavedGame; seat: number; seats: number }
  | { ok: false; why: string };

export type Kept = { ok: true; text: string } | { ok: false; why: string };

const safe = (name: string): string => name.replace(/["\\\n\r]/g, ' ').trim() || 'a moment';

/** `hero` as it is, a card by any of its copies. */
function thingIn({ designs, types }: Ruleset, id: string): string {
  const design = designs.find((one) => one.id === id);
  const isPiece = design !== undefined && types[design.type]?.base === 'piece' && design.copies === 1;
  return isPiece ? id : `(first of copies of ${id})`;
}

export const seatIn = ({ seats }: Ruleset, seat: number): string => seats.names[seat] ?? `player ${seat + 1}`;

function givenOf(ruleset: Ruleset, { put, card }: Moment, asked: number): string[] {
  const moves = put.flatMap(({ thing, zone, place }) => {
    const found = ruleset.zones.find(({ id }) => id === zone.split(' of ')[0]);
    if (!found || !ruleset.designs.some(({ id }) => id === thing)) return [];
    const at = place === undefined ? '' : `place ${place} of `;
    return [`move ${thingIn(ruleset, thing)} to ${at}${zone}`];
  });
  const hand = card === undefined ? undefined : handFor(ruleset, card);
  if (card === undefined || hand === undefined) return moves;
  return [...moves, `move ${thingIn(ruleset, card)} to ${hand} of ${seatIn(ruleset, asked)}`];
}

/** Where a player holds such a card: a hand of their own that nobody else sees. */
function handFor({ zones, designs }: Ruleset, card: string): string | undefined {
  const type = designs.find(({ id, family }) => id === card || family === card)?.type;
  const own = zones.filter(({ per, of }) => per === 'player' && type !== undefined && of.includes(type));
  return (own.find(({ shape }) => shape === 'hand') ?? own.find(({ seen }) => seen === 'owner'))?.id;
}

interface Rules {
  loaded: Loaded;
  ruleset: Ruleset;
}

/** The game with one test more, which stands nowhere yet. */
function rulesWith(
  sources: Sources,
  library: Readonly<Record<string, string>>,
  test: string | undefined,
): Rules | { why: string } {
  const textOf = (path: string): string | undefined =>
    Object.hasOwn(sources.files, path) ? sources.files[path] : Object.hasOwn(library, path) ? library[path] : undefined;
  const project = createProject(
    sources.entry,
    (path) => {
      const text = textOf(path);
      return path === sources.entry && text !== undefined && test ? `${text}\n\n${test}\n` : text;
    },
    { findGame: (name) => (textOf(`${name}.draco`) === undefined ? undefined : `${name}.draco`) },
  );
  const json = project.ruleset({ tests: true });
  if (!json) return { why: project.problems().find(({ severity }) => severity === 'error')?.message ?? '' };
  const read = loadRuleset(json);
  return read.ok ? { loaded: read.ruleset, ruleset: json } : { why: read.problems[0]?.message ?? '' };
}

const testText = (moment: Moment, given: readonly string[], steps: readonly string[]): string => {
  const lines = [`players ${moment.seats}`, ...(given.length ? [`given { ${given.join('; ')} }`] : []), ...steps];
  const text = `test "${safe(moment.name)}" {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
  const laid = format(text, '');
  return laid.problems.length ? text : laid.text.trim();
};

const found = ({ ruleset }: Rules, { name }: Moment) => ruleset.tests?.find((test) => test.name === safe(name));

/** As the test will play it: chance goes by its name. */
function startAt({ loaded, ruleset }: Rules, { name, players, given }: TestDef): Game {
  const seats = players ?? ruleset.seats.min;
  return startGame(loaded, { seats, seed: name, ...(given !== undefined && { given }) });
}

type Started = { rules: Rules; game: Game; given: string[] };

function start(sources: Sources, library: Readonly<Record<string, string>>, moment: Moment): Started | { why: string } {
  const plain = rulesWith(sources, library, undefined);
  if ('why' in plain) return plain;
  const begin = (seat: number): Started | { why: string } => {
    const given = givenOf(plain.ruleset, moment, seat);
    // Without something to expect it would be no test.
    const rules = rulesWith(sources, library, testText(moment, given, ['expect yes']));
    if ('why' in rules) return rules;
    const test = found(rules, moment);
    if (!test) return { why: '' };
    const game = startAt(rules, test);
    return game.fault ? { why: game.fault.message } : { rules, game, given };
  };
  const first = begin(0);
  if ('why' in first) return first;
  const asked = first.game.decisions[0]?.seat ?? 0;
  return asked === 0 ? first : begin(asked);
}

/** Play from there: the rules, and the game as it stands at its first question. */
export function openMoment(sources: Sources, library: Readonly<Record<string, string>>, moment: Moment): Opened {
  const started = start(sources, library, moment);
  if ('why' in started) return { ok: false, why: started.why };
  const { rules, game } = started;
  return { ok: true, ruleset: rules.ruleset, game: game.save(), seat: game.decisions[0]?.seat ?? 0 };
}

export function openTest(sources: Sources, library: Readonly<Record<string, string>>, name: string): Shown {
  const rules = rulesWith(sources, library, undefined);
  if ('why' in rules) return { ok: false, why: rules.why };
  const { ruleset } = rules;
  const test = ruleset.tests?.find((one) => one.name === name);
  if (!test) return { ok: false, why: name };
  const game = startAt(rules, test);
  const seats = test.players ?? ruleset.seats.min;
  if (game.fault) return { ok: false, why: game.fault.message };
  return { ok: true, ruleset, game: game.save(), seat: game.decisions[0]?.seat ?? 0, seats };
}

/** A moment, what was answered from there, and what came of it, as a test. It is run before it is handed out. */
export function keepMoment(
  sources: Sources,
  library: Readonly<Record<string, string>>,
  moment: Moment,
  answers: readonly Answer[],
): Kept {
  const started = start(sources, library, moment);
  if ('why' in started) return { ok: false, why: started.why };
  const { rules, game, given } = started;
  const before = game.view(null);
  const said: { seat: number; values: string[] }[] = [];
  for (const { decision, seat, choose } of answers) {
    const asked = game.decisions.find((one) => one.id === decision && one.seat === seat);
    const chosen = choose.map((id) => asked?.options.find((option) => option.id === id)?.value);
    const words = chosen.map((value) => value && wordFor(rules.ruleset, value));
    if (!asked || words.some((word) => word === undefined)) return { ok: false, why: choose.join(', ') };
    // A question with one possible answer is not asked in a test.
    const isFree = asked.optional || asked.options.length > asked.min || asked.max > asked.min || asked.ordered;
    const value = words.length === 0 ? 'nothing' : words.length === 1 ? (words[0] ?? '') : `(${words.join(', ')})`;
    const last = said.at(-1);
    if (isFree && last?.seat === seat) last.values.push(value);
    else if (isFree) said.push({ seat, values: [value] });
    const outcome = game.answer({ decision, seat, choose, version: game.version });
    if (!outcome.ok) return { ok: false, why: outcome.problem.message };
  }
  const lines = said.map(({ seat, values }) => `${seatIn(rules.ruleset, seat)} answers ${values.join(', ')}`);
  const expects = whatChanged(rules.ruleset, before, game.view(null)).map((one) => `expect ${one}`);
  const next = game.decisions[0];
  if (!expects.length && next) expects.push(`expect ${seatIn(rules.ruleset, next.seat)} is asked`);
  const text = testText(moment, given, [...lines, ...expects]);
  const again = rulesWith(sources, library, text);
  if ('why' in again) return { ok: false, why: again.why };
  const [result] = runTests(again.loaded, ({ name }) => name === safe(moment.name)).tests;
  if (result?.ok) return { ok: true, text };
  const failure = result?.failures[0];
  return { ok: false, why: failure ? `${failure.text}: ${failure.found}` : (result?.problem?.message ?? '') };
}

/** An answer in words of the language; undefined for what lies face down and has no name. */
function wordFor({ seats }: Ruleset, value: Value): string | undefined {
  switch (value.is) {
    case 'number':
      return String(value.value);
    case 'yes-no':
      return value.value ? 'yes' : 'no';
    case 'player':
      return seats.names[value.seat] ?? `(player ${value.seat + 1})`;
    case 'thing':
      return value.design;
    case 'kind':
    case 'design':
      return value.id;
    case 'cell':
      return `(cell (${value.x}, ${value.y}))`;
    default:
      return undefined;
  }
}
