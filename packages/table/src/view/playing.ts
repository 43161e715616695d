import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Scene } from './scene.js';
import { crest } from './symbol.js';
import { cardFace } from './thing.js';

const pips: Record<number, number[]> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** Since the card in play was. */
function lastRoll({ events, playing }: Scene): { value: number; n: number } | undefined {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (!event || event.n < (playing?.n ?? 0)) return undefined;
    if (event.is === 'roll') return event;
  }
  return undefined;
}

/** The die as it was last thrown for the card in play. */
export function renderDie(scene: Scene): TemplateResult | typeof nothing {
  const roll = lastRoll(scene);
  if (!roll) return nothing;
  const spots = pips[roll.value];
  // Another roll is another die, so that it tumbles.
  return html`${repeat(
    [roll],
    ({ n }) => n,
    () => html`<span class="die" part="die" role="img" aria-label=${scene.texts.message('ui-rolled', { value: roll.value })}
      >${spots ? spots.map((spot) => html`<i class="pip p${spot}"></i>`) : html`<b>${roll.value}</b>`}</span
    >`,
  )}`;
}

/** The card that is being carried out, or was last: until it is shuffled away, as it is before a new round. */
export function renderPlaying(scene: Scene): TemplateResult {
  const isThere = scene.view.zones.some(({ items }) =>
    items.some(({ value }) => value.is === 'thing' && value.id === scene.playing?.id),
  );
  // Another card is another box: its words do not shift.
  return html`${repeat(
    scene.playing && isThere ? [scene.playing] : [],
    ({ design }) => design,
    ({ seat, design }) => {
      // Where it is cut, it is read like any other.
      const read = (event: Event) => scene.act.read({ is: 'design', id: design }, event);
      return html`<span
          class="card still wide"
          @click=${read}
          @pointermove=${(event: PointerEvent) => event.pointerType === 'mouse' && read(event)}
          @pointerleave=${(event: Event) => scene.act.read(undefined, event)}
        >${seat === undefined ? nothing : crest(scene, seat)}${cardFace(scene, design, true)}</span>`;
    },
  )}`;
}
