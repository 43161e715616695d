import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildGames, type Files } from './games.ts';

const types: Record<string, string> = {
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  ftl: 'text/plain; charset=utf-8',
};

/** The element as others embed it: the script, its languages and its manifest for editors, from its own build. */
function elementFiles(dist: string): Files {
  if (!existsSync(join(dist, 'bundle', 'draco-table.js')))
    throw new Error('Build packages/table first: its script is missing.');
  const bundle = readdirSync(join(dist, 'bundle'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const read = (...path: string[]) => readFileSync(join(dist, ...path), 'utf8');
  return new Map([
    ...bundle.map((name) => [name, read('bundle', name)] as const),
    ['custom-elements.json', read('custom-elements.json')],
  ]);
}

/** The one folder that a page elsewhere needs: the element's script, its parts, and the games beside it. */
const FOLDER = 'table/';

/** Puts that folder beside the pages, in the build and while developing. */
export function gamesAndElement(paths: { cards: string; element: string }): Plugin {
  const collect = (warn: (text: string) => void): Files => {
    const { files, failed } = buildGames(paths.cards);
    for (const { file, problem } of failed)
      warn(`${file} is left out: ${problem ? `${problem.code} ${problem.message}` : 'it has errors'}`);
    if (![...files.keys()].some((name) => name.endsWith('/ruleset.json'))) throw new Error('No game could be built.');
    return new Map([...files, ...elementFiles(paths.element)].map(([name, text]) => [FOLDER + name, text]));
  };
  return {
    name: 'games-and-element',
    generateBundle() {
      for (const [fileName, source] of collect((text) => this.warn(text)))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      let files: Files | undefined;
      server.middlewares.use((request, response, next) => {
        const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1);
        if (!name.startsWith(FOLDER)) return next();
        files ??= collect((text) => server.config.logger.warn(text));
        const text = files.get(name);
        if (text === undefined) return next();
        response.setHeader('content-type', types[name.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(text);
      });
    },
  };
}
