import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from './scene.js';
import { symbol } from './symbol.js';

/** What is printed in the corner of a card's picture, as far as the theme pictures it: a price, what it asks for. */
export function renderPrinted(
  scene: Pick<Scene, 'ruleset' | 'theme' | 'symbols' | 'texts'>,
  design: string,
): TemplateResult | typeof nothing {
  const { ruleset, theme, texts } = scene;
  const values = ruleset.designs.find(({ id }) => id === design)?.attrs ?? {};
  const marks = ruleset.attrs.flatMap(({ id, type }, index) => {
    const look = theme.attributes[id];
    const value = values[index];
    if (!look || value === undefined) return [];
    if (type.is === 'number' && typeof value === 'number')
      return [
        html`<span class="printed sum">${symbol(scene, look.symbol)}<b data-text=${texts.number(value)}></b></span>`,
      ];
    const kind = type.is === 'kind' ? ruleset.kinds[type.kind ?? -1] : undefined;
    const words = kind ? [value].flat().flatMap((word) => kind.values[word] ?? []) : [];
    if (!kind || !words.length) return [];
    return [
      html`<span class="printed">${words.map((word) => symbol(scene, theme.kinds[kind.id]?.[word]?.symbol))}</span>`,
    ];
  });
  return marks.length ? html`<span class="marks" aria-hidden="true">${marks}</span>` : nothing;
}
