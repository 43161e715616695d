import { resolve } from 'node:path';
import { applyFixes, isDeepCode, suppress } from '@draco-table/ruleset';
import type { Deep } from '../deep/deep-check.js';
import { Failure, Stopped } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { writeWhole } from '../frame/write.js';
import { version } from '../home/home.js';
import { type Checked, checkGames } from '../input/check-games.js';
import { findGames, shown } from '../input/find.js';
import { readHead } from '../input/header.js';
import { readStdin } from '../input/stdin.js';
import { createReport, exitCode, printReport } from '../problems/report.js';
import type { Format, Handler } from '../program/shape.js';

export interface CheckOptions {
  fix?: true;
  unsafeFixes?: true;
  diff?: true;
  watch?: true;
  maxWarnings?: number;
  deep?: number;
  seed: string;
  stdinName: string;
  format: Format;
}

/** Mending one problem may show another; more rounds than this and two fixes are undoing each other. */
const ROUNDS = 10;

export const check: Handler = async (operands, flags, io) => {
  const options = flags as unknown as CheckOptions;
  const args = operands[0] as string[];
  if (args.includes('-')) {
    if (args.length > 1 || options.watch) throw new Failure('D1015', '- stands alone, and cannot be watched.');
    return checkStdin(options, io);
  }
  if (options.watch) return (await import('./check-watch.js')).watch(options, io, () => once(args, options, io));
  return (await once(args, options, io)).code;
};

/** One pass over everything; also names the files it rested on. */
export async function once(
  args: readonly string[],
  options: CheckOptions,
  io: Io,
): Promise<{ code: number; files: string[] }> {
  const games = await findGames(args, io.cwd);
  const purpose = options.deep === undefined ? 'look' : 'test';
  let checked = await checkGames(games, io, new Map(), purpose);
  if (options.diff) return { code: await preview(checked, options, io), files: [] };
  let mended = 0;
  if (options.fix || options.unsafeFixes) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const fixed = applyFixes(checked.problems, checked.texts, options.unsafeFixes === true);
      if (fixed.files.size === 0) break;
      mended += fixed.count;
      for (const [file, text] of fixed.files) writeWhole(resolve(io.cwd, file), text);
      checked = await checkGames(games, io, new Map(), purpose);
    }
  }
  let stopped: Deep['stopped'];
  if (options.deep !== undefined) {
    const { deepCheck } = await import('../deep/deep-check.js');
    const deep = await deepCheck(checked.games, options.deep, options.seed, io);
    checked = { ...checked, problems: [...checked.problems, ...suppress(deep.problems, checked.texts, isDeepCode)] };
    stopped = deep.stopped;
  }
  const report = createReport(checked.problems, checked.texts, checked.counts, version());
  await printReport(io, report, options.format);
  if (mended > 0 && options.format === 'pretty')
    io.out(`${io.style('green', '✓')} ${io.words.check.fixed(io.words.count.problems(mended))}\n`);
  if (stopped)
    throw new Stopped(`Stopped after ${stopped.done} of ${stopped.all} random games; what is shown rests on these.`);
  return {
    code: exitCode(report, options.maxWarnings),
    files: [...checked.texts.keys()].map((file) => resolve(io.cwd, file)),
  };
}

async function preview(checked: Checked, options: CheckOptions, io: Io): Promise<number> {
  const { showDiff } = await import('../problems/diff.js');
  const fixed = applyFixes(checked.problems, checked.texts, options.unsafeFixes === true);
  for (const [file, text] of fixed.files) showDiff(io, file, checked.texts.get(file) as string, text);
  const { check: words, count } = io.words;
  io.err(`${fixed.count === 0 ? words.nothingToFix : words.wouldFix(count.problems(fixed.count))}\n`);
  return fixed.files.size > 0 ? 1 : 0;
}

/** A file that an editor has not saved: it is taken for the file of that name. */
async function checkStdin(options: CheckOptions, io: Io): Promise<number> {
  const path = resolve(io.cwd, options.stdinName);
  const file = shown(path, io.cwd);
  let bytes = await readStdin(io);
  const run = () => {
    const head = readHead(new TextDecoder().decode(bytes));
    return checkGames([{ path, head }], io, new Map([[path, bytes]]), 'look');
  };
  let checked = await run();
  if (options.diff) return preview(checked, options, io);
  const isFixing = options.fix === true || options.unsafeFixes === true;
  for (let round = 0; isFixing && round < ROUNDS; round += 1) {
    const text = applyFixes(
      checked.problems.filter((problem) => problem.file === file),
      checked.texts,
      options.unsafeFixes === true,
    ).files.get(file);
    if (text === undefined) break;
    bytes = new TextEncoder().encode(text);
    checked = await run();
  }
  const report = createReport(checked.problems, checked.texts, checked.counts, version());
  // With --fix the mended text is what goes on; what is left to say goes beside it.
  if (isFixing) io.out(new TextDecoder().decode(bytes));
  await printReport(isFixing ? { ...io, out: io.err, style: io.errStyle } : io, report, options.format);
  return exitCode(report, options.maxWarnings);
}
