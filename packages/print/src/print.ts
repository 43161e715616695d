import type { Problem } from '@draco-table/ruleset';
import { withoutColour } from './colour.js';
import { type Before, cardsToPrint, type PrintedCard } from './deck.js';
import { rulesSheets } from './design/rules-sheet.js';
import type { Part, PrintOptions } from './options.js';
import { boardSheets, emptyBehind, pieceSheets } from './other-sheets.js';
import { PrintProblem, printProblem } from './problems.js';
import { cardSheets, type Sheet } from './sheets.js';
import { writeBefore } from './since.js';
import { openStudio, type PrintedGame, type Studio } from './studio.js';
import type { Fonts } from './text/fonts.js';
import { type Sink, writePdf } from './write/pdf.js';

export interface PrintJob {
  game: PrintedGame;
  fonts: Fonts;
  options: PrintOptions;
  /** Cards that were printed before and need not be again as long as they look the same. */
  before?: Before;
  /** Told how many of how many cards are done. */
  progress?: (done: number, all: number) => void;
}

export interface Printed {
  /** What is worth a word although all was printed. */
  warnings: Problem[];
  cards: number;
  pages: number;
}

function stopOnErrors({ problems }: Studio): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new PrintProblem(errors);
}

/** Cards first, then what they are played with. A sheet with one side has an empty one behind it, if both are printed. */
function* allSheets(studio: Studio, cards: readonly PrintedCard[], done: (cards: number) => void): Generator<Sheet> {
  const { parts, backs, only } = studio.options;
  yield* cardSheets(studio, cards, done);
  // Who wants some of the cards has the rest already.
  const isWanted = (part: Part) => only.length === 0 && parts.includes(part);
  const isDouble = backs === 'long-edge' || backs === 'short-edge';
  const single = [
    ...(isWanted('pieces') ? [pieceSheets(studio)] : []),
    ...(isWanted('boards') ? [boardSheets(studio)] : []),
  ];
  for (const sheets of single)
    for (const sheet of sheets) {
      yield sheet;
      if (isDouble) yield emptyBehind(studio, sheet);
    }
  if (isWanted('rules')) yield* rulesSheets(studio);
}

/** Prints a game as PDF, page by page into the sink. Throws a `PrintProblem` with all that is wrong before the end. */
export async function printPdf(job: PrintJob, sink: Sink): Promise<Printed> {
  const { game, fonts, options, before, progress } = job;
  const studio = await openStudio(game, fonts, options);
  const cards = options.parts.includes('cards') ? cardsToPrint(studio, before) : [];
  if (before && cards.length === 0) throw new PrintProblem(printProblem('D1208', {}));
  let pages = 0;
  const sheets = function* (): Generator<Sheet> {
    for (const sheet of allSheets(studio, cards, (done) => progress?.(done, cards.length))) {
      pages++;
      yield options.blackAndWhite ? { ...sheet, marks: withoutColour(sheet.marks) } : sheet;
    }
    stopOnErrors(studio);
  };
  const { texts } = studio;
  await writePdf(sheets(), { title: texts.gameName(), lang: texts.lang, note: writeBefore(studio) }, sink);
  return { warnings: studio.problems, cards: cards.length, pages };
}
