/**
 * Checks data against the JSON Schema of a ruleset by walking it. It says the same as the generated validator, whose
 * code is five times the size; a test holds the two against each other. Only what that schema uses is known here.
 */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | Schema[];
  minItems?: number;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  definitions?: Record<string, Schema>;
}

export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

export interface SchemaValidator {
  (data: unknown): boolean;
  errors: SchemaError[] | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isType(value: unknown, type: string): boolean {
  if (type === 'integer') return typeof value === 'number' && Number.isFinite(value) && value % 1 === 0;
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
}

const pointer = (key: string) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** @public Used by the generated code. */
export function schemaValidator(root: Schema): SchemaValidator {
  function check(schema: Schema, value: unknown, path: string, errors: SchemaError[]): void {
    const fail = (keyword: string, params: Record<string, unknown>) =>
      errors.push({ instancePath: path, keyword, params });
    if (schema.$ref) {
      const name = schema.$ref.slice('#/definitions/'.length);
      check(root.definitions?.[name] ?? {}, value, path, errors);
    }
    const types = schema.type === undefined ? [] : [schema.type].flat();
    if (types.length && !types.some((type) => isType(value, type))) fail('type', { type: schema.type });
    if (schema.enum && !schema.enum.includes(value)) fail('enum', { allowedValues: schema.enum });
    if (schema.const !== undefined && schema.const !== value) fail('const', { allowedValue: schema.const });
    if (schema.anyOf && !schema.anyOf.some((one) => !errorsOf(one, value, path).length)) fail('anyOf', {});
    if (Array.isArray(value)) checkItems(schema, value, path, errors, fail);
    else if (isObject(value)) checkProperties(schema, value, path, errors, fail);
  }

  type Fail = (keyword: string, params: Record<string, unknown>) => void;

  function checkItems(schema: Schema, value: unknown[], path: string, errors: SchemaError[], fail: Fail): void {
    const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    if (value.length < minItems) fail('minItems', { limit: minItems });
    if (value.length > maxItems) fail('maxItems', { limit: maxItems });
    value.forEach((item, i) => {
      const one = Array.isArray(items) ? items[i] : items;
      if (one) check(one, item, `${path}/${i}`, errors);
    });
  }

  function checkProperties(
    schema: Schema,
    value: Record<string, unknown>,
    path: string,
    errors: SchemaError[],
    fail: Fail,
  ): void {
    for (const name of schema.required ?? [])
      if (value[name] === undefined) fail('required', { missingProperty: name });
    for (const [name, item] of Object.entries(value)) {
      const known = schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
      const other = schema.additionalProperties;
      if (known) {
        if (item !== undefined) check(known, item, path + pointer(name), errors);
      } else if (other === false) fail('additionalProperties', { additionalProperty: name });
      else if (isObject(other)) check(other, item, path + pointer(name), errors);
    }
  }

  const errorsOf = (schema: Schema, value: unknown, path: string): SchemaError[] => {
    const errors: SchemaError[] = [];
    check(schema, value, path, errors);
    return errors;
  };

  const validate: SchemaValidator = Object.assign(
    (data: unknown): boolean => {
      const errors = errorsOf(root, data, '');
      validate.errors = errors.length ? errors : null;
      return !errors.length;
    },
    { errors: null },
  );
  return validate;
}
