import { _, Ajv } from 'ajv';
import names from 'ajv/dist/compile/names.js';
import standalone from 'ajv/dist/standalone/index.js';

/**
 * `operation`: an array is an operation; its first element names the schema that all of it has to fit.
 * @type {import('ajv').CodeKeywordDefinition}
 */
const operation = {
  keyword: 'operation',
  type: 'array',
  schemaType: 'object',
  error: { message: 'must name an operation', params: ({ data }) => _`{op: ${data}[0]}` },
  code(cxt) {
    const { gen, data, schema } = cxt;
    const op = gen.const('op', _`${data}[0]`);
    const valid = gen.let('valid', false);
    gen.if(false);
    for (const name of Object.keys(schema)) {
      gen.elseIf(_`${op} === ${name}`);
      const fits = gen.name('fits');
      cxt.subschema({ keyword: 'operation', schemaProp: name }, fits);
      gen.assign(valid, fits);
    }
    gen.else();
    cxt.error();
    gen.endIf();
    cxt.ok(valid);
  },
};

/**
 * `index`: a number is an index of that table of the ruleset. A table that a ruleset may leave out is not looked at then.
 * @type {import('ajv').CodeKeywordDefinition}
 */
const index = {
  keyword: 'index',
  type: 'number',
  schemaType: 'string',
  error: {
    message: 'must name an element of the table',
    params: ({ schema }) => _`{table: ${schema}, of: ${names.default.rootData}[${schema}].length}`,
  },
  code(cxt) {
    const { data, schema } = cxt;
    const table = _`${names.default.rootData}[${schema}]`;
    cxt.fail(_`${table} instanceof Array && (${data} < 0 || ${data} >= ${table}.length)`);
  },
};

/**
 * A list of misfits is copied by AJV for each that is added: a million of them took minutes. Here they are added in place,
 * and after so many nobody looks further.
 */
const GATHERING = `
function gathered(all, more) {
  if (all.length > 10000) throw { misfits: all };
  for (const one of more) all.push(one);
  return all;
}
`;

/** @param {object} schema */
export function validatorCode(schema) {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    // One function for each definition: what is written out where it is used has frames that deep rulesets overflow.
    inlineRefs: false,
    strict: false,
    discriminator: true,
    code: { source: true, esm: true, lines: true },
    keywords: [operation, index],
  });
  const validate = ajv.compile(schema);
  const code = standalone.default(ajv, validate);
  return code
    .replace(/^"use strict";/, '// Made by scripts/generate.mjs.\n')
    .replace(/export default \w+;/, '')
    .replace(/vErrors\.concat\(([\w.]+)\)/g, 'gathered(vErrors, $1)')
    .replace(/vErrors\.push\((\w+)\)/g, 'gathered(vErrors, [$1])')
    .concat(GATHERING);
}
