import { html, nothing, type TemplateResult } from 'lit';
import type { Story } from '../model/story.js';
import { laterSigns } from './later-signs.js';
import { renderResult } from './result.js';
import { type Scene, seatStyle } from './scene.js';
import { crest, icon } from './symbol.js';
import { vars } from './vars.js';

export interface ScreenActions {
  takeOver(): void;
  again(): void;
  /** The same deal once more, where the table can. */
  sameAgain?(): void;
  /** The game again, from an answer on. */
  watch(step?: number): void;
  /** How it came to this end, once it is known. */
  story?(scene: Scene): Story | undefined;
  /** The link that was asked for. */
  shared?(): string | undefined;
  share(): void;
  /** Word of the button for another game, where it is another one. */
  againWord?: string;
  /** More to do at the end. */
  more?(scene: Scene): TemplateResult;
  dismissResult(): void;
  guide(step: number | undefined): void;
}

export interface ScreenState {
  /** The seat that is to take the screen. */
  handOver: number | undefined;
  /** The result is to be seen. */
  isOver: boolean;
  guideStep: number | undefined;
}

/** What lies over the table until it is dealt with. */
export function renderScreen(scene: Scene, state: ScreenState, act: ScreenActions): TemplateResult[] {
  const { handOver, isOver, guideStep } = state;
  const { result } = scene.view;
  return [
    ...(handOver === undefined ? [] : [renderHandOver(scene, handOver, act.takeOver)]),
    ...(isOver && result ? [renderResult(scene, result, act)] : []),
    ...(guideStep === undefined || handOver !== undefined ? [] : [renderGuide(scene, guideStep, act.guide)]),
  ];
}

/** The screen changes hands: nothing secret is on it until the next player takes it. */
function renderHandOver(scene: Scene, seat: number, take: () => void): TemplateResult {
  return html`<div class="screen" part="hand-over" ${vars({ '--seat': seatStyle(scene, seat).colour })}>
    <div class="sheet">
      ${crest(scene, seat)}
      <h2>${scene.texts.message('ui-hand-over', { name: scene.texts.seatName(seat) })}</h2>
      <p>${scene.texts.message('ui-hand-over-why')}</p>
      <button type="button" class="primary" data-autofocus @click=${take}>${scene.texts.message('ui-take-over', { name: scene.texts.seatName(seat) })}</button>
    </div>
  </div>`;
}

const guideSteps = 5;

/** A first game in a few sentences about the table itself; the game's own rules follow. */
function renderGuide(scene: Scene, step: number, go: (step: number | undefined) => void): TemplateResult {
  const rules = scene.texts.gameRules()?.split(/\n+/)[0];
  const isLast = step >= guideSteps;
  return html`<div class="screen" part="guide" role="dialog" aria-labelledby="guide-title">
    <div class="sheet">
      <h2 id="guide-title" tabindex="-1" data-autofocus>${scene.texts.gameName()}</h2>
      <p class="step-text">${step === 0 ? (rules ?? scene.texts.message('ui-guide-1')) : scene.texts.message(`ui-guide-${step}`)}</p>
      <p class="steps" aria-hidden="true">${Array.from({ length: guideSteps + 1 }, (_, i) => html`<i class=${i === step ? 'now' : ''}></i>`)}</p>
      <div class="confirm">
        ${step > 0 ? html`<button type="button" class="quiet" @click=${() => go(step - 1)}>${scene.texts.message('ui-previous')}</button>` : nothing}
        <button type="button" class="primary" @click=${() => go(isLast ? undefined : step + 1)}>${scene.texts.message(isLast ? 'ui-start' : 'ui-next')}</button>
        ${isLast ? nothing : html`<button type="button" class="quiet" @click=${() => go(undefined)}>${scene.texts.message('ui-skip')}</button>`}
      </div>
    </div>
  </div>`;
}

export interface ReplayState {
  at: number;
  length: number;
  isPlaying: boolean;
}

export function renderReplayBar(
  scene: Scene,
  state: ReplayState,
  go: (step: number) => void,
  toggle: () => void,
): TemplateResult {
  const text = scene.texts;
  return html`<section class="replay" part="replay" aria-label=${text.message('ui-replay')}>
    <button type="button" class="round" aria-label=${text.message('ui-step-back')} ?disabled=${state.at === 0} @click=${() => go(state.at - 1)}>${icon(laterSigns.previous)}</button>
    <button type="button" class="round" aria-label=${text.message(state.isPlaying ? 'ui-pause' : 'ui-play')} @click=${toggle}>${icon(state.isPlaying ? laterSigns.pause : laterSigns.play)}</button>
    <button type="button" class="round" aria-label=${text.message('ui-step-on')} ?disabled=${state.at >= state.length} @click=${() => go(state.at + 1)}>${icon(laterSigns.next)}</button>
    <label class="slider"><span class="sr">${text.message('ui-replay-step')}</span>
      <input type="range" min="0" max=${state.length} .value=${String(state.at)} @input=${(event: Event) => go(Number((event.target as HTMLInputElement).value))} /></label>
    <output>${state.at} / ${state.length}</output>
  </section>`;
}
