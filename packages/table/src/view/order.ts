import type { Decision } from '@draco-table/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { laterSigns } from './later-signs.js';
import type { Scene } from './scene.js';
import { icon } from './symbol.js';

/** A number, by steps or with a slider. */
export function renderStepper(scene: Scene, decision: Decision): TemplateResult {
  const values = decision.options.map((option) => (option.value.is === 'number' ? option.value.value : 0));
  const min = Math.min(...values);
  const max = Math.max(...values);
  const now = scene.number ?? min;
  const option = decision.options.find(({ value }) => value.is === 'number' && value.value === now);
  const set = (value: number) => scene.act.setNumber(Math.min(max, Math.max(min, value)));
  return html`<div class="stepper">
    <button type="button" class="round" aria-label=${scene.texts.message('ui-less')} ?disabled=${now <= min} @click=${() => set(now - 1)}>${icon(laterSigns.minus)}</button>
    <label class="slider"
      ><span class="sr">${scene.texts.message('ui-number')}</span
      ><input
        type="range"
        min=${min}
        max=${max}
        .value=${String(now)}
        @input=${(event: Event) => set(Number((event.target as HTMLInputElement).value))}
    /></label>
    <output>${scene.texts.number(now)}</output>
    <button type="button" class="round" aria-label=${scene.texts.message('ui-more')} ?disabled=${now >= max} @click=${() => set(now + 1)}>${icon(laterSigns.add)}</button>
    <button type="button" class="primary" ?disabled=${!option} @click=${() => option && scene.act.answer([option.id])}>
      ${scene.texts.message('ui-choose-number', { number: now })}
    </button>
  </div>`;
}

/** The order so far, each with buttons to move it earlier or later. */
export function renderOrder(scene: Scene, decision: Decision): TemplateResult | typeof nothing {
  if (!scene.picked.length) return nothing;
  return html`<ol class="sequence" aria-label=${scene.texts.message('ui-order')}>
    ${scene.picked.map((id, index) => {
      const option = decision.options.find((one) => one.id === id);
      const name = option ? scene.texts.name(option.value) : id;
      return html`<li>
        <button type="button" class="mini" ?disabled=${index === 0} aria-label=${scene.texts.message('ui-earlier', { name })} @click=${() => scene.act.shift(id, -1)}>‹</button>
        <span class="step"><b>${index + 1}</b> ${name}</span>
        <button type="button" class="mini" ?disabled=${index === scene.picked.length - 1} aria-label=${scene.texts.message('ui-later', { name })} @click=${() => scene.act.shift(id, 1)}>›</button>
      </li>`;
    })}
  </ol>`;
}
