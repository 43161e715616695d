import type { Shown, ZoneView } from '@draco-table/engine';
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { keyOf, zoneKey } from '../model/key.js';
import { tabStop } from './roving.js';
import type { Scene } from './scene.js';
import { renderThing } from './thing.js';
import { vars } from './vars.js';

const isYes = (value: Shown | undefined): boolean => value?.is === 'yes-no' && value.value;

/** A grid in a box that scrolls both ways: panning and zooming are the browser's own, so every input has them. */
export function renderGrid(scene: Scene, zone: ZoneView): TemplateResult {
  const group = zoneKey(zone);
  const open = [...scene.options.values()].flatMap((option) => (option.value.is === 'cell' ? [option.value] : []));
  const taken = zone.items.flatMap((item) => (item.cell ? [item.cell] : []));
  const cells = [...open, ...taken];
  const minX = Math.min(0, ...cells.map(({ x }) => x));
  // North is on top.
  const maxY = Math.max(0, ...cells.map(({ y }) => y));
  const position = ({ x, y }: { x: number; y: number }) => ({ '--col': x - minX + 1, '--row': maxY - y + 1 });
  const { tiles, turnedBy } = scene.theme.zones[zone.zone] ?? {};
  const keys = [...zone.items.map((item) => keyOf(item.value)), ...open.map((cell) => keyOf(cell))];
  const stop = tabStop(scene, group, keys);
  return html`<div class="grid" part="zone grid" role="group" data-zone=${group} aria-label=${scene.texts.zoneName(zone)}>
    <div class="cells">
      ${repeat(
        zone.items,
        (item) => keyOf(item.value),
        (item) =>
          html`<div class="cell" ${vars(position(item.cell ?? { x: 0, y: 0 }))}>
            ${renderThing(scene, item, {
              group,
              isTabStop: keyOf(item.value) === stop,
              ...(item.cell ? { note: scene.texts.name({ is: 'cell', ...item.cell }) } : {}),
              isTile: tiles === true,
              isTurned: turnedBy !== undefined && isYes(item.attrs?.[turnedBy]),
            })}
          </div>`,
      )}
      ${repeat(
        open,
        (cell) => keyOf(cell),
        (cell) => {
          const key = keyOf(cell);
          const option = scene.options.get(key);
          return html`<div class="cell" ${vars(position(cell))}>
            <button
              type="button"
              class="spot legal ${option && scene.picked.includes(option.id) ? 'picked' : ''}"
              data-key=${key}
              data-group=${group}
              tabindex=${key === stop ? 0 : -1}
              aria-label=${scene.texts.name(cell)}
              aria-pressed=${option !== undefined && scene.picked.includes(option.id)}
              @click=${(event: Event) => scene.act.point(key, event)}
            ></button>
          </div>`;
        },
      )}
    </div>
  </div>`;
}
