/** Changes that a person makes in the composer, as one replacement in the text. */
import { format } from '../format.js';
import type { Program } from '../resolve/program.js';
import { placeIn } from '../resolve/units.js';
import type { Card, Expr, Loc } from '../syntax.js';
import { type CardPlace, composeCard, findCard } from './card.js';
import { type Body, bodiesOf, fieldsOf, type Line, partsOfCard, type TextChange } from './model.js';
import { changed, createTrial, placed } from './trial.js';

export type Change =
  /** Another text in a field: a value, a name, a number; and what has to change with it. */
  | ({ is: 'write'; text: string; also?: TextChange[] } & Loc)
  | ({ is: 'remove' } & Loc)
  | ({ is: 'move'; by: -1 | 1 } & Loc)
  | ({ is: 'copy' } & Loc)
  /** What a sentence or the card can get or lose. */
  | ({ is: 'more'; id: string } & Loc)
  /** A new sentence in a block, before the one with this number. */
  | ({ is: 'insert'; index: number; text: string } & Loc);

/** What a change does to the file; undefined if the place it speaks of is not there. */
export function changeCard(program: Program, path: string, id: string, change: Change): TextChange[] | undefined {
  const place = findCard(program, path, { id });
  const changes = place && roughly(program, place, change);
  return place && changes ? [...finished(place, changes), ...recounted(program, place, changes)] : undefined;
}

/** In places of the file, with no thought of layout. */
function roughly(program: Program, place: CardPlace, change: Change): TextChange[] | undefined {
  const { text } = place.file.source;
  const composed = composeCard(place);
  const isHere = (loc: Loc) => loc.start === change.start && loc.end === change.end;
  const bodies = [...bodiesOf([composed.body])];
  const home = bodies.find(({ lines }) => lines.some(isHere));
  const index = home?.lines.findIndex(isHere) ?? -1;
  switch (change.is) {
    case 'write': {
      const found = [...fieldsOf(partsOfCard(composed))].find(isHere);
      if (!found) return undefined;
      if (change.text === text.slice(found.start, found.end)) return [];
      if (found.wants.is === 'name') return renamed(place, found, change.text);
      const also = change.also ?? [];
      if (found.wants.is === 'value') return [writeValue(program, place, change, change.text, also), ...also];
      return [{ start: change.start, end: change.end, text: change.text }, ...also];
    }
    case 'remove':
      return home && [withoutLine(text, home, index)];
    case 'move':
      return home && swapped(text, home, index, change.by);
    case 'copy':
      return home && [inserted(text, home, index + 1, text.slice(change.start, change.end))];
    case 'insert': {
      const body = bodies.find(isHere);
      return body && [inserted(text, body, change.index, change.text)];
    }
    case 'more': {
      const all = isHere(composed) ? composed.more : home?.lines[index]?.more;
      return all?.find((one) => one.id === change.id)?.changes;
    }
  }
}

function writeValue(
  program: Program,
  place: CardPlace,
  loc: Loc,
  value: string,
  also: readonly TextChange[],
): TextChange {
  const by = place.card.loc.start;
  const change = placed(
    createTrial(program, place),
    { start: loc.start - by, end: loc.end - by },
    value.trim(),
    also.map((one) => ({ ...one, start: one.start - by, end: one.end - by })),
  );
  return { start: change.start + by, end: change.end + by, text: change.text };
}

/** A name and all that uses it. */
function renamed({ unit, card }: CardPlace, loc: Loc, to: string): TextChange[] {
  const places: Loc[] = [{ start: loc.start, end: loc.end }];
  const now = (at: Loc) => (unit ? placeIn(unit, at).loc : at);
  const made = unit?.locals.find((local) => now(local.loc).start === loc.start);
  for (const ref of unit?.refs ?? []) if (made && ref.to === made) places.push(now(ref.loc));
  const seen = new Set<number>();
  return places
    .filter(({ start, end }) => start >= card.loc.start && end <= card.loc.end && !seen.has(start) && seen.add(start))
    .map(({ start, end }) => ({ start, end, text: to }));
}

// ——— lines ———

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
const indentAt = (text: string, at: number): string => /^[ \t]*/.exec(text.slice(lineStart(text, at)))?.[0] ?? '';

export function inserted(text: string, body: Body, index: number, sentence: string): TextChange {
  const before = body.lines[index - 1];
  const indent =
    body.lines[0] && isAlone(text, body.lines[0])
      ? indentAt(text, body.lines[0].start)
      : `${indentAt(text, body.start)}  `;
  const lines = sentence.replaceAll('\n', `\n${indent}`);
  const end = before?.end ?? body.start + 1;
  // Behind a comment that stands at the end of the line.
  const rest = /^[ \t]*(?:#[^\n]*)?(?=\n)/.exec(text.slice(end));
  const at = end + (rest?.[0].length ?? 0);
  const isLast = /^\s*\}/.test(text.slice(at));
  const closing = isLast && !/^[ \t]*\n/.test(text.slice(at)) ? `\n${indentAt(text, body.start)}` : '';
  const next = isLast || rest ? '' : `\n${indent}`;
  const blanks = closing || next ? (/^[ \t;]*/.exec(text.slice(at))?.[0].length ?? 0) : 0;
  return { start: at, end: at + blanks, text: `\n${indent}${lines}${closing}${next}` };
}

const isAlone = (text: string, { start }: Loc): boolean => text.slice(lineStart(text, start), start).trim() === '';

function withoutLine(text: string, body: Body, index: number): TextChange {
  const line = body.lines[index] as Line;
  const rest = /^[ \t]*;?[ \t]*/.exec(text.slice(line.end))?.[0].length ?? 0;
  const after = line.end + rest;
  if (isAlone(text, line) && text[after] === '\n')
    return { start: lineStart(text, line.start), end: after + 1, text: '' };
  return { start: line.start, end: after, text: '' };
}

function swapped(text: string, { lines }: Body, index: number, by: -1 | 1): TextChange[] | undefined {
  const [first, second] = by > 0 ? [lines[index], lines[index + 1]] : [lines[index - 1], lines[index]];
  // A comment ends its line, so nothing may come to stand behind it.
  if (!first || !second || first.kind === 'comment' || second.kind === 'comment') return undefined;
  const [a, b] = [text.slice(first.start, first.end), text.slice(second.start, second.end)];
  return [
    { start: first.start, end: first.end, text: b },
    { start: second.start, end: second.end, text: a },
  ];
}

// ——— the whole card ———

/** One replacement, as small as it can be. A card that was laid out as the formatter does is so afterwards too. */
export function finished({ file, card }: CardPlace, changes: readonly TextChange[]): TextChange[] {
  const { text } = file.source;
  const { start, end } = card.loc;
  const before = text.slice(start, end);
  const rough = changed(
    before,
    changes.map((one) => ({ ...one, start: one.start - start, end: one.end - start })),
  );
  const after = laidOut(before) === before ? laidOut(rough) : rough;
  if (after === before) return [];
  return [smallest(before, after, start)];
}

function laidOut(card: string): string {
  if (card.includes('\r')) return card;
  const { text, problems } = format(card, '');
  return problems.length ? card : text.trimEnd();
}

function smallest(before: string, after: string, offset: number): TextChange {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let same = 0;
  while (same < most - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return { start: offset + from, end: offset + before.length - same, text: after.slice(from, after.length - same) };
}

/** The total of a deck that was right stays right when a card's copies change. */
function recounted(program: Program, place: CardPlace, changes: readonly TextChange[]): TextChange[] {
  const { card, file } = place;
  const by = card.loc.start;
  const next = createTrial(program, place).parsed(
    changes.map((one) => ({ ...one, start: one.start - by, end: one.end - by })),
  );
  if (!next) return [];
  return recount(program, file.path, typeOfCard(program, card), sizeOf(program, next) - sizeOf(program, card));
}

/** How many cards a declaration makes. */
function sizeOf({ table }: Program, { copies, families }: Card): number {
  const sizeOfItem = (item: Expr): number => {
    if (item.is === 'group') return sizeOfItem(item.inner);
    if (item.is === 'name') return table.kinds.get(item.text)?.values.length ?? 1;
    const isRange = item.is === 'binary' && item.op === 'to';
    if (isRange && item.left.is === 'number' && item.right.is === 'number')
      return Math.max(0, item.right.value - item.left.value + 1);
    return 1;
  };
  const members = families.map(({ in: list }) =>
    (list.is === 'list' ? list.items : [list]).reduce((sum, item) => sum + sizeOfItem(item), 0),
  );
  return members.reduce((product, size) => product * size, copies);
}

const typeOfCard = ({ table }: Program, { name, type }: Card): string | undefined =>
  type?.text ?? (table.designs.get(name.text) ?? table.families.get(name.text)?.[0])?.type.id;

/** The change of `total` in this file that so many cards more ask for, if it is right now. */
export function recount({ table, units }: Program, path: string, type: string | undefined, by: number): TextChange[] {
  return units.flatMap(({ decl, file }) => {
    if (decl.is !== 'total' || file !== path || decl.type.text !== type || !by) return [];
    let found = 0;
    for (const design of table.designs.values()) if (design.type.id === type) found += design.copies;
    return found === decl.count
      ? [{ start: decl.loc.end - String(found).length, end: decl.loc.end, text: String(found + by) }]
      : [];
  });
}
