import { expect, test } from 'vitest';
import { fonts, gameFrom, jobOf, printed, smallGame } from './fixtures/printing.js';
import { openFonts, type PrintOptions, readSize } from './index.js';

const cardsOnly: Partial<PrintOptions> = { parts: ['cards'] };
const codes = (...all: string[]) => ({ problems: all.map((code) => ({ code })) });
const symbol = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="fox" viewBox="0 0 10 10">${inside}</symbol></svg>`;
const withArt = (art: string) => printed(jobOf(smallGame({ art, theme: { designs: { fox: 'fox' } } }), cardsOnly));

test.each([100, 800])('a text of ten pages is told with the place of its card', async (times) => {
  const long = smallGame({ text: 'Draw a card and think about it for a while. '.repeat(times) });
  await expect(printed(jobOf(long, cardsOnly))).rejects.toMatchObject({
    problems: [{ code: 'D1201', args: { card: 'fox' }, file: 'small.draco', range: { start: { line: 6 } } }],
  });
});

test('a word that is wider than the card is told too', async () => {
  const wide = smallGame({ text: 'x'.repeat(300) });
  await expect(printed(jobOf(wide, cardsOnly))).rejects.toMatchObject(codes('D1201'));
});

test('characters that no font has are named', async () => {
  await expect(printed(jobOf(smallGame({ name: '狐' }), cardsOnly))).rejects.toMatchObject({
    problems: [{ code: 'D1202', args: { card: 'fox', characters: '狐' } }],
  });
});

test('what is no font is told', () => {
  const broken = { name: 'broken.ttf', styles: ['title', 'text', 'strong'] as const, bytes: new Uint8Array(100) };
  expect(() => openFonts([broken])).toThrow('broken.ttf is not a font that can be read.');
});

test.each([
  ['no SVG', '<html/>'],
  ['no XML', '<svg><g></svg>'],
  ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
  ['too deep', `<svg>${'<g>'.repeat(200)}${'</g>'.repeat(200)}</svg>`],
  ['more in each other than their quotes tell', `<svg>${'<g a="/>">'.repeat(20_000)}${'</g>'.repeat(20_000)}</svg>`],
  ['too many elements', `<svg>${'<path d="M0 0"/>'.repeat(5000)}</svg>`],
])('pictures with %s are refused', async (_, art) => {
  await expect(withArt(art)).rejects.toMatchObject(codes('D1204'));
  await expect(withArt(art)).rejects.toSatisfy((found) => !/call stack/.test(JSON.stringify(found.problems)));
});

test.each([
  ['a script', '<script>alert(1)</script><rect width="9" height="9"/>'],
  ['a far picture', '<image href="https://example.invalid/x.png"/><rect width="9" height="9"/>'],
  ['a far paint', '<rect width="9" height="9" fill="url(https://example.invalid/#a)"/>'],
  ['numbers beyond reason', '<path d="M0 0L1e300 1e300"/><circle r="NaN"/>'],
  ['a use of itself', '<g id="a"><use href="#a"/><use href="#a"/></g>'],
])('%s in a picture is left out, and the card is printed', async (_, inside) => {
  const { bytes, cards } = await withArt(symbol(inside));
  expect(cards).toBe(1);
  expect(Buffer.from(bytes).includes('example.invalid')).toBe(false);
});

test('a picture that is missing is a warning, and the initials stand for it', async () => {
  const game = smallGame({ art: symbol('<rect width="9" height="9"/>'), theme: { designs: { fox: 'wolf' } } });
  expect((await printed(jobOf(game, cardsOnly))).warnings).toEqual(['D1205']);
});

test('cards that are not there, too many, or too large are told', async () => {
  const game = gameFrom('draco', 'en');
  await expect(printed(jobOf(game, { only: ['fickle', 'nobody', 'nothing'] }))).rejects.toMatchObject(
    codes('D1207', 'D1207'),
  );
  await expect(printed(jobOf(game, { copies: 100 }))).rejects.toMatchObject(codes('D1209'));
  await expect(printed(jobOf(game, { size: { width: 200, height: 200 }, margin: 50 }))).rejects.toMatchObject(
    codes('D1206'),
  );
});

test('a size is a name or two numbers within reason', () => {
  expect(readSize('mini')).toEqual({ width: 44, height: 63 });
  expect(readSize('57x87.5')).toEqual({ width: 57, height: 87.5 });
  for (const odd of ['', 'huge', '5x5', '1000x1000', '57', 'constructor']) expect(readSize(odd)).toBeUndefined();
  expect(fonts().has('text', 0x41)).toBe(true);
});
