/** No form has these words: says which forms there are, nearest first, and mends a single misspelt word. */

import { LANGUAGE_LIMITS as MOST } from '@draco-table/ruleset';
import { editDistance, suggest } from '../suggest.js';
import type { Loc } from '../syntax.js';
import { type Context, findLocal, report, type Scope } from './context.js';
import { everyday, movedHelp } from './everyday.js';
import { type Form, matches, showForm, type Token } from './forms.js';
import { renameFix } from './issue.js';

/** Other words for `choose`, unless the game has a verb of that name. */
const PICKS = new Set(['pick', 'select']);

export function unknownSentence(
  cx: Context,
  scope: Scope,
  tokens: Token[],
  loc: Loc,
  use: 'value' | 'statement',
): void {
  if (cx.issues.length > MOST.problems) {
    // What will not be shown need not be explained.
    report(cx, 'D0202', loc, { sentence: '…', forms: [], word: '', near: [] });
    return;
  }
  const index = use === 'value' ? cx.table.values : cx.table.statements;
  const other = use === 'value' ? cx.table.statements : cx.table.values;
  const sentence = tokens.map((token) => token.word ?? '…').join(' ');
  const [first, second] = tokens;
  if (other.candidates(tokens, 0, tokens.length).some((form) => matches(form, tokens, 0, tokens.length).length)) {
    report(cx, use === 'value' ? 'D0212' : 'D0210', loc, { sentence });
    return;
  }
  if (use === 'value' && first?.word !== undefined && second?.word === 'of') {
    unknownProperty(cx, scope, first.word, first.loc);
    return;
  }
  if (use === 'value' && tokens.length > 1 && tokens.at(-1)?.word === 'agrees') {
    const form = `${tokens.map((token) => token.word ?? '…').join(' ')} to NAME`;
    const help = `The whole sentence is \`${form}\`: the name is yours, and the text of the question goes by it.`;
    cx.issues.push({ code: 'D0224', args: { form, missing: 'to NAME' }, file: cx.file, loc, help });
    return;
  }
  const word = first?.word ?? '';
  const mend = misspelt(index.all, tokens);
  if (mend) {
    report(
      cx,
      'D0202',
      mend.token.loc,
      { sentence, forms: [showForm(mend.form)], word: mend.token.word ?? '', near: [mend.word] },
      renameFix(mend.token.loc, [mend.word]),
    );
    return;
  }
  // Where the game has a verb of this name, its own forms come first; cards go by those alone.
  const isOwn = index.startingWith(word).some((form) => form.symbol);
  if (first && PICKS.has(word) && tokens.some((token) => token.word === 'from') && !isOwn && use === 'statement') {
    const args = { sentence, forms: [], word, near: ['choose'] };
    report(cx, 'D0202', first.loc, args, renameFix(first.loc, ['choose']));
    return;
  }
  const meant = use === 'statement' ? everyday(cx, scope, tokens, isOwn ? 'tokens' : 'all') : undefined;
  if (meant !== undefined && !isOwn) {
    const help = movedHelp(meant);
    cx.issues.push({ code: 'D0202', args: { sentence, word, near: [], forms: [] }, file: cx.file, loc, help });
    return;
  }
  const own = use === 'statement' ? ofYours(index.all, tokens) : [];
  if (own.length) {
    report(cx, 'D0202', loc, { sentence, forms: [], word, near: own }, renameFix(loc, own));
    return;
  }
  const known = tokens.flatMap((token) => (token.word === undefined ? [] : index.startingWith(token.word)));
  const forms = [...new Set(nearest(new Set(known), tokens).map(showForm))].slice(0, 8);
  if (meant !== undefined) forms.push(meant);
  const heads = index.all.map((form) => form.parts[0]).flatMap((part) => (part && 'word' in part ? [part.word] : []));
  // A word that means something here is not misspelt.
  const isKnown = findLocal(scope, word) !== undefined || cx.table.names.has(word);
  const near = forms.length || isKnown ? [] : suggest(word, heads);
  report(
    cx,
    'D0202',
    loc,
    {
      sentence,
      forms: forms.length
        ? forms
        : index.all
            .filter((form) => near.some((one) => firstWord(form) === one))
            .map(showForm)
            .slice(0, 8),
      word,
      near,
    },
    near.length && first ? renameFix(first.loc, near) : [],
  );
}

/** `your next turn`: what the game says of the turn, or whatever it is, of you. */
function ofYours(forms: readonly Form[], tokens: readonly Token[]): string[] {
  const words = tokens.flatMap(({ word }) => word ?? []);
  if (words[0] !== 'your' || words.length !== tokens.length) return [];
  const rest = words.slice(1).filter((word) => word !== 'next');
  return forms.flatMap(({ symbol, parts, slots }) => {
    if (symbol?.is !== 'routine' || symbol.role !== 'verb' || slots.length !== 1 || slots[0]?.name !== 'you') return [];
    const said = parts.map((part) => ('word' in part ? part.word : 'you'));
    return rest.length > 0 && rest.every((word) => said.includes(word)) ? [said.join(' ')] : [];
  });
}

/** A minus with a blank before it and none behind, which is a problem of its own (D0122). */
export const isTightMinus = ({ expr }: Token): boolean =>
  expr?.is === 'binary' && expr.op === '-' && expr.left.is === 'name' && expr.right.loc.start === expr.left.loc.end + 2;

/** Those that share most words with what is written, in the same order; first those that need the fewest changes. */
function nearest(forms: ReadonlySet<Form>, tokens: readonly Token[]): Form[] {
  const shared = new Map([...forms].map((form) => [form, sharedWords(form, tokens)]));
  const most = [...shared.values()].reduce((a, b) => Math.max(a, b), 0);
  return [...shared]
    .flatMap(([form, words]) => (words === most ? [{ form, changes: changesTo(form, tokens) }] : []))
    .sort((a, b) => a.changes - b.changes)
    .map(({ form }) => form);
}

/** How many words and values would have to come or go; any value fits any slot. */
function changesTo({ parts }: Form, tokens: readonly Token[]): number {
  let row = tokens.map((_, at) => at);
  row.push(tokens.length);
  for (const part of parts) {
    const next = [(row[0] ?? 0) + 1];
    tokens.forEach((token, at) => {
      const fits = 'word' in part ? token.word === part.word : token.expr !== undefined;
      const changed = Math.min(row[at + 1] ?? 0, next[at] ?? 0) + 1;
      next.push(fits ? Math.min(changed, row[at] ?? 0) : changed);
    });
    row = next;
  }
  return row[tokens.length] ?? 0;
}

/** How many words of the form are there, in its order. */
export function sharedWords({ parts }: Form, tokens: readonly Token[]): number {
  let row = new Array<number>(tokens.length + 1).fill(0);
  for (const part of parts) {
    if (!('word' in part)) continue;
    const next = [0];
    tokens.forEach((token, at) => {
      const kept = Math.max(row[at + 1] ?? 0, next[at] ?? 0);
      next.push(token.word === part.word ? Math.max(kept, (row[at] ?? 0) + 1) : kept);
    });
    row = next;
  }
  return row[tokens.length] ?? 0;
}

const firstWord = (form: Form): string | undefined => {
  const part = form.parts[0];
  return part && 'word' in part ? part.word : undefined;
};

function unknownProperty(cx: Context, scope: Scope, name: string, loc: Loc): void {
  const once = cx.table.names.get(name)?.[0] ?? findLocal(scope, name);
  const properties = cx.table.values.all.flatMap((form) => {
    const [word, of] = form.parts;
    return word && of && 'word' in word && 'word' in of && of.word === 'of' ? [word.word] : [];
  });
  if (once && !properties.includes(name)) {
    report(cx, 'D0217', loc, { name });
    return;
  }
  const near = suggest(name, properties);
  report(cx, 'D0204', loc, { name, near }, renameFix(loc, near));
}

/** A form that would fit if one word were spelt otherwise. */
function misspelt(forms: readonly Form[], tokens: Token[]): { form: Form; token: Token; word: string } | undefined {
  for (const form of forms) {
    if (form.parts.length > tokens.length || form.words < 2) continue;
    for (const part of form.parts) {
      if (!('word' in part) || part.word.length < 3) continue;
      const token = tokens.find(
        (one) =>
          one.word !== undefined &&
          one.word.length >= 3 &&
          one.word !== part.word &&
          editDistance(one.word, part.word, 2) <= Math.min(2, Math.ceil(part.word.length / 3)),
      );
      if (!token) continue;
      const mended = tokens.map((one) => (one === token ? { ...one, word: part.word } : one));
      if (matches(form, mended, 0, mended.length).length) return { form, token, word: part.word };
    }
  }
  return undefined;
}
