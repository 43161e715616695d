import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { FONT_FILES } from '@draco-table/print/fonts';
import type { Plugin } from 'vite';
import { bareText, buildGames, type Files } from './games.ts';

const types: Record<string, string> = {
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  ftl: 'text/plain; charset=utf-8',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

const require = createRequire(import.meta.url);

/** The fonts of what is printed: fetched when somebody prints. */
const fontFiles = (): [string, Uint8Array][] =>
  FONT_FILES.map(({ file }) => [`fonts/${basename(file)}`, readFileSync(require.resolve(file))]);

/** Where the fonts come from: their licences go along with them. */
export const fontHomes = (): string[] => FONT_FILES.map(({ file }) => require.resolve(file));

/** The element as others embed it: the script, its languages and its manifest for editors, from its own build. */
function elementFiles(dist: string): Map<string, Uint8Array> {
  if (!existsSync(join(dist, 'bundle', 'draco-table.js')))
    throw new Error('Build packages/table first: its script is missing.');
  const bundle = readdirSync(join(dist, 'bundle'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|ftl|woff2|txt)$/.test(name),
  );
  return new Map([
    ...bundle.map((name) => [name, readFileSync(join(dist, 'bundle', name))] as const),
    ['custom-elements.json', readFileSync(join(dist, 'custom-elements.json'))] as const,
  ]);
}

/** What the pages of the site say by themselves, beside what the element brings. */
const CONCERNS = ['site', 'workshop', 'composer', 'editor', 'problems'];

function siteWords(home: string): Files {
  const found = CONCERNS.flatMap((concern) =>
    readdirSync(home).flatMap((lang) => {
      const file = join(home, lang, `${concern}.ftl`);
      return lang !== 'en' && existsSync(file)
        ? [[`words/${lang}/${concern}.ftl`, bareText(readFileSync(file, 'utf8'))] as const]
        : [];
    }),
  );
  return new Map(found);
}

/** The one folder that a page elsewhere needs: the element's script, its parts, and the games beside it. */
const FOLDER = 'table/';

/** Puts that folder beside the pages, in the build and while developing. */
export function gamesAndElement(paths: { cards: string; element: string; words: string }): Plugin {
  const collect = (warn: (text: string) => void): Map<string, string | Uint8Array> => {
    const { files, failed } = buildGames(paths.cards);
    for (const { file, problem } of failed)
      warn(`${file} is left out: ${problem ? `${problem.code} ${problem.message}` : 'it has errors'}`);
    if (![...files.keys()].some((name) => name.endsWith('/ruleset.json'))) throw new Error('No game could be built.');
    const table: [string, string | Uint8Array][] = [
      ...files,
      ...elementFiles(paths.element),
      ...siteWords(paths.words),
    ];
    return new Map<string, string | Uint8Array>([
      ...table.map(([name, text]) => [FOLDER + name, text] as const),
      ...fontFiles(),
    ]);
  };
  return {
    name: 'games-and-element',
    generateBundle() {
      for (const [fileName, source] of collect((text) => this.warn(text)))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      let files: ReturnType<typeof collect> | undefined;
      server.middlewares.use((request, response, next) => {
        const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1);
        if (!name.startsWith(FOLDER) && !name.startsWith('fonts/')) return next();
        files ??= collect((text) => server.config.logger.warn(text));
        const text = files.get(name);
        if (text === undefined) return next();
        response.setHeader('content-type', types[name.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(text);
      });
    },
  };
}
