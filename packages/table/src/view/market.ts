import type { Scene } from './scene.js';

const gap = { x: 6, y: 16 };
const padding = 10;
/** Height of a card in a market, by its width. */
const tall = 1.28;
const smallest = 76;
const largest = 124;

/** How wide the cards of a market are: as large as all of them fit; on a small screen it is scrolled. */
export function marketCard(piles: number, { width, height }: Scene['size'], above: number): number {
  for (let card = largest; card > smallest; card -= 2) {
    const columns = Math.floor((width - 2 * padding + gap.x) / (card + gap.x));
    const rows = Math.ceil(piles / Math.max(1, columns));
    if (above + 2 * padding + rows * (card * tall + gap.y) <= height) return card;
  }
  return smallest;
}
