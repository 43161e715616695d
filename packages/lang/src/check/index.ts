/** Checks beyond types: one file a check, each given the program and telling what it finds. */
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';

export type Check = (program: Program) => Issue[];

const CHECKS: readonly Check[] = [];

export function checkProgram(program: Program): Issue[] {
  return CHECKS.flatMap((check) => check(program));
}
