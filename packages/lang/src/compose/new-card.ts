/** A card that says nothing yet, where the next one would be written. */
import type { Program } from '../resolve/program.js';
import { recount } from './change.js';
import type { TextChange } from './model.js';

/** Undefined if the file is not there, or something of the game has that name already. */
export function newCard(program: Program, path: string, id: string): TextChange[] | undefined {
  const { table, loaded } = program;
  const file = loaded.files.find((one) => one.path === path);
  if (!file || !/^[a-z][a-z0-9-]*$/.test(id)) return undefined;
  if (table.designs.has(id) || table.families.has(id) || table.names.has(id)) return undefined;
  const { declarations, header } = file.tree;
  const cards = declarations.filter(({ is }) => is === 'card' || is === 'replace');
  const last = cards.at(-1);
  // Before the count of the cards and the tests, which stand at the end.
  const next = last ? undefined : declarations.find(({ is }) => is === 'total' || is === 'test');
  const { text } = file.source;
  const types = [...table.types.values()].filter(({ base }) => base === 'card');
  const own = last?.is === 'card' ? last.type?.text : undefined;
  const type = own ?? types[0]?.id;
  const card = `card ${id}${types.length > 1 && type ? `: ${type}` : ''} { }`;
  const at = last?.loc.end ?? next?.loc.start ?? declarations.at(-1)?.loc.end ?? header.at(-1)?.loc.end ?? text.length;
  const made = next ? { start: at, end: at, text: `${card}\n\n` } : { start: at, end: at, text: `\n\n${card}` };
  return [made, ...recount(program, path, type, 1)];
}
