import type { Constant, Problem, Span, TestDef, TestStep, TestValue } from '@draco-table/ruleset';
import { NONE, scopeOf, slotsIn, typeOf } from '@draco-table/ruleset';
import type { Answer, Game } from '../api.js';
import { LIMITS } from '../limits.js';
import type { Loaded } from '../load/ready-ruleset.js';
import { isForced, type OpenAsk } from '../play/ask.js';
import { decisionId, optionIdOf } from '../play/decisions.js';
import { makeGame } from '../play/game.js';
import { answerSession, beginSession, proceed, type Session, versionOf } from '../play/session.js';
import { clueRef, optionId, show } from '../play/shown.js';
import { step as runStep } from '../play/steps.js';
import { makePurity } from '../program/effects.js';
import { value as workOut } from '../program/evaluate.js';
import { type Linking, link, matcher } from '../program/link.js';
import { type Frame, type Run, restore, snapshot } from '../state/run.js';
import { tellIn } from './attack.js';

/** Nobody reads more of what is shown. */
const MOST_SHOWN = 120;

/** One expectation that was not met. */
export interface TestFailure {
  text: string;
  expected: string;
  found: string;
  span?: Span;
}
export interface TestResult {
  name: string;
  ok: boolean;
  failures: TestFailure[];
  /** A rule that went wrong. */
  problem?: Problem;
  span?: Span;
  /** Expectations that were looked at. */
  checked: number;
}
export interface TestReport {
  tests: TestResult[];
  /** By index in the ruleset's marks: whether any of the tests ran that block. */
  covered: boolean[];
}

/** Runs the tests of a ruleset. */
export function runTests(loaded: Loaded, filter: (test: TestDef) => boolean = () => true): TestReport {
  const covered = new Uint8Array(loaded.ruleset.marks?.length ?? 0);
  const tests = (loaded.ruleset.tests ?? []).filter(filter).map((test) => runTest(loaded, test, covered));
  return { tests, covered: Array.from(covered, (flag) => flag === 1) };
}

/** Ends a test: what follows would only fail because of it. */
class Stop {
  constructor(readonly failure: TestFailure) {}
}

/** The game that a test is about, at its first decision: what is given lies there, nothing is answered. */
export function startTest(loaded: Loaded, test: TestDef): Game {
  const session = sessionOfTest(loaded, test);
  begin(session, test);
  return makeGame(session);
}

function sessionOfTest({ program, ruleset }: Loaded, test: TestDef): Session {
  const seats = test.players ?? ruleset.seats.min;
  const options = ruleset.options.map((option, i) => test.options[option.id] ?? test.options[i] ?? option.values[0]);
  const { given } = test;
  return beginSession(program, { seats, seed: test.name, ...(given !== undefined && { given }) }, options);
}

function runTest(loaded: Loaded, test: TestDef, covered: Uint8Array): TestResult {
  const session = sessionOfTest(loaded, test);
  const { run } = session;
  // Told to nobody.
  run.traced = ({ index }, frame) => run.emit?.({ is: 'call', routine: index, frame: frame.slice() }, 0);
  session.run.covered = covered;
  const result: TestResult = { name: test.name, ok: false, failures: [], checked: 0 };
  if (test.span) result.span = test.span;
  if (test.steps.some(({ is }) => is === 'nothing-shown')) momentsOf.set(session, []);
  try {
    begin(session, test);
    let begun = false;
    for (const step of test.steps) {
      // Rolls that come first were laid out before the game began.
      begun ||= step.is !== 'rolls';
      if (step.is === 'nothing-shown') nothingShown(session, step.span, result);
      else if (step.is !== 'rolls') runOne(loaded, session, step, result);
      else if (begun) layOut(session, rolls(loaded, session, step.values));
    }
    result.failures.push(...leftOver(session, test), ...offTheDie(session, test));
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown;
    result.failures.push(thrown.failure);
  }
  if (session.fault) result.problem = session.fault;
  result.ok = result.failures.length === 0 && result.problem === undefined && result.checked > 0;
  return result;
}

/** Set-up, unscripted and untold; then the rolls that the test begins with, what is given, and play up to a decision. */
function begin(session: Session, { given, steps }: TestDef): void {
  const { run } = session;
  const loaded = { ruleset: session.program.layout.ruleset, program: session.program };
  try {
    while (run.flow.length > (given === undefined ? 1 : 2) && run.ended === 0) {
      runStep(run);
      session.base = snapshot(run);
    }
  } catch {
    // A set-up that asks something goes on below, as does one that goes wrong.
    restore(run, session.base);
  }
  for (const step of steps) {
    if (step.is !== 'rolls') break;
    session.base = { ...session.base, script: [...session.base.script, ...rolls(loaded, session, step.values)] };
  }
  proceed(session);
  goOn(session);
}

/** Where only one answer is possible a test need not give it. */
function goOn(session: Session): void {
  const { run } = session;
  for (let n = 0; n < LIMITS.decisions; n++) {
    const open = run.open.find(({ ask, list, min, max }) => isForced(ask, list.length, min, max));
    if (open === undefined) return;
    const choose = open.list.slice(0, open.max).map((value) => optionIdOf(run, open.ask, value, 1 << open.seat));
    const { seat } = open;
    if (give(session, { decision: decisionId(open), seat, choose, version: versionOf(session) })) return;
  }
}

const rolls = (loaded: Loaded, session: Session, values: readonly TestValue[]): Constant[] =>
  values.map((value) => evaluate(loaded, session.run, value));

/** Lays out what chance gives next, after what the statement under way has used. */
function layOut(session: Session, values: readonly Constant[]): void {
  const { run, base } = session;
  const used = Array.from({ length: run.chances }, (_, i) => base.script[i] ?? NONE);
  session.base = { ...base, script: [...used, ...run.script, ...values] };
  run.script = [...run.script, ...values];
}

const lastRolls = ({ steps }: TestDef): { span?: Span } => {
  const span = steps.filter((step) => step.is === 'rolls').at(-1)?.span;
  return span ? { span } : {};
};

/** Of tests that look for tells: the game before each answer. */
const momentsOf = new WeakMap<Session, Game[]>();

/** Answers; what is kept of the moment before is gone with an answer that is refused. */
function give(session: Session, answer: Answer): Problem | undefined {
  const moments = momentsOf.get(session);
  moments?.push(makeGame(session).fork());
  const refused = answerSession(session, answer);
  if (refused) moments?.pop();
  return refused;
}

/** Whether anybody could tell one deal from another by what is shown, after the answers so far. */
function nothingShown(session: Session, span: Span | undefined, result: TestResult): void {
  const { run } = session;
  result.checked++;
  const leak = tellIn(momentsOf.get(session) ?? [], session.answers);
  if (!leak) return;
  const who = leak.seat === null ? 'a spectator' : say(run, { is: 'player' }, leak.seat);
  const [here, there] = leak.found.map((text) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text));
  const asked = leak.decision ? ` (${leak.decision.prompt})` : '';
  result.failures.push({
    text: 'nothing hidden is shown',
    expected: `${who} is shown the same ${leak.path}${asked} whatever lies where ${who} cannot see`,
    found: `${here || 'nothing'} here, ${there || 'nothing'} in another deal`,
    ...(span && { span }),
  });
}

/** What chance was to give and nobody asked it for: the test is not about what it says. */
function leftOver({ run, fault }: Session, test: TestDef): TestFailure[] {
  const left = run.script.filter((value) => value !== NONE).length;
  if (left === 0 || fault) return [];
  return [{ text: 'rolls', expected: 'every roll is used', found: `${left} left over`, ...lastRolls(test) }];
}

/** What no die of the game shows: too much, too little, or no number at all. */
function offTheDie({ program, log }: Session, test: TestDef): TestFailure[] {
  const said = test.steps.flatMap((step) => (step.is === 'rolls' ? step.values : []));
  // The order of a shuffle waits for its shuffle, so that which roll is which cannot be told then.
  const inOrder = said.some(({ type }) => type.list) ? [] : said;
  const chances = log.list.map(({ event }) => event).filter(({ is }) => is === 'roll' || is === 'chance');
  return chances.flatMap((event, i) => {
    const die = program.layout.ruleset.dice.find(({ id }) => event.is === 'roll' && id === event.die);
    const value = event.value as number;
    const isNumber = (inOrder[i]?.type.is ?? 'number') === 'number';
    if (!die || (isNumber && value >= 1 && value <= die.sides)) return [];
    const found = isNumber ? String(value) : 'no number';
    return [{ text: 'rolls', expected: `${die.id} shows 1 to ${die.sides}`, found, ...lastRolls(test) }];
  });
}

const scopeFor = ({ ruleset }: Loaded): Linking => ({ ...scopeOf(ruleset, -1), isPure: makePurity(ruleset) });

const asList = (value: number | readonly number[]): readonly number[] => (typeof value === 'number' ? [value] : value);

function evaluate(loaded: Loaded, run: Run, value: TestValue): Constant {
  const frame: Frame = new Array<number>(Math.max(2, slotsIn(value.node))).fill(NONE);
  return workOut(run, frame, link(scopeFor(loaded), value.node)) as Constant;
}

function say(run: Run, type: TestValue['type'], value: number | readonly number[]): string {
  return optionId(run.program.layout, show(run, type, value, run.everyone));
}

type Acting = Exclude<TestStep, { is: 'rolls' } | { is: 'nothing-shown' }>;

function runOne(loaded: Loaded, session: Session, step: Acting, result: TestResult): void {
  const { run } = session;
  const fail = (text: string, expected: string, found: string): void => {
    result.failures.push({ text, expected, found, ...(step.span ? { span: step.span } : {}) });
  };
  switch (step.is) {
    case 'answers': {
      const seat = evaluate(loaded, run, step.seat) as number;
      for (const value of step.values) answer(loaded, session, seat, value, step.span);
      return;
    }
    case 'expect': {
      result.checked++;
      if (evaluate(loaded, run, step.test) === 1) return;
      const [expected, found] = difference(loaded, run, step.test);
      fail(step.text, expected, found);
      return;
    }
    case 'asked': {
      result.checked++;
      const seat = evaluate(loaded, run, step.seat) as number;
      const asked = run.open.filter((open) => open.seat === seat);
      if (asked.length > 0 !== (step.not === true)) return;
      const who = say(run, { is: 'player' }, seat);
      const found = asked.length
        ? `${who} is asked ${asked.map(({ ask }) => ask.prompt).join(', ')}`
        : nobodyAsked(session);
      fail(step.not ? 'is not asked' : 'is asked', `${who} is ${step.not ? 'not ' : ''}asked`, found);
      return;
    }
    case 'cannot': {
      result.checked++;
      const seat = evaluate(loaded, run, step.seat) as number;
      const open = run.open.find((candidate) => candidate.seat === seat);
      const wanted = asList(evaluate(loaded, run, step.value));
      if (open !== undefined && !wanted.some((value) => optionFor(run, open, step.value, value, []) !== undefined))
        return;
      const found = open === undefined ? `${say(run, { is: 'player' }, seat)} is not asked` : offered(run, open);
      fail('cannot choose', `${say(run, step.value.type, wanted)} is not offered`, found);
      return;
    }
    case 'knows': {
      result.checked++;
      const seat = evaluate(loaded, run, step.seat) as number;
      const things = asList(evaluate(loaded, run, step.things));
      const isKnown = (thing: number): boolean =>
        ((step.attr === undefined ? run.known[thing] : clueRef(run, step.attr, thing).mask) & (1 << seat)) !== 0;
      const wrong = things.filter((thing) => isKnown(thing) === (step.not === true));
      if (wrong.length === 0 && things.length > 0) return;
      const who = say(run, { is: 'player' }, seat);
      const what = (all: readonly number[]): string => {
        const ids = say(run, { ...step.things.type, list: true }, all);
        return step.attr === undefined ? ids : `${loaded.ruleset.attrs[step.attr].id} of ${ids}`;
      };
      const knows = (isTrue: boolean): string => `${who} ${isTrue ? 'knows' : 'does not know'}`;
      if (things.length === 0) fail('knows', `something that ${knows(!step.not)}`, 'nothing is there');
      else fail('knows', `${knows(!step.not)} ${what(things)}`, `${knows(step.not === true)} ${what(wrong)}`);
      return;
    }
    case 'event': {
      result.checked++;
      const isIt = matcher(scopeFor(loaded), step.match, undefined);
      const happened = session.log.list.some(({ event }) => {
        if (event.is !== 'call' || event.routine !== step.match.verb) return false;
        return isIt(run, new Array<number>(Math.max(2, step.frame)).fill(NONE), event.frame as Frame);
      });
      if (happened !== (step.not === true)) return;
      const { id } = loaded.ruleset.routines[step.match.verb];
      fail('event', `${id}${step.not ? ' does not happen' : ' happens'}`, happened ? 'it happened' : 'it did not');
    }
  }
}

/** The option that a test's value means; a card's name means any of its copies. */
function optionFor(
  run: Run,
  open: OpenAsk,
  value: TestValue,
  wanted: number,
  taken: readonly number[],
): number | undefined {
  const { type } = open.ask;
  const byDesign = type.is === 'thing' && value.type.is === 'design';
  // All values are numbers, so one of another type could look like an option.
  if (!byDesign && (type.is !== value.type.is || type.kind !== value.type.kind)) return undefined;
  return open.list.find(
    (option) => !taken.includes(option) && (byDesign ? run.design[option] === wanted : option === wanted),
  );
}

const offered = (run: Run, open: OpenAsk): string =>
  open.list.map((value) => optionIdOf(run, open.ask, value, 1 << open.seat)).join(', ');

/** Who is asked instead. */
function nobodyAsked({ run, fault }: Session): string {
  const asked = run.open.map((other) => `${say(run, { is: 'player' }, other.seat)} is asked ${other.ask.prompt}`);
  return fault?.message ?? (asked.join(', ') || 'the game is over');
}

function answer(loaded: Loaded, session: Session, seat: number, value: TestValue, span: Span | undefined): void {
  const { run } = session;
  const where = span ? { span } : {};
  const open = run.open.find((candidate) => candidate.seat === seat);
  const wanted = value.nothing ? [] : asList(evaluate(loaded, run, value));
  const text = value.nothing ? 'nothing' : say(run, value.type, wanted);
  if (open === undefined) {
    throw new Stop({
      text: `answers ${text}`,
      expected: `${say(run, { is: 'player' }, seat)} is asked`,
      found: nobodyAsked(session),
      ...where,
    });
  }
  const taken: number[] = [];
  for (const one of wanted) {
    const option = optionFor(run, open, value, one, taken);
    if (option === undefined) {
      throw new Stop({
        text: `answers ${text}`,
        expected: say(run, value.type, one),
        found: `${open.ask.prompt}: ${offered(run, open)}`,
        ...where,
      });
    }
    taken.push(option);
  }
  const choose = taken.map((option) => optionIdOf(run, open.ask, option, 1 << seat));
  const refused = give(session, { decision: decisionId(open), seat, choose, version: versionOf(session) });
  if (refused)
    throw new Stop({
      text: `answers ${text}`,
      expected: 'an answer that is accepted',
      found: refused.message,
      ...where,
    });
  goOn(session);
}

/** Both sides of a comparison, worked out. */
function difference(loaded: Loaded, run: Run, test: TestValue): [expected: string, found: string] {
  const { node } = test;
  const words: Record<string, string> = { '=': '', same: '', '<': 'less than ', '<=': 'at most ', in: 'in ' };
  if (!Array.isArray(node) || !Object.hasOwn(words, node[0])) return ['yes', 'no'];
  const c = scopeFor(loaded);
  const [left, right] = [node[1], node[2]] as TestValue['node'][];
  const types = [left, right].map((inner) => typeOf(c, inner));
  // A word of a kind is a bare number in the rules: the other side knows what it stands for.
  const known = types.find(({ is }) => is !== 'number') ?? types[0];
  const side = (inner: TestValue['node'], own: TestValue['type']): string => {
    const type = own.is === 'number' && known ? { ...known, ...(own.list && { list: true as const }) } : own;
    return say(run, type, evaluate(loaded, run, { node: inner, type: own }));
  };
  return [`${words[node[0]]}${side(right, types[1] ?? known)}`, side(left, types[0] ?? known)];
}
