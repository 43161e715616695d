import type { Box } from './art/draw-symbol.js';
import type { PrintedCard } from './deck.js';
import { drawBack } from './design/card-back.js';
import { drawFront } from './design/card-front.js';
import { backAt, bleedAt, cutMarks, frontAt, type Grid, type Line, layGrid, perPage } from './layout/grid.js';
import { decoration, linePath, type Mark, moved, turned } from './marks.js';
import type { Size } from './options.js';
import type { Studio } from './studio.js';

/** One side of a sheet of paper. */
export interface Sheet {
  page: Size;
  marks: Mark[];
  bookmarks: { chapter: string; title?: string }[];
  /** What is cut out of it, and how far it bleeds. */
  trim?: Box;
  bleed: number;
}

const hairline = (dash?: number[]) => ({ paint: '#000000', width: 0.15, ...(dash && { dash }) });

const lines = (all: readonly Line[], dash?: number[]): Mark[] =>
  all.length === 0
    ? []
    : [{ is: 'path', d: all.map(({ x1, y1, x2, y2 }) => linePath(x1, y1, x2, y2)).join(''), stroke: hairline(dash) }];

export function marginMarks(grid: Grid, used: number): Mark[] {
  const { cut, fold } = cutMarks(grid, used);
  return [decoration([...lines(cut), ...lines(fold, [1, 0.8])])];
}

function trimOf(grid: Grid, used: number): Box {
  const first = frontAt(grid, 0);
  const width = grid.isFolded ? grid.cell.width * 2 : grid.cell.width;
  const columns = Math.min(grid.columns, used);
  const rows = Math.ceil(used / grid.columns);
  return {
    ...first,
    width: columns * (width + grid.gutter) - grid.gutter,
    height: rows * (grid.cell.height + grid.gutter) - grid.gutter,
  };
}

/** Fronts and backs of cards, made page by page. */
export function* cardSheets(
  studio: Studio,
  cards: readonly PrintedCard[],
  done: (cards: number) => void,
): Generator<Sheet> {
  const { options, words } = studio;
  const { backs } = options;
  const grid = layGrid(options.size, options);
  const each = perPage(grid);
  let last = '';
  for (let start = 0; start < cards.length; start += each) {
    const here = cards.slice(start, start + each);
    const used = here.length;
    const cut = options.cutMarks ? marginMarks(grid, used) : [];
    const page = { page: grid.page, bleed: options.inkSaving ? 0 : grid.bleed };
    const fronts = here.map(({ design, number }, i) => {
      const { x, y } = frontAt(grid, i);
      return moved(drawFront(studio, design, number, bleedAt(grid, i, used, 'front')), x, y);
    });
    const behind =
      backs === 'none'
        ? []
        : here.map(({ design }, i) => {
            const { x, y, turned: isTurned } = backAt(grid, i, backs);
            const own = bleedAt(grid, i, used, 'back');
            const drawn = drawBack(
              studio,
              design.type,
              backs === 'fold' ? own : { ...own, left: own.right, right: own.left },
            );
            return moved(isTurned ? [turned(drawn, grid.cell.width, grid.cell.height)] : drawn, x, y);
          });
    const bookmarks = here.flatMap(({ design }) => {
      if (design.id === last) return [];
      last = design.id;
      return [{ chapter: words.cards, title: studio.texts.cardName(design.id) }];
    });
    const trim = trimOf(grid, used);
    if (backs === 'fold') yield { ...page, marks: [...behind, ...fronts, ...cut], bookmarks, trim };
    else {
      yield { ...page, marks: [...fronts, ...cut], bookmarks, trim };
      if (backs !== 'none') yield { ...page, marks: [...behind], bookmarks: [], trim: mirrored(trim, grid, backs) };
    }
    done(Math.min(cards.length, start + each));
  }
}

function mirrored(trim: Box, { page }: Grid, backs: 'long-edge' | 'short-edge'): Box {
  return page.height >= page.width === (backs === 'long-edge')
    ? { ...trim, x: page.width - trim.x - trim.width }
    : { ...trim, y: page.height - trim.y - trim.height };
}
