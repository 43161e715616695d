/** What people say at a table, and how the language says it: tokens, cards and zones of the game at hand are moved. */
import { type Context, findLocal, type Scope } from './context.js';
import type { Token } from './forms.js';
import type { VarSymbol, ZoneSymbol } from './symbols.js';

/** Whether the one who acts gives or gets. */
const VERBS: { readonly [verb: string]: 'gives' | 'gets' } = {
  pay: 'gives',
  give: 'gives',
  hand: 'gives',
  lose: 'gives',
  spend: 'gives',
  return: 'gives',
  discard: 'gives',
  take: 'gets',
  get: 'gets',
  gain: 'gets',
  receive: 'gets',
  collect: 'gets',
  earn: 'gets',
  steal: 'gets',
  draw: 'gets',
};

interface Said {
  verb: string;
  way: 'gives' | 'gets';
  words: string[];
  who: string;
  from?: string | undefined;
  to?: string | undefined;
}

export const movedHelp = (meant: string): string => `What changes hands is moved: \`${meant}\`.`;

/** The sentence that was meant, with the names that were written; undefined where none of these verbs is. */
export function everyday(
  cx: Context,
  scope: Scope,
  tokens: readonly Token[],
  about: 'all' | 'tokens' = 'all',
): string | undefined {
  const at = tokens.findIndex(({ word }) => word !== undefined && verbOf(word) !== undefined);
  const verb = verbOf(tokens[at]?.word ?? '');
  if (at < 0 || at > 3 || verb === undefined) return undefined;
  const words = tokens.slice(at + 1).map(shown);
  const part = (begin: string): string | undefined => {
    const start = words.indexOf(begin);
    if (start < 0) return undefined;
    const end = words.findIndex((word, n) => n > start && (word === 'to' || word === 'from'));
    return words.slice(start + 1, end < 0 ? undefined : end).join(' ') || undefined;
  };
  const who = tokens.slice(0, at).map(shown).join(' ') || 'you';
  const said = { verb, way: VERBS[verb] ?? 'gets', words, who, from: part('from'), to: part('to') };
  return ofTokens(cx, said) ?? (about === 'all' ? ofCards(cx, scope, said) : undefined);
}

const verbOf = (word: string): string | undefined =>
  [word, word.replace(/s$/, '')].find((one) => Object.hasOwn(VERBS, one));

const shown = ({ word, expr }: Token): string =>
  word ?? (expr?.is === 'number' ? String(expr.value) : expr?.is === 'negative' ? '1' : '(…)');

function ofTokens(cx: Context, { way, words, who, from, to }: Said): string | undefined {
  const all = [...cx.table.vars.values()].filter(({ role }) => role === 'tokens');
  const is = ({ id }: VarSymbol, word: string) => word === id || word === `${id}s`;
  const tokens = all.find((one) => words.some((word) => is(one, word)));
  if (!tokens) return undefined;
  const before = words[words.findIndex((word) => is(tokens, word)) - 1] ?? 'a';
  const amount = before === 'a' || before === 'an' || before === 'one' ? '1' : before;
  const holder = tokens.holders[0]?.id ?? 'p';
  const [giver, getter] = way === 'gives' ? [who, to ?? holder] : [from ?? holder, who];
  return `move ${amount} ${tokens.id} from ${party(giver, tokens)} to ${party(getter, tokens)}`;
}

/** `the bank` is written `bank`. */
const party = (words: string, { holders }: VarSymbol): string =>
  holders.find(({ id }) => words.split(' ').includes(id))?.id ?? words;

function ofCards(cx: Context, scope: Scope, { verb, way, words, who, from, to }: Said): string | undefined {
  const zones = [...cx.table.zones.values()].filter(({ of }) => of.some(({ base }) => base === 'card'));
  const types = new Set([
    'card',
    ...[...cx.table.types.values()].filter(({ base }) => base === 'card').map(({ id }) => id),
  ]);
  const local = words.find((word) => findLocal(scope, word)?.type.is === 'thing');
  if (!local && !words.some((word) => types.has(word) || types.has(word.replace(/s$/, '')))) return undefined;
  const hand = zones.find(({ shape, per }) => shape === 'hand' && per === 'player');
  const piles = zones.filter(({ shape, per }) => shape === 'pile' && per === 'game');
  if (!hand) return undefined;
  const owner = (words: string | undefined): string | undefined =>
    words === undefined
      ? undefined
      : isPlayer(scope, words)
        ? `${hand.id} of ${words}`
        : zones.find(({ id }) => words.includes(id))?.id;
  if (verb === 'draw' || (way === 'gets' && !from)) {
    const [pile] = piles;
    return pile && `move (top 1 of ${pile.id}) to ${hand.id} of ${who}`;
  }
  if (way === 'gets')
    return `move (random from ${hand.id} of ${isPlayer(scope, from ?? '') ? from : 'p'}) to ${hand.id} of ${who}`;
  const where = owner(to) ?? heap(piles, verb)?.id;
  if (!where) return undefined;
  if (local) return `move ${local} to ${where}`;
  const chooses = who === 'you' ? 'choose' : `${who} chooses`;
  return `${chooses} c from ${hand.id} of ${who} { move c to ${where} }`;
}

/** The pile that is called by the verb, or the last one. */
const heap = (piles: readonly ZoneSymbol[], verb: string): ZoneSymbol | undefined =>
  piles.find(({ id }) => id.includes(verb)) ?? piles.at(-1);

function isPlayer(scope: Scope, words: string): boolean {
  return words === 'you' || findLocal(scope, words)?.type.is === 'player';
}
