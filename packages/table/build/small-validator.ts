import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Schema } from './schema-check.ts';

const known = new Set(
  '$ref type properties required additionalProperties items minItems maxItems enum const anyOf definitions'.split(' '),
);
const onlyForReaders = new Set(['$schema', 'description', 'title']);

/** The schema without what only people read; fails when it says something that the small check does not know. */
export function bareSchema(schema: object, isNames = false): Schema {
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (!isNames && onlyForReaders.has(key)) continue;
    if (!isNames && !known.has(key)) throw new Error(`The small check does not know "${key}" of the ruleset's schema.`);
    const bare = (one: unknown): unknown =>
      typeof one === 'object' && one !== null && !Array.isArray(one)
        ? bareSchema(one, !isNames && (key === 'properties' || key === 'definitions'))
        : one;
    const isSchemas = !isNames && (key === 'anyOf' || key === 'items') && Array.isArray(value);
    out[key] = isSchemas ? value.map(bare) : bare(value);
  }
  return out;
}

/** Puts the small check in the place of the generated validator, in the finished script only. */
export function smallValidator(): Plugin {
  const check = fileURLToPath(new URL('./schema-check.ts', import.meta.url));
  return {
    name: 'small-validator',
    enforce: 'pre',
    load(id) {
      if (!/ruleset\/(src|dist)\/generated\/validate\.js$/.test(id)) return undefined;
      const file = id.replace(/validate\.js$/, 'ruleset.schema.json');
      const schema = bareSchema(JSON.parse(readFileSync(file, 'utf8')));
      return `import { schemaValidator } from ${JSON.stringify(check)};
export const validate = schemaValidator(${JSON.stringify(schema)});
export default validate;`;
    },
  };
}
