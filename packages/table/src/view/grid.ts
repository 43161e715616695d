import type { Shown, ZoneView } from '@draco-table/engine';
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { keyOf, zoneKey } from '../model/key.js';
import { around, type Box } from '../model/viewport.js';
import { laterSigns } from './later-signs.js';
import { panZoom } from './pan-zoom.js';
import { tabStop } from './roving.js';
import type { Scene } from './scene.js';
import { icon } from './symbol.js';
import { renderThing } from './thing.js';
import { vars } from './vars.js';

interface Cell {
  x: number;
  y: number;
}

/** A square with the gap around it, in pixels of the sheet; the styles draw it so. */
const pitch = { x: 60, y: 84 };

/** Where a square lies on the sheet: north is on top. */
function boxOf({ x, y }: Cell): Box {
  const [left, top] = [x * pitch.x, -y * pitch.y];
  return { left, top, right: left + pitch.x, bottom: top + pitch.y };
}

const isYes = (value: Shown | undefined): boolean => value?.is === 'yes-no' && value.value;

function zoomButtons({ texts }: Scene): TemplateResult {
  const button = (zoom: string, id: string, sign: string) =>
    html`<button type="button" class="round" data-zoom=${zoom} aria-label=${texts.message(id)} title=${texts.message(id)}>${icon(sign)}</button>`;
  return html`<div class="zoom">
    ${button('in', 'ui-zoom-in', laterSigns.add)} ${button('out', 'ui-zoom-out', laterSigns.minus)}
    ${button('fit', 'ui-zoom-fit', laterSigns.fit)}
  </div>`;
}

/** A grid: a sheet without edges that one moves and zooms. */
export function renderGrid(scene: Scene, zone: ZoneView): TemplateResult {
  const group = zoneKey(zone);
  const open = [...scene.options.values()].flatMap((option) => (option.value.is === 'cell' ? [option.value] : []));
  const taken = zone.items.flatMap((item) => (item.cell ? [item.cell] : []));
  const all = around([{ x: 0, y: 0 }, ...open, ...taken].map(boxOf)) ?? boxOf({ x: 0, y: 0 });
  const position = ({ x, y }: Cell) => ({ '--col': x, '--row': -y });
  const { tiles, turnedBy } = scene.theme.zones[zone.zone] ?? {};
  const keys = zone.items.map((item) => keyOf(item.value));
  const stop = tabStop(scene, group, [...keys, ...open.map((cell) => keyOf(cell))]);
  const asked = zone.items.flatMap(({ cell, value }) => (cell && scene.options.has(keyOf(value)) ? [cell] : []));
  return html`<div
    class="grid"
    part="zone grid"
    role="group"
    tabindex="0"
    data-zone=${group}
    aria-label=${scene.texts.zoneName(zone)}
    ${panZoom(all, around([...open, ...asked].map(boxOf)), !open.length)}
  >
    <div class="cells">
      ${repeat(
        zone.items,
        (item) => keyOf(item.value),
        (item) =>
          html`<div class="cell" ${vars(position(item.cell ?? { x: 0, y: 0 }))}>
            ${renderThing(scene, item, {
              group,
              isTabStop: keyOf(item.value) === stop,
              isZoneAsked: asked.length > 0,
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
              part="place"
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
    ${zoomButtons(scene)}
  </div>`;
}
