import type { DesignDef, Ruleset } from '@draco-table/ruleset';
import type { Texts } from '@draco-table/text';
import moreWords from '@draco-table/words/en/panel';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { fire } from '../draco-table/fire.js';
import { addressOf, type GameData, LoadError, loadGame, type Manifest, openWhole, problem } from '../load/load-game.js';
import { base } from '../styles/base.js';
import { corners } from '../styles/corners.js';
import { play } from '../styles/play.js';
import { things } from '../styles/things.js';
import { renderPrinted } from '../view/printed.js';
import type { Scene } from '../view/scene.js';
import { cardFace } from '../view/thing.js';
import { withCardTexts } from '../words/card-texts.js';
import { languageOf } from '../words/language.js';
import { textsFor } from '../words/texts-for.js';
import { own } from './draco-cards.styles.js';
import { type CardGroup, groupsOf, isIn } from './groups.js';

/** What `draco-found` tells. */
export interface Found {
  count: number;
  total: number;
  /** How the cards can be parted, in the reader's language. */
  groups: CardGroup[];
}

export { takeFontsFrom } from '../load/title-font.js';
export { takeWordsFrom } from '../words/fetch-words.js';
export type { CardGroup } from './groups.js';

interface Entry {
  design: DesignDef;
  name: string;
  text: string;
}

/** As one searches: in small letters and without accents, which not every keyboard has. */
function folded(text: string, { lang }: Texts): string {
  return text.toLocaleLowerCase(lang).normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * All cards of a game, to read and to search.
 *
 * @tagname draco-cards
 * @csspart card - Each card.
 * @fires {CustomEvent<Found>} draco-found - How many cards fit the search, of how many, and how they can be parted.
 * @fires {CustomEvent<{card: string}>} draco-card - A card is held up, or with an empty id put back.
 * @fires {CustomEvent<{problem: Problem}>} draco-error - The game could not be loaded.
 */
export class DracoCards extends LitElement {
  static override styles = [base, things, play, corners, own];

  @property() game = '';
  /** Address of a ruleset, a manifest or a game in one file, instead of the name of a game. */
  @property() src = '';
  @property() deck = '';
  @property() override lang = '';
  /** Words that name or text of a card must have. */
  @property() search = '';
  /** Id of a group, as `draco-found` names them: only its cards are shown. */
  @property() group = '';
  /** Id of a card or of a family: nothing else is shown. */
  @property() only = '';
  /** The card that is held up. */
  @property() card = '';
  @property() base = '';
  @state() private texts: Texts | undefined;
  @state() private failure = '';
  private data: GameData | undefined;
  private scene: Scene | undefined;
  private loads = 0;

  protected override willUpdate(changed: PropertyValues): void {
    if (['game', 'src', 'deck', 'base'].some((name) => changed.has(name))) void this.open();
    else if (changed.has('lang') && this.data) void this.speak();
  }

  private async open(): Promise<void> {
    const { game, src, deck } = this;
    if (!game && !src) return;
    await this.take(() => loadGame({ game, src, deck, base: addressOf(this.base || 'games/') }));
  }

  /** Shows the cards of a game that the page has whole: ruleset, texts, theme and art. */
  async openWhole(whole: Manifest): Promise<void> {
    await this.take(() => openWhole(whole));
  }

  private async take(fetched: () => Promise<GameData>): Promise<void> {
    const load = ++this.loads;
    try {
      const data = await fetched();
      if (load !== this.loads) return;
      this.data = data;
      this.failure = '';
      await this.speak();
    } catch (error) {
      if (load !== this.loads) return;
      this.failure = error instanceof Error ? error.message : String(error);
      if (error instanceof LoadError) fire(this, 'draco-error', { problem: error.problem });
    }
  }

  private async speak(): Promise<void> {
    const { data } = this;
    if (!data) return;
    const { ruleset } = data;
    if (!isReadable(ruleset)) throw new LoadError(problem('D0801', 'This is not a ruleset.'));
    const worded = await textsFor(data.texts, ruleset, languageOf(this), moreWords);
    // Cards can be read without the texts that are made for them.
    this.texts = (await withCardTexts(worded).catch(() => undefined)) ?? worded.texts;
    this.scene = {
      ruleset,
      theme: data.theme,
      symbols: data.art?.symbols ?? new Set(),
      texts: this.texts,
      later: { renderPrinted },
      // No game is played: options of the game are as they stand at first.
      view: {},
    } as unknown as Scene;
  }

  /** The cards that fit, by name. */
  private entries(ruleset: Ruleset, texts: Texts): { all: DesignDef[]; found: Entry[] } {
    const words = folded(this.search, texts).split(/\s+/).filter(Boolean);
    const all = ruleset.designs.filter(({ type }) => ruleset.types[type]?.base === 'card');
    const found = all
      .filter(({ id, family }) => !this.only || id === this.only || family === this.only)
      .filter((design) => isIn(ruleset, texts, design, this.group))
      .map((design) => ({ design, name: texts.cardName(design.id), text: texts.cardText(design.id) ?? '' }))
      .filter(({ design, name, text }) => {
        const read = folded(`${design.id} ${name} ${text}`, texts);
        return words.every((word) => read.includes(word));
      })
      .sort((a, b) => a.name.localeCompare(b.name, texts.lang));
    return { all, found };
  }

  protected override updated(): void {
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  private hold(card: string): void {
    if (card === this.card) return;
    const before = this.card;
    this.card = card;
    fire(this, 'draco-card', { card });
    // Back to where one came from.
    if (!card)
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector<HTMLElement>(`a[href="#${CSS.escape(before)}"]`)?.focus(),
      );
  }

  protected override render(): TemplateResult {
    const { scene, texts } = this;
    if (this.failure) return html`<p role="alert">${this.failure}</p>`;
    if (!scene || !texts) return html`<slot></slot>`;
    const { ruleset } = scene;
    const { all, found } = this.entries(ruleset, texts);
    const detail: Found = { count: found.length, total: all.length, groups: groupsOf(ruleset, texts, all) };
    queueMicrotask(() => fire(this, 'draco-found', { ...detail }));
    const held = all.find(({ id, family }) => id === this.card || family === this.card);
    return html`${this.data?.art?.defs ?? nothing}
      <ul class="all" lang=${texts.lang} dir=${texts.dir}>
        ${repeat(
          found,
          ({ design }) => design.id,
          ({ design: { id, copies } }) => html`<li>
            <a class="card" part="card" href="#${id}" @click=${(event: Event) => this.onClick(event, id)}
              >${cardFace(scene, id, true)}</a
            >
            ${copies > 1 ? html`<span class="copies">×${copies}</span>` : nothing}
          </li>`,
        )}
      </ul>
      ${found.length ? nothing : html`<p class="none">${texts.message('ui-search-none')}</p>`}
      ${held ? this.renderHeld(scene, held, found) : nothing}`;
  }

  private onClick(event: Event, id: string): void {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    this.hold(id);
  }

  /** One card in full; the arrow keys turn to its neighbours. */
  private renderHeld(scene: Scene, { id, copies }: DesignDef, found: readonly Entry[]): TemplateResult {
    const { texts } = scene;
    const at = found.findIndex(({ design }) => design.id === id);
    const before = at > 0 ? found[at - 1] : undefined;
    const after = at >= 0 ? found[at + 1] : undefined;
    const go = (entry: Entry | undefined) => entry && this.hold(entry.design.id);
    const forward = texts.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') go(event.key === forward ? after : before);
    };
    return html`<dialog
      aria-label=${texts.cardName(id)}
      lang=${texts.lang}
      dir=${texts.dir}
      @keydown=${onKey}
      @click=${(event: Event) => event.target === event.currentTarget && this.hold('')}
      @close=${() => this.hold('')}
    >
      <div class="card" part="card">${cardFace(scene, id, true)}</div>
      <p class="facts">${copies > 1 ? html`<span>×${copies}</span>` : nothing}<code>${id}</code></p>
      <div class="turn">
        <button type="button" ?disabled=${!before} @click=${() => go(before)}>${texts.message('ui-previous')}</button>
        <button type="button" ?disabled=${!after} @click=${() => go(after)}>${texts.message('ui-next')}</button>
        <button type="button" autofocus @click=${() => this.hold('')}>${texts.message('ui-close')}</button>
      </div>
    </dialog>`;
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
