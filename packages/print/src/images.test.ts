import { Resvg } from '@resvg/resvg-js';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { gameFrom, jobOf } from './fixtures/printing.js';
import { drawImages, imageFiles, tabletopSimulator, zipImages } from './index.js';

const rasterise = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
const job = () => jobOf(gameFrom('draco', 'en'), { only: ['fickle', 'wham'] });

/** Width and height, as the head of a PNG has them. */
const sizeOf = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];

test('a picture for a print service has 300 dots to an inch, and its bleed', async () => {
  const files = await imageFiles(await drawImages(job(), { dpi: 300, bleed: 3 }), rasterise);
  expect(Object.keys(files).sort()).toEqual(['back-action.png', 'fickle.png', 'wham.png']);
  // 69 × 94 mm.
  for (const png of Object.values(files)) expect(sizeOf(png)).toEqual([815, 1110]);
});

test('a zip has the pictures and a list of them, and the same bytes each time', async () => {
  const make = async () => {
    const images = await drawImages(job(), { dpi: 50, bleed: 0 });
    return zipImages(images, await imageFiles(images, rasterise));
  };
  const [one, two] = [await make(), await make()];
  expect(Buffer.compare(one, two)).toBe(0);
  const files = unzipSync(one);
  const list = new TextDecoder().decode(files['cards.csv']);
  expect(list).toContain('"fickle","Fickle"');
  expect(list).toMatch(/,2,fickle\.png,back-action\.png/);
  expect(files['fickle.png']?.slice(1, 4)).toEqual(new TextEncoder().encode('PNG'));
});

test('Tabletop Simulator gets a sheet of seventy places and a deck of the cards', async () => {
  const images = await drawImages(job(), { dpi: 20, bleed: 0 });
  const files = await tabletopSimulator(images, rasterise, (file) => `https://example.org/${file}`);
  const [card] = images.cards.map(({ svg }) => sizeOf(rasterise(svg)));
  expect(sizeOf(files['sheet-action.png'] as Uint8Array)).toEqual([(card?.[0] ?? 0) * 10, (card?.[1] ?? 0) * 7]);
  const saved = JSON.parse(new TextDecoder().decode(files['tabletop-simulator.json']));
  const [deck] = saved.ObjectStates;
  // Two of one, one of the other.
  expect(deck.DeckIDs).toEqual([100, 100, 101]);
  expect(deck.CustomDeck[1]).toMatchObject({
    FaceURL: 'https://example.org/sheet-action.png',
    NumWidth: 10,
    NumHeight: 7,
  });
  expect(deck.ContainedObjects.map(({ Nickname }: { Nickname: string }) => Nickname)).toEqual([
    'Fickle',
    'Fickle',
    'Wham!',
  ]);
});
