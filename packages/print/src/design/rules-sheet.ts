import type { Ruleset } from '@draco-table/ruleset';
import { chipsOf, piecesToPrint, tracksOf } from '../contents.js';
import { cardDesigns } from '../deck.js';
import { group, type Mark } from '../marks.js';
import { PAPERS, type Size } from '../options.js';
import type { Sheet } from '../sheets.js';
import type { Studio } from '../studio.js';
import type { Style } from '../text/fonts.js';
import { flowText, setLine } from '../text/set-text.js';
import { POINT } from '../units.js';
import { ruleLine } from './boards.js';
import { fillsCard } from './card-front.js';

interface Paragraph {
  text: string;
  style: Style;
  size: number;
  /** Millimetres above it. */
  before: number;
  role: 'H1' | 'H2' | 'P' | 'LI';
  indent?: number;
}

const MARGIN = 16;
const COLUMN_GAP = 9;
const BODY = 10;

const capital = (text: string, lang: string): string => text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1);

/** The game in words: its rules, how it is set up, what was printed, what lies where, and what the words mean. */
function paragraphs(studio: Studio): Paragraph[] {
  const { ruleset, texts, words, look } = studio;
  const body = (text: string): Paragraph => ({ text, style: 'text', size: BODY, before: 1.6, role: 'P' });
  const item = (text: string): Paragraph => ({
    text: `• ${text}`,
    style: 'text',
    size: BODY - 0.5,
    before: 0.5,
    role: 'LI',
    indent: 3,
  });
  const head = (text: string): Paragraph => ({ text, style: 'title', size: 14, before: 4, role: 'H2' });
  const chapter = (title: string, parts: Paragraph[]): Paragraph[] => (parts.length ? [head(title), ...parts] : []);
  const told = (text: string | undefined): Paragraph[] =>
    (text ?? '')
      .split(/\n+/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map(body);

  const count = new Map<string, number>();
  const add = (name: string, n: number) => count.set(name, (count.get(name) ?? 0) + n);
  for (const { type, copies } of cardDesigns(studio)) {
    const id = `type-${ruleset.types[type]?.id}`;
    add(texts.has(id) ? capital(texts.attribute(id, 'plural') ?? texts.message(id), texts.lang) : words.cards, copies);
  }
  for (const piece of piecesToPrint(studio)) add(texts.cardName(piece.id), 1);
  for (const { name, text, count: n } of chipsOf(studio)) add(text === undefined ? name : `${name} (${text})`, n);
  for (const { name } of tracksOf(studio)) add(name, 1);

  const zones = ruleset.zones.slice(1).filter(({ id }) => !look.zones[id]?.hidden && texts.has(`zone-${id}`));
  const kinds = ruleset.kinds.filter(
    ({ id, values }) => values.length > 0 && values.every((value) => texts.has(`kind-${id}-${value}`)),
  );
  return [
    { text: texts.gameName(), style: 'title', size: 26, before: 0, role: 'H1' },
    {
      text: words.players(ruleset.seats.min, ruleset.seats.max),
      style: 'strong',
      size: BODY + 1,
      before: 0.5,
      role: 'P',
    },
    ...told(texts.gameRules()),
    ...chapter(words.setup, told(texts.attribute(`game-${ruleset.game}`, 'setup'))),
    ...chapter(words.cards, pictureCards(studio).map(item)),
    ...chapter(words.box, [body([...count].map(([name, n]) => `${texts.number(n)}\u00a0×\u00a0${name}`).join(', '))]),
    ...chapter(
      words.places,
      zones.map(({ id, seen, per }) =>
        item([texts.zoneName(id), [words.seen[seen], ...(per === 'player' ? [words.each] : [])].join('; ')].join(': ')),
      ),
    ),
    ...chapter(
      words.words,
      kinds.map(({ id, values }) => {
        const names = values.map((value) => texts.name({ is: 'kind', kind: id, id: value })).join(', ');
        return item(
          texts.has(`type-${id}`)
            ? `${capital(texts.message(`type-${id}`), texts.lang)}: ${names}`
            : capital(names, texts.lang),
        );
      }),
    ),
    ...chapter(
      words.options,
      ruleset.options.filter(({ id }) => texts.has(`option-${id}`)).map((option) => item(optionLine(studio, option))),
    ),
  ];
}

/** What can be chosen before the game, with the ways there are. */
function optionLine({ ruleset, texts }: Studio, { id, type, values }: Ruleset['options'][number]): string {
  const kind = type.is === 'kind' ? ruleset.kinds[type.kind ?? -1] : undefined;
  const ways = values.flatMap((value) => {
    if (type.is === 'number') return [texts.optionValue(id, { is: 'number', value })];
    const word = kind?.values[value];
    return kind && word !== undefined ? [texts.optionValue(id, { is: 'kind', kind: kind.id, id: word })] : [];
  });
  return ways.length > 1 ? `${texts.optionName(id)}: ${texts.list(ways, 'or')}` : texts.optionName(id);
}

/** Cards that are a picture have no room for their text: it stands here, once for all that have the same. */
function pictureCards(studio: Studio): string[] {
  const { texts } = studio;
  const names = new Map<string, Set<string>>();
  for (const design of cardDesigns(studio)) {
    const text = fillsCard(studio, design) ? texts.cardText(design.id) : undefined;
    if (text === undefined || text === '') continue;
    names.set(text, (names.get(text) ?? new Set()).add(texts.cardName(design.id)));
  }
  return [...names].map(([text, own]) => `${texts.list([...own])}: ${text}`);
}

/** In two columns, on as many pages as it takes. */
export function* rulesSheets(studio: Studio): Generator<Sheet> {
  const { options, setter, ink, texts, words } = studio;
  const page: Size = PAPERS[options.paper];
  const width = (page.width - 2 * MARGIN - COLUMN_GAP) / 2;
  const bottom = page.height - MARGIN - 6;
  let marks: Mark[] = [];
  let [column, y, number] = [0, MARGIN, 1];
  let top = MARGIN;
  const finish = (): Sheet => {
    const foot = setLine(
      setter,
      `${texts.gameName()} · ${words.page(number)}`,
      'text',
      8,
      { x: MARGIN, baseline: page.height - MARGIN + 2, width: page.width - 2 * MARGIN, align: 'centre' },
      studio.faint,
    );
    const sheet: Sheet = {
      page,
      marks: [...marks, group([foot], { tag: { role: 'P' } })],
      bookmarks: number === 1 ? [{ chapter: words.rules }] : [],
      bleed: 0,
    };
    marks = [];
    number++;
    return sheet;
  };
  const all = paragraphs(studio);
  for (const [i, { text, style, size, before, role, indent = 0 }] of all.entries()) {
    const isTitle = role === 'H1';
    // The title stands above both columns.
    const wide = isTitle ? page.width - 2 * MARGIN : width - indent;
    studio.check(text, style);
    const lines = flowText(setter, text, style, size, wide);
    const line = size * POINT * (role === 'P' || role === 'LI' ? 1.28 : 1.1);
    let here: Mark[] = [];
    const close = () => {
      if (here.length) marks.push(group(here, { tag: { role } }));
      here = [];
    };
    if (y > top) y += before;
    // A heading does not stand alone at the foot of a column.
    const needs = role === 'H2' ? line + 12 : line;
    for (const [n, own] of lines.entries()) {
      if (y + (n === 0 ? needs : line) > bottom) {
        close();
        column++;
        y = top;
        if (column > 1) {
          yield finish();
          column = 0;
          top = MARGIN;
          y = top;
        }
      }
      const forward = n === 0 ? 0 : indent;
      const x = MARGIN + column * (width + COLUMN_GAP) + (texts.dir === 'ltr' ? forward : 0);
      const at = { x: isTitle ? MARGIN : x, baseline: y + line * 0.78, width: isTitle ? wide : width - forward };
      here.push(setLine(setter, own, style, size, { ...at, align: isTitle ? 'centre' : 'start' }, ink));
      y += line;
    }
    close();
    if (isTitle) {
      y += 2;
      marks.push(ruleLine(MARGIN, y, page.width - 2 * MARGIN, studio.faint));
      y += 3;
      top = y;
    }
    if (i === all.length - 1) yield finish();
  }
}
