import { expect, test } from 'vitest';
import { entries, fonts, gameFrom, jobOf, once, printed, smallGame } from './fixtures/printing.js';
import { flat, readPdf } from './fixtures/read-pdf.js';
import { cardsBefore, type PrintOptions, readBefore } from './index.js';

const cardsOnly: Partial<PrintOptions> = { parts: ['cards'] };

test('a deck of 74 cards: pages, boxes, bookmarks, tags', async () => {
  const { bytes, cards, pages } = await printed(jobOf(gameFrom('draco', 'en'), cardsOnly));
  expect([cards, pages]).toEqual([74, 18]);
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(18);
  for (const { width, height } of pdf.pages) {
    expect(width).toBeCloseTo(210, 2);
    expect(height).toBeCloseTo(297, 2);
  }
  expect(pdf.title).toBe('Draco & Co');
  expect(pdf.isTagged).toBe(true);
  expect(pdf.tags).toContain('Figure: Favourite');
  expect(pdf.tags.filter((tag) => tag === 'Sect')).toHaveLength(9);
  const [chapter] = pdf.outline;
  expect(chapter?.title).toBe('Cards');
  expect(chapter?.items).toEqual(expect.arrayContaining(['Favourite', 'Big Intrigue', 'Fickle']));
  // Three cards of 63 × 88 mm side by side, and 3 mm more around them.
  const raw = new TextDecoder('latin1').decode(bytes);
  const boxes = (name: string) =>
    [...raw.matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'))].map(([, list = '']) =>
      list.split(' ').map((point) => Math.round(Number(point) * (25.4 / 72) * 100) / 100),
    );
  expect(boxes('TrimBox')[0]).toEqual([10.5, 16.5, 199.5, 280.5]);
  expect(boxes('BleedBox')[0]).toEqual([7.5, 13.5, 202.5, 283.5]);
});

test('cut marks lie in the margin, in line with the cards', async () => {
  const { bytes } = await printed(jobOf(gameFrom('draco', 'en'), cardsOnly));
  const [front] = (await readPdf(bytes)).pages;
  const isOutside = ({ x1, y1 }: { x1: number; y1: number }) => x1 < 7.5 || x1 > 202.5 || y1 < 13.5 || y1 > 283.5;
  const marks = front?.lines.filter(isOutside) ?? [];
  const upright = [
    ...new Set(marks.filter(({ x1, x2 }) => Math.abs(x1 - x2) < 0.01).map(({ x1 }) => Math.round(x1 * 10) / 10)),
  ];
  const across = [
    ...new Set(marks.filter(({ y1, y2 }) => Math.abs(y1 - y2) < 0.01).map(({ y1 }) => Math.round(y1 * 10) / 10)),
  ];
  expect(upright.sort((a, b) => a - b)).toEqual([10.5, 73.5, 136.5, 199.5]);
  expect(across.sort((a, b) => a - b)).toEqual([16.5, 104.5, 192.5, 280.5]);
  for (const { x2, y2 } of marks) expect(isOutside({ x1: x2, y1: y2 })).toBe(true);
});

// A deck says the same in every language as its game, but for a few words.
const isDeck = (entry: string) => gameFrom(entry, 'en').ruleset.deck !== undefined;
const languages = (entry: string) => (isDeck(entry) ? ['de'] : ['en', 'de', 'fr', 'nl']);

test.each(entries.flatMap((entry) => languages(entry).map((lang) => [entry, lang] as const)))(
  '%s in %s: every word of every card is on paper, and every letter has a shape',
  async (entry, lang) => {
    const game = once(gameFrom(entry, lang));
    const { bytes, warnings } = await printed(jobOf(game));
    expect(warnings).toEqual([]);
    const pdf = await readPdf(bytes);
    const all = flat(pdf.pages.map(({ text }) => text).join(' '));
    const { ruleset, texts } = game;
    const cards = ruleset.designs.filter(({ type }) => ruleset.types[type]?.base === 'card');
    expect(cards.length).toBeGreaterThan(10);
    for (const { id } of cards) {
      expect(all).toContain(flat(texts.cardName(id)));
      const text = texts.cardText(id) ?? '';
      // That of cards that are a picture stands with the rules, where a page may end in the middle of it.
      const parts = all.includes(flat(`${text}${id}`)) ? [text] : text.split(' ');
      for (const part of parts) expect(all).toContain(flat(part));
    }
    for (const paragraph of (texts.gameRules() ?? '').split('\n\n'))
      expect(all).toContain(flat(paragraph.slice(0, 40)));
  },
);

test('a made-up language and one from right to left are printed', async () => {
  const accented = await printed(jobOf(once(gameFrom('draco', 'en-XA')), cardsOnly));
  expect(accented.warnings).toEqual([]);
  expect(flat((await readPdf(accented.bytes)).pages[0]?.text ?? '')).toContain(flat('Ƒååṽööûûŕîîţéé'));
  const hebrew = smallGame({ name: 'שועל', text: 'קח קלף אחד מהקופה', lang: 'he' });
  const { bytes, warnings } = await printed(jobOf(hebrew, cardsOnly));
  expect(warnings).toEqual([]);
  const [page] = (await readPdf(bytes)).pages;
  expect(page?.text).toContain('שועל');
  for (const word of ['קח', 'קלף', 'אחד', 'מהקופה']) expect(page?.text).toContain(word);
  // Which copy it is stands left of the id, not on it.
  const mirrored = await printed(jobOf(gameFrom('draco', 'ar-XB'), { ...cardsOnly, only: ['favourite'] }));
  const runs = (await readPdf(mirrored.bytes)).pages[0]?.runs ?? [];
  const [id, count] = ['favourite', '1/2'].map((text) => runs.find((run) => run.text === text));
  expect(count?.right).toBeLessThan(id?.left ?? 0);
});

test('the same input gives the same bytes', async () => {
  const print = () => printed(jobOf(once(gameFrom('seaside', 'fr'))));
  const [one, two] = [await print(), await print()];
  expect(Buffer.compare(one.bytes, two.bytes)).toBe(0);
});

test('only what changed is printed again, and only the copies that are new', async () => {
  const before = await printed(jobOf(smallGame({ copies: 2 }), cardsOnly));
  const known = readBefore(before.bytes);
  expect(known).toEqual(await cardsBefore(smallGame({ copies: 2 }), fonts()));
  const again = (change: Parameters<typeof smallGame>[0]) =>
    printed({ ...jobOf(smallGame(change), cardsOnly), before: known });
  expect((await again({ copies: 5 })).cards).toBe(3);
  expect((await again({ copies: 2, text: 'Draw two cards.' })).cards).toBe(2);
  await expect(again({ copies: 2 })).rejects.toMatchObject({ problems: [{ code: 'D1208' }] });
});

test('folded, front and back lie side by side; without backs there is one page', async () => {
  const folded = await printed(jobOf(smallGame({ copies: 4 }), { ...cardsOnly, backs: 'fold' }));
  expect(folded.pages).toBe(1);
  const [page] = (await readPdf(folded.bytes)).pages;
  expect(page?.width).toBeCloseTo(297, 1);
  expect((await printed(jobOf(smallGame({ copies: 9 }), { ...cardsOnly, backs: 'none' }))).pages).toBe(1);
});

test('a card without a picture shows its signs and values, in the colour of what it is', async () => {
  const { bytes } = await printed(jobOf(once(gameFrom('hearts', 'de')), cardsOnly));
  const text = (await readPdf(bytes)).pages.map((page) => page.text).join(' ');
  // Alone, as on the face of a card: initials made one of Kreuz-2 and Karo-2, and of 10 a 1.
  for (const value of ['10', 'Bube', 'Dame', 'König', 'Ass'])
    expect(text.split(/[\s]+/).filter((word) => word === value)).toHaveLength(4);
  expect(text).not.toMatch(/\b(K2|K1|KK)\b/);
  const { drawImages } = await import('./images.js');
  const { cards } = await drawImages(jobOf(once(gameFrom('lanterns', 'en'))), { dpi: 72, bleed: 3 });
  const ground = (colour: string) => [
    ...new Set(cards.flatMap(({ id, svg }) => (id.includes(colour) ? [svg.match(/#[0-9a-f]{6}\b/)?.[0]] : []))),
  ];
  const colours = ['red', 'amber', 'green', 'blue', 'violet'].map(ground);
  expect(colours.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  expect(new Set(colours.flat()).size).toBe(5);
});

test.each([
  ['saboteur', ['2 with five or six', 'dealt six tunnels', 'an empty square between']],
  ['lanterns', ['dealt five lanterns', 'eight whispers']],
  ['draco', ['seated by chance', 'chance says who begins']],
  ['auftrag', ['stay in the box', 'deal two to each player']],
  ['seaside', ['8 of each victory card', 'High Seas: Bazaar']],
])('%s: the sheet of rules says how a table without a screen begins', async (entry, said) => {
  const { bytes } = await printed(jobOf(gameFrom(entry, 'en'), { parts: ['rules'] }));
  const text = flat((await readPdf(bytes)).pages.map((page) => page.text).join(' '));
  for (const words of said) expect(text).toContain(flat(words));
});

test('points are kept on paper beyond the end of their track', async () => {
  const { bytes } = await printed(jobOf(gameFrom('hearts', 'en'), { parts: ['pieces', 'rules'] }));
  const text = flat((await readPdf(bytes)).pages.map((page) => page.text).join(' '));
  for (const worth of [50, 100, 200]) expect(text).toContain(flat(`4 × Points (${worth})`));
});

test('without colours, no colour is left', async () => {
  const job = jobOf(once(gameFrom('auftrag', 'en')), { ...cardsOnly, blackAndWhite: true });
  const { drawImages } = await import('./images.js');
  const { cards, backs } = await drawImages(job, { dpi: 72, bleed: 3 });
  const colours = [...cards, ...backs].flatMap(({ svg }) => svg.match(/#[0-9a-f]{6}\b/g) ?? []);
  expect(colours.length).toBeGreaterThan(100);
  expect(colours.filter((colour) => !/^#(..)\1\1$/.test(colour))).toEqual([]);
});

test('what comes again is in the file once, however often it is printed', async () => {
  const forms = async (copies: number) => {
    const { bytes } = await printed(jobOf(once(gameFrom('auftrag', 'en')), { ...cardsOnly, copies }));
    return {
      forms:
        Buffer.from(bytes)
          .toString('latin1')
          .match(/\/Subtype \/Form/g)?.length ?? 0,
      size: bytes.length,
    };
  };
  const [one, ten] = [await forms(1), await forms(9)];
  expect(one.forms).toBeGreaterThan(20);
  // A last page that is not full bleeds on another side.
  expect(ten.forms).toBeLessThan(one.forms + 12);
  expect(ten.size).toBeLessThan(one.size * 6);
});
