/** D0601, D0603: tests that cannot fail, and events that never come. */
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import { placeIn } from '../resolve/units.js';

export function checkTests({ units }: Program): Issue[] {
  return units.flatMap((unit): Issue[] => {
    const { decl, body, file } = unit;
    if (decl.is !== 'test' || body.is !== 'test') return [];
    const issues: Issue[] = [];
    const broken = decl.steps.some((step) => step.is === 'broken-step');
    if (!broken && !decl.steps.some((step) => step.is === 'expect' || step.is === 'cannot' || step.is === 'event')) {
      issues.push({ code: 'D0601', args: {}, file, loc: decl.name.loc });
    }
    for (const step of body.steps) {
      if (step.is !== 'event') continue;
      const verb = step.match.verb.decl;
      if (verb?.is === 'verb' && !verb.told)
        issues.push({
          code: 'D0603',
          args: { name: step.match.verb.id.replaceAll('-', ' ') },
          ...placeIn(unit, step.match.loc),
        });
    }
    return issues;
  });
}
