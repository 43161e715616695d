import { CARD_SIZES, OWN_SIZE, PAPERS, PARTS, readSize, STANDARD } from '@draco-table/print';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Attach, common, examples, needs, whole, withFormat } from './shape.js';

const OUT = 'a .pdf or .zip file, or a folder for pictures';

/** The command that puts a game on paper. */
export function printCommand(program: Command, attach: Attach): void {
  const sizes = Object.keys(CARD_SIZES).join(', ');
  const print = needs(withFormat(common(program.command('print'))), '-o, --out <path>', OUT, path)
    .summary('cards, pieces, boards and rules on paper')
    .description(
      'Prints a game or deck: every card as often as the deck has it, with backs, pieces, boards, markers and a sheet of rules. With --lang in any language the game has, or in a made-up one (en-XA, ar-XB).',
    )
    .argument('<deck>', 'a game or deck: its name, its file, or a built ruleset')
    .addOption(
      new Option('--as <what>', 'what to make; default: by the ending of --out').choices([
        'pdf',
        'png',
        'zip',
        'tabletop',
      ]),
    )
    .addOption(
      new Option('--size <size>', `${sizes}, or width and height in mm such as 57x87`)
        .argParser(size)
        .default(STANDARD.size, 'poker'),
    )
    .addOption(new Option('--paper <paper>', 'the sheet').choices(Object.keys(PAPERS)).default(STANDARD.paper))
    .option('--margin <mm>', 'least distance from the edge of the sheet', millimetres(0, 50), STANDARD.margin)
    .option('--gutter <mm>', 'between cards', millimetres(0, 50), STANDARD.gutter)
    .option('--bleed <mm>', 'how far the background goes on beyond the edge', millimetres(0, 10), STANDARD.bleed)
    .addOption(new Option('--corners <corners>', 'of the cards').choices(['rounded', 'square']).default('rounded'))
    .option('--no-cut-marks', 'without marks in the margin')
    .addOption(
      new Option('--backs <way>', 'over which edge the sheet is turned, or folded cards')
        .choices(['long-edge', 'short-edge', 'fold', 'none'])
        .default(STANDARD.backs),
    )
    .option('--copies <n>', 'how often the deck is printed', whole(1, 100), 1)
    .option('--only <cards>', 'only these cards, by id, with commas between them', listed)
    .option('--parts <parts>', `only these: ${PARTS.join(', ')}`, parts)
    .option('--since <file>', 'only cards that changed since a PDF was printed, or since an earlier game or deck')
    .option('--ink-saving', 'no backgrounds')
    .option('--black-and-white', 'no colours')
    .option('--font <file>', 'a font for letters that those of draco do not have; may be repeated', collected)
    .option('--url <address>', 'where the pictures of --as tabletop will lie')
    .addHelpText(
      'after',
      examples(
        'draco print draco --lang nl -o deck.pdf',
        'draco print my-deck --size tarot --backs fold -o my-deck.pdf',
        'draco print my-deck --since my-deck.pdf -o changed.pdf',
        'draco print my-deck --as tabletop -o table/',
      ),
    );
  attach(print, async () => (await import('../commands/print.js')).print);
}

/** `deck.docx` is a slip, not the name of a new folder; `deck.docx/` is one. */
function path(text: string): string {
  if (/\.[a-z]{3,4}$/i.test(text) && !/\.(pdf|zip)$/i.test(text))
    throw new InvalidArgumentError(`It must be ${OUT}; such a name is one with a / at its end.`);
  return text;
}

function size(text: string): { width: number; height: number } {
  const read = readSize(text);
  if (read) return read;
  const { least, most } = OWN_SIZE;
  throw new InvalidArgumentError(
    `It must be ${Object.keys(CARD_SIZES).join(', ')}, or width and height from ${least} to ${most} mm such as 57x87.`,
  );
}

function millimetres(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+(\.\d+)?$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a number from ${least} to ${most}.`);
    return value;
  };
}

const listed = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

function parts(text: string): string[] {
  const given = listed(text);
  const odd = given.find((one) => !(PARTS as readonly string[]).includes(one));
  if (odd !== undefined || given.length === 0)
    throw new InvalidArgumentError(`It must be some of ${PARTS.join(', ')}, with commas between them.`);
  return given;
}

const collected = (text: string, before: string[] = []): string[] => [...before, text];
