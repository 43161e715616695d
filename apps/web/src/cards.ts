import type { CardGroup, Found } from '@draco-table/table/cards';
import { takeFontsFrom, takeWordsFrom } from '@draco-table/table/cards';
import { html, render } from 'lit';
import { standard } from './setup-form.js';
import { listGames, nameIn, setUpPage } from './site.js';
import { currentLanguage, word, wordsUrl } from './words.js';

takeWordsFrom(wordsUrl);
takeFontsFrom(new URL('table/fonts/', document.baseURI));

const cards = document.querySelector('draco-cards') as HTMLElementTagNameMap['draco-cards'];
const search = document.querySelector('#search') as HTMLInputElement;
const choice = document.querySelector('#game') as HTMLSelectElement;
const groups = document.querySelector('#groups') as HTMLElement;
const group = document.querySelector('#group') as HTMLSelectElement;
const status = document.querySelector('#count') as HTMLElement;

function remember(given: Record<string, string>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(given))
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  history.replaceState(null, '', url);
}

async function fillChoice(): Promise<void> {
  const entries = (await listGames()).flatMap(({ id, names, decks }) => [
    { value: id, name: nameIn(names, id) },
    ...decks.map((deck) => ({
      value: `${id}/${deck.id}`,
      name: `${nameIn(names, id)}: ${nameIn(deck.names, deck.id)}`,
    })),
  ]);
  const now = [cards.game, cards.deck].filter(Boolean).join('/');
  render(
    html`${entries.map(({ value, name }) => html`<option value=${value} .selected=${value === now}>${name}</option>`)}`,
    choice,
  );
}

function fillGroups(all: readonly CardGroup[]): void {
  groups.hidden = all.length === 0;
  const now = cards.group;
  render(
    html`<option value="" .selected=${!now}>${word('all-cards')}</option>
      ${all.map(
        ({ name, values }) =>
          html`<optgroup label=${name}>
            ${values.map(({ id, name: one, count }) => html`<option value=${id} .selected=${id === now}>${one} (${count})</option>`)}
          </optgroup>`,
      )}`,
    group,
  );
}

/** The address names the card that is held up, so that it can be passed on. */
function followHash(): void {
  const named = location.hash.slice(1);
  try {
    cards.card = decodeURIComponent(named);
  } catch {
    cards.card = named; // a link that was cut in the middle of a letter
  }
}

const query = new URLSearchParams(location.search);
cards.game = query.get('game') ?? standard.game;
cards.deck = query.get('deck') ?? '';
cards.group = query.get('group') ?? '';
cards.search = search.value = query.get('search') ?? '';
followHash();
addEventListener('hashchange', followHash);
cards.addEventListener('draco-found', (event) => {
  const { count, total, groups: all } = (event as CustomEvent<Found>).detail;
  status.textContent = word(count === total ? 'found-all' : 'found', { count, total });
  fillGroups(all);
});
cards.addEventListener('draco-card', (event) => {
  const { card } = (event as CustomEvent<{ card: string }>).detail;
  const url = new URL(location.href);
  url.hash = card;
  history.replaceState(null, '', card ? url : url.href.replace(/#.*$/, ''));
});
search.addEventListener('input', () => {
  cards.search = search.value;
  remember({ search: search.value });
});
group.addEventListener('change', () => {
  cards.group = group.value;
  remember({ group: group.value });
});
choice.addEventListener('change', () => {
  const [game = '', deck = ''] = choice.value.split('/');
  Object.assign(cards, { game, deck, group: '', card: '' });
  remember({ game, deck, group: '' });
});
document.querySelector('#print')?.addEventListener('click', async () => {
  const dialog = document.querySelector('#print-dialog') as HTMLDialogElement;
  const { game, deck } = cards;
  const [{ openPrint }, { gameOfSite }] = await Promise.all([
    import('./print/print-dialog.js'),
    import('./print/from-site.js'),
  ]);
  openPrint(dialog, deck || game, () => gameOfSite(game, deck, currentLanguage()));
});
await setUpPage({
  speak: (lang) => {
    cards.lang = lang;
    void fillChoice();
  },
});
