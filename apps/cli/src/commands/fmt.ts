import { dirname } from 'node:path';
import { decode, format } from '@draco-table/lang';
import type { Problem } from '@draco-table/ruleset';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { sweepDrafts, writeWhole } from '../frame/write.js';
import { version } from '../home/home.js';
import { expand, readBytes, shown } from '../input/find.js';
import { readStdin } from '../input/stdin.js';
import { createReport, printReport } from '../problems/report.js';
import type { Format, Handler } from '../program/shape.js';

interface Options {
  check?: true;
  diff?: true;
  format: Format;
  stdinName: string;
}

interface Laid {
  file: string;
  before: string;
  after: string;
}

/** `fmt`: one canonical layout; files with problems are left as they are. */
export const fmt: Handler = async (operands, flags, io) => {
  const options = flags as unknown as Options;
  const args = operands[0] as string[];
  if (args.length === 1 && args[0] === '-') return fromStdin(options, io);

  const problems: Problem[] = [];
  const changed: Laid[] = [];
  const texts = new Map<string, string>();
  const paths = await expand(args.length > 0 ? args : ['.'], io.cwd, ['.draco']);
  for (const path of paths) {
    const file = shown(path, io.cwd);
    if (!path.endsWith('.draco')) throw new Failure('D1009', `${file} is not a .draco file.`);
    const laid = layOut(await readBytes(path, io.cwd), file, problems, texts);
    if (laid && laid.after !== laid.before) changed.push(laid);
  }
  if (!options.diff && !options.check) for (const folder of new Set(paths.map(dirname))) sweepDrafts(folder);
  for (const laid of changed) {
    if (options.diff) (await import('../problems/diff.js')).showDiff(io, laid.file, laid.before, laid.after);
    else if (options.check) problems.push(differs(laid));
    else writeWhole(paths.find((path) => shown(path, io.cwd) === laid.file) as string, laid.after);
  }
  const failed = problems.length > 0 || (options.diff === true && changed.length > 0);
  if (problems.length > 0 || (options.check && options.format !== 'pretty')) {
    await printReport(
      io,
      createReport(problems, texts, { files: paths.length, games: 0, cards: 0 }, version()),
      options.format,
    );
  } else if (!options.diff) {
    const { fmt: words, count } = io.words;
    const done = options.check ? words.toLayOut : words.laidOut;
    io.out(`${io.style('green', '✓')} ${done(count.files(paths.length), changed.length)}\n`);
  }
  return failed ? 1 : 0;
};

async function fromStdin(options: Options, io: Io): Promise<number> {
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  const laid = layOut(await readStdin(io), options.stdinName, problems, texts);
  if (laid && options.diff) (await import('../problems/diff.js')).showDiff(io, laid.file, laid.before, laid.after);
  else if (laid && !options.check) io.out(laid.after);
  const isDifferent = laid !== undefined && laid.after !== laid.before;
  if (isDifferent && options.check) problems.push(differs(laid));
  if (problems.length > 0) {
    // The text goes to standard output, so what is wrong with it must not.
    const aside: Io = options.check ? io : { ...io, out: io.err, style: io.errStyle };
    await printReport(
      aside,
      createReport(problems, texts, { files: 1, games: 0, cards: 0 }, version()),
      options.format,
    );
  }
  return problems.length > 0 || (options.diff === true && isDifferent) ? 1 : 0;
}

function layOut(bytes: Uint8Array, file: string, problems: Problem[], texts: Map<string, string>): Laid | undefined {
  const read = decode(bytes, file);
  if (read.problem) {
    problems.push(read.problem);
    return undefined;
  }
  texts.set(file, read.text);
  const result = format(read.text, file);
  problems.push(...result.problems);
  return result.problems.length > 0 ? undefined : { file, before: read.text, after: result.text };
}

function differs({ file, before, after }: Laid): Problem {
  const [old, next] = [before.split('\n'), after.split('\n')];
  const line = Math.max(
    0,
    old.findIndex((text, i) => text !== next[i]),
  );
  const start = { line: line + 1, column: 1, offset: old.slice(0, line).join('\n').length + (line > 0 ? 1 : 0) };
  const length = old[line]?.length ?? 0;
  return {
    code: 'D1030',
    severity: 'error',
    args: { file },
    message: 'The layout differs from the canonical one, first on this line.',
    help: `Run: draco fmt ${file}`,
    file,
    range: { start, end: { line: line + 1, column: length + 1, offset: start.offset + length } },
  };
}
