import type { Choice, Node, Type } from '@draco-table/ruleset';
import type { Ask } from '../play/ask.js';
import type { Context } from './context.js';

/** A question that is put in the same words each time. */
export function askOf(c: Context, prompt: number, type: Type, choice?: Choice, together = false): Ask {
  const from = choice?.from;
  return {
    prompt: c.ruleset.prompts[prompt]?.id ?? 'choose-next',
    index: prompt,
    type,
    routine: c.routine,
    many: choice?.many !== undefined,
    ordered: choice?.ordered === true,
    may: choice?.may === true,
    together,
    filtered: Array.isArray(from) && from[0] === 'where' ? { c, list: from[1] as Node } : null,
  };
}
