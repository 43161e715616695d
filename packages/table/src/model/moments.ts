import type { GameEvent } from '@draco-table/engine';
import type { Texts } from '@draco-table/text';

/** So many letters are read in a moment; longer texts hold the game up, but not for ever. */
const inAMoment = 90;
const longest = 3.5;
/** What else is told is about as long. */
const aLine = 24;
const told = new Set(['pay', 'roll', 'swap', 'rearrange', 'reverse', 'told', 'reveal', 'chance']);

/** How many moments it takes to follow what happened: a card is read, the rest is seen. */
export function momentsFor(news: readonly GameEvent[], texts: Texts | undefined): number {
  let letters = 0;
  for (const event of news) {
    if (told.has(event.is)) letters += aLine;
    if (event.is === 'play' && event.card.is === 'thing')
      letters += texts?.cardText(event.card.design)?.length ?? aLine;
  }
  return Math.min(longest, 1 + letters / inAMoment);
}
