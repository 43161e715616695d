import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { laterSigns } from './later-signs.js';
import type { PanelActions, PanelState } from './panel.js';
import { designLook, isPiece, type Scene } from './scene.js';
import { crest, icon, symbol } from './symbol.js';

export function forecastPanel(scene: Scene): TemplateResult {
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

export function rulesPanel(scene: Scene, act: PanelActions): TemplateResult {
  const rules = scene.texts.gameRules();
  return html`<button type="button" class="quiet" @click=${act.guide}>${icon(laterSigns.book)}${scene.texts.message('ui-guide')}</button>
    ${rules ? html`<div class="rules">${rules.split(/\n+/).map((line) => html`<p>${line}</p>`)}</div>` : html`<p class="empty">${scene.texts.message('ui-no-rules')}</p>`}`;
}

export function cardsPanel(scene: Scene, state: PanelState, act: PanelActions): TemplateResult {
  const wanted = state.search.trim().toLocaleLowerCase(scene.texts.lang);
  const found = scene.ruleset.designs
    .filter(({ id }) => !isPiece(scene, id) || scene.texts.cardText(id))
    .map(({ id, copies }) => ({
      id,
      copies,
      name: scene.texts.cardName(id),
      text: scene.texts.cardText(id, scene.view.options) ?? '',
    }))
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

function restart(scene: Scene, { isAsking }: PanelState, again: (isSure?: boolean) => void): TemplateResult {
  const { texts } = scene;
  if (!isAsking)
    return html`<button type="button" class="quiet" @click=${() => again()}>${texts.message('ui-restart')}</button>`;
  return html`<div class="sure" role="group" aria-labelledby="sure">
    <p id="sure">${texts.message('ui-restart-sure')}</p>
    <button type="button" class="primary" @click=${() => again(true)}>${texts.message('ui-restart')}</button>
    <button type="button" class="quiet" @click=${() => again(false)}>${texts.message('ui-keep-playing')}</button>
  </div>`;
}

export function settingsPanel(scene: Scene, state: PanelState, act: PanelActions): TemplateResult {
  // Of a language that the game lacks, what is read instead.
  const spoken = scene.texts.chain.find((tag) => scene.languages.includes(tag));
  return html`<div class="settings">
    <label>${scene.texts.message('ui-language')}
      <select @change=${(event: Event) => act.setLanguage((event.target as HTMLSelectElement).value)}>
        ${scene.languages.map((tag) => html`<option value=${tag} lang=${tag} ?selected=${tag === spoken}>${languageName(tag)}</option>`)}
      </select></label>
    ${
      act.setPace
        ? html`<label>${scene.texts.message('ui-pace')}
      <select @change=${(event: Event) => act.setPace?.(Number((event.target as HTMLSelectElement).value))}>
        ${[1600, 900, 350, 0].map((pace, i) => html`<option value=${pace} ?selected=${pace === state.pace}>${scene.texts.message(`ui-pace-${i}`)}</option>`)}
      </select></label>`
        : nothing
    }
    <label class="check"><input type="checkbox" .checked=${state.sound} @change=${(event: Event) => act.setSound((event.target as HTMLInputElement).checked)} />${scene.texts.message('ui-sound')}</label>
    ${act.restart ? restart(scene, state, act.restart) : nothing}
    <button type="button" class="quiet" @click=${act.share}>${scene.texts.message('ui-share')}</button>
    ${state.shared ? html`<label>${scene.texts.message('ui-shared')}<input class="link" readonly .value=${state.shared} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>` : nothing}
  </div>`;
}
