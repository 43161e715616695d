import './help.js';
import { html, nothing, render, type TemplateResult } from 'lit';
import { currentLanguage, languageName, openWords, rememberLanguage, siteLanguages, word } from './words.js';

export interface GameInfo {
  id: string;
  /** By language. */
  names: Record<string, string>;
  seats: { min: number; max: number; names: string[] };
  decks: { id: string; names: Record<string, string> }[];
}

let games: Promise<GameInfo[]> | undefined;

/** The games and decks that lie beside the pages. */
export function listGames(): Promise<GameInfo[]> {
  games ??= fetch(new URL('table/games/index.json', document.baseURI))
    .then(async (response) => (response.ok ? ((await response.json()) as GameInfo[]) : []))
    .catch(() => []);
  return games;
}

/** A name in the reader's language, else in English, else in any. */
export function nameIn(names: Record<string, string>, fallback: string): string {
  return names[currentLanguage()] ?? names.en ?? Object.values(names)[0] ?? fallback;
}

/** Every language that the site or one of its games has. */
export async function listLanguages(): Promise<string[]> {
  const found = (await listGames()).flatMap(({ names }) => Object.keys(names));
  return [...new Set([...siteLanguages, ...found])].sort();
}

const pages: [word: string, address: string][] = [
  ['play', './'],
  ['friends', './friends.html'],
  ['cards', './cards.html'],
  ['workshop', './workshop.html'],
  ['embed', './embed.html'],
  ['docs', './docs/'],
];

function isHere(address: string): boolean {
  const bare = (path: string) => path.replace(/(index)?(\.html)?$/, '');
  return bare(location.pathname) === bare(new URL(address, location.href).pathname);
}

/** Something that a page can do, offered in its header. */
export interface Action {
  word: string;
  run(): void;
}

export interface Page {
  /** Told when the language is switched, and once at the start. */
  speak(lang: string): void;
  actions?: Action[];
}

const links = (): TemplateResult[] =>
  pages.map(
    ([id, address]) => html`<a href=${address} aria-current=${isHere(address) ? 'page' : nothing}>${word(id)}</a>`,
  );

const buttons = ({ actions = [] }: Page): TemplateResult[] =>
  actions.map(({ word: id, run }) => html`<button type="button" @click=${run}>${word(id)}</button>`);

/** On a phone the links are a menu; on the play page it stands in the table's own bar. */
function menu(page: Page, sign: string, more: TemplateResult | typeof nothing = nothing): TemplateResult {
  const close = (event: Event) => {
    const details = (event.currentTarget as HTMLElement).closest('details');
    if (details && (event.type !== 'keydown' || (event as KeyboardEvent).key === 'Escape')) {
      details.open = false;
      if (event.type === 'keydown') details.querySelector('summary')?.focus();
    }
  };
  return html`<details class="menu" @keydown=${close}>
    <summary aria-label=${word('menu')}><span aria-hidden="true">${sign}</span></summary>
    <div class="drop" @click=${(event: Event) => (event.target as Element).closest('a, button') && close(event)}>
      ${buttons(page)}<nav aria-label=${word('menu')}>${links()}</nav>${more}
    </div>
  </details>`;
}

/** A menu that is left is closed. */
document.addEventListener('click', ({ target }) => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]'))
    if (!details.contains(target as Node)) details.open = false;
});

function languageSelect(page: Page, all: readonly string[]): TemplateResult {
  const lang = currentLanguage();
  // One that the address asks for is shown, even if nobody offers it.
  const offered = all.includes(lang) ? all : [...all, lang];
  const change = (event: Event) => {
    rememberLanguage((event.target as HTMLSelectElement).value);
    void setUpPage(page);
  };
  return html`<select class="language" aria-label=${word('language')} @change=${change}>
    ${offered.map((tag) => html`<option value=${tag} lang=${tag} ?selected=${tag === lang}>${languageName(tag)}</option>`)}
  </select>`;
}

/** Header, language and the page's words. */
export async function setUpPage(page: Page): Promise<void> {
  const lang = currentLanguage();
  await openWords(lang);
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]'))
    element.textContent = word(element.dataset.word ?? '');
  const here = pages.find(([, address]) => isHere(address));
  if (here) document.title = `Draco – ${word(here[0])}`;
  page.speak(lang);
  drawHeader(page, siteLanguages);
  drawHeader(page, await listLanguages());
}

function drawHeader(page: Page, languages: readonly string[]): void {
  const header = document.querySelector<HTMLElement>('header.site');
  if (header)
    render(
      html`<a class="brand" href="./"><img src="./icon.svg" alt="" width="30" height="30" />Draco</a>
        <div class="wide">${buttons(page)}</div>
        <nav class="wide" aria-label="Draco">${links()}</nav>
        ${languageSelect(page, languages)} ${menu(page, '☰')}`,
      header,
    );
  const inBar = document.querySelector<HTMLElement>('#menu');
  // The table's own menu has the bars there.
  if (inBar) render(menu(page, '⋯', languageSelect(page, languages)), inBar);
}
