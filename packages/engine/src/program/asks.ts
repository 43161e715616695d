import type { Choice, Node, Type } from '@draco-table/ruleset';
import type { Ask } from '../play/ask.js';
import type { Context } from './context.js';
import { compileList } from './lists.js';
import { compileTest } from './tests.js';

/** A question that is put in the same words each time. */
export const compileAsk = (c: Context, prompt: number, type: Type, choice?: Choice, together = false): Ask => ({
  ...askOf(c, prompt, type, choice, together),
  filter: choice ? compileFilter(c, choice.from) : null,
});

/** The same without what tells why something is not offered. */
export function askOf(c: Context, prompt: number, type: Type, choice?: Choice, together = false): Ask {
  return {
    prompt: c.ruleset.prompts[prompt]?.id ?? 'choose-next',
    index: prompt,
    type,
    routine: c.routine,
    many: choice?.many !== undefined,
    ordered: choice?.ordered === true,
    may: choice?.may === true,
    together,
    filter: null,
  };
}

/** For "why not this one?": the outermost condition of what may be chosen from. */
function compileFilter(c: Context, from: Node): Ask['filter'] {
  if (typeof from === 'number' || from[0] !== 'where') return null;
  const [, list, slot, test] = from as unknown as [string, Node, number, Node];
  return { list: compileList(c, list, false), slot, test: compileTest(c, test) };
}
