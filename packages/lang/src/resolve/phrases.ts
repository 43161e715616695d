/** Sentences: finds the form whose words are there and whose slots take the values. */
import type { Expr, Loc } from '../syntax.js';
import {
  type Attempt,
  accept,
  attempt,
  type Context,
  findLocal,
  narrowedType,
  type Reading,
  report,
  type Scope,
  youMode,
} from './context.js';
import { everyday } from './everyday.js';
import { coerce, infer } from './expressions.js';
import { type Form, flatten, matches, type Ranges, type Site, showForm, type Token } from './forms.js';
import { isNearer, type MissingPart, withoutPart } from './missing-part.js';
import { errorTerm, slotTerm, term, useYou, zoneTypes } from './names.js';
import { sentenceKey } from './narrow.js';
import { isNeverEmpty } from './never-empty.js';
import { slotArgs, textOf } from './slots.js';
import type { TypeSymbol } from './symbols.js';
import { type Arg, isTerm, type Term } from './terms.js';
import { ERROR, elementOf, fits, isValue, PLAYER, showType, type Ty, typeKey } from './types.js';
import { isTightMinus, sharedWords, unknownSentence } from './unknown-sentence.js';

/** More words than this in one sentence is not meant for a reader. */
const LONGEST = 40;

export function phraseTerm(cx: Context, scope: Scope, expr: Expr, expected: Ty | undefined): Term {
  const tokens = flatten(expr);
  return tokensTerm(cx, scope, tokens, 0, tokens.length, expected);
}

export function tokensTerm(
  cx: Context,
  scope: Scope,
  tokens: Token[],
  i: number,
  j: number,
  expected: Ty | undefined,
): Term {
  const first = tokens[i];
  const last = tokens[j - 1];
  if (!first || !last) return errorTerm({ start: 0, end: 0 });
  const loc = { start: first.loc.start, end: last.loc.end };
  const key = `${loc.start}:${loc.end}:${typeKey(expected)}`;
  scope.memo ??= new Map();
  let tried = scope.memo.get(key);
  if (!tried) {
    tried = attempt(cx, () =>
      j - i === 1 && first.expr
        ? infer(cx, scope, first.expr, expected)
        : sentenceTerm(cx, scope, tokens, i, j, expected, loc, 'value'),
    );
    scope.memo.set(key, tried);
  }
  return accept(cx, tried);
}

/** `random 1 to 6`, `distance from a to b`: a sentence of the game or a built-in may have the word that also makes ranges. */
export function toSentence(
  cx: Context,
  scope: Scope,
  expr: Extract<Expr, { is: 'binary' }>,
  expected: Ty | undefined,
): Term | undefined {
  const { left, right, loc } = expr;
  if (left.is !== 'phrase' && left.is !== 'of' && left.is !== 'name') return undefined;
  const between = { start: left.loc.end, end: right.loc.start };
  const tokens = [...flatten(left), { word: 'to', loc: between }, ...flatten(right)];
  const fits = cx.table.values
    .candidates(tokens, 0, tokens.length)
    .some((form) => matches(form, tokens, 0, tokens.length).length);
  return fits ? sentenceTerm(cx, scope, tokens, 0, tokens.length, expected, loc, 'value') : undefined;
}

export function statementTerm(cx: Context, scope: Scope, tokens: Token[], loc: Loc): Term {
  return sentenceTerm(cx, scope, tokens, 0, tokens.length, undefined, loc, 'statement');
}

interface Fit {
  form: Form;
  tried: Attempt;
}

function sentenceTerm(
  cx: Context,
  scope: Scope,
  tokens: Token[],
  i: number,
  j: number,
  expected: Ty | undefined,
  loc: Loc,
  use: 'value' | 'statement',
): Term {
  if (j - i > LONGEST) {
    report(cx, 'D0220', loc, { most: LONGEST });
    return errorTerm(loc);
  }
  const together = answerTerm(cx, scope, tokens, i, j, loc);
  if (together) return narrowSentence(scope, tokens, i, j, together);
  const index = use === 'value' ? cx.table.values : cx.table.statements;
  const failed: Fit[] = [];
  let words = -1;
  let good: Fit[] = [];
  for (const form of index.candidates(tokens, i, j)) {
    if (good.length && form.words < words) break;
    for (const ranges of matches(form, tokens, i, j)) {
      const tried = attempt(cx, () => build(cx, scope, form, tokens, ranges, loc));
      if (tried.issues.length) failed.push({ form, tried });
      else {
        words = form.words;
        good.push({ form, tried });
        break;
      }
    }
  }
  if (good.length > 1) good = [mostSpecific(good, expected)];
  const chosen = good[0];
  if (chosen) return narrowSentence(scope, tokens, i, j, accept(cx, chosen.tried));
  // `by -1` has been told of where it was read.
  if (tokens.slice(i, j).some(isTightMinus)) return errorTerm(loc);
  const best = failed.length ? bestFailure(cx, failed, tokens, i, j, loc) : undefined;
  if (use === 'statement' && tellMissingPart(cx, scope, tokens, i, j, loc, failed)) return errorTerm(loc);
  const foreign =
    best &&
    use === 'statement' &&
    (isForeign(cx, best, failed, tokens, i, j) || isSaid(cx, scope, best, tokens.slice(i, j)));
  if (best && !foreign) return accept(cx, best.tried);
  unknownSentence(cx, scope, tokens.slice(i, j), loc, use);
  return errorTerm(loc);
}

/** Whether a part of the reading is no sentence, while a form that does not fit has more of the words: that was meant. */
function isForeign(cx: Context, best: Fit, failed: readonly Fit[], tokens: Token[], i: number, j: number): boolean {
  if (!best.tried.issues.some((issue) => issue.code === 'D0202')) return false;
  return cx.table.statements
    .candidates(tokens, i, j)
    .some(
      (form) => failed.every((one) => one.form !== form) && sharedWords(form, tokens.slice(i, j)) > best.form.words,
    );
}

/** Whether a built-in with the same verb does not fit, and an everyday way to say something else does: `take 1 coin from p`. */
function isSaid(cx: Context, scope: Scope, { form, tried }: Fit, tokens: Token[]): boolean {
  const isOther = tried.issues.some(({ code }) => code === 'D0202' || code === 'D0218');
  return !form.symbol && isOther && everyday(cx, scope, tokens) !== undefined;
}

/** Whether all is well but for a part that was left out; readings with fewer words then only mislead. */
function tellMissingPart(
  cx: Context,
  scope: Scope,
  tokens: Token[],
  i: number,
  j: number,
  loc: Loc,
  failed: readonly Fit[],
): boolean {
  const words = Math.max(0, ...failed.map(({ form, tried }) => form.words - (tried.issues.length > 1 ? 1 : 0)));
  let nearest: MissingPart | undefined;
  for (const one of withoutPart(cx.table.statements.candidates(tokens, i, j), tokens, i, j)) {
    if (one.rest.words <= words || (nearest && !isNearer(one, nearest))) continue;
    const fits = attempt(cx, () => {
      const args: Arg[] = [];
      one.form.slots.forEach((slot, n) => {
        const range = one.ranges[n];
        if (range) args.push(...slotArgs(cx, scope, one.form, slot.type, n, tokens, range, args));
      });
      return errorTerm(loc);
    });
    if (!fits.issues.length) nearest = one;
  }
  if (!nearest) return false;
  report(cx, 'D0224', loc, { form: showForm(nearest.form), missing: nearest.missing });
  return true;
}

function narrowSentence(scope: Scope, tokens: Token[], i: number, j: number, found: Term): Term {
  const key = sentenceKey(tokens, i, j);
  const known = key === undefined ? undefined : narrowedType(scope, key);
  return known ? { ...found, type: known } : found;
}

/** `vote of p` after all have chosen at once. */
function answerTerm(cx: Context, scope: Scope, tokens: Token[], i: number, j: number, loc: Loc): Term | undefined {
  const name = tokens[i]?.word;
  if (name === undefined || tokens[i + 1]?.word !== 'of' || j - i < 3) return undefined;
  const local = findLocal(scope, name);
  if (local?.role !== 'together') return undefined;
  const slot = slotTerm(cx, scope, local, tokens[i]?.loc ?? loc);
  const who = coerce(cx, tokensTerm(cx, scope, tokens, i + 2, j, PLAYER), PLAYER);
  const form = { parts: [{ word: name }, { word: 'of' }, { slot: 0 }], slots: [{ name: 'p', type: PLAYER }] };
  cx.readings.push({ loc, form, slots: [who.loc] });
  return term('answer', [slot.args[0] ?? null, who], local.type, loc);
}

function build(cx: Context, scope: Scope, form: Form, tokens: Token[], ranges: Ranges, loc: Loc): Term {
  const args: Arg[] = [];
  form.slots.forEach((slot, n) => {
    const range = ranges[n];
    if (range) args.push(...slotArgs(cx, scope, form, slot.type, n, tokens, range, args));
  });
  const { symbol } = form;
  if (form.needsYou) useYou(cx, scope, loc);
  wordRefs(cx, form, tokens, ranges, loc);
  cx.readings.push(reading(form, tokens, ranges, loc));
  if (symbol?.is === 'routine') cx.calls.push({ routine: symbol, loc, you: youMode(scope.frame) });
  const built = form.build(args, site(cx, scope, loc));
  const type = symbol?.is === 'routine' && built.op === 'call' ? cx.typeOf(symbol) : built.type;
  const found = term(built.op, built.args, type, loc);
  if (built.op === 'move') checkZoneTakes(cx, args, found);
  return found;
}

export function reading(form: Form, tokens: Token[], ranges: Ranges, loc: Loc): Reading {
  const slots = ranges.map(([a, b]) => ({ start: tokens[a]?.loc.start ?? 0, end: tokens[b - 1]?.loc.end ?? 0 }));
  return { loc, form, slots };
}

/** The words of a sentence lead to its declaration; so does the whole for a sentence without words in a row. */
function wordRefs(cx: Context, form: Form, tokens: Token[], ranges: Ranges, loc: Loc): void {
  const inSlot = (at: number) => ranges.some(([a, b]) => at >= a && at < b);
  const to = form.symbol ?? { is: 'builtin' as const, form };
  const start = tokens.findIndex((token) => token.loc.start === loc.start);
  for (let at = Math.max(0, start); at < tokens.length && (tokens[at]?.loc.end ?? 0) <= loc.end; at++) {
    const token = tokens[at];
    if (token?.word !== undefined && token.expr && !inSlot(at)) cx.refs.push({ loc: token.loc, to });
  }
}

function checkZoneTakes(cx: Context, args: Arg[], found: Term): void {
  const [what] = args;
  const zone = found.args[1];
  if (
    !what ||
    typeof what !== 'object' ||
    what.is !== 'term' ||
    !zone ||
    typeof zone !== 'object' ||
    zone.is !== 'zone'
  )
    return;
  const wanted: Ty = { is: 'thing', list: true, none: true, types: zoneTypes(cx, zone.of) };
  if (isValue(what.type) && what.type.is === 'thing' && !fits(what.type, wanted)) {
    report(cx, 'D0304', what.loc, {
      zone: zone.id,
      takes: zone.of.map((one) => one.id),
      found: showType(elementOf(what.type)),
    });
  }
}

export function site(cx: Context, scope: Scope, loc: Loc): Site {
  return {
    loc,
    get you() {
      return term('slot', [scope.frame.you], PLAYER, loc);
    },
    beside: (types) => {
      const found = new Set<TypeSymbol>();
      for (const zone of cx.table.zones.values()) {
        if (zone.id === 'box' || zone.shape === 'pile' || zone.shape === 'set' || zone.shape === 'hand') continue;
        if (!types || zone.of.some((one) => types.includes(one))) for (const one of zone.of) found.add(one);
      }
      return [...found];
    },
    get cards() {
      return [...cx.table.types.values()].filter((type) => type.base === 'card');
    },
    neverEmpty: (list) => isTerm(list) && isNeverEmpty(cx, scope, undefined, list),
    fewestSeats: cx.seats ?? cx.table.seats.min,
  };
}

/** Of forms with as many words, the one whose slots say more; a game's own before a built-in. */
function mostSpecific(good: Fit[], expected: Ty | undefined): Fit {
  const wanted = expected ? good.filter((one) => fits(one.tried.term.type, expected)) : good;
  return (wanted.length ? wanted : good).reduce((best, one) => (narrower(one.form, best.form) ? one : best));
}

function narrower(a: Form, b: Form): boolean {
  if (!a.symbol !== !b.symbol) return a.symbol !== undefined;
  return a.slots.every((slot, n) => {
    const other = b.slots[n]?.type;
    if (typeof slot.type === 'string') return slot.type === other;
    return typeof other === 'string' || (other !== undefined && fits(slot.type, other));
  });
}

/** What to say when words fit and values do not: the reading with the least wrong; all of them where they are overloads. */
function bestFailure(cx: Context, failed: Fit[], tokens: Token[], i: number, j: number, loc: Loc): Fit {
  const wrongType = (fit: Fit) => fit.tried.issues.every((issue) => issue.code === 'D0302');
  const best = failed.reduce((a, b) => (weight(b) < weight(a) ? b : a));
  const same = failed.filter((one) => one.form.words === best.form.words && one.form !== best.form && wrongType(one));
  if (!same.length || !wrongType(best)) return best;
  const issue = best.tried.issues[0];
  const forms = [...new Set([best, ...same].map((one) => showForm(one.form)))];
  const near = issue?.args.near ?? [];
  const args = { sentence: textOf(tokens, i, j), found: issue?.args.found ?? '', forms, near };
  const issues = [{ code: 'D0303', args, file: cx.file, loc: issue?.loc ?? loc }];
  return { form: best.form, tried: { ...best.tried, issues, term: { ...errorTerm(loc), type: ERROR } } };
}

function weight({ form, tried: { issues } }: Fit): number {
  const says = (code: string) => issues.some((issue) => issue.code === code);
  return issues.length * 100 - form.words + (says('D0202') ? 50 : 0) - (says('D0318') ? 1 : 0);
}
