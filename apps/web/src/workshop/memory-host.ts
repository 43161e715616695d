/** Where the language server of the workshop finds files: what is open it has from the page, the rest are the site's games. */
import { loadRuleset, startGame } from '@draco-table/engine';
import { runTests } from '@draco-table/engine/testing';
import { byEngine, type Host } from '@draco-table/lsp';
import { chain } from '@draco-table/text';
import { languages } from '@draco-table/words';
import { gameWords } from '@draco-table/words/all';
import { readWords } from '../read-words.js';
import { languageOf } from './file-names.js';
import type { Notes } from './protocol.js';

/** Seen from the built worker, which lies in a folder of its own. */
const wordsUrl = new URL(import.meta.env.DEV ? '/table/words/' : '../table/words/', globalThis.location.href);

const owned = <T>(files: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(files, name) ? files[name] : undefined;

export interface MemoryHost extends Host {
  lend(note: Notes['workshop/library']): string[];
  own(note: Notes['workshop/own']): void;
  /** The sources of the site's games. */
  library(): Readonly<Record<string, string>>;
}

export function memoryHost(): MemoryHost {
  let library: Record<string, string> = {};
  const words = new Map<string, string>();
  let mine: Notes['workshop/own'] = { entry: '', files: [] };

  const nameOf = (path: string) => path.slice(1);
  const read = (path: string) => owned(library, nameOf(path)) ?? words.get(nameOf(path));
  const stemOf = (file: string) => file.replace(/\.draco$/, '');

  return {
    read,
    stamp: (path) => (read(path) === undefined ? undefined : 'lent'),
    // A game of the site that is being changed is open in all its parts; the one below a deck is read only.
    canWrite: (path) => mine.files.includes(nameOf(path)) || path.startsWith(`/${stemOf(mine.entry)}/`),
    // The games below are found by name: the server is not to check each of them while one deck is written.
    list: () => [],
    findGame(name) {
      const path = `/${name}.draco`;
      return read(path) === undefined && !mine.files.includes(nameOf(path)) ? undefined : path;
    },
    gameNames: () => Object.keys(library).flatMap((file) => (/^[^/]+\.draco$/.test(file) ? [stemOf(file)] : [])),
    textFiles(entry) {
      const stem = stemOf(nameOf(entry));
      const isMine = nameOf(entry) === mine.entry;
      const own = isMine ? mine.files.filter((file) => file.endsWith('.ftl')) : [];
      const lent = [...words.keys()].filter((file) => file.startsWith(`${stem}/`) && !own.includes(file));
      return [...lent, ...own].flatMap((file) => {
        const lang = languageOf(file);
        return lang ? [{ lang, path: `/${file}` }] : [];
      });
    },
    // Beside the deck, where the page shows them.
    textHome: (_, lang) => `/${lang}.ftl`,
    ...byEngine({ loadRuleset, startGame, runTests }),
    gameWords: () => gameWords,
    async words(lang, concern) {
      const tag = chain(lang, languages)[0] ?? 'en';
      const text = tag === 'en' ? undefined : await readWords(wordsUrl, tag, concern).catch(() => undefined);
      return text === undefined ? {} : { [tag]: [text] };
    },
    lend({ sources, game, texts = {} }) {
      if (sources) library = sources;
      const named = Object.entries(texts).map(([lang, text]) => [`${game}/${lang}.ftl`, text] as const);
      for (const [name, text] of named) words.set(name, text);
      return named.map(([name]) => `/${name}`);
    },
    own(note) {
      mine = note;
    },
    library: () => library,
  };
}
