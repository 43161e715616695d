import type { GameEvent } from '@draco-table/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { LogLine } from '../model/log-lines.js';
import { laterSigns } from './later-signs.js';
import { cardsPanel, forecastPanel, rulesPanel, settingsPanel } from './panel-tabs.js';
import type { Scene } from './scene.js';
import { crest, icon, signs } from './symbol.js';

export const tabs = ['log', 'forecast', 'rules', 'cards', 'settings'] as const;
export type Tab = (typeof tabs)[number];

const tabSigns: Record<Tab, string> = {
  log: laterSigns.log,
  forecast: laterSigns.eye,
  rules: laterSigns.book,
  cards: signs.cards,
  settings: laterSigns.settings,
};

export interface PanelState {
  tab: Tab;
  isOpen: boolean;
  search: string;
  pace: number;
  sound: boolean;
  /** Whether a game under way is to be thrown away. */
  isAsking: boolean;
  shared: string | undefined;
}

export interface PanelActions {
  show(tab: Tab | undefined): void;
  search(text: string): void;
  setLanguage(lang: string): void;
  /** Not where the game is played at a server. */
  setPace?(pace: number): void;
  restart?(isSure?: boolean): void;
  setSound(isOn: boolean): void;
  share(): void;
  guide(): void;
  hover(event: GameEvent | undefined): void;
}

function logPanel(scene: Scene, lines: readonly LogLine[], act: PanelActions): TemplateResult {
  if (!lines.length) return html`<p class="empty">${scene.texts.message('ui-log-empty')}</p>`;
  return html`<ol class="log" part="log">
    ${repeat(
      [...lines].reverse(),
      ({ event }) => event.n,
      ({ event, text, times }) =>
        guard(
          [text, times],
          () => html`<li
            class="said-${event.is}"
            @pointerenter=${() => act.hover(event)}
            @pointerleave=${() => act.hover(undefined)}
          >
            ${event.seat === undefined ? html`<span class="dot" aria-hidden="true"></span>` : crest(scene, event.seat)}
            <span>${text}${times > 1 ? html` <b>×${times}</b>` : nothing}</span>
          </li>`,
        ),
    )}
  </ol>`;
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
  const shown = tabs.filter(
    (tab) => tab !== 'forecast' || (scene.ruleset.forecasts.length > 0 && act.restart !== undefined),
  );
  return html`<aside class="panel ${state.isOpen ? 'open' : ''}" part="panel" aria-label=${scene.texts.message('ui-panel')}>
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
            ${icon(tabSigns[tab])}<span>${scene.texts.message(`ui-tab-${tab}`)}</span>
          </button>`,
        )}
      </div>
      <button type="button" class="round close" aria-label=${scene.texts.message('ui-close')} @click=${() => act.show(undefined)}>${icon(signs.close)}</button>
    </div>
    <div class="panel-body" id="panel-body" role="tabpanel" aria-labelledby="tab-${state.tab}" tabindex="0">${body[state.tab]()}</div>
  </aside>`;
}
