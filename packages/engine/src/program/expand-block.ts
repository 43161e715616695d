import type { Block, Choice, Node, NodeArg } from '@draco-table/ruleset';
import { STATEMENTS } from '@draco-table/ruleset';
import type { Context } from './context.js';
import { expand } from './expand.js';

/** A block whose statements have all defines put in place. */
export const expandBlock = (c: Context, block: Block): Block => block.map((node) => expandStatement(c, node));

function expandStatement(c: Context, node: Node): Node {
  if (typeof node === 'number') return node;
  const [op, ...args] = node;
  const letters = STATEMENTS[op as keyof typeof STATEMENTS].split(' ');
  const parts = args.map((arg, i): NodeArg => {
    // A letter with a star stands for all that follow.
    const letter = (letters[i] ?? letters.at(-1) ?? '')[0];
    if (letter === 'e' || letter === 'i') return arg === null ? null : expand(c, arg as Node);
    if (letter === 'b') return expandBlock(c, arg as Block) as NodeArg;
    return letter === 'c' ? expandChoice(c, arg as Choice) : arg;
  });
  return [op, ...parts];
}

function expandChoice(c: Context, choice: Choice): Choice {
  const { many, body } = choice;
  return {
    ...choice,
    who: Array.isArray(choice.who) ? expand(c, choice.who) : choice.who,
    from: expand(c, choice.from),
    ...(many ? { many: { min: expand(c, many.min), max: many.max === null ? null : expand(c, many.max) } } : {}),
    ...(body ? { body: expandBlock(c, body) } : {}),
    ...(choice.else ? { else: expandBlock(c, choice.else) } : {}),
  };
}
