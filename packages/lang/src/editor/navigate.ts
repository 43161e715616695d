/** Go to definition, find uses, outline. */
import type { Place, Range } from '@draco-table/ruleset';
import type { Program } from '../resolve/program.js';
import type { Declaration } from '../syntax.js';
import { declaredAt, type FilePlace, targetAt, usesOf } from './target.js';

export function toPlace(program: Program, { file, loc }: FilePlace): Place | undefined {
  const source = program.loaded.files.find((one) => one.path === file)?.source;
  return source && { file, range: source.range(loc) };
}

export function definitionAt(program: Program, file: string, offset: number): Place | undefined {
  const target = targetAt(program, file, offset);
  const declared = target ? declaredAt(program, target) : leftOut(program, file, offset);
  return declared && toPlace(program, declared);
}

/** A card that a deck leaves out has no meaning any more, but a place. */
function leftOut({ loaded }: Program, file: string, offset: number): FilePlace | undefined {
  const cards = loaded.files
    .find(({ path }) => path === file)
    ?.tree.declarations.flatMap((decl) => (decl.is === 'remove' ? decl.cards : []));
  const card = cards?.find(({ loc }) => loc.start <= offset && offset <= loc.end);
  for (const { path, tree } of loaded.files)
    for (const decl of tree.declarations)
      if (card && decl.is === 'card' && decl.name.text === card.text) return { file: path, loc: decl.name.loc };
  return undefined;
}

/** Every place that names the same thing, the declaration first. */
export function referencesAt(program: Program, file: string, offset: number): Place[] {
  const target = targetAt(program, file, offset);
  if (!target) return [];
  const declared = declaredAt(program, target);
  const uses = usesOf(program, target).filter(
    (use) => !declared || use.file !== declared.file || use.loc.start !== declared.loc.start,
  );
  return [...(declared ? [declared] : []), ...uses].flatMap((place) => toPlace(program, place) ?? []);
}

export interface OutlineItem {
  name: string;
  is: Declaration['is'];
  range: Range;
  /** Of the name alone. */
  selection: Range;
}

/** What a file declares, in order. */
export function outlineOf(program: Program, file: string): OutlineItem[] {
  const found = program.loaded.files.find((one) => one.path === file);
  if (!found) return [];
  const { source, tree } = found;
  return tree.declarations.flatMap((decl): OutlineItem[] => {
    if (decl.is === 'broken') return [];
    const name = nameOf(decl, source.text);
    return [{ name: name.text, is: decl.is, range: source.range(decl.loc), selection: source.range(name.loc) }];
  });
}

/** The name of a declaration, or its first word. */
export function nameOf(decl: Declaration, text: string): { text: string; loc: { start: number; end: number } } {
  if (decl.is === 'test') return { text: decl.name.value, loc: decl.name.loc };
  if ('pattern' in decl)
    return { text: text.slice(decl.pattern.loc.start, decl.pattern.loc.end), loc: decl.pattern.loc };
  if (decl.is === 'replace') return decl.card.name;
  if (decl.is === 'recount') return decl.card;
  if ('name' in decl && decl.name && 'text' in decl.name) return decl.name;
  return { text: decl.is, loc: { start: decl.loc.start, end: decl.loc.start + decl.is.length } };
}
