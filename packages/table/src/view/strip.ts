import type { ZoneView } from '@draco-table/engine';
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { zoneKey } from '../model/key.js';
import { renderZone } from './row.js';
import type { Scene } from './scene.js';
import { isAsked } from './thing.js';
import { vars } from './vars.js';

/** Longer rows beside a ring, in one line. Only numbers are set here: the styles put everything in place from them. */
export function renderStrip(scene: Scene, zones: ZoneView[]): TemplateResult {
  // From the first card to the last; a pile is one card wide.
  let near = 0;
  let far = 0;
  const lanes = zones.map((zone, index) => {
    const steps = zone.shape === 'pile' ? 0 : Math.max(0, zone.count - 1);
    const lane = { zone, isNear: isAsked(scene, zone), index, near, far };
    if (lane.isNear) near += steps;
    else far += steps;
    return lane;
  });
  return html`<div
    class="strip ${lanes.some(({ isNear }) => isNear) ? 'asked' : ''}"
    part="market"
    ${vars({ '--stage': `${scene.size.width}px`, '--dt-lanes': lanes.length, '--dt-near': near, '--dt-far': far })}
  >
    ${repeat(
      lanes,
      ({ zone }) => zoneKey(zone),
      (lane) =>
        html`<div
          class="lane ${lane.isNear ? 'near' : ''}"
          ${vars({ '--dt-lane': lane.index, '--dt-near-before': lane.near, '--dt-far-before': lane.far })}
        >
          ${renderZone(scene, lane.zone)}
        </div>`,
    )}
  </div>`;
}
