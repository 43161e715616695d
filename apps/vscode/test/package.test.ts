/** What is packed: the manifest by the packer's own rules, every file that it names, every word in every language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles, PackageManager } from '@vscode/vsce';
import { expect, test } from 'vitest';

const home = fileURLToPath(new URL('..', import.meta.url));
const json = (file: string) => JSON.parse(readFileSync(join(home, file), 'utf8'));
const manifest = readFileSync(join(home, 'package.json'), 'utf8');

test('every file that the manifest names is packed, and nothing else of ours', async () => {
  const packed = (await listFiles({ cwd: home, packageManager: PackageManager.None })).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const named = [...manifest.matchAll(/"(?:\.\/)?((?:dist|media|syntaxes|snippets|walkthrough)\/[^"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(named.length).toBeGreaterThan(15);
  expect(packed).toEqual(expect.arrayContaining(named));
  const atWork = [
    'server-node.js',
    'server-web.js',
    'play.js',
    'card.js',
    'panel.css',
    'games.json',
    'table/draco-table.js',
    'licences.txt',
  ];
  expect(packed).toEqual(expect.arrayContaining(atWork.map((file) => `dist/${file}`)));
  expect(packed.filter((file) => /^(?:src|test|scripts|node_modules)\/|\.ts$/.test(file))).toEqual([]);
  expect(existsSync(join(home, 'dist/draco.vsix'))).toBe(true);
});

test.each(['de', 'fr', 'nl'])('%s has every word', (lang) => {
  const english = json('package.nls.json');
  expect(Object.keys(json(`package.nls.${lang}.json`))).toEqual(Object.keys(english));
  expect([...manifest.matchAll(/"%([^%]+)%"/g)].map(([, key]) => key).sort()).toEqual(Object.keys(english).sort());
  const sources = readdirSync(join(home, 'src')).filter((name) => name.endsWith('.ts'));
  const said = sources.flatMap((name) =>
    [...readFileSync(join(home, 'src', name), 'utf8').matchAll(/l10n\.t\(\s*'([^']+)'/g)].map(([, text]) => text),
  );
  expect(Object.keys(json(`l10n/bundle.l10n.${lang}.json`)).sort()).toEqual([...new Set(said)].sort());
});

test('the problem matcher reads the lines of the command', () => {
  const [pattern] = json('package.json').contributes.problemPatterns;
  const line = 'cards/draco.draco:12:3: error D0112: `chose` is not a word of the language here.';
  const found = new RegExp(pattern.regexp).exec(line);
  expect([pattern.file, pattern.line, pattern.column, pattern.severity, pattern.code].map((at) => found?.[at])).toEqual(
    ['cards/draco.draco', '12', '3', 'error', 'D0112'],
  );
});
