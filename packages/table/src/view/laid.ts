import { html, type TemplateResult } from 'lit';
import { ellipsePoints } from '../model/geometry.js';
import { renderRow } from './row.js';
import { type Scene, seatStyle } from './scene.js';
import { crest } from './symbol.js';
import { vars } from './vars.js';

/** Height of a card, and of the name below it. */
const tall = 1.4;
const label = 20;
const smallest = 44;
const largest = 104;
/** Farther apart they would no longer be seen as one. */
const widest = 5.4;

/** How wide the cards are that everybody lays in the middle: three of them fit above each other, and across. */
function laidCard({ width, height }: Scene['size']): number {
  const across = width / 4.6;
  const down = (height - 3 * label) / (tall * 2.7);
  return Math.round(Math.max(smallest, Math.min(largest, across, down)));
}

/**
 * What each player has laid out, before the one who did: oneself at the near edge, the others clockwise from there, as
 * they would sit.
 */
export function renderLaid(scene: Scene): TemplateResult {
  const { board, view, size, texts } = scene;
  const seats = board.seats.length;
  const card = laidCard(size);
  const box = {
    width: Math.max(10, Math.min(size.width - card - 12, card * widest)),
    height: Math.max(10, size.height - card * tall - label - 12),
  };
  const points = ellipsePoints(seats, box.width, box.height);
  return html`<div class="laid-out" ${vars({ '--card-w': `${card}px` })}>
    ${board.seats.map(({ seat }) => {
      // Points are counted clockwise from the top: half a turn on, one's own is at the bottom.
      const { x, y } = points[(seat - (view.seat ?? 0) + seats) % seats] ?? { x: 0, y: 0 };
      const zones = board.laid.filter(({ of }) => of?.is === 'player' && of.seat === seat);
      const left = (size.width - box.width) / 2 + box.width - x;
      const top = card * (tall / 2) + 6 + box.height - y;
      return html`<div
        class="laid-by ${zones.some(({ count }) => count > 0) ? '' : 'nothing'}"
        ${vars({ transform: `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`, '--seat': seatStyle(scene, seat).colour })}
      >
        ${zones.map((zone) => renderRow(scene, zone, 'row laid-row'))}
        <span class="laid-name" aria-hidden="true">${crest(scene, seat)}${view.seat === seat ? texts.message('ui-you') : texts.seatName(seat)}</span>
      </div>`;
    })}
  </div>`;
}
