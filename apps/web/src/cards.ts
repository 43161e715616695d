import '@draco-table/table/cards';
import { html, render } from 'lit';
import { describe } from './setup-form.js';
import { listGames, setUpPage } from './site.js';
import { currentLanguage, word } from './words.js';

const cards = document.querySelector('draco-cards') as HTMLElementTagNameMap['draco-cards'];
const search = document.querySelector('#search') as HTMLInputElement;
const choice = document.querySelector('#game') as HTMLSelectElement;
const query = new URLSearchParams(location.search);

function remember(name: string, value: string): void {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  history.replaceState(null, '', url);
}

async function fillChoice(): Promise<void> {
  const games = await Promise.all((await listGames()).map(describe));
  const entries = games.flatMap(({ game, name }) => [
    { value: game.id, name },
    ...game.decks.map((deck) => ({ value: `${game.id}/${deck}`, name: deck })),
  ]);
  const now = [cards.game, cards.deck].filter(Boolean).join('/');
  render(
    html`${entries.map(({ value, name }) => html`<option value=${value} ?selected=${value === now}>${name}</option>`)}`,
    choice,
  );
}

cards.game = query.get('game') ?? 'draco';
cards.deck = query.get('deck') ?? '';
cards.search = search.value = query.get('search') ?? '';
setUpPage((lang) => {
  cards.lang = lang;
  void fillChoice();
});
cards.lang = currentLanguage();
cards.addEventListener('draco-found', (event) => {
  const count = (event as CustomEvent<{ count: number }>).detail.count;
  const status = document.querySelector('#count');
  if (status) status.textContent = `${count} ${word('found')}`;
});
search.addEventListener('input', () => {
  cards.search = search.value;
  remember('search', search.value);
});
choice.addEventListener('change', () => {
  const [game = '', deck = ''] = choice.value.split('/');
  cards.game = game;
  cards.deck = deck;
  remember('game', game);
  remember('deck', deck);
});
void fillChoice();
