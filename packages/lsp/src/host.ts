/** What the server needs of the place it runs in: a disk, a worker's memory, an editor in a browser. */
import type { Problem, Ruleset, Span } from '@draco-table/ruleset';
import type { Sources } from '@draco-table/text';

export interface Entry {
  name: string;
  isFolder: boolean;
}

/** Paths are those of URIs: absolute, with `/`. */
export interface Host {
  /** The content of a file; undefined if there is none or it cannot be read. Of a file that is too large, a part that is too. */
  read(path: string): string | Uint8Array | undefined;
  /** Changes whenever the file does; undefined if there is none. */
  stamp(path: string): string | undefined;
  /** What lies in a folder; nothing if there is no such folder. */
  list(folder: string): readonly Entry[];
  /** Whether the person may change a file; without this, every file. */
  canWrite?(path: string): boolean;
  /** The file of a game that is named, not pointed at. */
  findGame?(name: string, folder: string): string | undefined;
  /** The games that could be named, for suggestions. */
  gameNames?(folder: string): Iterable<string>;
  /** Text files of a game or deck; by default those in the folder that is named like it. */
  textFiles?(entry: string): readonly { lang: string; path: string }[];
  /** Where the texts of a language belong that has no file yet; by default in that folder. */
  textHome?(entry: string, lang: string): string;
  /** What the engine has against a ruleset. The engine is the host's: the server knows none. */
  refusals?(ruleset: Ruleset): readonly Problem[];
  /** The design by which the first seat can hold a card at the start of a game. */
  held?(ruleset: Ruleset, card: string, seats: number): string | undefined;
  /** Runs the tests of a ruleset whose names are wanted. */
  runTests?(ruleset: Ruleset, wanted: (name: string) => boolean): TestRun | undefined;
  /** Words of the server in a language and in those it falls back on; without them it speaks English. */
  words?(lang: string, concern: 'editor' | 'problems'): Sources | Promise<Sources>;
  /** The words that all games share with the grammar of made texts, in every language there is. */
  gameWords?(): Sources;
  /** The page that explains a problem. */
  helpFor?(code: string): string | undefined;
}

export interface TestRun {
  tests: readonly {
    name: string;
    ok: boolean;
    failures: readonly { text: string; expected: string; found: string; span?: Span }[];
    problem?: Problem;
    span?: Span;
    checked: number;
  }[];
  /** By index in the ruleset's marks: whether a test went through that block. */
  covered: readonly boolean[];
}
