/** `test` blocks. What is asked of the game at a moment of the test becomes a definition where it needs names. */
import type { Node, TestDef, TestStep, TestValue } from '@draco-table/ruleset';
import { evaluate } from '../resolve/constants.js';
import type { TestStepTerm, TestValueTerm } from '../resolve/tests.js';
import { placeIn, type Unit } from '../resolve/units.js';
import { emit, emitBlock, emitMatch, emitType } from './emit.js';
import { type Building, createEmitter } from './ruleset.js';

export function compileTests(to: Building): TestDef[] {
  return to.program.units.flatMap((unit) =>
    unit.decl.is === 'test' && unit.body.is === 'test'
      ? [compileTest(to, unit, unit.decl.name.value, unit.body.steps)]
      : [],
  );
}

function compileTest(to: Building, unit: Unit, name: string, steps: TestStepTerm[]): TestDef {
  const test: TestDef = { name, options: {}, steps: [] };
  const span = to.wholeSpan(unit);
  if (span) test.span = span;
  for (const step of steps) {
    switch (step.is) {
      case 'players':
        test.players = step.count;
        break;
      case 'option': {
        const value = evaluate(step.value, to.numbers);
        if (typeof value === 'number') test.options[step.option.id] = value;
        break;
      }
      case 'given': {
        const emitter = createEmitter(to, step.frame, unit);
        const def = { id: 'given', is: 'verb' as const, params: [], slots: emitter.slots.names, body: [] as Node[] };
        to.routine = to.ruleset.routines.push(def) - 1;
        def.body = emitBlock(step.block, emitter);
        test.given = to.routine;
        break;
      }
      default:
        test.steps.push(compileStep(to, unit, step));
    }
  }
  return test;
}

function compileStep(
  to: Building,
  unit: Unit,
  term: Exclude<TestStepTerm, { is: 'players' | 'option' | 'given' }>,
): TestStep {
  const place = to.span(unit, term.step.loc);
  const span = place ? { span: place } : {};
  const value = (one: TestValueTerm) => testValue(to, unit, one);
  switch (term.is) {
    case 'rolls':
      return { is: 'rolls', values: term.values.map(value), ...span };
    case 'answers':
      return { is: 'answers', seat: value(term.seat), values: term.values.map(value), ...span };
    case 'expect': {
      const { file, loc } = placeIn(unit, term.step.is === 'expect' ? term.step.test.loc : term.step.loc);
      const source = to.program.loaded.files.find((one) => one.path === file)?.source;
      return { is: 'expect', test: value(term.test), text: source?.text.slice(loc.start, loc.end) ?? '', ...span };
    }
    case 'asked':
      return { is: 'asked', seat: value(term.seat), ...(term.not && { not: true as const }), ...span };
    case 'nothing-shown':
      return { is: 'nothing-shown', ...span };
    case 'cannot':
      return { is: 'cannot', seat: value(term.seat), value: value(term.value), ...span };
    case 'knows':
      return {
        is: 'knows',
        seat: value(term.seat),
        things: value(term.things),
        ...(term.attr && { attr: to.numbers.attr(term.attr) }),
        ...(term.not && { not: true as const }),
        ...span,
      };
    case 'event': {
      const emitter = createEmitter(to, term.frame, unit);
      const match = emitMatch(term.match, emitter);
      return {
        is: 'event',
        match,
        frame: emitter.slots.names.length,
        ...(term.not && { not: true as const }),
        ...span,
      };
    }
  }
}

function testValue(to: Building, unit: Unit, { frame, value }: TestValueTerm): TestValue {
  if (value === 'nothing') return { node: 0, type: { is: 'number' }, nothing: true };
  const emitter = createEmitter(to, frame, unit);
  const type = emitType(value.type, to.numbers);
  const node = emit(value, emitter);
  const { names } = emitter.slots;
  if (names.length === 2) return { node, type };
  const routine =
    to.ruleset.routines.push({
      id: 'expect',
      is: 'define',
      params: [],
      slots: names,
      body: [['give', node]],
      gives: type,
    }) - 1;
  return { node: ['call', routine], type };
}
