import { html, nothing, render, type TemplateResult } from 'lit';
import { currentLanguage, type Language, languages, rememberLanguage, type Word, word } from './words.js';

export interface GameInfo {
  id: string;
  seats: { min: number; max: number; names: string[] };
  decks: string[];
}

export async function listGames(): Promise<GameInfo[]> {
  const response = await fetch(new URL('table/games/index.json', document.baseURI));
  return response.ok ? ((await response.json()) as GameInfo[]) : [];
}

const pages: [Word, string][] = [
  ['play', './'],
  ['cards', './cards.html'],
  ['workshop', './workshop.html'],
  ['embed', './embed.html'],
];

function isHere(address: string): boolean {
  const here = location.pathname.replace(/(index)?(\.html)?$/, '');
  return here === new URL(address, location.href).pathname.replace(/(index)?(\.html)?$/, '');
}

/** On a phone the table needs the height: there the site's links are a menu in the table's own bar. */
export function phoneMenu(): TemplateResult {
  const lang = currentLanguage();
  return html`<details class="phone-menu">
    <summary aria-label=${word('menu', lang)}>⋯</summary>
    <nav>${pages.map(([id, address]) => html`<a href=${address} aria-current=${isHere(address) ? 'page' : nothing}>${word(id, lang)}</a>`)}</nav>
  </details>`;
}

/** Header, language and the page's words; `changed` is told when the language is switched. */
export function setUpPage(changed: (lang: Language) => void = () => {}): void {
  const lang = currentLanguage();
  document.documentElement.lang = lang;
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]'))
    element.textContent = word(element.dataset.word as Word, lang);
  const switchTo = (event: Event) => {
    const next = (event.target as HTMLSelectElement).value as Language;
    rememberLanguage(next);
    const url = new URL(location.href);
    url.searchParams.set('lang', next);
    history.replaceState(null, '', url);
    setUpPage(changed);
    changed(next);
  };
  const header = document.querySelector<HTMLElement>('header.site');
  if (!header) return;
  render(
    html`<span class="brand"><img src="./icon.svg" alt="" width="30" height="30" />Draco</span>
      <nav aria-label="Draco">${pages.map(([id, address]) => html`<a href=${address} aria-current=${isHere(address) ? 'page' : nothing}>${word(id, lang)}</a>`)}</nav>
      <span id="extra"></span>
      <select aria-label=${word('language', lang)} @change=${switchTo}>
        ${languages.map((tag) => html`<option value=${tag} lang=${tag} ?selected=${tag === lang}>${new Intl.DisplayNames([tag], { type: 'language' }).of(tag)}</option>`)}
      </select>`,
    header,
  );
}
