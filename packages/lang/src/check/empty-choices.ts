/** D0401: a choice whose list may be empty, and nothing is said about that. */
import type { Issue } from '../resolve/issue.js';
import type { Arg, ChoiceTerm } from '../resolve/terms.js';
import { termsOf } from './bodies.js';
import { perUnit } from './per-unit.js';

const choiceOf = (args: Arg[]): ChoiceTerm | undefined =>
  args.find((arg): arg is ChoiceTerm => typeof arg === 'object' && arg !== null && arg.is === 'choice');

export const checkEmptyChoices = perUnit((unit) => {
  const issues: Issue[] = [];
  for (const term of termsOf(unit, 'choose')) {
    const choice = choiceOf(term.args);
    if (!choice || choice.body || choice.may || choice.neverEmpty) continue;
    issues.push({ code: 'D0401', args: { name: choice.local.name }, file: unit.file, loc: choice.from.loc });
  }
  return issues;
});
