/** Zones, counters, variables and options to symbols. */

import { suggest } from '../../suggest.js';
import type { Declaration, Ident } from '../../syntax.js';
import type { Form } from '../forms.js';
import { renameFix } from '../issue.js';
import type { KindSymbol, PerSymbol, VarSymbol, ZoneSymbol } from '../symbols.js';
import { addForm, addKindValues, addName } from '../table.js';
import { readType } from '../type-exprs.js';
import { DESIGN, ERROR, NUMBER, PLAYER, showType, type Ty, YES_NO } from '../types.js';
import { type Collector, issue, noteType, once, property, reporter } from './collector.js';

const SHAPES = ['ring', 'row', 'grid', 'pile', 'hand', 'set'] as const;
const SEEN = ['all', 'none', 'owner'] as const;
const ZONE_SEEN = [...SEEN, 'others'] as const;

function oneOf<W extends string>(to: Collector, words: readonly W[], ident: Ident, file: string, fallback: W): W {
  const found = words.find((word) => word === ident.text);
  if (found) return found;
  const near = suggest(ident.text, words);
  issue(
    to,
    'D0218',
    file,
    ident.loc,
    { name: ident.text, wanted: `one of ${words.join(', ')}`, near },
    { fixes: renameFix(ident.loc, near) },
  );
  return fallback;
}

function readPer(to: Collector, per: Ident | undefined, file: string): PerSymbol {
  if (!per) return 'game';
  if (per.text === 'player' || per.text === 'design') return per.text;
  const kind = to.table.kinds.get(per.text);
  if (kind) {
    noteType(to, kind.id, per.loc, file);
    return kind;
  }
  const near = suggest(per.text, ['player', 'design', ...to.table.kinds.keys()]);
  issue(
    to,
    'D0218',
    file,
    per.loc,
    { name: per.text, wanted: 'player, design or the name of a kind', near },
    { fixes: renameFix(per.loc, near) },
  );
  return 'game';
}

/** One for each of something unknown, which has been told: whatever is said of it is let pass. */
const unknownPer = (symbol: VarSymbol | ZoneSymbol): Form =>
  property(symbol.id, 'any', { symbol, build: () => ({ op: 'error', args: [], type: ERROR }) });

const perType = (per: Exclude<PerSymbol, 'game'>): Ty =>
  per === 'player' ? PLAYER : per === 'design' ? DESIGN : { is: 'kind', kind: per };

export function collectZone(to: Collector, decl: Extract<Declaration, { is: 'zone' }>, file: string): void {
  const of = decl.of.flatMap((ident) => {
    const found = readType(reporter(to, file), { is: 'type-name', name: ident.text, loc: ident.loc });
    if (found.is === 'thing') return [...(found.types ?? [])];
    if (found.is !== 'error')
      issue(to, 'D0301', file, ident.loc, { expected: 'type of thing', found: showType(found) });
    return [];
  });
  const per = readPer(to, decl.per, file);
  if (!once(to, 'name', decl.name, file)) return;
  const seen = decl.seen ? oneOf(to, ZONE_SEEN, decl.seen, file, 'all') : 'all';
  const shape = oneOf(to, SHAPES, decl.shape, file, 'set');
  if ((seen === 'owner' || seen === 'others') && per !== 'player')
    issue(to, 'D0219', file, decl.seen?.loc ?? decl.loc, { name: decl.name.text });
  const zone: ZoneSymbol = { is: 'zone', id: decl.name.text, file, loc: decl.name.loc, decl, shape, of, per, seen };
  if (decl.again) zone.again = true;
  if (decl.head) zone.head = decl.head;
  to.table.zones.set(zone.id, zone);
  addName(to.table, zone.id, zone);
  const type: Ty = { is: 'thing', list: true, types: of };
  if (per === 'game' && decl.per) addForm(to.table, unknownPer(zone));
  if (per !== 'game')
    addForm(
      to.table,
      property(zone.id, perType(per), {
        symbol: zone,
        build: ([index]) => ({ op: 'zone', args: [zone, index ?? null], type }),
      }),
    );
}

export function collectVar(
  to: Collector,
  decl: Extract<Declaration, { is: 'tokens' | 'counter' | 'variable' }>,
  file: string,
): void {
  const type = decl.is === 'variable' ? readType(reporter(to, file), decl.type) : NUMBER;
  const per = decl.is === 'tokens' ? 'player' : readPer(to, decl.per, file);
  if (!once(to, 'name', decl.name, file)) return;
  const symbol: VarSymbol = {
    is: 'var',
    id: decl.name.text,
    file,
    loc: decl.name.loc,
    decl,
    role: decl.is,
    type,
    per,
    holders: [],
  };
  if (decl.is === 'variable' && decl.seen) symbol.seen = oneOf(to, SEEN, decl.seen, file, 'all');
  if (decl.is === 'tokens')
    symbol.holders = decl.holders.map((one) => ({ id: one.name.text, loc: one.name.loc, owes: one.owes }));
  to.table.vars.set(symbol.id, symbol);
  addName(to.table, symbol.id, symbol);
  if (per === 'game') {
    if (decl.is !== 'tokens' && decl.per) addForm(to.table, unknownPer(symbol));
    return;
  }
  const slot = decl.is === 'tokens' ? 'holder' : perType(per);
  addForm(
    to.table,
    property(symbol.id, slot, { symbol, build: ([index]) => ({ op: 'var', args: [symbol, index ?? null], type }) }),
  );
}

export function collectOption(to: Collector, decl: Extract<Declaration, { is: 'option' }>, file: string): void {
  if (!once(to, 'name', decl.name, file)) return;
  const values: number[] = [];
  let type: Ty | undefined;
  const words: Ident[] = [];
  for (const expr of decl.values) {
    const found: { value: number; type: Ty } | undefined =
      expr.is === 'number'
        ? { value: expr.value, type: NUMBER }
        : expr.is === 'name' && (expr.text === 'yes' || expr.text === 'no')
          ? { value: expr.text === 'yes' ? 1 : 0, type: YES_NO }
          : undefined;
    if (expr.is === 'name' && !found) words.push({ text: expr.text, loc: expr.loc });
    else if (!found) issue(to, 'D0313', file, expr.loc);
    else if (type && type.is !== found.type.is)
      issue(to, 'D0308', file, expr.loc, { a: showType(type), b: showType(found.type) });
    else {
      type = found.type;
      values.push(found.value);
    }
  }
  const [word] = words;
  if (word && type) issue(to, 'D0308', file, word.loc, { a: showType(type), b: 'word' });
  if (word && !type) {
    const kind = kindOfWords(to, decl, words, file);
    type = { is: 'kind', kind };
    const at = new Map(kind.values.map((value, index) => [value, index]));
    for (const { text } of words) if (at.has(text)) values.push(at.get(text) ?? 0);
  }
  to.table.options.set(decl.name.text, {
    is: 'option',
    id: decl.name.text,
    file,
    loc: decl.name.loc,
    decl,
    type: type ?? ERROR,
    values,
  });
  const option = to.table.options.get(decl.name.text);
  if (option) addName(to.table, option.id, option);
}

/** An option's words may be those of a kind; if not they make one of their own. */
function kindOfWords(
  to: Collector,
  decl: Extract<Declaration, { is: 'option' }>,
  words: Ident[],
  file: string,
): KindSymbol {
  for (const meaning of to.table.names.get(words[0]?.text ?? '') ?? []) {
    if (meaning.is !== 'kind-value') continue;
    const values = new Set(meaning.kind.values);
    if (words.every((word) => values.has(word.text))) return meaning.kind;
  }
  const own: KindSymbol = {
    is: 'kind',
    id: decl.name.text,
    file,
    loc: decl.name.loc,
    decl,
    values: words.map((one) => one.text),
    valueIdents: words,
  };
  if (!to.table.kinds.has(own.id)) to.table.kinds.set(own.id, own);
  addKindValues(to.table, own);
  return own;
}
