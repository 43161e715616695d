import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const path = (/** @type {string} */ file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** @typedef {Record<string, any>} Schema */
/** @typedef {Record<string, Facts>} Operations */

const ref = (/** @type {string} */ name) => ({
  $ref: `#/definitions/${encodeURIComponent(name.replaceAll('/', '~1'))}`,
});

/** The JSON Schema of a ruleset, with two keywords of ours: `index` and `operation`; see validator.mjs. */
export async function rulesetSchema() {
  // The table is plain data; Node reads it without its types.
  const { EXPRESSIONS, STATEMENTS, TABLE_OF } = await operations();
  const schema = fromTypes();
  const { definitions } = schema;
  // A step is told by what it `is`; a type of some kind says which.
  definitions.TestStep = {
    type: 'object',
    required: ['is'],
    discriminator: { propertyName: 'is' },
    oneOf: definitions.TestStep.anyOf,
  };
  Object.assign(
    definitions.Type,
    decision({ properties: { is: { const: 'kind' } }, required: ['is'] }, { required: ['kind'] }, {}),
  );
  for (const name of ['Operation', 'NodeArg']) delete definitions[name];
  definitions.Node = {
    description: 'An expression: an operation, or a whole number of 32 bits.',
    type: ['integer', 'array'],
    minimum: -(2 ** 31),
    maximum: 2 ** 31 - 1,
    operation: oneOf(EXPRESSIONS),
  };
  definitions.Index = {
    description: 'Whose; null where there is one for all.',
    if: { type: 'null' },
    else: ref('Node'),
  };
  definitions.Statement = { type: 'array', operation: oneOf(STATEMENTS) };
  definitions.Block = { type: 'array', items: ref('Statement') };
  for (const facts of [...Object.values(EXPRESSIONS), ...Object.values(STATEMENTS)]) {
    definitions[signature(facts)] = operation(facts, TABLE_OF);
  }
  return decided(schema);
}

/**
 * Alternatives that are told apart by their type become a decision: what fits none is then told of the one that was meant,
 * in place of one misfit for each. @param {any} part @returns {any}
 */
function decided(part) {
  if (Array.isArray(part)) return part.map(decided);
  if (typeof part !== 'object' || part === null) return part;
  const { anyOf, ...rest } = part;
  const out = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, decided(value)]));
  if (anyOf === undefined) return out;
  const words = anyOf.filter((/** @type {Schema} */ way) => typeof way.const === 'string');
  const others = anyOf.filter((/** @type {Schema} */ way) => !words.includes(way));
  if (words.length > 0) others.unshift({ type: 'string', enum: words.map((/** @type {Schema} */ way) => way.const) });
  const ways = decided(others).sort(
    (/** @type {Schema} */ a, /** @type {Schema} */ b) => +('$ref' in a) - +('$ref' in b),
  );
  const last = ways.pop();
  return { ...out, ...ways.reduceRight((other, way) => decision(guard(way), way, other), last) };
}

/** @param {Schema} test @param {Schema} yes @param {Schema} no @returns {Schema} */
function decision(test, yes, no) {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: test, then: yes, else: no };
}

/** What tells that an alternative is meant. @param {Schema} way */
function guard(way) {
  if (way.enum) return { type: 'string' };
  return way.type === 'object' ? { type: 'object', required: way.required.slice(0, 1) } : { type: way.type };
}

/** @returns {Promise<{ EXPRESSIONS: Operations, STATEMENTS: Operations, TABLE_OF: Record<string, string> }>} */
async function operations() {
  const { default: ts } = await import('typescript');
  const { readFileSync } = await import('node:fs');
  const source = readFileSync(path('src/operations.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

/** @returns {Schema} */
function fromTypes() {
  const schema = createGenerator({
    path: path('src/ruleset.ts'),
    tsconfig: path('tsconfig.build.json'),
    type: 'Ruleset',
    topRef: false,
    expose: 'export',
    additionalProperties: false,
    skipTypeCheck: true,
    extraTags: ['index'],
  }).createSchema('Ruleset');
  return whole(schema);
}

/** All numbers of a ruleset are whole. The index of a list is that of its items. @param {any} part @returns {any} */
function whole(part) {
  if (Array.isArray(part)) return part.map(whole);
  if (typeof part !== 'object' || part === null) return part;
  const { index, ...rest } = part;
  const out = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, whole(value)]));
  if (out.type === 'number') out.type = 'integer';
  if (typeof index !== 'string') return index === undefined ? out : { ...out, index: whole(index) };
  return out.type === 'array' ? { ...out, items: { ...out.items, index } } : { ...out, index };
}

/** @typedef {{ args: string, words?: readonly string[] }} Facts */

/** Operations with the same arguments share a definition. @param {Facts} facts */
const signature = ({ args, words = [] }) => ['operation', args, ...words].join(' ').trim();

/** @param {Operations} table */
const oneOf = (table) => Object.fromEntries(Object.entries(table).map(([op, facts]) => [op, ref(signature(facts))]));

/** @param {Facts} facts @param {Record<string, string>} tables */
function operation({ args, words }, tables) {
  const letters = args.match(/\S+/g) ?? [];
  const many = letters.find((letter) => letter.endsWith('*'));
  const ones = letters.filter((letter) => letter !== many);
  /** @param {string} letter @returns {Schema} */
  const argument = (letter) => {
    if (letter in tables) return { type: 'integer', index: tables[letter] };
    if (letter === 'n') return { type: 'integer' };
    if (letter === 's') return { type: 'integer', minimum: 0 };
    if (letter === 'w') return { enum: words };
    return ref({ e: 'Node', l: 'Node', i: 'Index', b: 'Block', c: 'Choice' }[letter] ?? letter);
  };
  return {
    type: 'array',
    items: [{ type: 'string' }, ...ones.map((letter) => argument(letter[0]))],
    minItems: 1 + ones.filter((letter) => !letter.endsWith('?')).length,
    additionalItems: many === undefined ? false : argument(many[0]),
  };
}
