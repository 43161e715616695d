/** D0406: verbs and definitions that need themselves. Effects act later, and `carry out` is bounded by its cards. */
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import { type RoutineSymbol, showPattern } from '../resolve/symbols.js';

export function checkRecursion({ units }: Program): Issue[] {
  const calls = new Map<RoutineSymbol, Set<RoutineSymbol>>();
  for (const { body, calls: made } of units) {
    if (body.is !== 'routine' || !body.routine) continue;
    calls.set(body.routine, new Set(made.flatMap((call) => (call.awaited || call.later ? [] : [call.routine]))));
  }
  const issues: Issue[] = [];
  const state = new Map<RoutineSymbol, 'open' | 'done'>();
  const path: RoutineSymbol[] = [];
  const visit = (routine: RoutineSymbol): void => {
    state.set(routine, 'open');
    path.push(routine);
    for (const next of calls.get(routine) ?? []) {
      const known = state.get(next);
      if (known === 'open') report(next, path.slice(path.indexOf(next)));
      else if (!known) visit(next);
    }
    path.pop();
    state.set(routine, 'done');
  };
  const report = (routine: RoutineSymbol, circle: RoutineSymbol[]): void => {
    if (!routine.file) return;
    const names = [...circle, routine].map(sentence).join(' → ');
    issues.push({
      code: 'D0406',
      args: { name: sentence(routine), circle: names },
      file: routine.file,
      loc: routine.loc,
    });
  };
  for (const routine of calls.keys()) if (!state.has(routine)) visit(routine);
  return issues;
}

const sentence = (routine: RoutineSymbol): string =>
  showPattern(routine.pattern, () => '').replace(/\((\w[\w-]*): \)/g, '($1)');
