// Types → JSON Schema, for tools and as the measure of `src/check/shapes.ts`. `src/ruleset.ts` is the one source.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const path = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

const schema = createGenerator({
  path: path('../src/ruleset.ts'),
  tsconfig: path('../tsconfig.build.json'),
  type: 'Ruleset',
  topRef: false,
  expose: 'export',
  additionalProperties: false,
  skipTypeCheck: true,
}).createSchema('Ruleset');

// Nodes nest without bound and are hostile input: their shape is the engine's named check against `ops.ts`, which has a
// limit on depth, not the schema's. Here they are a number or an array. All numbers of a ruleset are whole.
const definitions = /** @type {Record<string, object>} */ (schema.definitions);
definitions.Node = { type: ['integer', 'array'], description: 'An operation; see ops.ts.' };
definitions.Block = { type: 'array', description: 'Statements; see ops.ts.' };
for (const name of ['Operation', 'NodeArg', 'Choice']) delete definitions[name];
const whole = JSON.parse(JSON.stringify(schema).replaceAll('"type":"number"', '"type":"integer"'));

mkdirSync(path('../src/generated'), { recursive: true });
writeFileSync(path('../src/generated/ruleset.schema.json'), `${JSON.stringify(whole, null, 2)}\n`);
