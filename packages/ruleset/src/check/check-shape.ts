import { SHAPES } from './shapes.js';

/** D0801: it is not what it has to be. D0805: it is, and names something that does not exist. */
export interface Misfit {
  code: 'D0801' | 'D0805';
  path: string;
  what: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PLAIN: Record<string, (value: unknown) => boolean> = {
  s: (value) => typeof value === 'string',
  n: Number.isInteger,
  t: (value) => value === true,
  null: (value) => value === null,
  e: (value) => Number.isInteger(value) || Array.isArray(value),
  b: Array.isArray,
  p: (value) => Array.isArray(value) && value.length === 5 && value.every(Number.isInteger),
};

/** Where a value of a ruleset is not of its shape. The ruleset may be anything. */
export function checkShape(ruleset: unknown, shape: string, whole: unknown, start = ''): Misfit[] {
  const found: Misfit[] = [];
  check(shape, whole, start, found);
  return found;

  function check(what: string, value: unknown, path: string, out: Misfit[]): void {
    const misfit = (text: string, code: Misfit['code'] = 'D0801'): void => {
      if (out.length < 100) out.push({ code, path: path || 'the ruleset', what: text });
    };
    const inner = what.slice(0, -1);
    if (what.includes(';')) {
      const ways = what.split(';').map((way) => {
        const tried: Misfit[] = [];
        check(way, value, path, tried);
        return tried;
      });
      const fitting = ways.find((tried) => !tried.some(({ code }) => code === 'D0801'));
      if (fitting) out.push(...fitting);
      else misfit('is none of what it may be');
    } else if (what.includes(':')) {
      if (isObject(value)) fields(what, value, path, misfit, out);
      else misfit('is not an object');
    } else if (what.endsWith('*')) {
      if (Array.isArray(value)) for (const [i, item] of value.entries()) check(inner, item, `${path}[${i}]`, out);
      else misfit('is not a list');
    } else if (what.endsWith('%')) {
      if (isObject(value)) for (const [key, item] of Object.entries(value)) check(inner, item, `${path}.${key}`, out);
      else misfit('is not an object');
    } else if (what.startsWith('#')) {
      const { length } = Object(isObject(ruleset) && ruleset[what.slice(1)]) as unknown[];
      if (!Number.isInteger(value)) misfit('is not a whole number');
      else if (!((value as number) >= 0 && (value as number) < length)) misfit(`names ${value}, of ${length}`, 'D0805');
    } else if (Object.hasOwn(SHAPES, what)) {
      check(SHAPES[what], value, path, out);
      if (what === 'Type' && isObject(value) && value.is === 'kind' && value.kind === undefined)
        misfit('says not which kind', 'D0805');
    } else if (Object.hasOwn(PLAIN, what)) {
      if (!PLAIN[what](value)) misfit(`is not of the sort "${what}"`);
    } else if (!what.split('|').includes(value as string)) misfit(`is not one of ${what}`);
  }

  function fields(
    what: string,
    value: Record<string, unknown>,
    path: string,
    misfit: (text: string) => void,
    out: Misfit[],
  ): void {
    const names = new Set(Object.keys(value));
    for (const field of what.split(' ')) {
      const [, name, optional, kind] = /(\w+)(\??):(.*)/.exec(field) as unknown as string[];
      names.delete(name);
      if (value[name] !== undefined) check(kind, value[name], path ? `${path}.${name}` : name, out);
      else if (!optional) misfit(`has no "${name}"`);
    }
    for (const name of names) misfit(`has "${name}", which is not known`);
  }
}
