/** D0316, D0317, D0503, D0507: values that must be there before the game begins. */
import { evaluate } from '../resolve/constants.js';
import type { Issue } from '../resolve/issue.js';
import { valuesOf } from '../resolve/option-value.js';
import type { Program } from '../resolve/program.js';
import type { OptionSymbol } from '../resolve/symbols.js';
import type { Local, Term } from '../resolve/terms.js';
import { isValue, type Ty } from '../resolve/types.js';
import { placeIn, type Unit } from '../resolve/units.js';

export function checkConstants(program: Program): Issue[] {
  const defaults = new Set<string>();
  for (const { decl, body } of program.units) {
    if (decl.is === 'type' && body.is === 'attrs')
      for (const { attr } of body.attrs) defaults.add(`${decl.name.text} ${attr.id}`);
  }
  return program.units.flatMap((unit) => [
    ...notConstant(unit),
    ...withoutStart(program, unit),
    ...missingAttributes(program, unit, defaults),
    ...optionValues(program, unit),
  ]);
}

function notConstant(unit: Unit): Issue[] {
  const { body } = unit;
  const known = (value: Term, families: readonly Local[] = []) =>
    value.type.is === 'error' ||
    evaluate(value, { design: () => 0, family: families.map((local) => ({ local, value: 1 })) }) !== undefined;
  const tell = (value: Term): Issue => ({ code: 'D0316', args: {}, ...placeIn(unit, value.loc) });
  if (body.is === 'starts') return body.values.filter((value) => !known(value)).map(tell);
  if (body.is === 'attrs') return body.attrs.filter(({ value }) => !known(value)).map(({ value }) => tell(value));
  if (body.is === 'card')
    return [...body.attrs, ...body.own]
      .filter(({ value }) => !known(value, body.families))
      .map(({ value }) => tell(value));
  return [];
}

/** Numbers begin at 0, lists empty, the rest as none if they may be. */
const needsStart = (type: Ty): boolean =>
  isValue(type) && !type.list && !type.none && type.is !== 'number' && type.is !== 'yes-no';

function withoutStart({ table }: Program, { decl, file }: Unit): Issue[] {
  if (decl.is !== 'variable' || decl.start) return [];
  const symbol = table.vars.get(decl.name.text);
  if (!symbol || symbol.decl !== decl || !needsStart(symbol.type)) return [];
  return [{ code: 'D0317', args: { name: decl.name.text }, file, loc: decl.name.loc }];
}

/** `defaults` are the attributes with a start value, as `type attribute`. */
function missingAttributes({ table }: Program, { decl, body, file }: Unit, defaults: ReadonlySet<string>): Issue[] {
  if (decl.is !== 'piece' && decl.is !== 'card') return [];
  const design = table.designs.get(decl.name.text) ?? table.families.get(decl.name.text)?.[0];
  if (!design || design.decl !== decl || (body.is !== 'attrs' && body.is !== 'card')) return [];
  const given = new Set(body.attrs.map((one) => one.attr));
  const { type } = design;
  return [...type.attrs.values()]
    .filter(
      (attr) =>
        !given.has(attr) &&
        !defaults.has(`${type.id} ${attr.id}`) &&
        isValue(attr.type) &&
        !attr.type.list &&
        !attr.type.none,
    )
    .map((attr) => ({
      code: 'D0503',
      args: { name: decl.name.text, attr: attr.id, type: type.id },
      file,
      loc: decl.name.loc,
    }));
}

function optionValues({ table }: Program, unit: Unit): Issue[] {
  const { decl, body } = unit;
  const one = (option: OptionSymbol | undefined, value: Term): Issue[] => {
    const found = evaluate(value, { design: () => 0 });
    if (!option || value.type.is === 'error' || (typeof found === 'number' && option.values.includes(found))) return [];
    return [{ code: 'D0507', args: { name: option.id, values: valuesOf(option) }, ...placeIn(unit, value.loc) }];
  };
  if (decl.is === 'set-option' && body.is === 'value') return one(table.options.get(decl.name.text), body.value);
  if (body.is !== 'test') return [];
  return body.steps.flatMap((step) => (step.is === 'option' ? one(step.option, step.value) : []));
}
