import type { Constant, Problem, Span, TestDef, TestStep, TestValue } from '@draco-table/ruleset';
import { NONE, scopeOf, slotsIn, typeOf } from '@draco-table/ruleset';
import type { Game } from '../api.js';
import { LIMITS } from '../limits.js';
import type { Loaded } from '../load/ready-ruleset.js';
import { isForced, type OpenAsk } from '../play/ask.js';
import { decisionId, optionIdOf } from '../play/decisions.js';
import { makeGame } from '../play/game.js';
import { answerSession, beginSession, proceed, type Session, versionOf } from '../play/session.js';
import { optionId, show } from '../play/shown.js';
import { step as runStep } from '../play/steps.js';
import { makeQuiet } from '../program/effects.js';
import { value as workOut } from '../program/evaluate.js';
import { type Linking, link, matcher } from '../program/link.js';
import { type Frame, type Run, restore, snapshot } from '../state/run.js';

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
  return beginSession(program, { seats, seed: test.name }, options, test.given);
}

function runTest(loaded: Loaded, test: TestDef, covered: Uint8Array): TestResult {
  const session = sessionOfTest(loaded, test);
  const { run } = session;
  // Told to nobody.
  run.traced = ({ index }, frame) => run.emit?.({ is: 'call', routine: index, frame: frame.slice() }, 0);
  session.run.covered = covered;
  const result: TestResult = { name: test.name, ok: false, failures: [], checked: 0 };
  if (test.span) result.span = test.span;
  try {
    begin(session, test);
    let begun = false;
    for (const step of test.steps) {
      // Rolls that come first were laid out before the game began.
      begun ||= step.is !== 'rolls';
      if (step.is !== 'rolls') runOne(loaded, session, step, result);
      else if (begun) layOut(session, rolls(loaded, session, step.values));
    }
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
    if (answerSession(session, { decision: decisionId(open), seat, choose, version: versionOf(session) })) return;
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

const scopeFor = ({ ruleset }: Loaded): Linking => ({ ...scopeOf(ruleset, -1), quiet: makeQuiet(ruleset) });

const asList = (value: number | readonly number[]): readonly number[] => (typeof value === 'number' ? [value] : value);

function evaluate(loaded: Loaded, run: Run, value: TestValue): Constant {
  const frame: Frame = new Array<number>(Math.max(2, slotsIn(value.node))).fill(NONE);
  return workOut(run, frame, link(scopeFor(loaded), value.node)) as Constant;
}

function say(run: Run, type: TestValue['type'], value: number | readonly number[]): string {
  return optionId(run.program.layout, show(run, type, value, run.everyone));
}

function runOne(loaded: Loaded, session: Session, step: Exclude<TestStep, { is: 'rolls' }>, result: TestResult): void {
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

function answer(loaded: Loaded, session: Session, seat: number, value: TestValue, span: Span | undefined): void {
  const { run } = session;
  const where = span ? { span } : {};
  const open = run.open.find((candidate) => candidate.seat === seat);
  const wanted = value.nothing ? [] : asList(evaluate(loaded, run, value));
  const text = value.nothing ? 'nothing' : say(run, value.type, wanted);
  if (open === undefined) {
    const asked = run.open.map((other) => `${say(run, { is: 'player' }, other.seat)} is asked ${other.ask.prompt}`);
    const found = session.fault?.message ?? (asked.join(', ') || 'the game is over');
    throw new Stop({
      text: `answers ${text}`,
      expected: `${say(run, { is: 'player' }, seat)} is asked`,
      found,
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
  const refused = answerSession(session, { decision: decisionId(open), seat, choose, version: versionOf(session) });
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
  const side = (inner: TestValue['node']): string => {
    const type = typeOf(c, inner);
    return say(run, type, evaluate(loaded, run, { node: inner, type }));
  };
  return [`${words[node[0]]}${side(node[2] as TestValue['node'])}`, side(node[1] as TestValue['node'])];
}
