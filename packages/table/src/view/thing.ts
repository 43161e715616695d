import type { Option, Shown, ZoneView } from '@draco-table/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyOf } from '../model/key.js';
import { classes } from './classes.js';
import { type Corners, cornersOf, type Mark, marksOf, monogram } from './corners.js';
import { designLook, isPiece, ownerOf, type Scene, seatStyle } from './scene.js';
import { crest, symbol } from './symbol.js';
import { vars } from './vars.js';

export type Item = ZoneView['items'][number];

export interface ThingOptions {
  group: string;
  isTabStop: boolean;
  /** Said after the name: its place, for instance. */
  note?: string;
  /** Drawn in the corner: the place's number. */
  badge?: { text: string; mark?: 'good' | 'bad' | undefined };
  isMirrored?: boolean;
  /** Something in its zone can be chosen: where it cannot, it stands back. */
  isZoneAsked?: boolean;
  /** What a ring is read from. */
  isHead?: boolean;
  /** Drawn as its symbol alone, as large as its place. */
  isTile?: boolean;
  /** A tile that lies half-turned. */
  isTurned?: boolean;
}

/** A hue for what no theme colours, the same on every screen. */
export function hueOf(id: string): number {
  let hash = 7;
  for (const char of id) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 360;
  return hash;
}

/** How many letters must stand side by side. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
}

/** Letters, or the symbol that stands for them. */
function mark(scene: Scene, { text, symbol: id }: Mark): TemplateResult {
  return id ? html`${symbol(scene, id)}` : html`<b data-text=${text}></b>`;
}

/** The picture of a design: the theme's symbols, what is in its corners, or its initials. */
export function picture(scene: Scene, design: string): TemplateResult {
  const look = designLook(scene, design);
  const corners = cornersOf(scene, design);
  if (corners)
    return html`<span class="pips" ${vars({ '--tint': corners.colour })}>${corners.marks.map((one) => mark(scene, one))}</span>`;
  if (!look.symbol || !scene.symbols.has(look.symbol))
    return html`<span class="monogram" data-text=${monogram(scene, design)}></span>`;
  return html`${symbol(scene, look.symbol)}${symbol(scene, look.badge, 'symbol small')}`;
}

/** A card that is nothing but its attributes: they stand in its corners, as on a playing card. */
function indexedFace(scene: Scene, { marks, pip, colour }: Corners, name?: string): TemplateResult {
  const corner = (cls: string) =>
    html`<span class="index ${cls}" aria-hidden="true">${marks.map((one) => mark(scene, one))}</span>`;
  return html`<span class="face indexed" ${vars({ '--tint': colour, '--long': longestWord(name ?? '') })}>
    ${name === undefined ? nothing : html`<span class="name">${name}</span>`}
    ${corner('')}<span class="sign" aria-hidden="true">${mark(scene, pip)}</span>${corner('end')}
  </span>`;
}

/** The front of a card: banner, picture, and its text where there is room. */
export function cardFace(scene: Scene, design: string, withText = false): TemplateResult {
  const name = scene.texts.cardName(design);
  const text = withText ? scene.texts.cardText(design, scene.view.options) : undefined;
  const corners = text ? undefined : cornersOf(scene, design);
  if (corners) return indexedFace(scene, corners, withText ? name : undefined);
  const tint = designLook(scene, design).colour ?? `hsl(${hueOf(design)} 38% 58%)`;
  return html`<span class="face" ${vars({ '--tint': tint, '--long': longestWord(name) })}>
    <span class="name">${name}</span>
    <span class="art">${picture(scene, design)}${scene.later?.renderPrinted(scene, design)}</span>
    ${text ? html`<span class="text">${text}</span>` : nothing}
  </span>`;
}

/** The back; of a thing whose front this seat knows, with a small picture of that. */
export function cardBack(scene: Scene, known?: string, sign = scene.theme.back): TemplateResult {
  const front = known === undefined ? undefined : designLook(scene, known).symbol;
  return html`<span class="back">${symbol(scene, sign)}${symbol(scene, front, 'symbol known')}</span>`;
}

function tile(scene: Scene, design: string, isTurned: boolean): TemplateResult {
  return html`<span class="tile ${isTurned ? 'turned' : ''}">${picture(scene, design)}</span>`;
}

/** Colours of a piece: its owner's, else the theme's, else one of its own. */
function pieceColours(scene: Scene, design: string, owner: number | undefined): Record<string, string> {
  const colour =
    owner === undefined
      ? (designLook(scene, design).colour ?? `hsl(${hueOf(design)} 45% 45%)`)
      : seatStyle(scene, owner).colour;
  return { '--seat': colour };
}

/** One thing on the table: a button, since everything can at least be read. */
export function renderThing(scene: Scene, item: Item, options: ThingOptions): unknown {
  const { value } = item;
  const key = keyOf(value);
  const option = scene.options.get(key);
  const order = option ? scene.picked.indexOf(option.id) : -1;
  const { decision, texts, theme, symbols, later } = scene;
  // Most things are as they were: an answer draws those that are not.
  const told = JSON.stringify([value, item.faceDown, item.attrs, options]);
  const asked = [option?.id, order, decision?.ordered, !decision, scene.moved.has(key)];
  return guard([told, ...asked, texts, theme, symbols, later], () =>
    drawThing(scene, item, options, key, option, order),
  );
}

function drawThing(
  scene: Scene,
  item: Item,
  options: ThingOptions,
  key: string,
  option: Option | undefined,
  order: number,
): TemplateResult {
  const { value } = item;
  const design =
    value.is === 'thing' || value.is === 'design' ? (value.is === 'thing' ? value.design : value.id) : undefined;
  const piece = design !== undefined && !options.isTile && isPiece(scene, design);
  const owner = design === undefined ? undefined : ownerOf(scene, design, item.attrs);
  const name = scene.texts.name(value);
  const label = [
    name,
    ...(owner !== undefined ? [scene.texts.seatName(owner)] : []),
    ...Object.values(item.attrs ?? {}).flatMap((attr) => (attr.is === 'kind' ? [scene.texts.name(attr)] : [])),
    ...(options.note ? [options.note] : []),
    ...(options.isTurned ? [scene.texts.message('ui-turned')] : []),
  ];
  const draw = () =>
    design === undefined || item.faceDown
      ? cardBack(scene, design)
      : options.isTile
        ? tile(scene, design, options.isTurned === true)
        : piece
          ? html`<span class="medal">${picture(scene, design)}</span>${owner === undefined ? nothing : crest(scene, owner)}`
          : cardFace(scene, design);
  // Of those, most look as they did.
  const body = guard([design, item.faceDown, options.isTurned, owner, scene.texts, scene.symbols, scene.later], draw);
  // Of a card that one does not see, what one was told of it stands on its back.
  const known = value.is === 'hidden' ? value.clues : item.attrs;
  const learnt = piece || options.isTile ? [] : marksOf(scene, known);
  return html`<button
    type="button"
    part=${piece ? 'piece' : 'card'}
    class=${classes('thing', {
      piece,
      card: !piece,
      tiled: options.isTile === true,
      legal: option !== undefined,
      dim: options.isZoneAsked === true && option === undefined,
      picked: order >= 0,
      moved: scene.moved.has(key),
      mirrored: options.isMirrored === true,
      head: options.isHead === true,
      object: piece && design !== undefined && designLook(scene, design).shape === 'object',
    })}
    data-key=${key}
    data-group=${options.group}
    tabindex=${options.isTabStop ? 0 : -1}
    aria-label=${label.join(', ')}
    aria-pressed=${option ? order >= 0 : nothing}
    aria-disabled=${scene.decision && !option ? true : nothing}
    @click=${(event: Event) => scene.act.point(key, event)}
    @pointermove=${(event: PointerEvent) => event.pointerType === 'mouse' && scene.act.read(value, event)}
    @pointerleave=${(event: PointerEvent) => event.pointerType === 'mouse' && scene.act.read(undefined, event)}
    @focus=${(event: Event) => scene.act.read(value, event)}
    @blur=${(event: Event) => scene.act.read(undefined, event)}
    ${vars(piece && design !== undefined ? pieceColours(scene, design, owner) : {})}
  >
    ${body}
    ${
      learnt.length
        ? html`<span class="learnt" aria-hidden="true">${learnt.map((one) => html`<span ${vars({ '--tint': one.colour ?? '#20252b' })}>${mark(scene, one)}</span>`)}</span>`
        : nothing
    }
    ${options.badge ? html`<span class="place ${options.badge.mark ?? ''}" data-text=${options.badge.text}></span>` : nothing}
    ${order >= 0 && scene.decision?.ordered ? html`<span class="order" data-text=${order + 1}></span>` : nothing}
  </button>`;
}

export function faceDownItems(zone: ZoneView): Item[] {
  return zone.items.length
    ? zone.items
    : Array.from({ length: zone.count }, (_, i) => ({ value: hiddenAt(zone, i + 1) }));
}

/** Something in this zone can be chosen now. */
export function isAsked(scene: Scene, zone: ZoneView): boolean {
  return faceDownItems(zone).some(({ value }) => scene.options.has(keyOf(value)));
}

/** What has just come here is most likely what a question is about that nothing on the table answers. */
export function isSpread(scene: Scene, zone: ZoneView): boolean {
  const { decision, asks, moved } = scene;
  const isNews = decision && !asks.own && !asks.table && zone.items.some(({ value }) => moved.has(keyOf(value)));
  return isNews || isAsked(scene, zone);
}

function hiddenAt(zone: ZoneView, place: number): Shown {
  return { is: 'hidden', zone: zone.zone, ...(zone.of?.is === 'player' ? { of: zone.of.seat } : {}), place };
}
