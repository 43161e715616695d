import type { Problem, Ruleset } from '@draco-table/ruleset';
import { checkProgram } from './check/index.js';
import { type CompileOptions, compileProgram } from './compile/ruleset.js';
import { type LoadOptions, loadFiles, type ReadFile } from './files.js';
import { type Program, resolveProgram } from './resolve/program.js';
import { toProblems } from './resolve/to-problems.js';

export interface Compiled {
  /** Absent if there is an error among the problems. */
  ruleset?: Ruleset;
  problems: Problem[];
  program: Program;
}

/** From the entry file to a ruleset: load → resolve → check → compile. Says everything that is wrong, not the first alone. */
export function compile(entry: string, readFile: ReadFile, options: CompileOptions & LoadOptions = {}): Compiled {
  const loaded = loadFiles(entry, readFile, options);
  const program = resolveProgram(loaded);
  const issues = [...program.issues, ...checkProgram(program)];
  const problems = [
    ...loaded.problems,
    ...loaded.files.flatMap((file) => file.problems),
    ...toProblems(issues, loaded),
  ];
  if (!loaded.game || problems.some((problem) => problem.severity === 'error')) return { problems, program };
  return { ruleset: compileProgram(program, options), problems, program };
}
