/** A new name for a thing, everywhere in the program. */
import type { Place } from '@draco-table/ruleset';
import type { Program } from '../resolve/program.js';
import { toPlace } from './navigate.js';
import { declaredAt, type Target, type Thing, targetAt, usesOf } from './target.js';

export type Renamed = { ok: true; edits: (Place & { text: string })[] } | { ok: false; why: string };

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const TAKEN = new Set(
  'and or not is if then else for each in where with of it choose chooses may as you this none yes no let give stop proceed'.split(
    ' ',
  ),
);

/** What would be renamed, and its present name; undefined if there is nothing here or it has no single name. */
export function renameableAt(program: Program, file: string, offset: number): (Place & { name: string }) | undefined {
  const target = targetAt(program, file, offset);
  const name = target && nameOf(program, target.thing);
  const place = target && toPlace(program, target);
  return name !== undefined && place ? { ...place, name } : undefined;
}

export function renameAt(program: Program, file: string, offset: number, name: string): Renamed {
  const target = targetAt(program, file, offset);
  if (!target) return { ok: false, why: 'There is no name here.' };
  const before = nameOf(program, target.thing);
  if (before === undefined)
    return {
      ok: false,
      why: 'This has no name of its own: sentences and families are changed where they are declared.',
    };
  if (!NAME.test(name) || TAKEN.has(name)) return { ok: false, why: `\`${name}\` cannot be a name.` };
  if (name !== before && isTaken(program, target, name))
    return { ok: false, why: `\`${name}\` means something else already.` };
  const declared = declaredAt(program, target);
  const places = [...(declared ? [declared] : []), ...usesOf(program, target)];
  const seen = new Set<string>();
  const edits = places.flatMap((place) => {
    const key = `${place.file}:${place.loc.start}`;
    const found = seen.has(key) ? undefined : toPlace(program, place);
    seen.add(key);
    return found ? [{ ...found, text: name }] : [];
  });
  return { ok: true, edits };
}

function nameOf({ table }: Program, thing: Thing): string | undefined {
  switch (thing.is) {
    case 'builtin':
      return undefined;
    case 'local':
      return thing.role === 'you' || thing.role === 'this' || thing.role === 'it' ? undefined : thing.name;
    case 'kind-value':
      return thing.kind.values[thing.index];
    case 'seat':
      return table.seats.names[thing.index]?.text;
    case 'design':
      return thing.family ? undefined : thing.id;
    case 'routine':
      return thing.pattern.parts.length === 1 && thing.role === 'define' ? thing.id : undefined;
    default:
      return thing.file === undefined ? undefined : thing.id;
  }
}

function isTaken({ table }: Program, { thing, unit }: Target, name: string): boolean {
  if (thing.is === 'local' && unit?.locals.some((local) => local.name === name)) return true;
  return table.names.has(name) || table.types.has(name) || table.kinds.has(name) || table.dice.has(name);
}
