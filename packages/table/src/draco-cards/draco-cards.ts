import type { Ruleset } from '@draco-table/ruleset';
import type { Texts } from '@draco-table/text';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { withCardTexts } from '../draco-table/card-texts.js';
import { base } from '../draco-table/styles/base.js';
import { things } from '../draco-table/styles/things.js';
import { textsFor } from '../draco-table/texts-for.js';
import { type GameData, LoadError, loadGame, problem } from '../load/load-game.js';
import moreWords from '../strings/en-later.js';
import { renderPrinted } from '../view/printed.js';
import type { Scene } from '../view/scene.js';
import { cardFace } from '../view/thing.js';

const own = css`
  :host {
    block-size: auto;
    min-block-size: 0;
    container-type: inline-size;
    --card-w: 13.5rem;
  }
  .all {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr));
    gap: 18px;
  }
  li {
    position: relative;
    display: grid;
  }
  .card {
    inline-size: 100%;
    aspect-ratio: auto;
    min-block-size: 18rem;
    border-radius: 14px;
  }
  .face {
    block-size: 100%;
  }
  .name {
    font-size: 1.1rem;
    padding-block: 14px 4px;
  }
  .face .art {
    flex: none;
    block-size: 7.5rem;
    margin-inline: 14px;
  }
  .face .art .symbol {
    inset-inline: 0;
    margin-inline: auto;
  }
  .face .art .symbol.small {
    inset: auto 6px 4px auto;
    inline-size: 3.2rem;
    block-size: 3.2rem;
    margin: 0;
  }
  .face .text {
    font-size: 0.9rem;
    padding: 4px 16px 20px;
  }
  .copies {
    position: absolute;
    inset: auto 12px 10px auto;
    font: 700 0.8rem var(--font);
    color: var(--ink);
    opacity: 0.8;
  }
  .none {
    padding: 2rem 0;
    text-align: center;
  }
`;

/**
 * All cards of a game, to read and to search.
 *
 * @tagname draco-cards
 * @csspart card - Each card.
 * @fires {CustomEvent<{count: number}>} draco-found - How many cards fit the search.
 * @fires {CustomEvent<{problem: Problem}>} draco-error - The game could not be loaded.
 */
export class DracoCards extends LitElement {
  static override styles = [base, things, own];

  @property() game = '';
  @property() deck = '';
  @property() override lang = '';
  /** Words that name or text of a card must have. */
  @property() search = '';
  @property() base = '';
  @state() private texts: Texts | undefined;
  @state() private failure = '';
  private data: GameData | undefined;
  private scene: Scene | undefined;
  private loads = 0;

  protected override willUpdate(changed: PropertyValues): void {
    if (['game', 'deck', 'base'].some((name) => changed.has(name))) void this.open();
    else if (changed.has('lang') && this.data) void this.speak();
  }

  private async open(): Promise<void> {
    const load = ++this.loads;
    try {
      const data = await loadGame({
        game: this.game,
        deck: this.deck,
        base: new URL(this.base || 'games/', document.baseURI),
      });
      if (load !== this.loads) return;
      this.data = data;
      this.failure = '';
      await this.speak();
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
      if (error instanceof LoadError)
        this.dispatchEvent(
          new CustomEvent('draco-error', { detail: { problem: error.problem }, bubbles: true, composed: true }),
        );
    }
  }

  private async speak(): Promise<void> {
    const { data } = this;
    if (!data) return;
    const { ruleset } = data;
    if (!isReadable(ruleset)) throw new LoadError(problem('D0816', 'This is not a ruleset.'));
    const lang = this.lang || document.documentElement.lang || 'en';
    const worded = await textsFor(data.texts, ruleset, lang, moreWords);
    // Cards can be read without the texts that are made for them.
    this.texts = (await withCardTexts(worded).catch(() => undefined)) ?? worded.texts;
    this.scene = {
      ruleset,
      theme: data.theme,
      symbols: data.art?.symbols ?? new Set(),
      texts: this.texts,
      later: { renderPrinted },
    } as unknown as Scene;
  }

  protected override render(): TemplateResult {
    const { scene, texts } = this;
    if (this.failure) return html`<p role="alert">${this.failure}</p>`;
    if (!scene || !texts) return html`<slot></slot>`;
    const words = this.search.toLocaleLowerCase(texts.lang).split(/\s+/).filter(Boolean);
    const found = scene.ruleset.designs
      .filter(({ type }) => scene.ruleset.types[type]?.base === 'card')
      .map(({ id, copies }) => ({ id, copies, name: texts.cardName(id), text: texts.cardText(id) ?? '' }))
      .filter(({ id, name, text }) => {
        const all = `${id} ${name} ${text}`.toLocaleLowerCase(texts.lang);
        return words.every((word) => all.includes(word));
      })
      .sort((a, b) => a.name.localeCompare(b.name, texts.lang));
    queueMicrotask(() => this.dispatchEvent(new CustomEvent('draco-found', { detail: { count: found.length } })));
    return html`${this.data?.art?.defs ?? nothing}
      <ul class="all" lang=${texts.lang} dir=${texts.dir}>
        ${repeat(
          found,
          ({ id }) => id,
          ({ id, copies }) => html`<li>
            <div class="card" part="card">${cardFace(scene, id, true)}</div>
            ${copies > 1 ? html`<span class="copies">×${copies}</span>` : nothing}
          </li>`,
        )}
      </ul>
      ${found.length ? nothing : html`<p class="none">${texts.message('ui-search-none')}</p>`}`;
  }
}

/** Nothing is played here, so it is enough that there are designs to show. */
function isReadable(json: unknown): json is Ruleset {
  const ruleset = json as Partial<Ruleset> | null;
  return Array.isArray(ruleset?.designs) && Array.isArray(ruleset?.types) && Array.isArray(ruleset?.kinds);
}

if (!customElements.get('draco-cards')) customElements.define('draco-cards', DracoCards);

declare global {
  interface HTMLElementTagNameMap {
    'draco-cards': DracoCards;
  }
}
