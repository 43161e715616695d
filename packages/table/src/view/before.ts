import type { ZoneView } from '@draco-table/engine';
import { html, type TemplateResult } from 'lit';
import { classes } from './classes.js';
import { renderRow } from './row.js';
import { isPiece, type Scene } from './scene.js';

/** What lies open before a player. Only numbers are set here: the styles put everything in place from them. */
export function renderBefore(scene: Scene, zones: readonly ZoneView[]): TemplateResult {
  const isOfPieces = ({ items }: ZoneView) =>
    items.some(({ value }) => value.is === 'thing' && isPiece(scene, value.design));
  const sum = (some: readonly ZoneView[]) => some.reduce((all, { count }) => all + count, 0);
  return html`<div class="before">${zones.map((zone, index) => {
    const nearer = zones.slice(index + 1);
    const pieces = sum(nearer.filter(isOfPieces));
    return renderRow(scene, zone, classes('row tiny', { pieces: isOfPieces(zone) }), {
      '--dt-after': sum(nearer) - pieces,
      '--dt-lones': pieces,
      '--dt-boxes': nearer.length,
    });
  })}</div>`;
}
