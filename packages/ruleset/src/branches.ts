import type { Ruleset, Span } from './ruleset.js';

/** The branches of one card (or of a family of cards): blocks of its text that some game went through. */
export interface CardBranches {
  card: string;
  all: number;
  reached: number;
  missed: Span[];
}

/**
 * Which branches of cards were reached, by the marks that were. Rules outside cards are not counted, and of a deck only
 * what its own files say: its tests are about the deck, not about the game below.
 */
export function branches(
  ruleset: Ruleset,
  covered: ArrayLike<boolean | number>,
  own: ReadonlySet<string>,
): CardBranches[] {
  const owners = new Map<number, string>();
  const belongs = (routine: number | undefined, card: string): void => {
    if (routine === undefined) return;
    owners.set(routine, card);
    for (const hook of begunIn(ruleset.routines[routine]?.body)) belongs(ruleset.hooks[hook]?.body, card);
  };
  for (const design of ruleset.designs) {
    const name = design.family ?? design.id;
    belongs(design.effect, name);
    for (const hook of design.hooks ?? []) belongs(ruleset.hooks[hook]?.body, name);
  }
  // A family writes its text once: a branch is reached when one of its cards went through it.
  const cards = new Map<string, Map<string, { span: Span; reached: boolean }>>();
  (ruleset.marks ?? []).forEach((mark, index) => {
    const card = owners.get(mark.routine);
    if (card === undefined || !isOwn(ruleset, mark.span, own)) return;
    const blocks = cards.get(card) ?? new Map<string, { span: Span; reached: boolean }>();
    cards.set(card, blocks);
    const key = mark.span.join(' ');
    blocks.set(key, { span: mark.span, reached: Boolean(covered[index]) || blocks.get(key)?.reached === true });
  });
  return [...cards].map(([card, blocks]) => {
    const all = [...blocks.values()];
    const missed = all.filter((block) => !block.reached).map((block) => block.span);
    return { card, all: all.length, reached: all.length - missed.length, missed };
  });
}

/** The effects that last which a body begins. */
function begunIn(node: unknown): number[] {
  if (!Array.isArray(node)) return [];
  return node[0] === 'effect' ? [node[2]] : node.flatMap(begunIn);
}

/** Whether a place is in a file of the game or deck itself; a built ruleset has no files to tell apart. */
export function isOwn(ruleset: Ruleset, span: Span | undefined, own: ReadonlySet<string>): boolean {
  const file = span && ruleset.sources?.[span[0]];
  return own.size === 0 || file === undefined || own.has(file);
}
