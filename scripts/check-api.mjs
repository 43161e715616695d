// What is public: every name that an entry point of a public package exports, with its signature, in api/*.txt.
// `node scripts/check-api.mjs` compares, `--write` writes. A difference is a change of the public interface.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './lib/root.mjs';

const home = join(root, 'api');
const isWriting = process.argv.includes('--write');

/** @typedef {{ name: string, entries: [name: string, types: string][] }} Public */

/** @returns {Public[]} */
function publicPackages() {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
  );
  return folders.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (manifest.private) return [];
    const entries = Object.entries(manifest.exports ?? {}).flatMap(([name, target]) =>
      typeof target === 'object' && target.types
        ? [/** @type {[string, string]} */ ([name, join(folder, target.types)])]
        : [],
    );
    return [{ name: manifest.name, entries }];
  });
}

/** One line a declaration, without bodies and comments. @param {ts.Declaration} declaration */
function signature(declaration) {
  const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: false });
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile()).replace(/\s+/g, ' ').trim();
}

/** @param {Public} one */
function report({ name, entries }) {
  const missing = entries.filter(([, types]) => !types.includes('*') && !existsSync(types));
  if (missing.length > 0) throw new Error(`${name}: build it first, ${missing[0]?.[1]} is missing.`);
  const files = entries.filter(([, types]) => !types.includes('*'));
  const program = ts.createProgram(
    files.map(([, types]) => types),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      skipLibCheck: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const parts = files.map(([entry, types]) => {
    const source = program.getSourceFile(types);
    const symbol = source && checker.getSymbolAtLocation(source);
    const names = symbol ? checker.getExportsOfModule(symbol) : [];
    const lines = names.map((found) => {
      const real = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
      const said = (real.declarations ?? []).map(signature).sort().join(' | ');
      return `${found.name}: ${said}`;
    });
    return `## ${name}${entry.slice(1)}\n\n${lines.sort((a, b) => (a < b ? -1 : 1)).join('\n')}\n`;
  });
  return parts.join('\n');
}

/** The first lines in which two reports differ. @param {string} before @param {string} after */
function differences(before, after) {
  const had = new Set(before.split('\n'));
  const has = new Set(after.split('\n'));
  const gone = [...had].filter((line) => !has.has(line)).map((line) => `- ${line}`);
  const come = [...has].filter((line) => !had.has(line)).map((line) => `+ ${line}`);
  return [...gone, ...come].map((line) => (line.length > 200 ? `${line.slice(0, 200)} …` : line));
}

mkdirSync(home, { recursive: true });
let isSame = true;
const wanted = new Set();
for (const one of publicPackages()) {
  const file = `${one.name.replace('@draco-table/', '')}.txt`;
  wanted.add(file);
  const path = join(home, file);
  const now = report(one);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (now === before) continue;
  if (isWriting) writeFileSync(path, now);
  else {
    isSame = false;
    const lines = differences(before, now);
    process.stdout.write(`The public interface of ${one.name} is another one than api/${file} says:\n`);
    process.stdout.write(
      `${lines.slice(0, 20).join('\n')}\n${lines.length > 20 ? `… and ${lines.length - 20} more\n` : ''}`,
    );
  }
}
for (const file of readdirSync(home).filter((name) => !wanted.has(name))) {
  isSame = false;
  process.stdout.write(`api/${file} belongs to no public package: delete it.\n`);
}
if (!isSame) process.stdout.write('If it is meant: pnpm api --write, and a changeset that tells users.\n');
process.exitCode = isSame ? 0 : 1;
