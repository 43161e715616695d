export type { Before } from './deck.js';
export { type CardImages, drawImages, type Files, imageFiles, type Rasterise } from './images.js';
export {
  type Backs,
  CARD_SIZES,
  MOST_CARDS,
  OWN_SIZE,
  PAPERS,
  PARTS,
  type Paper,
  type Part,
  type PrintOptions,
  readSize,
  STANDARD,
} from './options.js';
export { type Printed, type PrintJob, printPdf } from './print.js';
export { PrintProblem } from './problems.js';
export { cardsBefore, readBefore } from './since.js';
export type { PrintedGame } from './studio.js';
export { type AddressOf, tabletopSimulator, zipImages } from './tables.js';
export { FONT_FILES } from './text/bundled.js';
export { type FontFile, type Fonts, openFonts, type Style } from './text/fonts.js';
