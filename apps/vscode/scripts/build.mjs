// The extension in a few files: its two entries, its two servers, the scripts of its panels, the table, the games; then the .vsix.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createVSIX } from '@vscode/vsce';
import { rolldown } from 'rolldown';

const require = createRequire(import.meta.url);
rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');

/** @type {Set<string>} */
const homes = new Set();

// Every language that there is a folder of words for.
const words = '../../packages/words';
const languages = readdirSync(words).filter((name) => existsSync(join(words, name, 'editor.ftl')));
const CONCERNS = ['editor', 'problems'];
const serverWords = Object.fromEntries(
  CONCERNS.map((concern) => [
    concern,
    Object.fromEntries(languages.map((lang) => [lang, [readFileSync(join(words, lang, `${concern}.ftl`), 'utf8')]])),
  ]),
);

/** @param {string} input @param {string} file @param {{ isNode?: boolean, isModule?: boolean }} how */
async function bundle(input, file, { isNode = false, isModule = false } = {}) {
  const made = await rolldown({
    input,
    platform: isNode ? 'node' : 'browser',
    external: ['vscode'],
    resolve: {
      conditionNames: isNode
        ? ['source', 'node', 'import', 'require', 'default']
        : ['source', 'browser', 'import', 'require', 'default'],
      ...(isNode && { mainFields: ['module', 'main'] }),
      // Its sources are text files, which only Vite reads.
      alias: { '@draco-table/words': join(process.cwd(), words, 'dist') },
    },
    transform: {
      target: 'es2022',
      decorator: { legacy: true },
      define: { SERVER_WORDS: JSON.stringify(serverWords) },
    },
  });
  const { output } = await made.write({
    file: join('dist', file),
    format: isModule ? 'es' : isNode || file === 'web.js' ? 'cjs' : 'iife',
    minify: true,
    codeSplitting: false,
  });
  await made.close();
  for (const one of output)
    for (const id of 'moduleIds' in one ? one.moduleIds : []) {
      const home = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0];
      if (home) homes.add(home);
    }
}

await bundle('src/desktop.ts', 'desktop.js', { isNode: true });
await bundle('src/web.ts', 'web.js');
await bundle('src/server/node.ts', 'server-node.js', { isNode: true });
await bundle('src/server/web.ts', 'server-web.js');
await bundle('src/webview/play.ts', 'play.js', { isModule: true });
await bundle('src/webview/card.ts', 'card.js', { isModule: true });
cpSync('src/webview/panel.css', 'dist/panel.css');
cpSync(require.resolve('@draco-table/lang/textmate'), 'dist/draco.tmLanguage.json');
cpSync(join(require.resolve('@draco-table/table/draco-table.js'), '..'), 'dist/table', { recursive: true });

// Rules, texts and looks of the games, so that a deck needs no copy of its game.
const cards = '../../cards';
const files = readdirSync(cards, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:draco|ftl)$|\/theme\/(?:theme\.json|art\.svg)$/.test(name))
  .sort();
writeFileSync(
  'dist/games.json',
  JSON.stringify(Object.fromEntries(files.map((name) => [name, readFileSync(join(cards, name), 'utf8')]))),
);

const icon = new Resvg(readFileSync('media/icon.svg', 'utf8'), { fitTo: { mode: 'width', value: 256 } });
writeFileSync('media/icon.png', icon.render().asPng());
cpSync('../../LICENSE', 'LICENSE');

// Their licences ask to go along with what is taken over.
writeFileSync('dist/licences.txt', [...homes].sort().map(licence).join('\n\n'));

await createVSIX({ cwd: '.', packagePath: 'dist/draco.vsix', dependencies: false, allowMissingRepository: true });

/** @param {string} home */
function licence(home) {
  const { name, version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const file = readdirSync(home).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : `\n\n${readFileSync(join(home, file), 'utf8').trim()}`;
  return `${name} ${version} (${license})${text}\n`;
}
