import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Backs,
  type CardImages,
  drawImages,
  type Files,
  imageFiles,
  PARTS,
  type Paper,
  type Part,
  type PrintJob,
  PrintProblem,
  printPdf,
  STANDARD,
  tabletopSimulator,
  zipImages,
} from '@draco-table/print';
import type { Problem } from '@draco-table/ruleset';
import { Stopped } from '../frame/failure.js';
import { breathe, type Io } from '../frame/io.js';
import { startProgress } from '../frame/progress.js';
import { openDraft, refuseFolder, writeAll, writeWhole } from '../frame/write.js';
import { version } from '../home/home.js';
import { shown } from '../input/find.js';
import { languageOf } from '../input/language.js';
import { loadFonts } from '../print/fonts.js';
import { gameToPrint, readSince } from '../print/game.js';
import { createReport, printReport } from '../problems/report.js';
import type { Format, Handler } from '../program/shape.js';

interface Options {
  out: string;
  as?: 'pdf' | 'png' | 'zip' | 'tabletop';
  lang?: string;
  size: { width: number; height: number };
  paper: Paper;
  margin: number;
  gutter: number;
  bleed: number;
  corners: 'rounded' | 'square';
  cutMarks: boolean;
  backs: Backs;
  copies: number;
  only?: string[];
  parts?: Part[];
  since?: string;
  inkSaving?: boolean;
  blackAndWhite?: boolean;
  font?: string[];
  url?: string;
  format: Format;
}

/** Dots to an inch of what is sent to a print service, and of what lies on a screen. */
const FOR_PAPER = 300;
const FOR_SCREEN = 150;

/** `print`: the game on paper, or as pictures of its cards. Nothing is written when something is wrong. */
export const print: Handler = async (operands, flags, io) => {
  const options = flags as unknown as Options;
  const out = resolve(io.cwd, options.out);
  const as = options.as ?? (/\.pdf$/i.test(out) ? 'pdf' : /\.zip$/i.test(out) ? 'zip' : 'png');
  if (as === 'pdf' || as === 'zip') refuseFolder(out);
  try {
    const job = await jobOf(operands[0] as string, options, io);
    const warnings = as === 'pdf' ? await toPdf(job, out, io) : await toImages(job, as, out, options, io);
    if (warnings.length > 0) await tell(warnings, options.format, io);
    return 0;
  } catch (error) {
    if (!(error instanceof PrintProblem)) throw error;
    await tell(error.problems, options.format, io);
    return 1;
  }
};

async function jobOf(name: string, options: Options, io: Io): Promise<PrintJob> {
  const lang = languageOf(options.lang, io);
  const game = await gameToPrint(name, lang, io);
  const fonts = loadFonts(options.font ?? [], io.cwd);
  const before = options.since === undefined ? undefined : await readSince(options.since, lang, fonts, io);
  // Who asks for what changed has the rest already.
  const parts = options.parts ?? (options.since === undefined ? PARTS : ['cards' as const]);
  const { size, paper, margin, gutter, bleed, cutMarks, backs, copies } = options;
  return {
    game,
    fonts,
    ...(before && { before }),
    options: {
      ...STANDARD,
      ...{ size, paper, margin, gutter, bleed, cutMarks, backs, copies, parts },
      rounded: options.corners === 'rounded',
      only: options.only ?? [],
      inkSaving: options.inkSaving === true,
      blackAndWhite: options.blackAndWhite === true,
    },
  };
}

async function tell(problems: readonly Problem[], format: Format, io: Io): Promise<void> {
  const aside = { ...io, out: io.err, style: io.errStyle };
  const counts = { files: 0, games: 1, cards: 0 };
  await printReport(aside, createReport([...problems], new Map(), counts, version()), format);
}

/** Draws progress, and stops between two parts of the work when asked to. */
function watched(io: Io, what: string) {
  let isStopped = false;
  let bar: ReturnType<typeof startProgress> | undefined;
  const back = io.onInterrupt(() => {
    isStopped = true;
  });
  return {
    progress: (done: number, all: number) => {
      bar ??= startProgress(io, all, what);
      bar.update(done);
    },
    pause: async () => {
      await breathe();
      if (isStopped) throw new Stopped();
    },
    end: () => {
      bar?.stop();
      back();
    },
  };
}

const wordOf = (counted: string): string => counted.replace(/^\S+\s/, '');

async function toPdf(job: PrintJob, out: string, io: Io): Promise<Problem[]> {
  const { words } = io;
  const work = watched(io, wordOf(words.count.cards(2)));
  const draft = openDraft(out);
  try {
    const { cards, pages, warnings } = await printPdf({ ...job, progress: work.progress }, async (bytes) => {
      draft.write(bytes);
      if (bytes.length > 1000) await work.pause();
    });
    draft.keep();
    work.end();
    io.out(`${io.style('green', '✓')} ${words.print.done(shown(out, io.cwd), words.count.cards(cards), pages)}\n`);
    return warnings;
  } catch (error) {
    work.end();
    draft.drop();
    throw error;
  }
}

async function toImages(
  job: PrintJob,
  as: 'png' | 'zip' | 'tabletop',
  out: string,
  options: Options,
  io: Io,
): Promise<Problem[]> {
  const { Resvg } = await import('@resvg/resvg-js');
  const work = watched(io, wordOf(io.words.count.files(2)));
  const rasterise = async (svg: string) => {
    await work.pause();
    // No fonts: letters are outlines already, and looking for those of the machine takes longer than the picture.
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
  try {
    const forService = as === 'png';
    const images = await drawImages(job, {
      dpi: forService ? FOR_PAPER : FOR_SCREEN,
      bleed: forService ? job.options.bleed : 0,
    });
    const files = await filesOf(images, as, out, options, rasterise, work.progress);
    if (as === 'zip') writeWhole(out, zipImages(images, files));
    else writeAll(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [join(out, name), bytes])));
    work.end();
    const count = io.words.count.files(Object.keys(files).length);
    io.out(`${io.style('green', '✓')} ${io.words.print.images(shown(out, io.cwd), count)}\n`);
    return images.warnings;
  } finally {
    work.end();
  }
}

async function filesOf(
  images: CardImages,
  as: 'png' | 'zip' | 'tabletop',
  out: string,
  { url }: Options,
  rasterise: (svg: string) => Promise<Uint8Array>,
  progress: (done: number, all: number) => void,
): Promise<Files> {
  if (existsSync(out) && as !== 'zip' && !statSync(out).isDirectory()) refuseFolder(join(out, 'card.png'));
  if (as !== 'tabletop') return imageFiles(images, rasterise, progress);
  const base = url === undefined ? undefined : url.replace(/\/*$/, '/');
  // From a folder of this machine, as long as nobody says where they will lie.
  const addressOf = (file: string) => (base === undefined ? pathToFileURL(join(out, file)).href : base + file);
  return tabletopSimulator(images, rasterise, addressOf, progress);
}
