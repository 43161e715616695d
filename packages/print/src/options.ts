/** Sizes of cards that are sold as such, in millimetres. */
export const CARD_SIZES = {
  poker: { width: 63, height: 88 },
  mini: { width: 44, height: 63 },
  tarot: { width: 70, height: 120 },
  square: { width: 70, height: 70 },
} as const;

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
} as const;

export type CardSize = keyof typeof CARD_SIZES;
export type Paper = keyof typeof PAPERS;

/** How the back comes behind the front: the sheet is turned over one of its edges, or each card is folded. */
export type Backs = 'long-edge' | 'short-edge' | 'fold' | 'none';

export const PARTS = ['cards', 'pieces', 'boards', 'rules'] as const;
export type Part = (typeof PARTS)[number];

export interface Size {
  width: number;
  height: number;
}

export interface PrintOptions {
  size: Size;
  paper: Paper;
  /** Least distance of a card from the edge of the paper, and of a card from the next. */
  margin: number;
  gutter: number;
  /** How far the background goes on beyond the card's edge, for who cuts beside the line. */
  bleed: number;
  rounded: boolean;
  cutMarks: boolean;
  backs: Backs;
  /** How often the whole deck is printed. */
  copies: number;
  /** Ids of cards or of their families; empty for all. */
  only: readonly string[];
  parts: readonly Part[];
  /** Nothing but lines and letters on white. */
  inkSaving: boolean;
  blackAndWhite: boolean;
}

export const STANDARD: PrintOptions = {
  size: CARD_SIZES.poker,
  paper: 'a4',
  margin: 7,
  gutter: 0,
  bleed: 3,
  rounded: true,
  cutMarks: true,
  backs: 'long-edge',
  copies: 1,
  only: [],
  parts: PARTS,
  inkSaving: false,
  blackAndWhite: false,
};

/** What a size of one's own may be: smaller a name has no room, larger it is no card. */
export const OWN_SIZE = { least: 30, most: 200 } as const;

/** `63x88`, or the name of a size; undefined when it is neither. */
export function readSize(text: string): Size | undefined {
  if (Object.hasOwn(CARD_SIZES, text)) return CARD_SIZES[text as CardSize];
  const [, width, height] = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/i.exec(text) ?? [];
  const own = { width: Number(width), height: Number(height) };
  const isFine = Object.values(own).every((one) => one >= OWN_SIZE.least && one <= OWN_SIZE.most);
  return isFine ? own : undefined;
}

export const MOST_CARDS = 5000;
