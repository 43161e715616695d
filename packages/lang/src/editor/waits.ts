/** What an effect waits for: the verb or the change after `before`, `after` or `instead of`, while it is being written. */
import { type Form, showSlotType } from '../resolve/forms.js';
import type { Program } from '../resolve/program.js';
import type { AttrSymbol, VarSymbol } from '../resolve/symbols.js';
import { showType } from '../resolve/types.js';
import { slot } from './beginnings.js';

const BEGINS = ['any', 'change', 'of'];
const PARTS = ['to', 'by', 'through'] as const;

/** The words of the sentence that is waited for, up to the cursor; undefined where none is. */
export function waitedFor(words: readonly string[]): string[] | undefined {
  let from = -1;
  words.forEach((word, at) => {
    const begun = words[at - 1];
    if (word === 'until' && at === 0) from = 1;
    else if (from === 1 && word.endsWith(',')) from = -1;
    if (begun !== 'time' && !begun?.endsWith(',')) return;
    if (word === 'before' || word === 'after') from = at + 1;
    else if (word === 'instead' && words[at + 1] === 'of') from = at + 2;
  });
  const said = from < 0 ? undefined : words.slice(from);
  return said?.some((word) => word === 'where' || word === '{') ? undefined : said;
}

/** `next time`, `from now on,`: how the effect acts comes next. */
export const isCue = (words: readonly string[]): boolean =>
  /^(?:next time|from now on,|always,|until .*,|while in .*,)$/.test(words.join(' '));

export const isChange = (said: readonly string[]): boolean =>
  said.length > 0 && BEGINS.every((word, at) => said[at] === undefined || said[at] === word);

interface Waited {
  text: string;
  snippet: string;
  detail: string;
}

/** Every verb, its slots as names to be given, and every sort of change. */
export function* waits({ table }: Program): Generator<Waited> {
  for (const form of table.statements.all) {
    const { symbol } = form;
    if (symbol?.is === 'routine' && (symbol.role === 'verb' || symbol.role === 'phase')) yield pattern(form);
  }
  const things = ['place', 'face', ...new Set(table.attrs.map(({ id }) => id))];
  yield {
    text: 'any change of',
    snippet: `any change of ${slot(1, `|${things.join(',')}|`)} of (${slot(2, ':x')}) by (${slot(3, ':p')})`,
    detail: 'any change of place of (x) by (p)',
  };
  for (const one of table.vars.values()) {
    const text = `any change of ${one.id}`;
    const label = one.per === 'game' ? text : `${text} of (p)`;
    yield { text, snippet: one.per === 'game' ? text : `${text} of (${slot(1, ':p')})`, detail: label };
  }
}

function pattern({ parts, slots }: Form): Waited {
  const written = (show: (name: string, at: number) => string) =>
    parts.map((part) => ('word' in part ? part.word : show(slots[part.slot]?.name ?? '', part.slot))).join(' ');
  return {
    text: written((name) => `(${name})`),
    snippet: written((name, at) => `(${slot(at + 1, `:${name}`)})`),
    detail: written((name, at) => `(${name}: ${showSlotType(slots[at]?.type ?? 'any')})`),
  };
}

/** What may come next in `any change of …`: words, and for the rest whether a value may stand there. */
export function changeNext({ table }: Program, said: readonly string[]): { words: string[]; values: boolean } {
  const next = BEGINS[said.length];
  if (next !== undefined) return { words: [next], values: false };
  const [, , , name, of, ...rest] = said;
  if (name === undefined)
    return {
      words: ['place', 'face', ...table.attrs.map(({ id }) => id), ...[...table.vars.values()].map(({ id }) => id)],
      values: false,
    };
  const one = table.vars.get(name);
  if (of === undefined)
    return one?.per === 'game' ? { words: [...PARTS], values: false } : { words: ['of'], values: false };
  const last = said.at(-1);
  if (last === 'of') return { words: one ? [] : [...table.types.keys()], values: true };
  if (last === 'to' && name === 'place') return { words: [...table.zones.keys()], values: false };
  if (PARTS.some((part) => part === last)) return { words: [], values: true };
  const used = Math.max(...PARTS.map((part, at) => ([of, ...rest].includes(part) ? at : -1)));
  return { words: PARTS.slice(used + 1), values: false };
}

/** The whole sentence of a change with what its slots take; which of them is being written. */
export function changeSignature({ table }: Program, said: readonly string[]) {
  const name = said[BEGINS.length] ?? 'place';
  const attr = table.attrs.find(({ id }) => id === name);
  const found = table.vars.get(name);
  if (name !== 'place' && name !== 'face' && !attr && !found) return undefined;
  const slots = slotsOf(name, attr, found);
  const parts = slots.map(([word, type]) => `${word} (${type})`);
  const label = [...BEGINS, name, ...parts].join(' ');
  let at = BEGINS.join(' ').length + 1 + name.length;
  const places = slots.map(([word, type]) => {
    const start = at + 1 + word.length + 1;
    at = start + type.length + 2;
    return { start, end: at, type };
  });
  const begun = slots.map(([word]) => said.indexOf(word, BEGINS.length));
  const active = begun.reduce((last, place, index) => (place >= 0 ? index : last), 0);
  return { label, slots: places, active };
}

function slotsOf(name: string, attr: AttrSymbol | undefined, found: VarSymbol | undefined): [string, string][] {
  const of: [string, string][] =
    found && !attr ? (found.per === 'game' ? [] : [['of', 'p: player']]) : [['of', 'x: thing']];
  const to = attr ? showType(attr.type) : found ? showType(found.type) : name === 'place' ? 'zone' : 'yes-no';
  return [...of, ['to', to], ['by', 'p: player'], ['through', 'c: card']];
}
