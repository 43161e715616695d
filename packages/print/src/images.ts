import type { DesignDef, Problem } from '@draco-table/ruleset';
import { withoutColour } from './colour.js';
import { cardsToPrint } from './deck.js';
import { drawBack } from './design/card-back.js';
import { drawFront } from './design/card-front.js';
import type { Mark } from './marks.js';
import type { PrintJob } from './print.js';
import { PrintProblem, printProblem } from './problems.js';
import { openStudio, type Studio } from './studio.js';
import { toPixels } from './units.js';
import { writeSvg } from './write/svg.js';

/** Turns SVG into PNG; there is one for Node and one for browsers. */
export type Rasterise = (svg: string) => Uint8Array | Promise<Uint8Array>;

export interface CardImage {
  id: string;
  name: string;
  text: string;
  copies: number;
  /** Index of the back that belongs to it. */
  back: number;
  svg: string;
}

export interface CardImages {
  title: string;
  cards: CardImage[];
  /** By kind of card. */
  backs: { id: string; svg: string }[];
  warnings: Problem[];
}

export interface ImageOptions {
  dpi: number;
  /** Around each card, in millimetres. */
  bleed: number;
}

/** Every card of a job as a drawing of its own, with its bleed. */
export async function drawImages(job: PrintJob, { dpi, bleed }: ImageOptions): Promise<CardImages> {
  // The corners are rounded by whoever cuts.
  const studio = await openStudio(job.game, job.fonts, { ...job.options, rounded: false });
  const cards = cardsToPrint(studio, job.before);
  if (cards.length === 0) throw new PrintProblem(printProblem('D1208', {}));
  const { width, height } = studio.options.size;
  const around = { left: bleed, top: bleed, right: bleed, bottom: bleed };
  const picture = (marks: Mark[]) =>
    writeSvg(
      {
        x: -bleed,
        y: -bleed,
        width: width + 2 * bleed,
        height: height + 2 * bleed,
        marks: studio.options.blackAndWhite ? withoutColour(marks) : marks,
      },
      { width: toPixels(width + 2 * bleed, dpi), height: toPixels(height + 2 * bleed, dpi) },
    );
  const counts = new Map<DesignDef, number>();
  for (const { design } of cards) counts.set(design, (counts.get(design) ?? 0) + 1);
  const types = [...new Set([...counts.keys()].map(({ type }) => type))];
  const images = [...counts].map(([design, copies]) => ({
    ...wordsOf(studio, design),
    copies,
    back: types.indexOf(design.type),
    // Copies look alike: which of them it is, a single picture does not say.
    svg: picture(drawFront(studio, { ...design, copies: 1 }, 1, around)),
  }));
  const backs = types.map((type) => ({
    id: studio.ruleset.types[type]?.id ?? String(type),
    svg: picture(drawBack(studio, type, around)),
  }));
  const errors = studio.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new PrintProblem(errors);
  return { title: studio.texts.gameName(), cards: images, backs, warnings: studio.problems };
}

function wordsOf({ texts }: Studio, { id }: DesignDef): Pick<CardImage, 'id' | 'name' | 'text'> {
  return { id, name: texts.cardName(id), text: texts.cardText(id) ?? '' };
}

/** File names to bytes. */
export type Files = Record<string, Uint8Array>;

/** Each card once as PNG, and each back. */
export async function imageFiles(
  images: CardImages,
  rasterise: Rasterise,
  progress?: (done: number, all: number) => void,
): Promise<Files> {
  const files: Files = {};
  const all = images.cards.length + images.backs.length;
  let done = 0;
  const take = async (name: string, svg: string) => {
    files[name] = await rasterise(svg);
    progress?.(++done, all);
  };
  for (const { id, svg } of images.cards) await take(`${id}.png`, svg);
  for (const { id, svg } of images.backs) await take(`back-${id}.png`, svg);
  return files;
}
