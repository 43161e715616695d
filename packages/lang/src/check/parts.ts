/** D0413: parts that every game needs. */
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';

const PARTS = [
  { part: 'play', example: '`play { repeat until … { … } }`' },
  { part: 'winners', example: '`winners = players with most score of it`' },
] as const;

export function checkParts({ loaded, table }: Program): Issue[] {
  const { game } = loaded;
  if (!game) return [];
  const name = game.tree.header.find((line) => line.is === 'game');
  const loc = name?.loc ?? { start: 0, end: Math.min(1, game.source.text.length) };
  // A broken declaration may well be the missing part.
  if (!name || loaded.files.some((file) => file.tree.declarations.some((decl) => decl.is === 'broken'))) return [];
  return PARTS.flatMap(({ part, example }): Issue[] =>
    table.routines.some((routine) => routine.role === part)
      ? []
      : [{ code: 'D0413', args: { part, example }, file: game.path, loc }],
  );
}
