/** Blocks and statements to terms. A statement may extend the scope for those after it. */

import { LANGUAGE_LIMITS as MOST } from '@draco-table/ruleset';
import type { Block, Choose, Expr, Ident, Quantity, Statement } from '../syntax.js';
import { type Context, extend, findLocal, newLocal, report, type Scope } from './context.js';
import { everyday, movedHelp } from './everyday.js';
import { check, infer } from './expressions.js';
import { flatten, type Token } from './forms.js';
import { lastingTerm } from './hooks.js';
import { leaves } from './leaves.js';
import { asList, constant, errorTerm, term, youTerm } from './names.js';
import { assume, exprKey } from './narrow.js';
import { isNeverEmpty } from './never-empty.js';
import { statementTerm } from './phrases.js';
import { defaultPrompt, makePrompt, ownPrompt } from './prompts.js';
import type { ChoiceTerm, Local, Term, TermBlock } from './terms.js';
import {
  ERROR,
  elementOf,
  isValue,
  listOf,
  NOTHING,
  NUMBER,
  orNone,
  PLAYER,
  showType,
  type Ty,
  YES_NO,
} from './types.js';

interface Step {
  term?: Term;
  scope: Scope;
}

export function blockTerm(cx: Context, scope: Scope, block: Block): TermBlock {
  const terms: Term[] = [];
  let now = scope;
  for (const statement of block.statements) {
    // Told already; each further name would be looked for among all before it.
    if (cx.locals.length > MOST.names) break;
    const step = statementStep(cx, now, statement);
    if (step.term) terms.push(step.term);
    now = step.scope;
  }
  return { is: 'block', terms, loc: block.loc };
}

function statementStep(cx: Context, scope: Scope, statement: Statement): Step {
  const { loc } = statement;
  const stay = (made: Term): Step => ({ term: made, scope });
  switch (statement.is) {
    case 'do':
      return stay(doTerm(cx, scope, statement));
    case 'let': {
      const value = infer(cx, scope, statement.value, undefined);
      if (value.type.is === 'nothing' || value.type.is === 'none' || value.type.is === 'empty') {
        report(cx, 'D0301', value.loc, { expected: 'value', found: showType(value.type) });
      }
      const local = declare(cx, scope, statement.name, isValue(value.type) ? value.type : ERROR, 'let');
      return { term: term('let', [local, value], NOTHING, loc), scope: extend(scope, { local }) };
    }
    case 'set':
      return setStep(cx, scope, statement);
    case 'choose':
      return chooseStep(cx, scope, statement);
    case 'at-once': {
      const seats = check(cx, scope, statement.seats, { ...PLAYER, list: true });
      const seat = declare(cx, scope, statement.seat, PLAYER, 'each');
      const inner = extend(scope, { local: seat });
      const made = choice(cx, inner, { ...statement, may: false }, seat, seats.op === 'players' ? 'together' : 'some');
      cx.refs.push({ loc: statement.seat.loc, to: seat });
      return { term: term('atonce', [seats, seat, made], NOTHING, loc), scope: extend(scope, { local: made.local }) };
    }
    case 'if': {
      const test = check(cx, scope, statement.test, YES_NO);
      const then = blockTerm(cx, assume(cx, scope, statement.test, true), statement.then);
      const no = assume(cx, scope, statement.test, false);
      const other = statement.else && elseBlock(cx, no, statement.else);
      const after = leaves(then) ? no : other && leaves(other) ? assume(cx, scope, statement.test, true) : scope;
      return { term: term('if', other ? [test, then, other] : [test, then], NOTHING, loc), scope: after };
    }
    case 'for-each': {
      const list = asList(infer(cx, scope, statement.in, undefined));
      if (list.type.is === 'nothing' || list.type.is === 'none')
        report(cx, 'D0301', list.loc, { expected: 'list', found: showType(list.type) });
      const local = declare(cx, scope, statement.name, elementOf(list.type), 'each');
      const body = blockTerm(cx, extend(scope, { local }), statement.body);
      const order = statement.ordered ? [youTerm(cx, scope, loc)] : [];
      return stay(term('each', [local, list, body, ...order], NOTHING, loc));
    }
    case 'repeat':
      return stay(
        term('repeat', [check(cx, scope, statement.times, NUMBER), blockTerm(cx, scope, statement.body)], NOTHING, loc),
      );
    case 'repeat-until':
      return stay(
        term('until', [check(cx, scope, statement.test, YES_NO), blockTerm(cx, scope, statement.body)], NOTHING, loc),
      );
    case 'give':
      return stay(giveTerm(cx, scope, statement));
    case 'stop':
      return stay(term('stop', [], NOTHING, loc));
    case 'proceed':
      if (!cx.instead) report(cx, 'D0409', loc);
      return stay(term('proceed', [], NOTHING, loc));
    case 'end-game':
      return stay(term('end', [], NOTHING, loc));
    case 'lasting':
      return stay(lastingTerm(cx, scope, statement));
    case 'broken-statement':
      return { scope };
  }
}

function elseBlock(cx: Context, scope: Scope, other: Block | Statement): TermBlock {
  if ('statements' in other) return blockTerm(cx, scope, other);
  const { term: made } = statementStep(cx, scope, other);
  return { is: 'block', terms: made ? [made] : [], loc: other.loc };
}

/** A name that hides another is a trap for the reader. */
export function declare(cx: Context, scope: Scope, ident: Ident, type: Ty, role: Local['role']): Local {
  if (cx.locals.length === MOST.names) report(cx, 'D0161', ident.loc, { limit: MOST.names });
  const outer = findLocal(scope, ident.text);
  if (outer)
    report(cx, 'D0216', ident.loc, { name: ident.text }, undefined, [
      { file: cx.file, loc: outer.loc, message: 'the outer one' },
    ]);
  else if (['you', 'this', 'it', 'none', 'yes', 'no'].includes(ident.text))
    report(cx, 'D0222', ident.loc, { name: ident.text });
  else {
    const global = cx.table.names
      .get(ident.text)
      ?.find((one) => one.is === 'zone' || one.is === 'var' || one.is === 'option' || one.is === 'form');
    if (global) report(cx, 'D0216', ident.loc, { name: ident.text });
  }
  return newLocal(cx, scope, ident.text, type, role, ident.loc);
}

function doTerm(cx: Context, scope: Scope, { sentence, loc }: Extract<Statement, { is: 'do' }>): Term {
  const made = statementTerm(cx, scope, flatten(sentence), loc);
  const routine = made.args[0];
  if (
    made.op === 'do' &&
    typeof routine === 'object' &&
    routine?.is === 'routine' &&
    routine.role === 'phase' &&
    !cx.phase
  ) {
    report(cx, 'D0408', loc, { phase: routine.id });
  }
  return made;
}

function setStep(cx: Context, scope: Scope, { target, value, loc }: Extract<Statement, { is: 'set' }>): Step {
  const to = infer(cx, scope, target, undefined);
  const [symbol, index] = to.args;
  const declared = typeof symbol === 'object' && (symbol?.is === 'var' || symbol?.is === 'attr') ? symbol : undefined;
  const made = check(cx, scope, value, declared?.type ?? ERROR);
  const key = exprKey(target);
  const after = extend(scope, { forget: (known) => known === key || known.split(' ').includes(key) });
  if (to.type.is === 'error') return { term: errorTerm(loc), scope };
  const written = cx.refs.find(
    (one) => one.to === declared && one.loc.start >= target.loc.start && one.loc.end <= target.loc.end,
  );
  if (written) written.write = true;
  if (declared?.is === 'var' && to.op === 'var') {
    if (declared.role === 'tokens') report(cx, 'D0403', target.loc, { name: declared.id });
    return { term: term('set', [declared, index ?? null, made], NOTHING, loc), scope: after };
  }
  if (declared?.is === 'attr' && to.op === 'attr')
    return { term: term('set-attr', [declared, index ?? null, made], NOTHING, loc), scope: after };
  report(cx, 'D0314', target.loc, { name: key });
  return { term: errorTerm(loc), scope };
}

function giveTerm(cx: Context, scope: Scope, { value, loc }: Extract<Statement, { is: 'give' }>): Term {
  if (!cx.gives) {
    const meant = everyday(cx, scope, [{ word: 'give', loc }, ...asWords(value)]);
    if (meant === undefined) {
      report(cx, 'D0315', loc);
      infer(cx, scope, value, undefined);
    } else cx.issues.push({ code: 'D0315', args: {}, file: cx.file, loc, help: movedHelp(meant) });
    return errorTerm(loc);
  }
  return term('give', [check(cx, scope, value, cx.gives)], NOTHING, loc);
}

/** `1 coin to p` as it was said, not as a range of numbers. */
function asWords(value: Expr): Token[] {
  if (value.is !== 'binary' || value.op !== 'to') return flatten(value);
  return [...flatten(value.left), { word: 'to', loc: value.loc }, ...flatten(value.right)];
}

function chooseStep(cx: Context, scope: Scope, statement: Choose): Step {
  const who = statement.who ? check(cx, scope, statement.who, PLAYER) : youTerm(cx, scope, statement.loc);
  if (statement.may && !statement.body) report(cx, 'D0402', statement.loc);
  const made = choice(cx, scope, statement, who, 'choice');
  const inner = extend(scope, { local: made.local });
  if (statement.body) made.body = blockTerm(cx, inner, statement.body);
  if (statement.else) made.else = blockTerm(cx, scope, statement.else);
  const body = made.body;
  return { term: term('choose', [made], NOTHING, statement.loc), scope: body ? scope : inner };
}

function choice(
  cx: Context,
  scope: Scope,
  statement: Pick<Choose, 'quantity' | 'name' | 'from' | 'ordered' | 'prompt' | 'may' | 'loc'>,
  who: Term | Local,
  asked: 'choice' | 'together' | 'some',
): ChoiceTerm {
  const { quantity, name } = statement;
  const from = asList(infer(cx, scope, statement.from, undefined));
  if (from.type.is === 'none' || from.type.is === 'nothing')
    report(cx, 'D0301', from.loc, { expected: 'list', found: showType(from.type) });
  const element = elementOf(from.type);
  const many = quantity && quantityTerms(cx, scope, quantity);
  // A choice of several goes on with an empty list.
  const neverEmpty = quantity !== undefined || isNeverEmpty(cx, scope, statement.from, from);
  // Who has nothing to choose from, or is not one of those who choose, is not asked, and the others go on.
  const one = asked === 'some' || (asked === 'together' && !neverEmpty) ? orNone(element) : element;
  const type = quantity ? listOf(element) : one;
  const prompt = statement.prompt
    ? ownPrompt(cx, scope, statement.prompt.text, statement.prompt.loc)
    : makePrompt(cx, scope, defaultPrompt(element, quantity !== undefined), statement.loc);
  return {
    is: 'choice',
    local: declare(cx, scope, name, isValue(type) ? type : ERROR, asked === 'choice' ? asked : 'together'),
    who,
    from,
    type: element,
    ...(many && { many }),
    ordered: statement.ordered,
    may: statement.may,
    prompt,
    neverEmpty,
  };
}

/** As many as there are: bounds are cut down to the length of the list. */
const ALL = 2147483647;

function quantityTerms(cx: Context, scope: Scope, quantity: Quantity): { min: Term; max: Term | null } {
  const { loc } = quantity;
  const read = (expr: Quantity['min'], otherwise: number): Term =>
    expr ? check(cx, scope, expr, NUMBER) : constant(otherwise, NUMBER, loc);
  switch (quantity.is) {
    case 'exactly': {
      const count = read(quantity.min, 1);
      return { min: count, max: count };
    }
    case 'up-to':
      return { min: constant(0, NUMBER, loc), max: read(quantity.max, ALL) };
    case 'between':
      return { min: read(quantity.min, 0), max: read(quantity.max, ALL) };
    case 'any':
      return { min: constant(0, NUMBER, loc), max: null };
    case 'all':
      return { min: constant(ALL, NUMBER, loc), max: null };
  }
}
