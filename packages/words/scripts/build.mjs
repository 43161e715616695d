// English as modules, and which languages there are. Programs that bundle take the `.ftl` files themselves (`source`).
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { lean } from './lean.mjs';

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist/en', { recursive: true });
for (const file of readdirSync('en')) {
  const name = file.slice(0, -'.ftl'.length);
  writeFileSync(`dist/en/${name}.js`, `export default ${JSON.stringify(lean(readFileSync(`en/${file}`, 'utf8')))};\n`);
  writeFileSync(`dist/en/${name}.d.ts`, 'declare const text: string;\nexport default text;\n');
}
const languages = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(entry.name).includes('shared.ftl'))
  .map((entry) => entry.name)
  .sort();
writeFileSync('dist/index.js', `export const languages = ${JSON.stringify(languages)};\n`);
writeFileSync('dist/index.d.ts', 'export declare const languages: readonly string[];\n');
const read = (/** @type {string} */ lang) =>
  ['shared', 'grammar'].flatMap((name) =>
    existsSync(`${lang}/${name}.ftl`) ? [lean(readFileSync(`${lang}/${name}.ftl`, 'utf8'))] : [],
  );
const all = Object.fromEntries(languages.map((lang) => [lang, read(lang)]));
writeFileSync('dist/all.js', `export const gameWords = ${JSON.stringify(all)};\n`);
writeFileSync('dist/all.d.ts', 'export declare const gameWords: Readonly<Record<string, readonly string[]>>;\n');
