// The command in a few files, since looking for two hundred modules takes longer than what most commands do; tsc then
// writes the types. What a command needs only sometimes stays in node_modules and is loaded then.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { licencesText } from '../../../scripts/lib/licences.mjs';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

// Those that every command reads; without this each of a dozen small files would be one of its own.
const groups = [
  { name: 'frame', test: /cli\/src\/(?:frame|home)\// },
  { name: 'input', test: /cli\/src\/(?:input\/(?!load|language)|problems\/report)/ },
];

const bundle = await rolldown({
  input: { index: 'src/index.ts', worker: 'src/work/worker.ts', 'bot-worker': '../server/src/bot-worker.ts' },
  platform: 'node',
  external: Object.keys(dependencies),
  resolve: {
    conditionNames: ['source', 'import', 'default'],
    // Its sources are text files, which only Vite reads.
    alias: { '@draco-table/words': fileURLToPath(new URL('../../../packages/words/dist', import.meta.url)) },
  },
});
rmSync('dist', { recursive: true, force: true });
const { output } = await bundle.write({
  dir: 'dist',
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: { groups },
});
await bundle.close();
// The server brings its database up to date with these.
cpSync('../server/migrations', 'dist/migrations', { recursive: true });

// Their licences ask to go along with what is taken over.
writeFileSync('dist/licences.txt', licencesText(output.flatMap((file) => ('moduleIds' in file ? file.moduleIds : []))));
