/** D0401: a choice whose list may be empty, and nothing is said about that. */

import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import type { Arg, ChoiceTerm } from '../resolve/terms.js';
import { placeIn } from '../resolve/units.js';
import { eachTerm } from './bodies.js';

const choiceOf = (args: Arg[]): ChoiceTerm | undefined =>
  args.find((arg): arg is ChoiceTerm => typeof arg === 'object' && arg !== null && arg.is === 'choice');

export function checkEmptyChoices({ units }: Program): Issue[] {
  const issues: Issue[] = [];
  for (const unit of units) {
    eachTerm(unit, (term) => {
      if (term.op !== 'choose' && term.op !== 'atonce') return;
      const choice = choiceOf(term.args);
      if (!choice || choice.body || choice.may || choice.neverEmpty) return;
      issues.push({ code: 'D0401', args: { name: choice.local.name }, ...placeIn(unit, choice.from.loc) });
    });
  }
  return issues;
}
