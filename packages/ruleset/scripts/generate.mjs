// Types and the table of operations → JSON Schema → AJV's validator as a module of its own, which needs no eval.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesetSchema } from './lib/schema.mjs';
import { validatorCode } from './lib/validator.mjs';

const folder = fileURLToPath(new URL('../src/generated/', import.meta.url));
const schema = await rulesetSchema();

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}ruleset.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync(`${folder}validate.js`, validatorCode(schema));
writeFileSync(
  `${folder}validate.d.ts`,
  `export interface Misfit {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}
export declare const validate: ((data: unknown) => boolean) & { errors?: Misfit[] | null };
`,
);
