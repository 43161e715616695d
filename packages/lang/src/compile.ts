import type { Problem, Ruleset } from '@draco-table/ruleset';
import { checkProgram } from './check/index.js';
import { type CompileOptions, compileProgram } from './compile/ruleset.js';
import { isRootless, type LoadOptions, loadFiles, type ReadFile } from './files.js';
import type { ResolveCache } from './resolve/cache.js';
import { type Program, resolveProgram } from './resolve/program.js';
import { toProblems } from './resolve/to-problems.js';

export interface Analysed {
  program: Program;
  problems: Problem[];
}

export interface Compiled extends Analysed {
  /** Absent if there is an error among the problems. */
  ruleset?: Ruleset;
}

/** From the entry file to a ruleset. Says everything that is wrong, not the first alone. */
export function compile(entry: string, readFile: ReadFile, options: CompileOptions & LoadOptions = {}): Compiled {
  const analysed = analyse(entry, readFile, options);
  return isSound(analysed) ? { ...analysed, ruleset: compileProgram(analysed.program, options) } : analysed;
}

/** load → resolve → check */
export function analyse(entry: string, readFile: ReadFile, options: LoadOptions, cache?: ResolveCache): Analysed {
  const loaded = loadFiles(entry, readFile, options);
  const program = resolveProgram(loaded, cache);
  const issues = isRootless(loaded)
    ? program.issues.filter(({ code }) => code.startsWith('D015'))
    : [...program.issues, ...checkProgram(program)];
  const found = toProblems(issues, loaded, program.table);
  return { program, problems: [...loaded.problems, ...loaded.files.flatMap((file) => file.problems), ...found] };
}

/** Whether a ruleset can be made of it. */
export function isSound({ program, problems }: Analysed): boolean {
  return program.loaded.game !== undefined && !problems.some((problem) => problem.severity === 'error');
}
