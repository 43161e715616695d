import { zipSync } from 'fflate';
import type { CardImages, Files, Rasterise } from './images.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What Tabletop Simulator takes: at most so many pictures on a sheet, the last place is for the hidden face. */
const SHEET = { columns: 10, rows: 7 } as const;
const PER_SHEET = SHEET.columns * SHEET.rows - 1;

/** Where the sheets can be fetched by the program that loads the JSON. */
export type AddressOf = (file: string) => string;

/** Sheets of fronts, backs, and a saved object with a deck for each kind of card. */
export async function tabletopSimulator(
  images: CardImages,
  rasterise: Rasterise,
  addressOf: AddressOf,
  progress?: (done: number, all: number) => void,
): Promise<Files> {
  const files: Files = {};
  const objects: object[] = [];
  const sheets = images.backs.flatMap((back, kind) => {
    const cards = images.cards.filter((card) => card.back === kind);
    return Array.from({ length: Math.ceil(cards.length / PER_SHEET) }, (_, i) => ({
      back,
      cards: cards.slice(i * PER_SHEET, (i + 1) * PER_SHEET),
      name: `${back.id}${i === 0 ? '' : `-${i + 1}`}`,
    }));
  });
  for (const [at, { back, cards, name }] of sheets.entries()) {
    const [face, behind] = [`sheet-${name}.png`, `back-${back.id}.png`];
    files[face] = await rasterise(sheetOf([...cards.map(({ svg }) => svg)], back.svg));
    files[behind] ??= await rasterise(back.svg);
    const id = at + 1;
    const custom = {
      [id]: {
        FaceURL: addressOf(face),
        BackURL: addressOf(behind),
        NumWidth: SHEET.columns,
        NumHeight: SHEET.rows,
        BackIsHidden: true,
        UniqueBack: false,
        Type: 0,
      },
    };
    const contained = cards.flatMap((card, i) =>
      Array.from({ length: card.copies }, () => ({
        Name: 'Card',
        Nickname: card.name,
        Description: card.text,
        CardID: id * 100 + i,
        CustomDeck: custom,
        Transform: transformOf(at),
      })),
    );
    // A deck of one card is a card.
    objects.push(
      contained.length === 1
        ? (contained[0] as object)
        : {
            Name: 'DeckCustom',
            Nickname: images.title,
            DeckIDs: contained.map(({ CardID }) => CardID),
            CustomDeck: custom,
            ContainedObjects: contained,
            Transform: transformOf(at),
          },
    );
    progress?.(at + 1, sheets.length);
  }
  const saved = { SaveName: images.title, GameMode: '', Note: '', ObjectStates: objects };
  files['tabletop-simulator.json'] = bytes(`${JSON.stringify(saved, null, 2)}\n`);
  return files;
}

function transformOf(at: number): object {
  return { posX: at * 3, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
}

/** Drawings side by side, the back in the last place. */
function sheetOf(fronts: readonly string[], back: string): string {
  const { width, height } = pixelsOf(back);
  const place = (svg: string, at: number) => {
    const [x, y] = [(at % SHEET.columns) * width, Math.floor(at / SHEET.columns) * height];
    // Names inside one drawing must not meet those of another.
    const own = svg.replace(/(id="|url\(#)([cg]\d+)/g, `$1s${at}$2`);
    return own.replace('<svg ', `<svg x="${x}" y="${y}" `);
  };
  const all = [...fronts.map((svg, i) => place(svg, i)), place(back, SHEET.columns * SHEET.rows - 1)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SHEET.columns}" height="${height * SHEET.rows}">${all.join('')}</svg>`;
}

function pixelsOf(svg: string): { width: number; height: number } {
  const [, width = '1', height = '1'] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** Pictures and a list of them in one file, as tables such as screentop take them. */
export function zipImages(images: CardImages, pictures: Files): Uint8Array {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = images.cards.map(({ id, name, text, copies, back }) =>
    [quoted(id), quoted(name), quoted(text), String(copies), `${id}.png`, `back-${images.backs[back]?.id}.png`].join(
      ',',
    ),
  );
  const list = ['id,name,text,count,front,back', ...rows].join('\r\n');
  // Pictures are compressed already. No clock: the oldest date that a zip can have.
  const all = { ...pictures, 'cards.csv': bytes(`\ufeff${list}\r\n`) };
  return zipSync(all, { level: 0, mtime: new Date(1980, 0, 1) });
}
