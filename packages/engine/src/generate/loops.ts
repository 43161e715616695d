import { elementOf, type Node, type Op, typeOf } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { breach } from '../problems.js';
import { bind, list, num, test } from './expressions.js';
import { digits, type Unit } from './unit.js';

const tooLong = (): never => breach('steps');
const tooMany = (): never => breach('list');

/** Counts work against the budget of an answer. */
export const spend = (u: Unit, amount: string): string => `if((S-=${amount})<0)${u.constant(tooLong)}();`;
export const tooMuch = (u: Unit, length: string): string =>
  `if(${length}>${digits(LIMITS.list)})${u.constant(tooMany)}();`;

const opOf = (node: Node): string => (typeof node === 'number' ? '' : node[0]);

/**
 * Runs over the elements of a list without making it where that cannot be told from making it: conditions, values and
 * ranges become the loop itself. `each` writes what is done with an element.
 * `quiet` says that doing so changes nothing that the list rests on.
 */
export function iterate(u: Unit, node: Node, quiet: boolean, each: (item: string) => void): void {
  const op = opOf(node);
  const plain = quiet && u.c.quiet(node);
  if (op === 'where' && plain) {
    filtered(u, node as Op, true, each);
    return;
  }
  if (plain && (op === 'giving' || op === 'joined')) {
    const [, from, slot, inner] = node as unknown as [string, Node, number, Node];
    iterate(u, from, true, (item) => {
      u.c.types[slot] = elementOf(typeOf(u.c, from));
      u.write(`${u.slot(slot)}=${item};`);
      if (op === 'joined' || typeOf(u.c, inner).list) iterate(u, inner, true, each);
      else each(u.hold(num(u, inner)));
    });
    return;
  }
  if (op === 'with') {
    bind(u, node as Op);
    iterate(u, (node as Op)[4], quiet, each);
    return;
  }
  if (op === 'range') {
    const [from, end] = ends(u, node as Op);
    const i = u.fresh();
    u.write(`for(let ${i}=${from};${i}<=${end};${i}++){if(--S<0)${u.constant(tooLong)}();`);
    const { before } = u.apart(() => {
      each(i);
      return '';
    });
    u.write(`${before}}`);
    return;
  }
  loop(u, u.hold(list(u, node, plain)), each);
}

/** First and last of a range, which is no longer than a list may be. */
export function ends(u: Unit, node: Op): string[] {
  const [from, to] = u.inOrder([() => u.hold(num(u, node[1])), () => u.hold(num(u, node[2]))]);
  u.write(tooMuch(u, `${to}-${from}+1`));
  return [from, to];
}

/** Over a list that is there. */
function loop(u: Unit, all: string, each: (item: string) => void): void {
  const [i, x] = [u.fresh(), u.fresh()];
  u.write(`${spend(u, `${all}.length`)}for(let ${i}=0;${i}<${all}.length;${i}++){const ${x}=${all}[${i}];`);
  each(x);
  u.write('}');
}

/** A list with a condition. What is no condition on the type comes after it, part by part. */
export function filtered(u: Unit, node: Op, quiet: boolean, each: (item: string) => void): void {
  const [, from, slot, condition] = node as unknown as [string, Node, number, Node];
  const type = elementOf(typeOf(u.c, from));
  iterate(u, from, quiet && u.c.quiet(condition), (item) => {
    u.c.types[slot] = type;
    const next = u.fresh();
    const parts = conjuncts(condition);
    const { before } = u.apart(() => {
      let held = false;
      for (const part of parts) {
        const looked = typeTest(u, part, slot, item);
        if (looked !== null) {
          u.write(`if(!${looked})break ${next};`);
          continue;
        }
        if (!held) u.write(`${u.slot(slot)}=${item};`);
        held = true;
        u.write(`if(!(${test(u, part)}))break ${next};`);
      }
      each(item);
      return '';
    });
    u.write(`${next}:{${before}}`);
  });
}

/** Whether an element is of one type: a look into a table. */
function typeTest(u: Unit, part: Node, slot: number, item: string): string | null {
  if (typeof part === 'number' || part[0] !== 'is-a' || part.length !== 3) return null;
  const thing = part[1];
  if (!Array.isArray(thing) || thing[0] !== 'slot' || thing[1] !== slot) return null;
  return `(${u.constant(u.c.layout.thingType)}[${item}]===${digits(part[2])})`;
}

/** `A and B and C` as its parts. */
function conjuncts(node: Node): Node[] {
  if (typeof node === 'number' || node[0] !== 'and') return [node];
  return [...conjuncts(node[1] as Node), ...conjuncts(node[2] as Node)];
}
