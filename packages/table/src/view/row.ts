import type { ZoneView } from '@draco-table/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { keyOf, zoneKey } from '../model/key.js';
import { classes } from './classes.js';
import { cornersOf } from './corners.js';
import { renderCounter } from './counters.js';
import { tabStop } from './roving.js';
import type { Scene } from './scene.js';
import { cardBack, cardFace, faceDownItems, isAsked, isSpread, longestWord, renderThing } from './thing.js';
import { vars } from './vars.js';

/** More are scrolled. */
const mostInHand = 16;
const mostIndexed = 26;
/** So wide is what is held in one row. */
const phone = 560;
const mostOnPhone = 4;
const mostSlim = 6;

/** So many columns of cards with a name fit beside each other on a phone; the rest is scrolled. */
const mostColumns = 5;

/** On a phone a larger hand lies in two rows: how many columns they have. */
function handColumns(count: number, width: number, most: number): number | undefined {
  return !width || width > phone || count <= most ? undefined : Math.ceil(count / 2);
}

/** A row, a set or a hand laid out side by side; cards overlap when room is short. */
export function renderRow(
  scene: Scene,
  zone: ZoneView,
  cls = 'row',
  extra: Record<string, number> = {},
): TemplateResult {
  const group = zoneKey(zone);
  const items = faceDownItems(zone);
  const keys = items.map((item) => keyOf(item.value));
  const stop = tabStop(scene, group, keys);
  const isZoneAsked = isAsked(scene, zone);
  const isOrdered = zone.shape === 'row';
  const isHand = cls.startsWith('hand');
  const isIndexed = isHand && items.every(({ value }) => value.is === 'thing' && cornersOf(scene, value.design));
  const most = isIndexed ? mostSlim : mostOnPhone;
  const cols = isHand ? handColumns(items.length, scene.size.width, most) : undefined;
  // What is told by its corner lies closer than what is told by its name.
  const scrolls = isIndexed ? items.length > mostIndexed : cols ? cols > mostColumns : items.length > mostInHand;
  return html`<div
    class=${classes(cls, { bare: !items.length, asked: cls === 'row' && isSpread(scene, zone), rows: cols !== undefined, slim: isIndexed, scrolls: isHand && scrolls })}
    part="zone ${zone.shape}"
    role="group"
    data-zone=${group}
    aria-label=${scene.texts.message('ui-zone-count', { zone: scene.texts.zoneName(zone), count: zone.count })}
    ${vars({ '--dt-n': items.length, ...extra })}
  >
    ${repeat(
      items,
      (item) => keyOf(item.value),
      (item, index) =>
        html`<div class="slot" ${vars({ '--dt-i': index, ...(cols ? { '--dt-cols': cols, '--dt-col': index % cols, '--dt-lane': Math.floor(index / cols) } : {}) })}>
          ${renderThing(scene, item, {
            group,
            isTabStop: keyOf(item.value) === stop,
            isZoneAsked,
            ...(isOrdered ? { note: scene.texts.message('ui-place', { place: index + 1, count: items.length }) } : {}),
          })}
        </div>`,
    )}
  </div>`;
}

/** A pile: its top, and how many lie there. */
export function renderPile(scene: Scene, zone: ZoneView): TemplateResult {
  const group = zoneKey(zone);
  const name = zone.of && zone.of.is !== 'player' ? scene.texts.name(zone.of) : zoneTitle(scene, zone);
  const top = zone.items[0];
  const label = scene.texts.message('ui-zone-count', { zone: name, count: zone.count });
  // A pile of one design is itself what a choice of that design points at.
  const ofKey = zone.of ? keyOf(zone.of) : '';
  const key = scene.options.has(ofKey) ? ofKey : undefined;
  // The card on a pile of one design has its name.
  const isNamed = zone.of?.is === 'design';
  const body =
    top && !top.faceDown && (top.value.is === 'thing' || top.value.is === 'design')
      ? renderThing(scene, key && zone.of ? { value: zone.of } : top, { group, isTabStop: true, note: label })
      : zone.count > 0
        ? top && scene.options.has(keyOf(top.value))
          ? renderThing(scene, top, { group, isTabStop: true, note: label })
          : html`<span class="card still">${cardBack(scene, undefined, scene.theme.zones[zone.zone]?.symbol)}</span>`
        : zone.of?.is === 'design'
          ? html`<span class="card still gone">${cardFace(scene, zone.of.id)}</span>`
          : html`<span class="card still none"></span>`;
  return html`<div class="pile ${zone.count > 1 ? 'thick' : ''}" part="zone pile" role="group" data-zone=${group} aria-label=${label}>
    ${body}
    <span class="count" aria-hidden="true">${zone.count}</span>
    ${isNamed ? nothing : caption(name)}
    ${scene.board.onPiles.filter(({ of }) => of && keyOf(of) === ofKey).map((counter) => renderCounter(scene, counter))}
  </div>`;
}

function caption(name: string): TemplateResult {
  return html`<span class="caption" aria-hidden="true" ${vars({ '--long': longestWord(name) })}>${name}</span>`;
}

/** One's own zones need no owner in their name. */
function zoneTitle(scene: Scene, zone: ZoneView): string {
  const isMine = zone.of?.is === 'player' && zone.of.seat === scene.view.seat;
  return scene.texts.zoneName(isMine ? zone.zone : zone);
}

export function renderZone(scene: Scene, zone: ZoneView): TemplateResult {
  return zone.shape === 'pile'
    ? renderPile(scene, zone)
    : html`<div class="labelled" data-block=${zoneKey(zone)}>${caption(zoneTitle(scene, zone))}${renderRow(scene, zone)}</div>`;
}
