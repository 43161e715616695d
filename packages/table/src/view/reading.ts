import { html, nothing, type TemplateResult } from 'lit';
import { whyWords } from '../model/why.js';
import { classes } from './classes.js';
import { isPiece, isReadable, type Scene } from './scene.js';
import { icon, signs } from './symbol.js';
import { cardFace, picture } from './thing.js';

/** A card held up to be read in full, with the reason when it cannot be chosen. */
export function renderReading(scene: Scene): TemplateResult | typeof nothing {
  const { reading } = scene;
  if (!reading || !isReadable(scene)) return nothing;
  const { design, whyNot } = reading;
  const piece = isPiece(scene, design);
  const option = reading.key === undefined ? undefined : scene.options.get(reading.key);
  const name = scene.texts.cardName(design);
  const text = scene.texts.cardText(design, scene.view.options);
  return html`<div class=${classes('reading', { pinned: reading.isPinned === true, low: scene.asks.table && !scene.asks.own, short: scene.asks.table })} part="reading">
    <div class="card still read ${piece ? 'of-piece' : ''}">
      ${
        piece
          ? html`<span class="face"><span class="name">${name}</span><span class="art">${picture(scene, design)}</span>${text ? html`<span class="text">${text}</span>` : nothing}</span>`
          : cardFace(scene, design, true)
      }
    </div>
    ${reading.preview?.length ? html`<ul class="would">${reading.preview.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}
    ${whyNot ? html`<p class="why">${whyWords(scene.texts, whyNot, scene.decision)}</p>` : nothing}
    ${
      reading.isPinned
        ? html`<div class="hold">
          ${
            option
              ? html`<button type="button" class="primary" @click=${() => scene.act.confirm()}>${icon(signs.check)}${scene.texts.message('ui-take', { name })}</button>`
              : nothing
          }
          <button type="button" class="quiet" @click=${() => scene.act.read(undefined)}>${scene.texts.message('ui-put-back')}</button>
        </div>`
        : nothing
    }
  </div>`;
}
