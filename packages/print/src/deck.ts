import type { DesignDef, Ruleset } from '@draco-table/ruleset';
import { fillsCard } from './design/card-front.js';
import { MOST_CARDS } from './options.js';
import { PrintProblem, printProblem } from './problems.js';
import { printedHash } from './since.js';
import type { Studio } from './studio.js';

/** One card of paper: the nth copy of a design. */
export interface PrintedCard {
  design: DesignDef;
  number: number;
}

/** What was printed before, by design: its face and how many there were. */
export type Before = ReadonlyMap<string, { hash: string; copies: number }>;

/** Cards, and pieces whose picture is a whole card, such as the squares of a board that are laid face down. */
export function cardDesigns(studio: Studio): DesignDef[] {
  const { ruleset } = studio;
  return ruleset.designs.filter(
    (design) => ruleset.types[design.type]?.base === 'card' || (isPiece(ruleset, design) && fillsCard(studio, design)),
  );
}

export const isPiece = (ruleset: Ruleset, { type }: DesignDef): boolean => ruleset.types[type]?.base === 'piece';

/** The cards to print, kind by kind as the deck has them. */
export function cardsToPrint(studio: Studio, before?: Before): PrintedCard[] {
  const { only, copies } = studio.options;
  const all = cardDesigns(studio);
  const isWanted = ({ id, family }: DesignDef) => only.includes(id) || (family !== undefined && only.includes(family));
  const unknown = only.filter((name) => !all.some(({ id, family }) => id === name || family === name));
  if (unknown.length > 0) throw new PrintProblem(unknown.map((card) => printProblem('D1207', { card })));
  const wanted = only.length === 0 ? all : all.filter(isWanted);
  const sets = wanted.map((design) => ({ design, first: firstNew(studio, design, before) }));
  const count = sets.reduce((sum, { design, first }) => sum + Math.max(0, design.copies - first), 0) * copies;
  if (count > MOST_CARDS) throw new PrintProblem(printProblem('D1209', { cards: count, most: MOST_CARDS }));
  const byType = sets.sort((a, b) => a.design.type - b.design.type);
  const once = byType.flatMap(({ design, first }) =>
    Array.from({ length: Math.max(0, design.copies - first) }, (_, i) => ({ design, number: first + i + 1 })),
  );
  return Array.from({ length: copies }, () => once).flat();
}

/** How many copies are there already and look the same. */
function firstNew(studio: Studio, design: DesignDef, before: Before | undefined): number {
  const known = before?.get(design.id);
  return known && known.hash === printedHash(studio, design) ? known.copies : 0;
}
