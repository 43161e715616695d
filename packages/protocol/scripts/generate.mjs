// Types → JSON Schema → validators without eval. The types in src/ are the one source.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { createGenerator } from 'ts-json-schema-generator';

const path = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** The messages of a file, each with a schema of its own, named by the `is` that stands in it. @param {string} file @param {string} union */
function schemas(file, union) {
  const { definitions = {} } = createGenerator({
    path: path(`../src/${file}`),
    tsconfig: path('../tsconfig.build.json'),
    type: union,
    topRef: true,
    expose: 'export',
    additionalProperties: false,
    skipTypeCheck: true,
    extraTags: [],
  }).createSchema(union);
  const whole = JSON.parse(JSON.stringify(definitions).replaceAll('"type":"number"', '"type":"integer"'));
  const names = whole[union].anyOf.map((/** @type {{ $ref: string }} */ one) => one.$ref.split('/').at(-1));
  return { definitions: whole, names };
}

const toServer = schemas('to-server.ts', 'ToServer');
const toClient = schemas('to-client.ts', 'ToClient');

/** @param {unknown} schema @returns {any} */
const bare = (schema) =>
  JSON.parse(
    JSON.stringify(schema, (key, value) => (key === 'description' && typeof value === 'string' ? undefined : value)),
  );

/** One file a side: a page carries only the check of what it is told. @param {string} file @param {ReturnType<typeof schemas>} side @param {boolean} messages */
function write(file, { definitions, names }, messages) {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true },
    messages,
    strict: true,
    strictTypes: false,
    inlineRefs: false,
  });
  ajv.addSchema({ $id: 'wire', definitions: bare(definitions) });
  /** @type {Record<string, string>} */
  const exported = {};
  for (const name of names) {
    const is = definitions[name].properties.is.const;
    ajv.addSchema({ $id: is, $ref: `wire#/definitions/${name}` });
    exported[is === 'return' ? 'return_' : is] = is;
  }
  writeFileSync(
    path(`../src/generated/${file}.js`),
    standalone
      .default(ajv, exported)
      .replaceAll('require("ajv/dist/runtime/ucs2length").default', '(text) => [...text].length'),
  );
  const names_ = Object.keys(exported);
  writeFileSync(
    path(`../src/generated/${file}.d.ts`),
    `interface Validate {\n  (value: unknown): boolean;\n  errors?: { instancePath: string; message?: string }[] | null;\n}\n${names_
      .map((name) => `export declare const ${name}: Validate;\n`)
      .join('')}`,
  );
}

/** Views and events as the engine's types have them. */
function writeShapes() {
  const { definitions = {} } = createGenerator({
    path: path('../src/shapes.ts'),
    tsconfig: path('../tsconfig.build.json'),
    type: 'Shapes',
    topRef: true,
    expose: 'all',
    additionalProperties: false,
    skipTypeCheck: true,
  }).createSchema('Shapes');
  const whole = JSON.parse(JSON.stringify(bare(definitions)).replaceAll('"type":"number"', '"type":"integer"'));
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true },
    messages: false,
    strict: true,
    strictTypes: false,
    inlineRefs: false,
    allowUnionTypes: true,
  });
  ajv.addSchema({ $id: 'wire', definitions: whole });
  for (const [id, schema] of Object.entries(whole.Shapes.properties)) {
    const text = JSON.stringify(schema).replaceAll('#/definitions', 'wire#/definitions');
    ajv.addSchema({ $id: id, ...JSON.parse(text) });
  }
  writeFileSync(path('../src/generated/shapes.js'), standalone.default(ajv, { view: 'view', event: 'event' }));
  writeFileSync(
    path('../src/generated/shapes.d.ts'),
    'export declare function view(value: unknown): boolean;\nexport declare function event(value: unknown): boolean;\n',
  );
}

mkdirSync(path('../src/generated'), { recursive: true });
write('to-server', toServer, true);
write('to-client', toClient, false);
writeShapes();
writeFileSync(
  path('../src/generated/protocol.schema.json'),
  `${JSON.stringify({ toServer: toServer.definitions, toClient: toClient.definitions }, null, 2)}\n`,
);
