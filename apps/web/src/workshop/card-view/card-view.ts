/** The card as one sees it, beside its rule: its face, and its name and text in every language. */
import type { CardInWords } from '@draco-table/lsp';
import { html, nothing, render } from 'lit';
import { currentLanguage, languageName, siteLanguages, word, wordsUrl } from '../../words.js';
import type { Language } from '../client.js';
import type { Sources } from '../protocol.js';
import { ownPicture } from './own-picture.js';
import { type Look, pictureOf, symbolsIn, withPicture, withSymbol } from './picture.js';

export interface CardViewHost {
  language: Pick<Language, 'inWords' | 'writeText'>;
  /** Rules, words and look in one; undefined as long as something is wrong. */
  whole(): Promise<({ ruleset: object; texts: Record<string, string> } & Look) | undefined>;
  bring(files: Record<string, string>): void;
  sources(): Sources;
  /** Whether it may be changed at all. */
  isOwn(): boolean;
}

export interface CardView {
  show(card: string): void;
  /** What is written is other than before, and right. */
  changed(): void;
  draw(): void;
}

export function createCardView(root: HTMLElement, host: CardViewHost): CardView {
  let card: string | undefined;
  let found: CardInWords[] = [];
  let lang = currentLanguage();
  let said = '';
  let round = 0;
  let face: HTMLElementTagNameMap['draco-cards'] | undefined;
  let look: Look = {};

  async function refresh(): Promise<void> {
    const mine = ++round;
    if (card === undefined) return draw();
    const [words, whole] = await Promise.all([host.language.inWords(card), host.whole()]);
    if (mine !== round) return;
    // While something is wrong, what was right last stays to be seen.
    if (words.length) found = words;
    if (whole) look = whole;
    draw();
    if (!whole || !words.length) return;
    const { takeFontsFrom, takeWordsFrom } = await import('@draco-table/table/cards');
    takeWordsFrom(wordsUrl);
    takeFontsFrom(new URL('table/fonts/', document.baseURI));
    await face?.openWhole(whole);
  }

  /** Numbers of the card come from the card, in its text too: where one stands alone it is named. */
  function named(text: string, { numbers }: CardInWords): string {
    return numbers.reduce((now, { name, value }) => {
      const isOnly = numbers.filter((one) => one.value === value).length === 1;
      const places = now.match(new RegExp(`(?<!\\d)${value}(?!\\d)`, 'g'));
      return isOnly && places?.length === 1 ? now.replace(new RegExp(`(?<!\\d)${value}(?!\\d)`), `{ $${name} }`) : now;
    }, text);
  }

  async function write(attribute: '' | 'text', text: string): Promise<void> {
    if (card === undefined || text.trim() === '') return;
    const written = await host.language.writeText(lang, `card-${card}`, attribute, text.trim());
    if (typeof written === 'string') {
      said = word('card-text-bad', { why: written });
      return draw();
    }
    said = word('card-written', { file: written.file });
    host.bring({ [written.file]: written.text });
    await refresh();
  }

  /** Of one family all cards are pictured alike, unless the theme has them apart. */
  async function picture(symbol: string, badge: string): Promise<void> {
    if (card === undefined) return;
    host.bring(withPicture(host.sources(), card, symbol, badge));
    await refresh();
  }

  async function bringPicture(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file || card === undefined) return;
    const made = await ownPicture(file);
    input.value = '';
    if (!made.ok) {
      said = word('card-picture-bad', { why: word(made.why === 'large' ? 'card-picture-large' : 'card-picture-none') });
      return draw();
    }
    const id = `own-${card}`;
    host.bring(withSymbol(host.sources(), id, made.inside));
    await picture(id, pictureOf(look, card).badge);
  }

  function pictureFields(shownAs: string) {
    const symbols = symbolsIn(look.art);
    const { symbol, badge } = pictureOf(look, shownAs);
    const choice = (label: string, now: string, chosen: (value: string) => void) =>
      html`<label class="field"
        ><span>${label}</span
        ><select @change=${(event: Event) => chosen((event.target as HTMLSelectElement).value)}>
          <option value="" .selected=${!now}>${word('card-no-picture')}</option>
          ${symbols.map((one) => html`<option .selected=${one === now}>${one}</option>`)}
        </select></label
      >`;
    return html`<div class="row">
        ${choice(word('card-picture'), symbol, (value) => void picture(value, badge))}
        ${choice(word('card-badge'), badge, (value) => void picture(symbol, value))}
      </div>
      <label class="button small quiet"
        ><span>${word('card-own-picture')}</span
        ><input class="sr" type="file" accept=".svg,.png,image/svg+xml,image/png" @change=${(event: Event) => void bringPicture(event)}
      /></label>`;
  }

  function draw(): void {
    const [first] = found;
    const isHere = card !== undefined && first !== undefined;
    root.hidden = !isHere;
    const isFixed = !host.isOwn();
    const words = first?.words.find((one) => one.lang === lang);
    const langs = [...new Set([...siteLanguages, ...(first?.words.map((one) => one.lang) ?? [])])].sort();
    const own = words?.written ?? {};
    // What is not written is made from what the card does.
    const made = own.text === undefined ? words?.text : undefined;
    const copies = found.reduce((sum, one) => sum + one.copies, 0);
    render(
      isHere && first
        ? html`<h2>${word('card-seen')}</h2>
            <div class="seen">
              <div class="face"><draco-cards game="" lang=${lang} only=${card ?? ''}></draco-cards></div>
              <div class="texts">
                <p>${word('card-count', { count: copies })}</p>
                <label class="field"
                  ><span>${word('card-language')}</span
                  ><select
                    @change=${(event: Event) => {
                      lang = (event.target as HTMLSelectElement).value;
                      said = '';
                      draw();
                    }}
                  >
                    ${langs.map((one) => html`<option value=${one} lang=${one} .selected=${one === lang}>${languageName(one)}</option>`)}
                  </select></label
                >
                <label class="field"
                  ><span>${word('card-name')}</span
                  ><input
                    lang=${lang}
                    ?disabled=${isFixed}
                    .value=${own.name ?? ''}
                    placeholder=${own.name === undefined ? (words?.name ?? first.words[0]?.name ?? '') : ''}
                    @change=${(event: Event) => void write('', (event.target as HTMLInputElement).value)}
                /></label>
                <label class="field"
                  ><span>${word('card-text')}</span
                  ><textarea
                    rows="4"
                    lang=${lang}
                    ?disabled=${isFixed}
                    .value=${own.text ?? ''}
                    placeholder=${made ?? ''}
                    @change=${(event: Event) => void write('text', (event.target as HTMLTextAreaElement).value)}
                  ></textarea></label
                >
                ${
                  made && !isFixed
                    ? html`<p class="help">${word('card-made')}</p>
                        <button type="button" class="button small quiet" @click=${() => void write('text', named(made, first))}>
                          ${word('card-use')}
                        </button>`
                    : nothing
                }
                ${isFixed ? nothing : pictureFields(card ?? first.id)}
                <p role="status" class="help">${said}</p>
              </div>
            </div>`
        : nothing,
      root,
    );
    face = root.querySelector('draco-cards') ?? undefined;
  }

  return {
    show(next) {
      if (card === next) return;
      card = next;
      found = [];
      said = '';
      void refresh();
    },
    changed: () => void refresh(),
    draw,
  };
}
