/** What would be if: a card with something changed, read and checked against the game as it is. */
import { visitNodes } from '../editor/nodes.js';
import { parse } from '../parse.js';
import type { Program } from '../resolve/program.js';
import { ERROR } from '../resolve/types.js';
import { resolveUnit, type Unit } from '../resolve/units.js';
import type { Card, Loc } from '../syntax.js';
import type { CardPlace } from './card.js';
import type { TextChange } from './model.js';

export interface Trial {
  /** The text of the card as it is; places in changes are places in it. */
  text: string;
  /** The card after changes, if it can be read. */
  parsed(changes: readonly TextChange[]): Card | undefined;
  /** The same, if the checker has no more against it than against the card as it is. */
  fits(changes: readonly TextChange[]): boolean;
  unit(changes: readonly TextChange[]): Unit | undefined;
}

/** With the changes made, which must not overlap. */
export function changed(text: string, changes: readonly TextChange[]): string {
  let result = text;
  for (const { start, end, text: to } of [...changes].sort((a, b) => b.start - a.start || b.end - a.end))
    result = result.slice(0, start) + to + result.slice(end);
  return result;
}

export function createTrial(program: Program, { file, card }: CardPlace): Trial {
  const { table } = program;
  const text = file.source.text.slice(card.loc.start, card.loc.end);
  const design = table.designs.get(card.name.text) ?? table.families.get(card.name.text)?.[0];

  function parsed(changes: readonly TextChange[]): Card | undefined {
    const { tree, problems } = parse(changed(text, changes), file.path);
    const [only, more] = tree.declarations;
    return problems.length || more || only?.is !== 'card' ? undefined : only;
  }

  function resolved(decl: Card): Unit {
    // What is printed belongs to the declaration that is being tried, for as long as it is.
    const kept = design?.card;
    if (design) design.card = decl;
    try {
      return resolveUnit(table, { decl, file: file.path }, (routine) => routine.gives ?? ERROR);
    } finally {
      if (design && kept) design.card = kept;
    }
  }

  const unit = (changes: readonly TextChange[]): Unit | undefined => {
    const decl = parsed(changes);
    return decl && resolved(decl);
  };
  let before: number | undefined;
  return {
    text,
    parsed,
    unit,
    fits(changes) {
      const after = unit(changes);
      if (!after) return false;
      before ??= unit([])?.issues.length ?? Number.POSITIVE_INFINITY;
      return after.issues.length <= before;
    },
  };
}

/** One word, one number, or something in brackets of its own. */
export const isPlain = (value: string): boolean => /^(?:[a-z][a-z0-9-]*|\d+|\([^()]*\))$/.test(value);

/** A value put into a place, with brackets if it would be read as something else without. */
export function placed(trial: Trial, loc: Loc, value: string, also: readonly TextChange[] = []): TextChange {
  const bare = { ...loc, text: value };
  if (isPlain(value)) return bare;
  const card = trial.parsed([bare, ...also]);
  const now = { start: loc.start, end: loc.start + value.length };
  return card && hasNode(card, now) ? bare : { ...loc, text: `(${value})` };
}

export function hasNode(card: Card, { start, end }: Loc): boolean {
  let found = false;
  visitNodes([card.needs, card.body, card.whiles, card.args, card.families], (node) => {
    if (node.loc.start === start && node.loc.end === end) found = true;
    return node.loc.start <= start && end <= node.loc.end && !found;
  });
  return found;
}
