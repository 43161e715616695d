import { chipsOf, piecesToPrint, ringsOf, spotsOf, tracksOf } from './contents.js';
import { DIE, drawDie, drawRing, drawSpot, drawTrack, trackHeight } from './design/boards.js';
import { CHIP, drawChip, drawPiece, PIECE } from './design/pieces.js';
import { frontAt, layGrid, perPage } from './layout/grid.js';
import { decoration, group, type Mark, moved } from './marks.js';
import { PAPERS, type Size } from './options.js';
import { marginMarks, type Sheet } from './sheets.js';
import type { Studio } from './studio.js';

/** Small things in a grid of their own, page by page. */
function* gridSheets<T>(
  studio: Studio,
  chapter: string,
  cell: Size,
  things: readonly T[],
  draw: (thing: T) => Mark[],
  gap: number,
): Generator<Sheet> {
  const { options } = studio;
  const grid = layGrid(cell, { ...options, gutter: gap, bleed: 0, backs: 'none' });
  const each = perPage(grid);
  for (let start = 0; start < things.length; start += each) {
    const here = things.slice(start, start + each);
    const marks = here.map((thing, i) => {
      const { x, y } = frontAt(grid, i);
      return moved(draw(thing), x, y);
    });
    const cut = options.cutMarks ? marginMarks(grid, here.length) : [];
    yield { page: grid.page, marks: [...marks, ...cut], bookmarks: start === 0 ? [{ chapter }] : [], bleed: 0 };
  }
}

export function* pieceSheets(studio: Studio): Generator<Sheet> {
  const { words } = studio;
  yield* gridSheets(studio, words.pieces, PIECE, piecesToPrint(studio), (design) => drawPiece(studio, design), 0);
  const chips = chipsOf(studio).flatMap((chip) => Array.from({ length: chip.count }, () => chip));
  yield* gridSheets(studio, words.counters, CHIP, chips, (chip) => drawChip(studio, chip), 2);
}

const MARGIN = 12;

export function* boardSheets(studio: Studio): Generator<Sheet> {
  const { options, words, ruleset } = studio;
  const page: Size = PAPERS[options.paper];
  let isFirst = true;
  const sheet = (marks: Mark[]): Sheet => {
    const bookmarks = isFirst ? [{ chapter: words.boards }] : [];
    isFirst = false;
    return { page, marks, bookmarks, bleed: 0 };
  };
  for (const { zone, places } of ringsOf(studio)) yield sheet(drawRing(studio, zone, places, page));
  let marks: Mark[] = [];
  let y = MARGIN;
  for (const track of tracksOf(studio)) {
    const high = trackHeight(track);
    if (y + high > page.height - MARGIN && marks.length) {
      yield sheet(marks);
      [marks, y] = [[], MARGIN];
    }
    marks.push(...drawTrack(studio, track, MARGIN, y, page.width - 2 * MARGIN));
    y += high;
  }
  for (const { sides } of ruleset.dice) {
    if (sides !== 6) continue;
    if (y + DIE.height + 10 > page.height - MARGIN && marks.length) {
      yield sheet(marks);
      [marks, y] = [[], MARGIN];
    }
    const title = studio.set(
      words.die,
      {
        x: MARGIN,
        y,
        width: page.width - 2 * MARGIN,
        height: 8,
        style: 'title',
        largest: 13,
        vertical: 'middle',
        leading: 1,
        colour: studio.ink,
      },
      words.die,
    );
    if (title) marks.push(group([title.mark], { tag: { role: 'H2' } }));
    marks.push(moved([decoration(drawDie(studio, DIE.side))], MARGIN, y + 9));
    y += DIE.height + 12;
  }
  if (marks.length) yield sheet(marks);
  for (const spots of gridSheets(
    studio,
    words.boards,
    options.size,
    spotsOf(studio),
    (spot) => drawSpot(studio, spot),
    0,
  )) {
    yield { ...spots, bookmarks: isFirst ? spots.bookmarks : [] };
    isFirst = false;
  }
}

/** What comes behind a sheet that is printed on one side alone, where the printer prints on both. */
export function emptyBehind(studio: Studio, { page }: Sheet): Sheet {
  const { words } = studio;
  const set = studio.set(
    words.empty,
    {
      x: 20,
      y: page.height / 2 - 5,
      width: page.width - 40,
      height: 10,
      style: 'text',
      largest: 9,
      align: 'centre',
      colour: '#b0a89e',
    },
    words.empty,
  );
  return { page, marks: set ? [decoration([set.mark])] : [], bookmarks: [], bleed: 0 };
}
