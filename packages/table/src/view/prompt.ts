import type { Decision, Option } from '@draco-table/engine';
import { TABLE_LIMITS } from '@draco-table/ruleset';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { keyOf } from '../model/key.js';
import { controlOf, isComplete } from '../model/selection.js';
import { isPlaceChoice } from './ring.js';
import { isReadable, type Scene, seatStyle } from './scene.js';
import { crest, icon, signs, symbol } from './symbol.js';
import { cardBack, cardFace } from './thing.js';
import { vars } from './vars.js';

function optionFace(scene: Scene, option: Option): TemplateResult {
  const { value } = option;
  const name = scene.texts.name(value);
  if (value.is === 'thing' || value.is === 'design') {
    const design = value.is === 'thing' ? value.design : value.id;
    return html`<span class="card still">${cardFace(scene, design)}</span>`;
  }
  if (value.is === 'hidden') return html`<span class="card still">${cardBack(scene)}</span><span>${name}</span>`;
  if (value.is === 'player') return html`${crest(scene, value.seat)}<span>${name}</span>`;
  if (value.is === 'kind')
    return html`${symbol(scene, scene.theme.kinds[value.kind]?.[value.id]?.symbol)}<span>${name}</span>`;
  return html`<span>${name}</span>`;
}

function chip(scene: Scene, option: Option, order: number): TemplateResult {
  const isPicked = order >= 0;
  const { value } = option;
  const isCard = value.is === 'thing' || value.is === 'design' || value.is === 'hidden';
  return html`<button
    type="button"
    part="option"
    class="chip ${isPicked ? 'picked' : ''} ${isCard ? 'carded' : ''}"
    data-option=${option.id}
    data-group="options"
    aria-pressed=${isPicked}
    aria-label=${scene.texts.name(value)}
    @click=${(event: Event) => scene.act.pick(option.id, event)}
    @pointermove=${(event: PointerEvent) => isCard && event.pointerType === 'mouse' && scene.act.read(value, event)}
    @pointerleave=${(event: PointerEvent) => isCard && event.pointerType === 'mouse' && scene.act.read(undefined, event)}
    @focus=${(event: Event) => isCard && scene.act.read(value, event)}
    @blur=${(event: Event) => isCard && scene.act.read(undefined, event)}
    ${value.is === 'player' ? vars({ '--seat': seatStyle(scene, value.seat).colour }) : nothing}
  >
    ${optionFace(scene, option)}
    ${isPicked && scene.decision?.ordered ? html`<span class="order" data-text=${order + 1}></span>` : nothing}
  </button>`;
}

function controls(scene: Scene, decision: Decision): TemplateResult {
  const control = controlOf(decision);
  const loose = decision.options
    .filter((option) => !scene.drawn.has(keyOf(option.value)))
    .slice(0, TABLE_LIMITS.offers);
  const isSeveral = control === 'several' || control === 'ordered';
  const complete = isComplete(decision, scene.picked) && (isSeveral || scene.picked.length > 0);
  const picked = decision.options.find((option) => option.id === scene.picked[0]);
  const isPlace = isPlaceChoice(scene);
  // Asked all the same, so that nobody learns from a silence what a hand lacks.
  const isEmpty = !decision.options.length;
  return html`
    ${
      control === 'number' && !isPlace
        ? scene.later?.renderStepper(scene, decision)
        : html`<div class="options" role="group" aria-label=${scene.texts.message('ui-options')}>
          ${isPlace ? nothing : loose.map((option) => chip(scene, option, scene.picked.indexOf(option.id)))}
        </div>`
    }
    ${control === 'ordered' ? scene.later?.renderOrder(scene, decision) : nothing}
    <div class="confirm">
      ${
        isSeveral && !isEmpty
          ? html`<button type="button" class="primary" part="confirm" ?disabled=${!complete} @click=${() => scene.act.confirm()}>
            ${icon(signs.check)}${scene.texts.message('ui-done', { count: scene.picked.length, max: decision.max })}
          </button>`
          : picked && !(scene.reading?.isPinned && isReadable(scene))
            ? html`<button type="button" class="primary" part="confirm" @click=${() => scene.act.confirm()}>
              ${icon(signs.check)}${scene.texts.message(picked.value.is === 'cell' ? 'ui-here' : 'ui-take', { name: scene.texts.name(picked.value) })}
            </button>`
            : nothing
      }
      ${
        decision.optional || (decision.min === 0 && (!isSeveral || isEmpty))
          ? html`<button type="button" class=${isEmpty ? 'primary' : 'quiet'} part="decline" @click=${() => scene.act.decline()}>${
              // A question may have a word of its own for it: "Buy nothing".
              scene.texts.attribute(`prompt-${decision.prompt}`, 'decline') ??
              scene.texts.message(isEmpty ? 'ui-go-on' : 'ui-decline')
            }</button>`
          : nothing
      }
    </div>
  `;
}

function waitingFor(scene: Scene): string {
  if (scene.isHeld) return scene.texts.message('ui-next-move');
  const seats = [...new Set(scene.view.decisions.map(({ seat }) => seat))];
  if (!seats.length) return '';
  const names = scene.texts.list(seats.map((seat) => scene.texts.seatName(seat)));
  if (seats.length > 1 || !scene.isBot(seats[0] ?? 0)) return scene.texts.message('ui-waiting', { names });
  // Who is asked by another's card is asked about that.
  const cause = scene.view.decisions[0]?.cause.card;
  const isOfAnother = cause !== undefined && scene.playing?.design === cause && scene.playing.seat !== seats[0];
  return isOfAnother
    ? scene.texts.message('ui-thinking-about', { names, card: scene.texts.cardName(cause) })
    : scene.texts.message('ui-thinking', { names });
}

/** What is asked now, and the controls for what cannot be pointed at on the table. */
export function renderPrompt(scene: Scene): TemplateResult {
  const { decision, texts } = scene;
  const cause = decision?.cause.card;
  const waiting = decision ? '' : waitingFor(scene);
  const question = () => html`<section
    class="prompt ${decision ? 'mine' : waiting ? '' : 'idle'}"
    part="prompt"
    aria-label=${texts.message('ui-question')}
  >
    <div class="question">
      ${decision ? crest(scene, decision.seat) : nothing}${symbol(scene, decision && scene.theme.prompts[decision.prompt]?.symbol)}
      <p id="question" tabindex="-1">
        ${
          decision
            ? html`${cause ? html`<span class="cause">${texts.cardName(cause)}</span> ` : nothing}${texts.prompt(decision)}
              ${decision.options.length ? nothing : html`<span class="secret">${texts.message('ui-nothing')}</span>`}
              ${decision.together ? html`<span class="secret">${texts.message('ui-secret')}</span>` : nothing}`
            : waiting
        }
      </p>
    </div>
    ${decision ? controls(scene, decision) : nothing}
  </section>`;
  // Another question is another box: the old one neither stretches nor shifts.
  return html`${repeat([decision?.id ?? waiting], String, question)}`;
}
