import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from '../parse.js';
import { createProject } from '../project.js';
import { type Change, changeCard, composeCard, fieldsOf, findCard, offersFor, partsOfCard } from './index.js';
import { type Body, bodiesOf, type ComposedCard, type Line } from './model.js';
import { changed } from './trial.js';

const PATH = 'small.draco';
const deck = readFileSync(new URL('./fixtures/small.draco', import.meta.url), 'utf8');
const ids = [...deck.matchAll(/^card ([a-z-]+)/gm)].map(([, id]) => id ?? '');

/** Every sentence and field shows what is written at its place, and all of the text between is theirs. */
function expectShown(text: string, card: ComposedCard): void {
  for (const field of fieldsOf(partsOfCard(card))) expect(text.slice(field.start, field.end)).toContain(field.text);
  const visit = ({ lines, start, end }: Body): void => {
    let last = start + 1;
    for (const line of lines) {
      expect(text.slice(last, line.start).replace(/[\s;]/g, '')).toBe('');
      last = line.end;
      for (const inner of bodiesOf(line.parts)) expect(inner.end).toBeLessThanOrEqual(line.end);
      for (const part of line.parts) if (part.is === 'body') visit(part);
    }
    expect(text.slice(last, end - 1).replace(/[\s;]/g, '')).toBe('');
  };
  visit(card.body);
}

const linesOf = (card: ComposedCard): Line[] => [...bodiesOf([card.body])].flatMap(({ lines }) => lines);
const pick = <T>(list: readonly T[], by: number): T | undefined => list[by % Math.max(1, list.length)];

/** One edit, in the composer or in the text. */
interface Edit {
  kind: 'remove' | 'move' | 'copy' | 'more' | 'number' | 'name' | 'offer' | 'insert' | 'type' | 'delete' | 'break';
  card: number;
  a: number;
  b: number;
}

const edits = fc.record({
  // Those that ask what fits are few: each tries hundreds.
  kind: fc.oneof(
    {
      weight: 40,
      arbitrary: fc.constantFrom<Edit['kind']>(
        ...(['remove', 'move', 'copy', 'more', 'number', 'name', 'type', 'delete', 'break'] as const),
        ...(['copy', 'more', 'number', 'name', 'type'] as const),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom<Edit['kind']>('offer', 'insert') },
  ),
  card: fc.nat(1000),
  a: fc.nat(1000),
  b: fc.nat(1000),
});

const EDITS = 10_000;
const RUN = 100;

test('ten thousand random edits in composer and text: neither ever shows what the other does not say', () => {
  let done = 0;
  let unread = 0;
  fc.assert(
    fc.property(fc.array(edits, { minLength: RUN, maxLength: RUN, size: 'max' }), (list) => {
      let text = deck;
      const project = createProject(PATH, (path) => (path === PATH ? text : undefined));
      const set = (next: string): void => {
        text = next;
        project.update(PATH, next);
      };
      for (const edit of list) {
        done++;
        const before = text;
        if (edit.kind === 'type' || edit.kind === 'delete' || edit.kind === 'break') {
          const home = findCard(project.program(), PATH, { id: pick(ids, edit.card) ?? '' })?.card.loc;
          const at = home ? home.start + (edit.a % Math.max(1, home.end - home.start)) : edit.a % text.length;
          const typed = edit.kind === 'type' ? (pick([' ', '\n', ' # note\n', '1', ';'], edit.b) ?? '') : '';
          const broken = edit.kind === 'break' ? (pick(['{', '}', '"', '\u{1f409}', '\r'], edit.b) ?? '') : typed;
          set(text.slice(0, at) + broken + text.slice(edit.kind === 'delete' ? at + 1 : at));
        } else {
          const id = pick(ids, edit.card) ?? '';
          const program = project.program();
          const place = findCard(program, PATH, { id });
          if (!place) continue;
          const change = composed(composeCard(place), edit, (at) => offersFor(program, PATH, id, at));
          const changes = change && changeCard(program, PATH, id, change);
          if (!changes) continue;
          set(changed(text, changes));
          // Nothing outside the card is touched, but for the count of the cards. Where brackets are open nobody knows its end.
          const outside = (whole: string, { start, end }: { start: number; end: number }) =>
            [whole.slice(0, start), whole.slice(end)].map((part) => part.replace(/^total action \d+/gm, '').trim());
          const after = findCard(project.program(), PATH, { id })?.card.loc;
          const isSound = !parse(before, PATH).problems.length;
          if (after && isSound) expect(outside(text, after)).toEqual(outside(before, place.card.loc));
        }
        const now = findCard(project.program(), PATH, { id: pick(ids, edit.card) ?? '' });
        if (!now) {
          // While a card cannot be read its text is kept as it is, and one step back all is there again.
          unread++;
          set(before);
          continue;
        }
        expect(now.file.source.text).toBe(text);
        const shown = composeCard(now);
        expectShown(text, shown);
        // Closed without a change, it is byte for byte as it was.
        const [, name] = shown.head;
        if (name?.is !== 'field') throw new Error('a card begins with its name');
        const same: Change = { is: 'write', start: name.start, end: name.end, text: name.text };
        expect(changeCard(project.program(), PATH, shown.id, same)).toEqual([]);
      }
    }),
    { numRuns: EDITS / RUN, endOnFailure: true },
  );
  expect(done).toBe(EDITS);
  expect(unread).toBeLessThan(EDITS / 4);
}, 600_000);

type At = { start: number; end: number; index?: number };

function composed(
  card: ComposedCard,
  { kind, a, b }: Edit,
  offers: (at: At) => { change: Change }[],
): Change | undefined {
  const line = pick(linesOf(card), a);
  const fields = [...fieldsOf(partsOfCard(card))];
  switch (kind) {
    case 'remove':
      return line && { is: 'remove', start: line.start, end: line.end };
    case 'copy':
      return line && { is: 'copy', start: line.start, end: line.end };
    case 'move':
      return line && { is: 'move', start: line.start, end: line.end, by: b % 2 ? 1 : -1 };
    case 'more': {
      const of = b % 5 === 0 ? card : line;
      const more = of && pick(of.more, b);
      return of && more && { is: 'more', id: more.id, start: of.start, end: of.end };
    }
    case 'number': {
      const field = pick(
        fields.filter(({ text }) => /^\d+$/.test(text)),
        a,
      );
      return field && { is: 'write', start: field.start, end: field.end, text: String(1 + (b % 9)) };
    }
    case 'name': {
      const field = pick(
        fields.filter(({ wants }) => wants.is === 'name'),
        a,
      );
      return field && { is: 'write', start: field.start, end: field.end, text: `n${b % 50}` };
    }
    case 'offer': {
      const field = pick(fields, a);
      return field && pick(offers({ start: field.start, end: field.end }), b)?.change;
    }
    case 'insert': {
      const body = pick([...bodiesOf([card.body])], a);
      return body && pick(offers({ start: body.start, end: body.end, index: b % (body.lines.length + 1) }), b)?.change;
    }
    default:
      return undefined;
  }
}
