/** D0601, D0603, D0604: tests that cannot fail, events that never come, and beginnings that come too late. */
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import { wordsOf } from '../resolve/symbols.js';
import { placeIn } from '../resolve/units.js';
import type { TestStep } from '../syntax.js';

const EXPECTING: ReadonlySet<string> = new Set(['expect', 'cannot', 'asked', 'nothing-shown', 'knows', 'event']);

export function checkTests({ units }: Program): Issue[] {
  return units.flatMap((unit): Issue[] => {
    const { decl, body, file } = unit;
    if (decl.is !== 'test' || body.is !== 'test') return [];
    const issues: Issue[] = [];
    const broken = decl.steps.some((step) => step.is === 'broken-step');
    if (!broken && !decl.steps.some(({ is }) => EXPECTING.has(is))) {
      issues.push({ code: 'D0601', args: {}, file, loc: decl.name.loc });
    }
    issues.push(...lateBeginnings(decl.steps, file));
    for (const step of body.steps) {
      if (step.is !== 'event') continue;
      const verb = step.match.verb.decl;
      if (verb?.is === 'verb' && !verb.told)
        issues.push({
          code: 'D0603',
          args: { name: wordsOf(step.match.verb.pattern).join(' ') },
          ...placeIn(unit, step.match.loc),
        });
    }
    return issues;
  });
}

function lateBeginnings(steps: readonly TestStep[], file: string): Issue[] {
  const said = new Set<string>();
  let begun = false;
  return steps.flatMap((step): Issue[] => {
    const { is: word, loc } = step;
    if (word !== 'players' && word !== 'option' && word !== 'given') {
      begun ||= word !== 'rolls' && word !== 'broken-step';
      return [];
    }
    const what = word === 'option' ? `${word} ${step.name.text}` : word;
    const late = begun || said.has(what);
    said.add(what);
    return late ? [{ code: 'D0604', args: { word }, file, loc: { ...loc, end: loc.start + word.length } }] : [];
  });
}
