/** A card taken apart into sentences with fields. */
import type { LoadedFile } from '../files.js';
import type { Program } from '../resolve/program.js';
import { moveLoc, type Unit } from '../resolve/units.js';
import type { Card, Declaration, Loc } from '../syntax.js';
import { type ComposedCard, type More, type Part, words } from './model.js';
import { bodyOf, hookMore, hookParts, type LineReader, statementLine } from './statements.js';
import { ANY, field, keyOf, LIST, nameField, valueField, wordField, YES_NO } from './values.js';

/** A card of a file, as it is written there. */
export interface CardPlace {
  file: LoadedFile;
  card: Card;
  unit: Unit | undefined;
}

const cardOf = (decl: Declaration): Card | undefined =>
  decl.is === 'card' ? decl : decl.is === 'replace' ? decl.card : undefined;

export function findCard(
  program: Program,
  path: string,
  at: { id: string } | { offset: number },
): CardPlace | undefined {
  const file = program.loaded.files.find((one) => one.path === path);
  const cards = file?.tree.declarations.flatMap((decl) => {
    const card = cardOf(decl);
    return card ? [{ card, loc: decl.loc }] : [];
  });
  const found = cards?.find(({ card, loc }) =>
    'id' in at ? card.name.text === at.id : loc.start <= at.offset && at.offset <= loc.end,
  )?.card;
  if (!file || !found) return undefined;
  const unit = program.units.find(
    (one) => one.file === path && one.decl.is === 'card' && one.decl.loc.start === found.loc.start,
  );
  return { file, card: found, unit };
}

export function composeCard({ file, card, unit }: CardPlace): ComposedCard {
  const by = unit ? unit.decl.loc.start - unit.base : 0;
  const readings = (unit?.readings ?? []).map((one) =>
    by ? { ...one, loc: moveLoc(one.loc, by), slots: one.slots.map((loc) => moveLoc(loc, by)) } : one,
  );
  return composeFrom(
    {
      text: file.source.text,
      comments: file.tree.comments,
      readings: new Map(readings.map((one) => [keyOf(one.loc), one])),
    },
    card,
  );
}

export function composeFrom(reader: LineReader, card: Card): ComposedCard {
  const items = [
    ...card.needs.map(({ test, loc }) => ({
      ...loc,
      make: () => ({ kind: 'needs' as const, parts: [words('needs'), valueField(reader, test, YES_NO)] }),
    })),
    ...card.whiles.map(({ zone, hook, loc }) => ({
      ...loc,
      make: () => ({
        kind: 'while' as const,
        parts: [words('while in'), field(reader, zone.loc, { is: 'pick' }), words(','), ...hookParts(reader, hook)],
        more: hookMore(hook),
      }),
    })),
    ...card.body.statements.map((statement) => ({ ...statement.loc, make: () => statementLine(reader, statement) })),
  ].sort((a, b) => a.start - b.start);
  return {
    id: card.name.text,
    start: card.loc.start,
    end: card.loc.end,
    isRead: true,
    head: headParts(reader, card),
    more: headMore(reader, card),
    body: bodyOf(reader, card.body.loc, items),
  };
}

function headParts(reader: LineReader, card: Card): Part[] {
  const copies = copiesAt(reader.text, card);
  return [
    words('card'),
    wordField(reader, card.name),
    ...(copies ? [words('×'), field(reader, copies, { is: 'count' })] : []),
    ...(card.type ? [words(':'), field(reader, card.type.loc, { is: 'pick' })] : []),
    ...card.args.flatMap(({ name, value }) => [nameField(reader, name), words(':'), valueField(reader, value, ANY)]),
    ...card.families.flatMap(({ name, in: list }) => [
      words('for each'),
      nameField(reader, name),
      words('in'),
      valueField(reader, list, LIST),
    ]),
  ];
}

/** Where the number of copies stands, if it is written. */
function copiesAt(text: string, card: Card): Loc | undefined {
  const head = text.slice(card.name.loc.end, card.body.loc.start);
  const found = /^\s*(?::\s*[a-z][a-z0-9-]*\s*)?x(\d+)/.exec(head) ?? /^\s*x(\d+)/.exec(head);
  if (!found) return undefined;
  const end = card.name.loc.end + found[0].length;
  return { start: end - (found[1]?.length ?? 0), end };
}

function freshest({ args, families }: Card): string {
  const used = new Set([...args, ...families].map(({ name }) => name.text));
  return ['x', 'y', 'z'].find((name) => !used.has(name)) ?? `x${used.size}`;
}

function headMore(reader: LineReader, card: Card): More[] {
  const found: More[] = [];
  const put = (id: string, start: number, text: string, end = start) =>
    found.push({ id, changes: [{ start, end, text }] });
  const copies = copiesAt(reader.text, card);
  if (!copies) put('copies', card.name.loc.end, ' x2');
  const last = card.args.at(-1);
  const names = new Set(card.args.map(({ name }) => name.text));
  const fresh = ['n', 'm', 'k', 'a', 'b', 'c'].find((name) => !names.has(name)) ?? `n${names.size}`;
  const afterCopies = Math.max(card.name.loc.end, copies?.end ?? 0, card.type?.loc.end ?? 0);
  if (last) put('value', last.loc.end, `, ${fresh}: 1`);
  else put('value', afterCopies, ` (${fresh}: 1)`);
  const families = card.families.at(-1);
  const closing = last ? last.loc.end + 1 + reader.text.slice(last.loc.end).indexOf(')') : afterCopies;
  put('family', families?.loc.end ?? closing, ` for each ${freshest(card)} in 1, 2`);
  if (families) put('no-family', card.families.at(-2)?.loc.end ?? closing, '', families.loc.end);
  return found;
}
