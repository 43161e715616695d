import type { DracoTable } from '@draco-table/table';
import { html, render } from 'lit';
import { copyText } from './copy.js';
import {
  attributes,
  inRange,
  type OptionField,
  optionFields,
  optionsOf,
  readAddress,
  readSetup,
  select,
  setupFields,
  standard,
  type TableSetup,
} from './setup-form.js';
import { listGames, listLanguages, type Page, setUpPage } from './site.js';
import { currentLanguage, languageName, rememberLanguage, word } from './words.js';

const known = ['game', 'deck', 'seats', 'bots', 'seat', 'seed', 'options', 'bot', 'replay'] as const;
const table = document.querySelector('draco-table') as DracoTable;
const dialog = document.querySelector('dialog') as HTMLDialogElement;

/** The address says what is played; the element's attributes follow it. */
function follow(): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('game')) query.set('game', standard.game);
  if (!query.has('seats') && !query.has('replay')) query.set('seats', String(standard.seats));
  for (const name of known) {
    const value = query.get(name);
    // A shared link holds the game itself; an address would have this page fetch what a stranger chose.
    const isFit = name !== 'replay' || /^[\w-]+$/.test(value ?? '');
    if (value === null || !isFit) table.removeAttribute(name);
    else table.setAttribute(name, value);
  }
  table.lang = currentLanguage();
}

function addressOf(setup: TableSetup, options: OptionField[], lang: string): URL {
  const url = new URL(location.href);
  url.search = '';
  url.hash = '';
  for (const [name, value] of Object.entries({ ...attributes(setup, options), lang }))
    url.searchParams.set(name, value);
  return url;
}

function go(url: URL, lang: string): void {
  history.pushState(null, '', url);
  if (lang !== document.documentElement.lang) {
    rememberLanguage(lang);
    void setUpPage(page);
  }
  follow();
  void table.updateComplete.then(() => table.newGame?.());
}

async function openSetup(): Promise<void> {
  const [games, languages] = await Promise.all([listGames(), listLanguages()]);
  let setup = inRange(readAddress(new URLSearchParams(location.search)), games);
  let lang = currentLanguage();
  let options = await optionsOf(setup);
  const change = async (form: HTMLFormElement) => {
    setup = readSetup(form, setup, games);
    lang = String(new FormData(form).get('lang') ?? lang);
    options = await optionsOf(setup);
    draw();
  };
  const share = async (event: Event) => {
    const form = (event.target as HTMLElement).closest('form');
    const status = form?.querySelector<HTMLElement>('[role=status]');
    const shown = form?.querySelector<HTMLInputElement>('[name=link]');
    if (status && shown) await copyText(shown.value, status, shown);
  };
  const draw = () =>
    render(
      html`<form
        method="dialog"
        @submit=${() => go(addressOf(setup, options, lang), lang)}
        @change=${(event: Event) => (event.target as HTMLInputElement).name !== 'link' && void change(event.currentTarget as HTMLFormElement)}
      >
        <h2 id="setup-title">${word('setup-title')}</h2>
        <div class="fields">
          ${setupFields(games, setup)}
          ${select(
            word('language'),
            'lang',
            lang,
            languages.map((id) => ({ id, name: languageName(id) })),
          )}
          ${optionFields(setup, options)}
        </div>
        <label class="field"
          ><span>${word('share-link')}</span
          ><span class="joined"
            ><input name="link" readonly .value=${addressOf(setup, options, lang).href} /><button
              class="button quiet"
              type="button"
              @click=${share}
            >
              ${word('copy')}
            </button></span
          ></label
        >
        <p role="status"></p>
        <p class="row">
          <button class="button">${word('start')}</button>
          <button class="button quiet" type="button" @click=${() => dialog.close()}>${word('cancel')}</button>
        </p>
      </form>`,
      dialog,
    );
  draw();
  dialog.showModal();
}

const page: Page = {
  speak: (lang) => {
    table.lang = lang;
  },
  actions: [{ word: 'new-game', run: () => void openSetup() }],
};
/** The site's menu stands in the table's bar on a phone: where no table can be shown, it stays above it. */
function noteProblem(): void {
  document.body.classList.toggle('without-table', !!table.shadowRoot?.querySelector('[part=error]'));
}
for (const event of ['draco-error', 'draco-decision'])
  table.addEventListener(event, () => void table.updateComplete.then(noteProblem));

follow();
addEventListener('popstate', follow);
await setUpPage(page);
