import { existsSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { botBeside } from '../bot-file/bot-file.js';
import { writeWhole } from '../frame/write.js';
import { version } from '../home/home.js';
import { checkGames } from '../input/check-games.js';
import { findGames, shown } from '../input/find.js';
import { resolveGame } from '../input/library.js';
import { lookOf } from '../input/look.js';
import { bundles } from '../input/texts.js';
import { createReport, printReport } from '../problems/report.js';
import type { Format, Handler } from '../program/shape.js';

interface Options {
  out: string;
  texts: boolean;
  format: Format;
}

/** `build`: the ruleset, and its texts beside it. Nothing is written when there are errors. */
export const build: Handler = async (operands, flags, io) => {
  const options = flags as unknown as Options;
  const found = await findGames([resolveGame(operands[0] as string, io.cwd)], io.cwd);
  const checked = await checkGames(found.slice(0, 1), io, new Map());
  const game = checked.games[0];
  const errors = checked.problems.filter((problem) => problem.severity === 'error');
  if (!game || errors.length > 0) {
    const aside = { ...io, out: io.err, style: io.errStyle };
    await printReport(aside, createReport(checked.problems, checked.texts, checked.counts, version()), options.format);
    return 1;
  }
  const json = `${JSON.stringify(game.ruleset)}\n`;
  if (options.out === '-') {
    io.out(json);
    return 0;
  }
  const texts = options.texts ? merged(bundles(game.texts)) : {};
  const beside = { ...lookOf(game, io.cwd), ...botBeside(game, io.cwd) };
  const files = layOutput(resolve(io.cwd, options.out), json, texts, beside, /[\\/]$/.test(options.out));
  for (const [path, text] of Object.entries(files)) writeWhole(path, text);
  const { count } = io.words;
  io.out(
    `${io.style('green', '✓')} ${Object.keys(files)
      .map((path) => shown(path, io.cwd))
      .join(', ')}: ${count.designs(game.ruleset.designs.length)}, ${count.languages(Object.keys(texts).length)}\n`,
  );
  return 0;
};

/** In a folder: what `<draco-table src="…/game.json">` takes. As a file: the ruleset, and its texts beside it. */
function layOutput(
  out: string,
  json: string,
  texts: Record<string, string>,
  look: Record<string, string>,
  isFolder: boolean,
): Record<string, string> {
  const languages = Object.entries(texts);
  if (isFolder || !out.endsWith('.json') || (existsSync(out) && statSync(out).isDirectory())) {
    const manifest = {
      ruleset: 'ruleset.json',
      texts: Object.fromEntries(languages.map(([lang]) => [lang, `${lang}.ftl`])),
      ...Object.fromEntries(Object.keys(look).map((file) => [basename(file, extname(file)), file])),
    };
    return {
      [join(out, 'ruleset.json')]: json,
      ...Object.fromEntries(languages.map(([lang, text]) => [join(out, `${lang}.ftl`), text])),
      ...Object.fromEntries(Object.entries(look).map(([file, text]) => [join(out, file), text])),
      [join(out, 'game.json')]: `${JSON.stringify(manifest, null, 2)}\n`,
    };
  }
  const base = out.slice(0, -'.json'.length);
  return { [out]: json, ...Object.fromEntries(languages.map(([lang, text]) => [`${base}.${lang}.ftl`, text])) };
}

/** A deck's texts after its game's: the later wins. */
function merged(sources: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sources).map(([lang, texts]) => [
      lang,
      texts
        .map((text) => text.trimEnd())
        .join('\n\n')
        .concat('\n'),
    ]),
  );
}
