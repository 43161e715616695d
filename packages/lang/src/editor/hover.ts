/** What a thing is, in a line of the language and a sentence. */
import type { Range } from '@draco-table/ruleset';
import { showForm } from '../resolve/forms.js';
import type { Program } from '../resolve/program.js';
import type { PerSymbol } from '../resolve/symbols.js';
import { showType, type Ty } from '../resolve/types.js';
import { type Target, type Thing, targetAt } from './target.js';

export interface Hover {
  range: Range;
  /** As it is declared. */
  code: string;
  text?: string;
}

export function hoverAt(program: Program, file: string, offset: number): Hover | undefined {
  const target = targetAt(program, file, offset);
  const source = program.loaded.files.find((one) => one.path === file)?.source;
  if (!target || !source) return undefined;
  return { range: source.range(target.loc), ...describe(program, target) };
}

/** Nothing is said about the type of what could not be understood. */
const typed = (name: string, type: Ty): string => (type.is === 'error' ? name : `${name}: ${showType(type)}`);
const per = (of: PerSymbol): string => (of === 'game' ? '' : `, one per ${typeof of === 'string' ? of : of.id}`);

export function describe(program: Program, { thing }: Pick<Target, 'thing'>): { code: string; text?: string } {
  switch (thing.is) {
    case 'local':
      return { code: typed(thing.name, thing.type), text: ROLES[thing.role] };
    case 'builtin': {
      const gives = thing.form.use === 'value' ? 'Built-in value. ' : 'Built-in. ';
      return { code: showForm(thing.form), text: `${gives}${thing.form.doc ?? ''}` };
    }
    case 'kind-value':
      return {
        code: `${thing.kind.values[thing.index]}: ${thing.kind.id}`,
        text: `A word of the kind \`${thing.kind.id}\`.`,
      };
    case 'seat':
      return {
        code: `${program.table.seats.names[thing.index]?.text}: player`,
        text: `The seat number ${thing.index + 1}.`,
      };
    default:
      return symbol(thing);
  }
}

const ROLES: Partial<Record<string, string>> = {
  param: 'A slot of this sentence.',
  let: 'A name for a value.',
  choice: 'What was chosen.',
  together: 'What each has chosen.',
  each: 'An element of the list.',
  bound: 'A value of the sentence that this effect waits for.',
  family: 'The value that tells the cards of this family apart.',
  own: 'A value of this card.',
};

function symbol(thing: Exclude<Thing, { is: 'local' | 'builtin' | 'kind-value' | 'seat' }>): {
  code: string;
  text?: string;
} {
  switch (thing.is) {
    case 'kind':
      return { code: `kind ${thing.id}: ${thing.values.join(', ')}` };
    case 'type':
      return {
        code: `${thing.base === 'piece' ? 'pieces' : 'cards'} ${thing.id}${thing.attrs.size ? ` (${[...thing.attrs.values()].map((attr) => typed(attr.id, attr.type)).join(', ')})` : ''}`,
      };
    case 'attr':
      return {
        code: typed(thing.id, thing.type),
        text: `An attribute of ${thing.of.map((type) => type.id).join(' and ')}.`,
      };
    case 'design':
      return thing.piece
        ? { code: `piece ${thing.id}: ${thing.type.id}` }
        : {
            code: `card ${thing.id} x${thing.copies}: ${thing.type.id}`,
            text: 'Its name stands for what is printed on it.',
          };
    case 'zone':
      return {
        code: `zone ${thing.id}: ${thing.shape} of ${thing.of.map((type) => type.id).join(' or ')}${per(thing.per)}, seen by ${thing.seen}`,
      };
    case 'var':
      return { code: `${thing.role} ${typed(thing.id, thing.type)}${per(thing.per)}` };
    case 'option':
      return { code: `option ${typed(thing.id, thing.type)}` };
    case 'die':
      return { code: `die ${thing.id}: ${thing.sides}` };
    case 'forecast':
      return { code: `forecast ${thing.id}` };
    case 'routine': {
      const gives = thing.gives && thing.gives.is !== 'nothing' ? ` gives ${showType(thing.gives)}` : '';
      return { code: `${thing.role} ${showForm(thing.form)}${gives}` };
    }
  }
}
