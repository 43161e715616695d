// The run time, which is ordinary TypeScript → its intermediate form, so that no compiler ships with the engine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lowerRuntime } from './lib/lower-runtime.mjs';

const src = new URL('../src/', import.meta.url);
const files = ['lists', 'chance', 'asking', 'moves', 'grid', 'effects'];
const functions = files.flatMap((name) => lowerRuntime(fileURLToPath(new URL(`runtime/${name}.ts`, src))));
const folder = fileURLToPath(new URL('generated/', src));
mkdirSync(folder, { recursive: true });
const lines = functions.map((one) => `  ${JSON.stringify(one)},`).join('\n');
writeFileSync(
  `${folder}runtime-ir.ts`,
  `/** Made by "pnpm generate" from \`runtime/\`; \`ir/link.ts\` reads it. */\nexport const RUNTIME_IR: readonly unknown[] = [\n${lines}\n];\n`,
);
