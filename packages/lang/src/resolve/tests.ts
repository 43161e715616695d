/** `test` blocks: what is given, rolled, answered and expected. */

import type { Expr, Test, TestStep } from '../syntax.js';
import { type Context, createFrame, createScope, report, type Scope } from './context.js';
import { check, infer } from './expressions.js';
import { matchTerm } from './hooks.js';
import { optionValue } from './option-value.js';
import { blockTerm } from './statements.js';
import type { AttrSymbol, OptionSymbol } from './symbols.js';
import { type Frame, isTerm, type MatchTerm, type Term, type TermBlock } from './terms.js';
import { PLAYER, showType, YES_NO } from './types.js';

export interface TestValueTerm {
  frame: Frame;
  value: Term | 'nothing';
}
export type TestStepTerm =
  | { is: 'players'; count: number; step: TestStep }
  | { is: 'option'; option: OptionSymbol; value: Term; step: TestStep }
  | { is: 'given'; frame: Frame; block: TermBlock; step: TestStep }
  | { is: 'rolls'; values: TestValueTerm[]; step: TestStep }
  | { is: 'answers'; seat: TestValueTerm; values: TestValueTerm[]; step: TestStep }
  | { is: 'expect'; test: TestValueTerm; step: TestStep }
  | { is: 'asked'; seat: TestValueTerm; not: boolean; step: TestStep }
  | { is: 'nothing-shown'; step: TestStep }
  | { is: 'cannot'; seat: TestValueTerm; value: TestValueTerm; step: TestStep }
  | { is: 'knows'; seat: TestValueTerm; things: TestValueTerm; attr?: AttrSymbol; not: boolean; step: TestStep }
  | { is: 'event'; match: MatchTerm; frame: Frame; not: boolean; step: TestStep };

export interface TestBody {
  is: 'test';
  steps: TestStepTerm[];
}

export function resolveTest(cx: Context, decl: Test): TestBody {
  cx.inTest = true;
  for (const step of decl.steps) if (step.is === 'players') cx.seats = Math.min(step.count, cx.table.seats.max);
  return { is: 'test', steps: decl.steps.flatMap((step) => testStep(cx, step)) };
}

const fresh = (): { frame: Frame; scope: Scope } => {
  const frame = createFrame({ you: 'none', this: undefined });
  return { frame, scope: createScope(frame) };
};

function testStep(cx: Context, step: TestStep): TestStepTerm[] {
  switch (step.is) {
    case 'players':
      if (step.count < cx.table.seats.min || step.count > cx.table.seats.max) {
        report(cx, 'D0602', step.loc, { count: step.count, min: cx.table.seats.min, max: cx.table.seats.max });
      }
      return [{ is: 'players', count: step.count, step }];
    case 'option': {
      const found = optionValue(cx, fresh().scope, step.name, step.value);
      if (!found) return [];
      cx.refs.push({ loc: step.name.loc, to: found.option });
      return [{ is: 'option', ...found, step }];
    }
    case 'given': {
      const { frame, scope } = fresh();
      return [{ is: 'given', frame, block: blockTerm(cx, scope, step.body), step }];
    }
    case 'rolls':
      return [{ is: 'rolls', values: step.values.map((value) => testValue(cx, value)), step }];
    case 'answers':
      return [
        {
          is: 'answers',
          seat: seatValue(cx, step.seat),
          values: step.values.map((value) => testValue(cx, value)),
          step,
        },
      ];
    case 'expect': {
      const { frame, scope } = fresh();
      return [{ is: 'expect', test: { frame, value: check(cx, scope, step.test, YES_NO) }, step }];
    }
    case 'asked':
      return [{ is: 'asked', seat: seatValue(cx, step.seat), not: step.not, step }];
    case 'nothing-shown':
      return [{ is: 'nothing-shown', step }];
    case 'cannot':
      return [{ is: 'cannot', seat: seatValue(cx, step.seat), value: testValue(cx, step.value), step }];
    case 'knows':
      return knownStep(cx, step);
    case 'event': {
      const { frame, scope } = fresh();
      const match = matchTerm(cx, scope, step.sentence, []);
      return match ? [{ is: 'event', match, frame, not: step.not, step }] : [];
    }
    case 'broken-step':
      return [];
  }
}

/** `expect blue knows c`, `expect blue knows colour of c`. */
function knownStep(cx: Context, step: Extract<TestStep, { is: 'knows' }>): TestStepTerm[] {
  const seat = seatValue(cx, step.seat);
  const { frame, value } = testValue(cx, step.value);
  if (value === 'nothing' || value.type.is === 'error') return [];
  const { not } = step;
  const [attr, of] = value.args;
  if (value.op === 'attr' && isTerm(of) && typeof attr === 'object' && attr?.is === 'attr')
    return [{ is: 'knows', seat, things: { frame, value: of }, attr, not, step }];
  if (value.type.is === 'thing') return [{ is: 'knows', seat, things: { frame, value }, not, step }];
  report(cx, 'D0301', step.value.loc, { expected: 'thing', found: showType(value.type) });
  return [];
}

function seatValue(cx: Context, expr: Expr): TestValueTerm {
  const { frame, scope } = fresh();
  return { frame, value: check(cx, scope, expr, { ...PLAYER, none: true }) };
}

function testValue(cx: Context, expr: Expr): TestValueTerm {
  const { frame, scope } = fresh();
  if (expr.is === 'name' && expr.text === 'nothing') return { frame, value: 'nothing' };
  return { frame, value: infer(cx, scope, expr, undefined) };
}
