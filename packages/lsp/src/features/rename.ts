import { declaredAt, renameAt, renameableAt } from '@draco-table/lang';
import { ErrorCodes, ResponseError, type TextEdit, type WorkspaceEdit } from 'vscode-languageserver';
import { rangeIn } from '../places.js';
import { type Feature, type Server, type Where, whereIs } from '../server.js';
import { renamedTextId, textIdsOf } from '../workspace/text-ids.js';
import { placesOutside, textPlaces } from '../workspace/text-places.js';
import { markEdits, versionsAfter } from './marks.js';
import { type Found, findTarget, inAllGames } from './target.js';

export const rename: Feature = {
  capabilities: { renameProvider: { prepareProvider: true } },
  register(server) {
    server.connection.onPrepareRename((params) => {
      const where = whereIs(server, params);
      const found = where && findTarget(server, where);
      const at = found && declaredPlace(where, found);
      const named = at && renameableAt(where.game.program(), at.file, at.offset);
      if (!named || !where) return null;
      // In a text file the name is a part of the id.
      const written = where.document.getText().slice(found.loc.start, found.loc.end);
      const start = found.loc.start + Math.max(0, written.lastIndexOf(named.name));
      return { range: rangeIn(where.document, { start, end: start + named.name.length }), placeholder: named.name };
    });
    server.connection.onRenameRequest((params) => {
      const where = whereIs(server, params);
      const found = where && findTarget(server, where);
      if (!found) return null;
      return renameEverywhere(server, where, found, params.newName);
    });
  },
};

/** The place in the rules by which the language knows it. */
function declaredPlace({ game, path, offset }: Where, { target }: Found): { file: string; offset: number } | undefined {
  if (path.endsWith('.draco')) return { file: path, offset };
  const declared = declaredAt(game.program(), target);
  return declared && { file: declared.file, offset: declared.loc.start };
}

/** In rules, tests, texts and look, in the game and every deck on it; or nowhere. */
function renameEverywhere(server: Server, where: Where, found: Found, name: string): WorkspaceEdit {
  const { files } = server.workspace;
  const edits = new Map<string, Map<number, { start: number; end: number; text: string }>>();
  const add = (path: string, start: number, end: number, text: string): void => {
    const known = edits.get(path) ?? new Map();
    edits.set(path, known);
    known.set(start, { start, end, text });
  };
  for (const { game, target } of inAllGames(server, where, found.target)) {
    const at =
      game === where.game
        ? declaredPlace(where, found)
        : declaredPlace({ ...where, game, path: '' }, { ...found, target });
    const program = game.program();
    const before = at && renameableAt(program, at.file, at.offset)?.name;
    const renamed = at
      ? renameAt(program, at.file, at.offset, name)
      : { ok: false as const, why: 'There is no name here.' };
    if (!renamed.ok) throw new ResponseError(ErrorCodes.InvalidRequest, server.problems.say(renamed.why));
    for (const { file, range, text } of renamed.edits) add(file, range.start.offset, range.end.offset, text);
    if (before === undefined) continue;
    const ids = textIdsOf(target.thing);
    const taken = ids.flatMap((id) => renamedTextId(id, [id], before, name) ?? []);
    if (name !== before && textPlaces(game, taken).length)
      throw new ResponseError(ErrorCodes.InvalidRequest, server.words.taken(name));
    for (const { path, loc, id } of placesOutside(game, files, target.thing))
      add(path, loc.start, loc.end, path.endsWith('.json') ? name : (renamedTextId(id, ids, before, name) ?? id));
    for (const { path, start, end } of ownNumbers(game, target, before)) add(path, start, end, `$${name}`);
    const texts = [...game.borrowed(), ...game.texts()];
    const editsOf = (file: string) => [...(edits.get(file)?.values() ?? [])];
    const versions = versionsAfter(texts, editsOf, (id) => renamedTextId(id, ids, before, name) ?? id);
    for (const file of texts)
      for (const edit of markEdits(file, game.parsed(file).entries, versions))
        add(file.file, edit.start, edit.end, edit.text);
  }
  const { canWrite = () => true } = server.host;
  if (![...edits.keys()].every(canWrite)) throw new ResponseError(ErrorCodes.InvalidRequest, server.words.notYours);
  const changes: Record<string, TextEdit[]> = {};
  for (const [path, places] of edits) {
    const document = files.document(path);
    if (!document) continue;
    const sorted = [...places.values()].sort((a, b) => a.start - b.start);
    changes[files.uris.of(path)] = sorted.map(({ text, ...loc }) => ({ range: rangeIn(document, loc), newText: text }));
  }
  return { changes };
}

/** Where the text of a card fills in one of its own numbers. */
function ownNumbers(
  game: Where['game'],
  { thing, unit }: Found['target'],
  name: string,
): { path: string; start: number; end: number }[] {
  if (thing.is !== 'local' || (thing.role !== 'own' && thing.role !== 'family')) return [];
  const card = unit?.decl.is === 'card' ? unit.decl.name.text : undefined;
  if (card === undefined) return [];
  return [...game.borrowed(), ...game.texts()].flatMap((file) => {
    const entry = game.parsed(file).entries.find(({ id }) => id === `card-${card}`);
    return [...(entry?.parts.values() ?? [])].flatMap(({ pattern }) => {
      const { start = 0, end = 0 } = pattern.span ?? {};
      return [...file.text.slice(start, end).matchAll(/\$([a-zA-Z][\w-]*)/g)]
        .filter(([, variable]) => variable === name)
        .map(({ 0: whole, index }) => ({ path: file.file, start: start + index, end: start + index + whole.length }));
    });
  });
}
