// The command in a few files, since looking for two hundred modules takes longer than what most commands do; tsc then
// writes the types. What a command needs only sometimes stays in node_modules and is loaded then.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

// Those that every command reads; without this each of a dozen small files would be one of its own.
const groups = [
  { name: 'frame', test: /cli\/src\/frame\// },
  { name: 'input', test: /cli\/src\/(?:input\/(?!load|language)|problems\/report)/ },
];

const bundle = await rolldown({
  input: { index: 'src/index.ts', worker: 'src/sim/worker.ts' },
  platform: 'node',
  external: Object.keys(dependencies),
  resolve: { conditionNames: ['source', 'import', 'default'] },
});
rmSync('dist', { recursive: true, force: true });
const { output } = await bundle.write({
  dir: 'dist',
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: { groups },
});
await bundle.close();

// Their licences ask to go along with what is taken over.
const homes = new Set(
  output.flatMap((file) => ('moduleIds' in file ? file.moduleIds : [])).flatMap((id) => packageHome(id) ?? []),
);
writeFileSync('dist/licences.txt', [...homes].sort().map(licence).join('\n\n'));

/** @param {string} id */
function packageHome(id) {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0];
}

/** @param {string} home */
function licence(home) {
  const { name, version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const file = readdirSync(home).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : `\n\n${readFileSync(join(home, file), 'utf8').trim()}`;
  return `${name} ${version} (${license})${text}\n`;
}
