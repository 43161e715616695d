/** A program that is edited: after each change only what changed is read and resolved again. */
import type { Problem, Ruleset } from '@draco-table/ruleset';
import { type CompileOptions, compileProgram } from './compile/ruleset.js';
import { type Analysed, analyse, isSound } from './compile.js';
import type { LoadMemo, LoadOptions, ReadFile } from './files.js';
import { createCache } from './resolve/cache.js';
import type { Program } from './resolve/program.js';

export interface Project {
  /** The text of an open file, instead of what `readFile` gives; undefined closes it. */
  update(path: string, text: string | undefined): void;
  /** Everything that is wrong now. */
  problems(): Problem[];
  program(): Program;
  /** Absent while there are errors. */
  ruleset(options?: CompileOptions): Ruleset | undefined;
}

export function createProject(entry: string, readFile: ReadFile, options: LoadOptions = {}): Project {
  const open = new Map<string, string>();
  const memo: LoadMemo = new Map();
  const cache = createCache();
  let latest: Analysed | undefined;
  const now = (): Analysed => {
    latest ??= analyse(entry, (path) => open.get(path) ?? readFile(path), { ...options, memo }, cache);
    return latest;
  };
  return {
    update: (path, text) => {
      if (text === undefined) open.delete(path);
      else open.set(path, text);
      latest = undefined;
    },
    problems: () => now().problems,
    program: () => now().program,
    ruleset: (compileOptions = {}) => (isSound(now()) ? compileProgram(now().program, compileOptions) : undefined),
  };
}
