import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

const scope = '@draco-table/';

/**
 * Who may use whom. A package that is not in this table is a finding: adding one is a decision, made here.
 * @typedef {object} Row
 * @property {string[]} uses packages of ours
 * @property {string[]} outside packages of others; a star at the end stands for a whole scope
 * @property {string[]} tests packages of ours that its tests may use besides
 */

/** @type {Record<string, Row>} */
export const table = {
  ruleset: { uses: [], outside: ['@noble/hashes'], tests: [] },
  lang: { uses: ['ruleset'], outside: ['string-width'], tests: [] },
  engine: { uses: ['ruleset'], outside: [], tests: [] },
  words: { uses: [], outside: [], tests: [] },
  text: { uses: ['ruleset', 'words'], outside: ['@fluent/*', '@rgrove/parse-xml', 'fflate'], tests: ['lang'] },
  problems: { uses: ['ruleset', 'text', 'words'], outside: ['@fluent/bundle'], tests: [] },
  // What needs the engine, running tests, is handed to it by its host.
  lsp: {
    uses: ['lang', 'ruleset', 'problems', 'text', 'words'],
    outside: ['vscode-languageserver', 'vscode-languageserver-textdocument', 'vscode-uri'],
    tests: [],
  },
  bots: { uses: ['engine', 'ruleset'], outside: [], tests: ['lang'] },
  protocol: { uses: ['engine', 'ruleset'], outside: ['@noble/hashes'], tests: [] },
  table: { uses: ['bots', 'engine', 'protocol', 'ruleset', 'text', 'words'], outside: ['lit', 'uqr'], tests: ['lang'] },
  print: {
    uses: ['ruleset', 'text', 'words'],
    outside: ['@rgrove/parse-xml', 'bidi-js', 'culori', 'fflate', 'fontkit', 'hyphen', 'pdfkit', 'svgpath'],
    tests: ['lang'],
  },
  // No code of its own: the tests that need the language and the engine at once.
  conformance: { uses: [], outside: [], tests: ['ruleset', 'lang', 'engine', 'text', 'bots', 'words'] },
};

const builtins = new Set(builtinModules);

/** `@scope/name/deep` → `@scope/name`. @param {string} specifier */
function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** @param {string} name @param {string[]} allowed */
function isAllowedOutside(name, allowed) {
  return allowed.some((entry) => (entry.endsWith('/*') ? name.startsWith(entry.slice(0, -1)) : entry === name));
}

/** @param {string} path */
export function isTest(path) {
  return /\.test\.[cm]?[jt]s$/.test(path) || path.split(sep).some((part) => part === 'fixtures' || part === 'corpus');
}

/** Every file below a folder. @param {string} folder @returns {string[]} */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path);
  });
}

/**
 * The arrows in a package.json.
 * @param {string} name
 * @param {Row} row
 * @param {Record<string, Record<string, string>>} manifest
 */
function checkManifest(name, row, manifest) {
  /** @type {string[]} */
  const findings = [];
  for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
    for (const dependency of Object.keys(manifest[field] ?? {})) {
      const allowed = dependency.startsWith(scope)
        ? row.uses.includes(dependency.slice(scope.length))
        : isAllowedOutside(dependency, row.outside);
      if (!allowed) findings.push(`packages/${name}/package.json: ${field} may not hold ${dependency}`);
    }
  }
  for (const dependency of Object.keys(manifest.devDependencies ?? {})) {
    if (!dependency.startsWith(scope)) continue;
    const target = dependency.slice(scope.length);
    if (!row.uses.includes(target) && !row.tests.includes(target)) {
      findings.push(`packages/${name}/package.json: devDependencies may not hold ${dependency}`);
    }
  }
  return findings;
}

/**
 * Why a file may not import this; nothing when it may.
 * @param {string} folder the package's folder
 * @param {string} file
 * @param {Row} row
 * @param {string} specifier
 */
function importFinding(folder, file, row, specifier) {
  const test = isTest(relative(folder, file));
  if (specifier.startsWith('.')) {
    const target = resolve(file, '..', specifier);
    const within = target.startsWith(folder + sep);
    // Tests may reach the games and the scripts; code reaches another package through its name alone.
    const reachesPackage = /^(packages|apps)$/.test(relative(resolve(folder, '../..'), target).split(sep)[0] ?? '');
    return within || (test && !reachesPackage) ? undefined : 'leaves its package';
  }
  const name = packageOf(specifier);
  if (name.startsWith(scope)) {
    const target = name.slice(scope.length);
    if (row.uses.includes(target) || (test && row.tests.includes(target))) return undefined;
    return 'turns an arrow round';
  }
  if (test) return undefined;
  if (specifier.startsWith('node:') || builtins.has(name)) return 'needs Node, and packages run in a browser too';
  return isAllowedOutside(name, row.outside) ? undefined : 'is not among the packages this one may use';
}

/**
 * Every arrow of the workspace that points the wrong way.
 * @param {string} root
 * @returns {string[]}
 */
export function checkArrows(root) {
  const parent = join(root, 'packages');
  return readdirSync(parent).flatMap((name) => {
    const folder = join(parent, name);
    const manifest = join(folder, 'package.json');
    const row = table[name];
    // What is left of a package that went: built files that nobody tracks.
    if (!existsSync(manifest) && !existsSync(join(folder, 'src'))) return [];
    if (!row) return [`packages/${name}: not in the table of arrows; add its row in scripts/lib/arrows.mjs`];
    if (!existsSync(manifest)) return [`packages/${name}: has no package.json`];
    const findings = checkManifest(name, row, JSON.parse(readFileSync(manifest, 'utf8')));
    for (const file of filesBelow(join(folder, 'src')).filter((path) => /\.[cm]?[jt]s$/.test(path))) {
      for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
        const finding = importFinding(folder, file, row, fileName);
        if (finding) findings.push(`${relative(root, file)}: importing "${fileName}" ${finding}`);
      }
    }
    return findings;
  });
}
