import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Scene } from './scene.js';
import { seatStyle } from './scene.js';
import { vars } from './vars.js';

/** Shapes for seats when a theme brings no crests; drawn in a box of 24. */
const plain: Record<string, string> = {
  circle: 'M12 2a10 10 0 1 0 .01 0z',
  triangle: 'M12 2l11 20H1z',
  square: 'M3 3h18v18H3z',
  diamond: 'M12 0l11 12-11 12L1 12z',
  plus: 'M8 1h8v7h7v8h-7v7H8v-7H1V8h7z',
  hexagon: 'M12 1l10 5.5v11L12 23 2 17.5v-11z',
  moon: 'M15 1a11 11 0 1 0 8 15A9 9 0 0 1 15 1z',
  ring: 'M12 1a11 11 0 1 0 .01 0zm0 6a5 5 0 1 1-.01 0z',
};

/** Signs of the table's own controls. */
export const signs = {
  undo: 'M9 5V1L2 8l7 7v-4h5a4 4 0 0 1 0 8H6v4h8a8 8 0 0 0 0-18z',
  hint: 'M12 1a8 8 0 0 0-5 14v3h10v-3a8 8 0 0 0-5-14zM8 20h8v1l-2 2h-4l-2-2z',
  menu: 'M2 4h20v3H2zm0 7h20v3H2zm0 7h20v3H2z',
  close: 'M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z',
  fill: 'M1 1h8v3H6l5 5-2 2-5-5v3H1zm14 0h8v8h-3V6l-5 5-2-2 5-5h-3zM1 15h3v3l5-5 2 2-5 5h3v3H1zm19 0h3v8h-8v-3h3l-5-5 2-2 5 5z',
  cards: 'M3 5l9-3 7 16-9 4zm12-2h6v15h-1z',
  pile: 'M3 1h14v17H3zM18 4h2v17H6v-2h12z',
  check: 'M2 12l4-4 4 4 9-9 4 4-13 13z',
};

export function icon(sign: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${sign} />`}</svg>`;
}

/** A symbol of the theme's sheet. */
export function symbol(
  scene: Pick<Scene, 'symbols'>,
  id: string | undefined,
  cls = 'symbol',
): TemplateResult | typeof nothing {
  if (!id || !scene.symbols.has(id)) return nothing;
  return html`<svg class=${cls} aria-hidden="true">${svg`<use href=${`#${id}`} />`}</svg>`;
}

export function crest(scene: Scene, seat: number): TemplateResult {
  const style = seatStyle(scene, seat);
  const drawing = scene.symbols.has(style.crest)
    ? symbol(scene, style.crest, 'crest-shape')
    : html`<svg class="crest-shape" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${plain[style.crest] ?? plain.circle ?? ''} />`}</svg>`;
  return html`<span class="crest" ${vars({ '--seat': style.colour })}>${drawing}</span>`;
}
