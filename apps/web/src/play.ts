import type { DracoTable } from '@draco-table/table';
import { html, render } from 'lit';
import { attributes, type Described, describe, readSetup, setupFields, type TableSetup } from './setup-form.js';
import { listGames, phoneMenu, setUpPage } from './site.js';
import { currentLanguage, word } from './words.js';

const known = ['game', 'deck', 'seats', 'bots', 'seat', 'seed', 'options', 'bot', 'replay'] as const;
const table = document.querySelector('draco-table') as DracoTable;
const dialog = document.querySelector('dialog') as HTMLDialogElement;
let described: Described[] = [];

function fromAddress(): TableSetup {
  const query = new URLSearchParams(location.search);
  const seats = Number(query.get('seats')) || 4;
  const options: Record<string, string> = {};
  for (const pair of (query.get('options') ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [id = '', value = 'yes'] = pair.split('=');
    options[id] = value;
  }
  return {
    game: query.get('game') ?? 'draco',
    deck: query.get('deck') ?? '',
    seats,
    people: query.get('seat') === 'none' ? 0 : seats - (query.has('bots') ? Number(query.get('bots')) : seats - 1),
    bot: query.get('bot') ?? 'greedy',
    seed: query.get('seed') ?? '',
    options,
  };
}

/** The address says what is played; the element's attributes follow it. */
function follow(): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('game')) query.set('game', 'draco');
  if (!query.has('seats') && !query.has('replay')) query.set('seats', '4');
  for (const name of known) {
    const value = query.get(name);
    if (value === null) table.removeAttribute(name);
    else table.setAttribute(name, value);
  }
  table.lang = currentLanguage();
}

function go(setup: TableSetup): void {
  const url = new URL(location.href);
  url.search = '';
  const chosen = described.find(({ game }) => game.id === setup.game);
  for (const [name, value] of Object.entries({ ...attributes(setup, chosen), lang: currentLanguage() }))
    url.searchParams.set(name, value);
  history.pushState(null, '', url);
  follow();
  void table.updateComplete.then(() => table.newGame?.());
}

async function openSetup(): Promise<void> {
  if (!described.length) described = await Promise.all((await listGames()).map(describe));
  let setup = fromAddress();
  const draw = () =>
    render(
      html`<form method="dialog" @submit=${() => go(setup)} @change=${(event: Event) => {
        setup = readSetup(event.currentTarget as HTMLFormElement, setup);
        draw();
      }}>
        <h2 id="setup-title">${word('setup-title')}</h2>
        <div class="fields">${setupFields(described, setup)}</div>
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

function drawExtra(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  if (menu) render(html`${phoneMenu()}`, menu);
  const extra = document.querySelector<HTMLElement>('#extra');
  if (extra) render(html`<button type="button" @click=${() => void openSetup()}>${word('new-game')}</button>`, extra);
}

setUpPage((lang) => {
  described = [];
  table.lang = lang;
  drawExtra();
});
drawExtra();
follow();
addEventListener('popstate', follow);
