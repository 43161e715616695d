import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { filesBelow, isTest } from './arrows.mjs';

/**
 * Folders that still need each other, by package: what is on the list and no longer so is a finding too, so that it only gets
 * shorter.
 * @type {Record<string, string[]>}
 */
export const known = {
  // What carries rules out one by one asks, tells and moves; goes when rules as closures take its place.
  'packages/engine': ['play program state'],
  'packages/lang': ['check compile secrecy'],
};

/** What a file imports from its own package and needs when it runs: types are gone by then. @param {string} path */
function importsOf(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return [];
    return isForTypes(statement) ? [] : [resolve(dirname(path), moduleSpecifier.text)];
  });
}

/** @param {ts.ImportDeclaration | ts.ExportDeclaration} statement */
function isForTypes(statement) {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const { importClause } = statement;
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const named = importClause.namedBindings;
  return (
    !importClause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((one) => one.isTypeOnly)
  );
}

/** By folder right below the sources: those it imports from. Files beside the folders are entries, which import from all. @param {string} src */
export function foldersIn(src) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const folderOf = (/** @type {string} */ path) => {
    const [first = '', ...more] = relative(src, path).split(sep);
    return more.length > 0 && first !== '..' ? first : null;
  };
  for (const path of filesBelow(src)) {
    const from = folderOf(path);
    if (from === null || !/\.[cm]?[jt]s$/.test(path) || isTest(path)) continue;
    const to = found.get(from) ?? new Set();
    found.set(from, to);
    for (const imported of importsOf(path)) {
      const folder = folderOf(imported);
      if (folder !== null && folder !== from) to.add(folder);
    }
  }
  return found;
}

/** The folders that reach each other, each group in the order of the alphabet. @param {Map<string, Set<string>>} graph */
function circles(graph) {
  /** @param {string} from */
  const reached = (from) => {
    const seen = new Set();
    const open = [...(graph.get(from) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(graph.get(next) ?? []));
    }
    return seen;
  };
  const all = new Map([...graph.keys()].sort().map((folder) => [folder, reached(folder)]));
  const groups = new Set();
  for (const [folder, seen] of all) {
    if (!seen.has(folder)) continue;
    groups.add([...all.keys()].filter((other) => seen.has(other) && all.get(other)?.has(folder)).join(' '));
  }
  return [...groups];
}

/**
 * Folders of a package that import from each other in a circle: none of them can be read, tested or taken out alone.
 * @param {string} root
 * @returns {string[]}
 */
export function checkCycles(root, allowed = known) {
  return ['packages', 'apps'].flatMap((top) => {
    if (!existsSync(join(root, top))) return [];
    return readdirSync(join(root, top)).flatMap((name) => {
      const src = join(root, top, name, 'src');
      if (!existsSync(src)) return [];
      const found = circles(foldersIn(src));
      const before = allowed[`${top}/${name}`] ?? [];
      return [
        ...found
          .filter((one) => !before.includes(one))
          .map((one) => `${top}/${name}/src: ${one.replaceAll(' ', ', ')} import from each other in a circle`),
        ...before
          .filter((one) => !found.includes(one))
          .map(
            (one) => `${top}/${name}/src: ${one.replaceAll(' ', ', ')} are no circle any more: take them off the list`,
          ),
      ];
    });
  });
}
