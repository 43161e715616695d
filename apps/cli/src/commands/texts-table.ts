import { extname, join, resolve } from 'node:path';
import { isTableFormat, TABLE_FORMATS, type TableFormat, takeTexts, writeTexts } from '@draco-table/text/exchange';
import { Failure } from '../frame/failure.js';
import { writeWhole } from '../frame/write.js';
import { version } from '../home/home.js';
import { readBytes, shown } from '../input/find.js';
import { readStdin } from '../input/stdin.js';
import { gameWords, textFolder } from '../input/texts.js';
import { createReport, exitCode, printReport } from '../problems/report.js';
import type { Format, Handler } from '../program/shape.js';
import { checkLanguage } from '../scaffold/names.js';
import { ofLanguage, open, ownFile, put } from './texts.js';

/** `texts table`: out to a spreadsheet or to gettext, or back from one. */
export const table: Handler = async (operands, flags, io) => {
  const game = await open(flags.game ?? operands[0], io);
  const language = checkLanguage(flags.to as string);
  if (flags.import === undefined) {
    const what = { ruleset: game.ruleset, files: game.texts, lang: language, words: gameWords() };
    put(io, flags.out, writeTexts(formatOf(flags.out), what));
    return 0;
  }
  const from = flags.import as string;
  const bytes = from === '-' ? await readStdin(io) : await readBytes(resolve(io.cwd, from), io.cwd);
  const path = join(textFolder(game.path), `${language}.ftl`);
  const target = ownFile(game, language, io) ?? { lang: language, file: shown(path, io.cwd), text: '' };
  const taken = takeTexts(bytes, target, ofLanguage(game, 'en'), {
    ruleset: game.ruleset,
    force: flags.force === true,
  });
  const { format: kind, encoding = 'utf-8' } = taken;
  if (encoding !== 'utf-8') io.err(`${io.words.texts.converted(from, encoding)}\n`);
  const problems = taken.problems.map((problem) => ({ ...problem, file: problem.file ?? from }));
  if (taken.changed.length > 0) writeWhole(path, taken.text);
  // A line of letters can be shown beside the problem; a row of a workbook cannot.
  const lines = kind === 'csv' || kind === 'po' ? new TextDecoder(encoding).decode(bytes) : '';
  const report = createReport(problems, new Map([[from, lines]]), { files: 1, games: 1, cards: 0 }, version());
  const format = flags.format as Format;
  if (problems.length > 0 || format !== 'pretty') await printReport(io, report, format);
  const { texts: words, count } = io.words;
  const rest = [
    taken.skipped > 0 && words.skipped(taken.skipped),
    taken.kept.length > 0 && words.kept(taken.kept.length),
  ].filter((part) => part !== false);
  const said = [words.taken(count.texts(taken.changed.length), target.file), ...rest].join('; ');
  // Where a program reads the problems, it reads nothing else.
  if (format === 'pretty' && kind !== undefined) io.out(`${io.style('green', '✓')} ${said}\n`);
  else if (kind !== undefined) io.err(`${said}\n`);
  return exitCode(report);
};

function formatOf(out: unknown): TableFormat {
  if (typeof out !== 'string' || out === '-') return 'csv';
  const ending = extname(out).slice(1).toLowerCase();
  if (isTableFormat(ending)) return ending;
  throw new Failure(
    'D1018',
    `${out} does not say what to write.`,
    2,
    `use a name that ends in ${TABLE_FORMATS.map((one) => `.${one}`).join(', ')}`,
  );
}
