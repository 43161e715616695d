import type { ZoneView } from '@draco-table/engine';
import { html, type TemplateResult } from 'lit';
import { renderRow } from './row.js';
import type { Scene } from './scene.js';

/** What lies open before a player. Only numbers are set here: the styles put everything in place from them. */
export function renderBefore(scene: Scene, zones: readonly ZoneView[]): TemplateResult {
  return html`<div class="before">${zones.map((zone, index) => {
    const nearer = zones.slice(index + 1);
    return renderRow(scene, zone, 'row tiny', {
      '--dt-after': nearer.reduce((sum, { count }) => sum + count, 0),
      '--dt-before': nearer.length,
    });
  })}</div>`;
}
