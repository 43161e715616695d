import type { GameEvent } from '@draco-table/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { designLook, isPiece, type Scene } from './scene.js';
import { crest, icon, symbol } from './symbol.js';

export const tabs = ['log', 'forecast', 'rules', 'cards', 'settings'] as const;
export type Tab = (typeof tabs)[number];

export interface PanelState {
  tab: Tab;
  isOpen: boolean;
  search: string;
  languages: readonly string[];
  lang: string;
  pace: number;
  shared: string | undefined;
  /** Something lies over the table that must be dealt with first. */
  isInert?: boolean;
}

export interface PanelActions {
  show(tab: Tab | undefined): void;
  search(text: string): void;
  setLanguage(lang: string): void;
  setPace(pace: number): void;
  restart(): void;
  share(): void;
  guide(): void;
  hover(event: GameEvent | undefined): void;
}

export interface LogLine {
  event: GameEvent;
  text: string;
  /** How often it happened in a row. */
  times: number;
}

function logPanel(scene: Scene, lines: readonly LogLine[], act: PanelActions): TemplateResult {
  if (!lines.length) return html`<p class="empty">${scene.texts.message('ui-log-empty')}</p>`;
  return html`<ol class="log" part="log">
    ${repeat(
      lines,
      ({ event }) => event.n,
      ({ event, text, times }) =>
        html`<li
          class=${event.is}
          @pointerenter=${() => act.hover(event)}
          @pointerleave=${() => act.hover(undefined)}
        >
          ${event.seat === undefined ? html`<span class="dot" aria-hidden="true"></span>` : crest(scene, event.seat)}
          <span>${text}${times > 1 ? html` <b>×${times}</b>` : nothing}</span>
        </li>`,
    )}
  </ol>`;
}

function forecastPanel(scene: Scene): TemplateResult {
  if (!scene.forecasts.length) return html`<p class="empty">${scene.texts.message('ui-forecast-empty')}</p>`;
  return html`${scene.forecasts.map(
    ({ id, changes }) => html`<section class="forecast">
      <h3>${symbol(scene, scene.theme.forecasts[id]?.symbol)}${scene.texts.forecastName(id)}</h3>
      ${
        changes.length
          ? html`<ul>
            ${changes.map((change) => {
              const by = change.to - change.from;
              const who =
                change.of?.is === 'player'
                  ? scene.texts.seatName(change.of.seat)
                  : change.holder
                    ? scene.texts.holderName({ holder: change.holder })
                    : change.of
                      ? scene.texts.name(change.of)
                      : '';
              return html`<li>
                ${change.of?.is === 'player' ? crest(scene, change.of.seat) : html`<span class="dot" aria-hidden="true"></span>`}
                <span>${who}</span><b class=${by > 0 ? 'up' : 'down'}>${by > 0 ? '+' : '−'}${Math.abs(by)}</b>
                <span class="to">${scene.texts.amount(change.counter, change.to)}</span>
              </li>`;
            })}
          </ul>`
          : html`<p class="empty">${scene.texts.message('ui-forecast-nothing')}</p>`
      }
    </section>`,
  )}`;
}

function rulesPanel(scene: Scene, act: PanelActions): TemplateResult {
  const rules = scene.texts.gameRules();
  return html`<button type="button" class="quiet" @click=${act.guide}>${icon('book')}${scene.texts.message('ui-guide')}</button>
    ${rules ? html`<div class="rules">${rules.split(/\n+/).map((line) => html`<p>${line}</p>`)}</div>` : html`<p class="empty">${scene.texts.message('ui-no-rules')}</p>`}`;
}

function cardsPanel(scene: Scene, state: PanelState, act: PanelActions): TemplateResult {
  const wanted = state.search.trim().toLocaleLowerCase(scene.texts.lang);
  const found = scene.ruleset.designs
    .filter(({ id }) => !isPiece(scene, id) || scene.texts.cardText(id))
    .map(({ id, copies }) => ({ id, copies, name: scene.texts.cardName(id), text: scene.texts.cardText(id) ?? '' }))
    .filter(({ name, text }) => !wanted || `${name} ${text}`.toLocaleLowerCase(scene.texts.lang).includes(wanted))
    .sort((a, b) => a.name.localeCompare(b.name, scene.texts.lang));
  return html`<label class="search"><span class="sr">${scene.texts.message('ui-search')}</span>
      <input type="search" placeholder=${scene.texts.message('ui-search')} .value=${state.search} @input=${(event: Event) => act.search((event.target as HTMLInputElement).value)} /></label>
    <ul class="glossary">
      ${repeat(
        found,
        ({ id }) => id,
        ({ id, copies, name, text }) => html`<li>
          <span class="thumb">${designLook(scene, id).symbol ? symbol(scene, designLook(scene, id).symbol) : nothing}</span>
          <span><b>${name}</b>${copies > 1 ? html` <small>×${copies}</small>` : nothing}<br /><span>${text}</span></span>
        </li>`,
      )}
    </ul>
    ${found.length ? nothing : html`<p class="empty">${scene.texts.message('ui-search-none')}</p>`}`;
}

const languageName = (tag: string): string => {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
};

function settingsPanel(scene: Scene, state: PanelState, act: PanelActions): TemplateResult {
  return html`<div class="settings">
    <label>${scene.texts.message('ui-language')}
      <select @change=${(event: Event) => act.setLanguage((event.target as HTMLSelectElement).value)}>
        ${state.languages.map((tag) => html`<option value=${tag} lang=${tag} ?selected=${tag === state.lang}>${languageName(tag)}</option>`)}
      </select></label>
    <label>${scene.texts.message('ui-pace')}
      <select @change=${(event: Event) => act.setPace(Number((event.target as HTMLSelectElement).value))}>
        ${[1600, 900, 350, 0].map((pace, i) => html`<option value=${pace} ?selected=${pace === state.pace}>${scene.texts.message(`ui-pace-${i}`)}</option>`)}
      </select></label>
    <button type="button" class="quiet" @click=${act.restart}>${scene.texts.message('ui-restart')}</button>
    <button type="button" class="quiet" @click=${act.share}>${scene.texts.message('ui-share')}</button>
    ${state.shared ? html`<label>${scene.texts.message('ui-shared')}<input class="link" readonly .value=${state.shared} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>` : nothing}
  </div>`;
}

export function renderPanel(
  scene: Scene,
  lines: readonly LogLine[],
  state: PanelState,
  act: PanelActions,
): TemplateResult {
  const body = {
    log: () => logPanel(scene, lines, act),
    forecast: () => forecastPanel(scene),
    rules: () => rulesPanel(scene, act),
    cards: () => cardsPanel(scene, state, act),
    settings: () => settingsPanel(scene, state, act),
  };
  const shown = tabs.filter((tab) => tab !== 'forecast' || scene.ruleset.forecasts.length > 0);
  return html`<aside class="panel ${state.isOpen ? 'open' : ''}" part="panel" ?inert=${state.isInert} aria-label=${scene.texts.message('ui-panel')}>
    <div class="tabs">
      <div class="tablist" role="tablist" aria-label=${scene.texts.message('ui-panel')}>
        ${shown.map(
          (tab) => html`<button
            type="button"
            role="tab"
            id="tab-${tab}"
            data-group="tabs"
            aria-selected=${state.tab === tab}
            aria-controls="panel-body"
            tabindex=${state.tab === tab ? 0 : -1}
            @click=${() => act.show(tab)}
          >
            ${scene.texts.message(`ui-tab-${tab}`)}
          </button>`,
        )}
      </div>
      <button type="button" class="round close" aria-label=${scene.texts.message('ui-close')} @click=${() => act.show(undefined)}>${icon('close')}</button>
    </div>
    <div class="panel-body" id="panel-body" role="tabpanel" aria-labelledby="tab-${state.tab}" tabindex="0">${body[state.tab]()}</div>
  </aside>`;
}
