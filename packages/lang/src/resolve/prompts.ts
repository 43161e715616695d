/** The question of a choice: its text id, and the names that its text may use. */
import { RULESET_LIMITS } from '@draco-table/ruleset';
import type { Loc } from '../syntax.js';
import { type Context, capture, localsInScope, type Scope, youMode } from './context.js';
import type { PromptTerm } from './terms.js';
import { isValue, type Ty } from './types.js';

/** With a text of its own, it may use every name there is: none of them is there for nothing. */
export function ownPrompt(cx: Context, scope: Scope, id: string, loc: Loc): PromptTerm {
  for (const local of localsInScope(scope)) local.asked = true;
  return makePrompt(cx, scope, id, loc);
}

export function makePrompt(cx: Context, scope: Scope, id: string, loc: Loc): PromptTerm {
  const named = [...localsInScope(scope)]
    .filter(
      (local) => local.role !== 'together' && local.role !== 'family' && local.role !== 'own' && isValue(local.type),
    )
    .map((local) => capture(scope.frame, local))
    .reverse();
  // Who acts, where it is certain that somebody does: a rule that uses `you` is only carried out for somebody.
  const mode = youMode(scope.frame);
  const acts = mode === 'here' || (mode === 'inherited' && cx.youUses.length > 0);
  const nearest = named.slice(1 - RULESET_LIMITS.arguments);
  const args = acts ? [scope.frame.you, ...nearest] : nearest;
  return { is: 'prompt', id, args, loc };
}

/** `choose-hero`, `choose-several-hero`: what is asked when the rule does not name the question. */
export function defaultPrompt(type: Ty, several: boolean): string {
  const word = !isValue(type)
    ? 'thing'
    : type.is === 'kind'
      ? (type.kind?.id ?? 'word')
      : type.is === 'thing' && type.types?.length === 1
        ? (type.types[0]?.id ?? 'thing')
        : type.is;
  return `choose-${several ? 'several-' : ''}${word}`;
}
