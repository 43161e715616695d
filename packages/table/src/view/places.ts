import type { Option, ZoneView } from '@draco-table/engine';
import { html, type TemplateResult } from 'lit';
import type { Point } from '../model/geometry.js';
import { keyOf } from '../model/key.js';
import type { RingLayout } from './ring.js';
import type { Scene } from './scene.js';
import { vars } from './vars.js';

/** A point moved towards the middle by `inward` (0 to 1). */
function towardsMiddle(point: Point, middle: Point, inward: number): Point {
  return { x: point.x + (middle.x - point.x) * inward, y: point.y + (middle.y - point.y) * inward };
}

/** The numbers of a choice of place, drawn at the gaps: place n is the gap before whoever sits there now. */
export function renderPlaces(
  scene: Scene,
  places: Option[],
  zone: ZoneView,
  layout: RingLayout,
  at: (index: number) => Point,
  headed: boolean,
): TemplateResult {
  const offset = headed ? 0 : 1;
  return html`${places.map((option) => {
    const number = option.value.is === 'number' ? option.value.value : 0;
    const index = number - offset;
    const here = index < zone.items.length ? at(index) : at(0);
    const before = at(Math.max(0, index - 1));
    const gap = { x: (here.x + before.x) / 2, y: (here.y + before.y) / 2 };
    const { x, y } = towardsMiddle(gap, layout.middle, 0.22);
    return html`<button
      type="button"
      part="place"
      class="gap legal ${scene.picked.includes(option.id) ? 'picked' : ''}"
      data-key=${keyOf(option.value)}
      data-group="places"
      aria-label=${scene.texts.message('ui-to-place', { place: number })}
      aria-pressed=${scene.picked.includes(option.id)}
      @click=${(event: Event) => scene.act.point(keyOf(option.value), event)}
      ${vars({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` })}
    >
      ${number}
    </button>`;
  })}`;
}
