import { html, render } from 'lit';
import { type GameInfo, nameIn } from '../site.js';
import { word } from '../words.js';

/** What one can start from: a small deck, and every game and deck of the site under its name. */
export function drawSamples(select: HTMLSelectElement, games: readonly GameInfo[], files: readonly string[]): void {
  const names = new Map<string, string>(
    games.flatMap(({ id, names: own, decks }) => [
      [`${id}.draco`, word('sample-game', { name: nameIn(own, id) })] as const,
      ...decks.map((deck) => [`${deck.id}.draco`, word('sample-deck', { name: nameIn(deck.names, deck.id) })] as const),
    ]),
  );
  render(
    html`<option value="">${word('sample-choose')}</option>
      <option value="first">${word('sample-first')}</option>
      ${files.filter((name) => names.has(name)).map((name) => html`<option value=${name}>${names.get(name)}</option>`)}`,
    select,
  );
}
