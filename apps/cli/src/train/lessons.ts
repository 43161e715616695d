import { type ExamTask, examine, type Lesson, makeTeacher, type Task } from '@draco-table/bots/train';
import { loadRuleset } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import type { Ruleset } from '@draco-table/ruleset';
import { optimise } from '../frame/tiering.js';

/** Games to learn from, or games that tell how strong a player is. */
export type Schooling = { lesson: Task } | { exam: ExamTask };

export async function openTeacher(ruleset: Ruleset): Promise<(work: Schooling) => Lesson | number> {
  const result = loadRuleset(ruleset, generate);
  if (!result.ok) throw new Error(result.problems[0]?.message ?? 'not a ruleset');
  const loaded = result.ruleset;
  const teach = makeTeacher(loaded);
  optimise();
  return (work) => ('lesson' in work ? teach(work.lesson) : examine(loaded, work.exam));
}
