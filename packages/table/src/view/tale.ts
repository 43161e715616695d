import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { type Beat, sinceOwn } from '../model/beats.js';
import { classes } from './classes.js';
import { laterSigns } from './later-signs.js';
import { designLook, type Scene, seatStyle } from './scene.js';
import { crest, icon, signs, symbol } from './symbol.js';
import { cardFace, picture } from './thing.js';
import { vars } from './vars.js';

export interface TaleState {
  /** All that was done so far, oldest first. */
  beats: readonly Beat[];
  /** The one that is held up: the number of its first event. */
  open: number | undefined;
  /** Somebody else plays just now: what they do is held up by itself. */
  isLive: boolean;
}

export interface TaleActions {
  tell(beat: number | undefined): void;
}

/** So many can be gone back to in the row; the log has them all. */
const most = 40;
/** Of what came of it, so many lines are told while it happens. */
const mostLines = 3;

/** In a word or two: the card, or else what came of it in the end. */
function shortName({ texts }: Scene, { card, lines }: Beat): string {
  return card === undefined ? (lines.at(-1)?.text ?? '') : texts.cardName(card);
}

function chip(scene: Scene, beat: Beat, index: number, state: TaleState, act: TaleActions): TemplateResult {
  const isOpen = state.open === beat.n;
  const look = beat.card === undefined ? undefined : designLook(scene, beat.card).symbol;
  return html`<li ${vars({ '--dt-i': index })}>
    <button
      type="button"
      class=${classes('beat-chip', { 'by-me': beat.seat === scene.view.seat })}
      data-group="tale"
      data-key="b:${beat.n}"
      aria-expanded=${isOpen}
      aria-label=${beat.lines[0]?.text ?? nothing}
      @click=${() => act.tell(isOpen ? undefined : beat.n)}
      ${vars({ '--seat': seatStyle(scene, beat.seat ?? 0).colour })}
    >
      ${crest(scene, beat.seat ?? 0)}${symbol(scene, look)}<span>${shortName(scene, beat)}</span>
    </button>
  </li>`;
}

/** One of them, large enough to read: the card, its text, and what came of it. */
function heldUp(scene: Scene, beat: Beat, state: TaleState, act: TaleActions): TemplateResult {
  const { texts } = scene;
  const isOpen = state.open === beat.n;
  const [first, ...rest] = beat.lines;
  const shown = isOpen ? rest : rest.slice(-mostLines);
  const at = state.beats.indexOf(beat);
  const since = sinceOwn(state.beats, scene.view.seat);
  const step = (by: number, id: string, sign: string) => {
    const other = state.beats[at + by];
    return html`<button type="button" class="round" aria-label=${texts.message(id)} title=${texts.message(id)} ?disabled=${!other} @click=${() => other && act.tell(other.n)}>${icon(sign)}</button>`;
  };
  const text = beat.card === undefined ? undefined : texts.cardText(beat.card, scene.view.options);
  return html`<section
    class=${classes('beat', { live: !isOpen })}
    part="beat"
    aria-label=${texts.message('ui-tale')}
    ${vars({ '--seat': seatStyle(scene, beat.seat ?? 0).colour })}
  >
    <div class="beat-head">
      ${crest(scene, beat.seat ?? 0)}
      <h3>${first?.text}${first && first.times > 1 ? html` <b>×${first.times}</b>` : nothing}</h3>
      ${isOpen ? html`<button type="button" class="round" aria-label=${texts.message('ui-close')} @click=${() => act.tell(undefined)}>${icon(signs.close)}</button>` : nothing}
    </div>
    ${
      beat.card === undefined
        ? nothing
        : html`<div class="beat-card">
            ${text ? html`<span class="beat-art">${picture(scene, beat.card)}</span><p>${text}</p>` : html`<span class="card still">${cardFace(scene, beat.card)}</span>`}
          </div>`
    }
    ${
      shown.length
        ? html`<ul class="beat-lines">
            ${shown.map(({ text: line, times }) => html`<li>${line}${times > 1 ? html` <b>×${times}</b>` : nothing}</li>`)}
          </ul>`
        : nothing
    }
    ${
      isOpen
        ? html`<div class="beat-steps">
            ${step(-1, 'ui-step-back', laterSigns.previous)}
            <span>${since.includes(beat) ? texts.message('ui-tale-since', { at: since.indexOf(beat) + 1, count: since.length }) : nothing}</span>
            ${step(1, 'ui-step-on', laterSigns.next)}
          </div>`
        : nothing
    }
  </section>`;
}

/** What everybody did last, the newest first, each to be opened; what others do just now is held up by itself. */
export function renderTale(scene: Scene, state: TaleState, act: TaleActions): TemplateResult {
  const { beats, open, isLive } = state;
  const newest = beats.slice(-most).reverse();
  const held = beats.find(({ n }) => n === open) ?? (isLive ? newest[0] : undefined);
  const isOfOthers = held && (held.n === open || held.seat !== scene.view.seat);
  return html`<ol class="beats" part="tale" aria-label=${scene.texts.message('ui-tale')}>
      ${repeat(
        newest,
        // Other words are another chip.
        (beat) => `${beat.n} ${shortName(scene, beat)}`,
        (beat, index) => chip(scene, beat, index, state, act),
      )}
    </ol>
    ${
      // Another line is another box: what stands there does not shift.
      repeat(
        held && isOfOthers ? [held] : [],
        ({ n, lines }) => (n === open ? n : `${n}/${lines.length}`),
        (beat) => heldUp(scene, beat, state, act),
      )
    }`;
}
