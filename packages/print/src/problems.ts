import type { Problem, Ruleset } from '@draco-table/ruleset';

/** What can go wrong on the way to paper; `{name}` stands for an argument. */
export const D12 = {
  D1201: {
    title: 'Text does not fit',
    message: 'The text of {card} does not fit on a card of {size}, not even at {points} points.',
    help: 'Shorten it, or print larger cards: --size tarot',
    explanation:
      'A text is set as large as it can be and never under 6.5 points, below which it cannot be read at the table. One that does not fit even so is not cut off: nothing is printed until it is shorter or the card larger.',
  },
  D1202: {
    title: 'Character without a letter shape',
    message: 'No font has the characters {characters}, which {card} needs.',
    help: 'Give a font that has them: --font FILE',
    explanation:
      'The fonts that come along have the letters of Latin, Hebrew and Arabic. A deck in another script needs a font of its own, as TTF, OTF or WOFF.',
  },
  D1203: {
    title: 'Not a font',
    message: '{font} is not a font that can be read.',
    help: 'TTF, OTF, WOFF and WOFF2 files are.',
    explanation: 'A file given with --font is broken, of another format, or holds several fonts.',
  },
  D1204: {
    title: 'Picture that cannot be drawn',
    message: 'The pictures of {game} cannot be drawn: {reason}.',
    help: 'See what a picture may be made of in docs/print.md',
    explanation:
      'The pictures of a theme are SVG made of shapes, gradients and symbols. Scripts, links, text, images, entities and numbers beyond reason have no place in it, and a file with more than it may hold is refused.',
  },
  D1205: {
    title: 'Picture is missing',
    message: '{who} asks for the picture {symbol}, and there is none of that name.',
    help: 'Draw it in art.svg, or take the line out of theme.json',
    explanation:
      'A theme names a picture that its file of pictures does not have. The initials of the name are printed.',
  },
  D1206: {
    title: 'Card does not fit on the page',
    message: 'No card of {size} fits on {paper} with margins of {margin} mm.',
    help: 'Take larger paper, smaller margins or a smaller card.',
    explanation: 'Not even one card, or one card with its back beside it, fits between the margins of the page.',
  },
  D1207: {
    title: 'No such card',
    message: 'There is no card {card} in this deck.',
    help: 'Name cards by their ids, with commas between them.',
    explanation: 'A card given with --only is not in the deck.',
  },
  D1208: {
    title: 'Nothing to print',
    message: 'There is nothing to print: no card changed.',
    help: 'Without --since everything is printed.',
    explanation: 'All cards are as they were when the earlier file was made, or the deck has none at all.',
  },
  D1209: {
    title: 'Too much to print',
    message: 'That would be {cards} cards; {most} are printed at once at most.',
    help: 'Print fewer copies, or some of the cards with --only',
    explanation: 'A limit against a slip of the pen: a deck may say that it has a million copies of a card.',
  },
} as const;

export type PrintCode = keyof typeof D12;

/** Thrown where nothing can be printed; carries all that is wrong. */
export class PrintProblem extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: Problem | readonly Problem[], options?: ErrorOptions) {
    const all = Array.isArray(problems) ? (problems as readonly Problem[]) : [problems as Problem];
    super(all[0]?.message ?? '', options);
    this.name = 'PrintProblem';
    this.problems = all;
  }
}

export function printProblem(
  code: PrintCode,
  args: Problem['args'],
  severity: Problem['severity'] = 'error',
  place: Pick<Problem, 'file' | 'range'> = {},
): Problem {
  const { message, help } = D12[code];
  const text = message.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
  return { code, severity, args, message: text, help, ...place };
}

/** Where a design is written, as far as the ruleset still knows. */
export function placeOf(ruleset: Ruleset, design: string): Pick<Problem, 'file' | 'range'> {
  const span = ruleset.designs.find(({ id }) => id === design)?.span;
  const file = span && ruleset.sources?.[span[0]];
  if (!span || file === undefined) return {};
  const [, line, column, endLine, endColumn] = span;
  return {
    file,
    range: { start: { line, column, offset: 0 }, end: { line: endLine, column: endColumn, offset: 0 } },
  };
}
