/** Statements as lines: their fixed words, their fields, and what they can get or lose. */
import { flatten } from '../resolve/forms.js';
import type { Block, Choose, Comment, Expr, Hook, Loc, Phrase, Quantity, Statement } from '../syntax.js';
import { type Body, type Line, type LineKind, type More, type Part, type TextChange, words } from './model.js';
import {
  ANY,
  field,
  keyOf,
  LIST,
  NUMBER,
  nameField,
  PLAYER,
  pickBetween,
  type Reader,
  sentenceParts,
  valueField,
  wordField,
  YES_NO,
} from './values.js';

export interface LineReader extends Reader {
  comments: readonly Comment[];
}

interface Made {
  kind: LineKind;
  parts: Part[];
  more?: More[];
}

const put = (at: number, text: string): TextChange => ({ start: at, end: at, text });
const cut = (start: number, end: number): TextChange => ({ start, end, text: '' });
const one = (id: string, ...changes: TextChange[]): More => ({ id, changes });

/** A block with its lines, and the comments between them. */
export function bodyOf(reader: LineReader, loc: Loc, items: readonly (Loc & { make(): Made })[]): Body {
  const lines = items.map((item): Line => {
    const { kind, parts, more = [] } = item.make();
    return { kind, parts, more, start: item.start, end: item.end };
  });
  const isInside = (comment: Comment) => comment.loc.start > loc.start && comment.loc.end < loc.end;
  const notes = reader.comments.filter(
    (comment) =>
      isInside(comment) && !items.some((item) => item.start < comment.loc.start && comment.loc.end < item.end),
  );
  for (const { loc: at } of notes)
    lines.push({ ...at, kind: 'comment', more: [], parts: [field(reader, at, { is: 'text' })] });
  lines.sort(byPlace);
  return {
    is: 'body',
    start: loc.start,
    end: loc.end,
    lines: [...lines, ...leftOver(reader, loc, lines)].sort(byPlace),
  };
}

const byPlace = (a: Loc, b: Loc): number => a.start - b.start;

/** What belongs to no sentence, because something is wrong with it, is shown all the same. */
function leftOver(reader: LineReader, loc: Loc, lines: readonly Line[]): Line[] {
  const hasEnd = reader.text[loc.end - 1] === '}';
  const places = [
    ...lines.map(({ start, end }) => ({ start, end })),
    { start: hasEnd ? loc.end - 1 : loc.end, end: loc.end },
  ];
  let last = loc.start + 1;
  return places.flatMap(({ start, end }) => {
    const between = reader.text.slice(last, start);
    const from = last + (/^[\s;]*/.exec(between)?.[0].length ?? 0);
    const rest = between.slice(from - last).replace(/[\s;]+$/, '');
    last = Math.max(last, end);
    const at = { start: from, end: from + rest.length };
    return rest ? [{ ...at, kind: 'text' as const, more: [], parts: [field(reader, at, { is: 'text' })] }] : [];
  });
}

export const blockBody = (reader: LineReader, { loc, statements }: Block): Body =>
  bodyOf(
    reader,
    loc,
    statements.map((statement) => ({ ...statement.loc, make: () => statementLine(reader, statement) })),
  );

const asText = (reader: Reader, loc: Loc): Made => ({ kind: 'text', parts: [field(reader, loc, { is: 'text' })] });

export function statementLine(reader: LineReader, statement: Statement): Made {
  const value = (expr: Expr, wants = ANY) => valueField(reader, expr, wants);
  switch (statement.is) {
    case 'do': {
      const known = reader.readings.get(keyOf(statement.loc));
      const parts = known && sentenceParts(reader, flatten(statement.sentence), known);
      return parts ? { kind: 'sentence', parts } : asText(reader, statement.loc);
    }
    case 'let':
      return {
        kind: 'flow',
        parts: [words('let'), nameField(reader, statement.name), words('='), value(statement.value)],
      };
    case 'set':
      return {
        kind: 'sentence',
        parts: [words('set'), value(statement.target), words('to'), value(statement.value)],
      };
    case 'choose':
      return chooseLine(reader, statement);
    case 'at-once': {
      const { seat, seats, name, from } = statement;
      const parts = [
        words('at once each'),
        nameField(reader, seat),
        words('in'),
        value(seats, { is: 'value', type: 'list of player' }),
        words('chooses'),
        ...quantityParts(reader, statement.quantity),
        nameField(reader, name),
        words('from'),
        value(from, LIST),
        ...(statement.ordered ? [words('in order')] : []),
        ...(statement.prompt ? [words('as'), wordField(reader, statement.prompt)] : []),
      ];
      return { kind: 'choice', parts, more: [...quantityMore(statement), ...tailMore(reader, statement)] };
    }
    case 'if':
      return ifLine(reader, statement);
    case 'for-each': {
      const { name, in: list, ordered, body } = statement;
      const order = ordered
        ? one('no-order', cut(list.loc.end, body.loc.start), put(body.loc.start, ' '))
        : one('order', put(list.loc.end, ', in an order you choose'));
      const parts = [
        words('for each'),
        nameField(reader, name),
        words('in'),
        value(list, LIST),
        ...(ordered ? [words(', in an order you choose')] : []),
        blockBody(reader, body),
      ];
      return { kind: 'flow', parts, more: [order] };
    }
    case 'repeat':
      return {
        kind: 'flow',
        parts: [words('repeat'), value(statement.times, NUMBER), words('times'), blockBody(reader, statement.body)],
      };
    case 'repeat-until':
      return {
        kind: 'flow',
        parts: [words('repeat until'), value(statement.test, YES_NO), blockBody(reader, statement.body)],
      };
    case 'give':
      return { kind: 'flow', parts: [words('give'), value(statement.value)] };
    case 'stop':
    case 'proceed':
      return { kind: 'flow', parts: [words(statement.is)] };
    case 'end-game':
      return { kind: 'flow', parts: [words('end game')] };
    case 'lasting': {
      const { mode, until, hook } = statement;
      const head =
        mode === 'next'
          ? [words('next time')]
          : until
            ? [words('until'), awaited(reader, until), words(',')]
            : [words('from now on,')];
      const more = hookMore(hook);
      return { kind: 'effect', parts: [...head, ...hookParts(reader, hook)], more };
    }
    case 'broken-statement':
      return asText(reader, statement.loc);
  }
}

type IfStatement = Extract<Statement, { is: 'if' }>;

function ifLine(reader: LineReader, statement: IfStatement): Made {
  const parts: Part[] = [];
  let now: IfStatement = statement;
  for (;;) {
    parts.push(
      words(parts.length ? 'else if' : 'if'),
      valueField(reader, now.test, YES_NO),
      blockBody(reader, now.then),
    );
    const other: Block | Statement | undefined = now.else;
    if (!other)
      return {
        kind: 'flow',
        parts,
        more: [
          one('else', put(now.then.loc.end, ' else { }')),
          one('else-if', put(now.then.loc.end, ' else if yes { }')),
        ],
      };
    if ('statements' in other) {
      parts.push(words('else'), blockBody(reader, other));
      return { kind: 'flow', parts, more: [one('no-else', cut(now.then.loc.end, other.loc.end))] };
    }
    if (other.is !== 'if') return asText(reader, statement.loc);
    now = other;
  }
}

function chooseLine(reader: LineReader, statement: Choose): Made {
  const { who, may, name, from, loc } = statement;
  const parts: Part[] = [
    ...(who ? [valueField(reader, who, PLAYER)] : []),
    words(may ? 'may choose' : who ? 'chooses' : 'choose'),
    ...quantityParts(reader, statement.quantity),
    nameField(reader, name),
    words('from'),
    valueField(reader, from, LIST),
    ...(statement.ordered ? [words('in order')] : []),
    ...(statement.prompt ? [words('as'), wordField(reader, statement.prompt)] : []),
    ...(statement.body ? [blockBody(reader, statement.body)] : []),
    ...(statement.else ? [words('else'), blockBody(reader, statement.else)] : []),
  ];
  const verb = reader.text.slice(loc.start, name.loc.start).search(/\b(?:may\s+)?chooses?\b/);
  const at = loc.start + verb;
  const said = /^(?:may\s+)?chooses?/.exec(reader.text.slice(at))?.[0].length ?? 0;
  const more: More[] = [];
  const isPlain = reader.text.slice(loc.start, at).trim() === '';
  if (may)
    more.push(
      one(
        'must',
        { start: at, end: at + said, text: isPlain || isYou(who) ? 'choose' : 'chooses' },
        ...(isYou(who) ? [cut(loc.start, at)] : []),
      ),
    );
  else
    more.push(
      one(
        'may',
        { start: at, end: at + said, text: who ? 'may choose' : 'you may choose' },
        ...(statement.body ? [] : [put(loc.end, ' { }')]),
      ),
    );
  if (!who && !may) more.push(one('who', { start: at, end: at + said, text: 'you chooses' }));
  more.push(...quantityMore(statement), ...tailMore(reader, statement));
  const { body, else: other } = statement;
  if (!body) more.push(one('block', put(loc.end, ' { }')));
  else if (!other) more.push(one('else', put(body.loc.end, ' else { }')));
  else more.push(one('no-else', cut(body.loc.end, other.loc.end)));
  return { kind: 'choice', parts, more };
}

const isYou = (who: Expr | undefined): boolean => who?.is === 'name' && who.text === 'you';

type Asked = Pick<Choose, 'quantity' | 'name' | 'from' | 'ordered' | 'prompt'>;

function quantityParts(reader: Reader, quantity: Quantity | undefined): Part[] {
  if (!quantity) return [];
  const { min, max } = quantity;
  const inner: Part[] =
    quantity.is === 'exactly' && min
      ? [valueField(reader, min, NUMBER)]
      : quantity.is === 'up-to' && max
        ? [words('up to'), valueField(reader, max, NUMBER)]
        : quantity.is === 'between' && min && max
          ? [valueField(reader, min, NUMBER), words('to'), valueField(reader, max, NUMBER)]
          : [words(quantity.is === 'all' ? 'all' : 'any number of')];
  return inner;
}

function quantityMore({ quantity, name }: Asked): More[] {
  const at = name.loc.start;
  const start = quantity?.loc.start ?? at;
  const change = (id: string, text: string) => one(id, { start, end: at, text });
  const all = [
    change('one', ''),
    change('exactly', '2 '),
    change('up-to', 'up to 2 '),
    change('between', '1 to 2 '),
    change('any', 'any number of '),
    change('all', 'all '),
  ];
  return all.filter(({ id }) => id !== (quantity?.is ?? 'one'));
}

function tailMore(reader: Reader, { from, ordered, prompt }: Asked): More[] {
  const found: More[] = [];
  const rest = reader.text.slice(from.loc.end);
  if (ordered)
    found.push(one('no-sequence', cut(from.loc.end, from.loc.end + (/^\s+in\s+order/.exec(rest)?.[0].length ?? 0))));
  else found.push(one('sequence', put(from.loc.end, ' in order')));
  if (prompt) found.push(one('no-question', cut(promptStart(reader, prompt.loc.start), prompt.loc.end)));
  else {
    const at = from.loc.end + (ordered ? (/^\s+in\s+order/.exec(rest)?.[0].length ?? 0) : 0);
    found.push(one('question', put(at, ' as my-question')));
  }
  return found;
}

/** Where `as` begins, with the blank before it. */
const promptStart = ({ text }: Reader, at: number): number =>
  at - (/\s+as\s+$/.exec(text.slice(0, at))?.[0].length ?? 0);

export function hookParts(reader: LineReader, { sentence, where, body, loc }: Hook): Part[] {
  return [
    pickBetween(reader, loc.start, sentence.loc.start),
    awaited(reader, sentence),
    ...(where ? [words('where'), valueField(reader, where, YES_NO)] : []),
    blockBody(reader, body),
  ];
}

export function hookMore({ sentence, where }: Hook): More[] {
  if (where) return [one('no-where', cut(sentence.loc.end, where.loc.end))];
  return [one('where', put(sentence.loc.end, ' where yes'))];
}

function awaited(reader: Reader, sentence: Phrase): Part {
  const known = reader.readings.get(keyOf(sentence.loc));
  const parts = known && sentenceParts(reader, flatten(sentence), known, true);
  return field(reader, sentence.loc, { is: 'sentence' }, parts);
}
