/** Checks beyond types: one file a check, each given the program and telling what it finds. */
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import { checkAsksAboutIt } from './asks-about-it.js';
import { checkConstants } from './constants.js';
import { checkCounts } from './counts.js';
import { checkDepth } from './depth.js';
import { checkEmptyChoices } from './empty-choices.js';
import { checkEndlessRepeat } from './endless-repeat.js';
import { checkGives } from './gives.js';
import { checkNames } from './names.js';
import { checkNumberRange } from './number-range.js';
import { checkParts } from './parts.js';
import { checkRecursion } from './recursion.js';
import { checkSecrets } from './secrets.js';
import { checkTests } from './tests.js';
import { checkUnreachable } from './unreachable.js';
import { checkUnused } from './unused.js';
import { checkWaitsInVain } from './waits-in-vain.js';
import { checkYou } from './you.js';

type Check = (program: Program) => Issue[];

const CHECKS: readonly Check[] = [
  checkParts,
  checkNames,
  checkYou,
  checkRecursion,
  checkGives,
  checkEmptyChoices,
  checkAsksAboutIt,
  checkUnreachable,
  checkEndlessRepeat,
  checkWaitsInVain,
  checkSecrets,
  checkConstants,
  checkNumberRange,
  checkCounts,
  checkTests,
  checkUnused,
];

export function checkProgram(program: Program): Issue[] {
  const tooDeep = checkDepth(program);
  return tooDeep.length > 0 ? tooDeep : CHECKS.flatMap((check) => check(program));
}
