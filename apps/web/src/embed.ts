import type { DracoTable } from '@draco-table/table';
import { html, render } from 'lit';
import { attributes, type Described, describe, readSetup, setupFields, type TableSetup } from './setup-form.js';
import { listGames, setUpPage } from './site.js';
import { currentLanguage, word } from './words.js';

const form = document.querySelector('#form') as HTMLFormElement;
const snippet = document.querySelector('#snippet') as HTMLElement;
const preview = document.querySelector('#preview') as DracoTable;
const copied = document.querySelector('#copied') as HTMLElement;
let described: Described[] = [];
let setup: TableSetup = { game: 'draco', deck: '', seats: 4, people: 1, bot: 'greedy', seed: '', options: {} };

const quote = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function draw(): void {
  render(setupFields(described, setup), form);
  const chosen = described.find(({ game }) => game.id === setup.game);
  const given = { ...attributes(setup, chosen), lang: currentLanguage() };
  const script = new URL('table/draco-table.js', document.baseURI).href;
  const tag = Object.entries(given)
    .map(([name, value]) => ` ${name}="${quote(value)}"`)
    .join('');
  snippet.textContent = `<script type="module" src="${quote(script)}"></script>\n<draco-table${tag}></draco-table>`;
  for (const name of ['game', 'deck', 'seats', 'bots', 'seat', 'seed', 'options', 'bot', 'lang']) {
    const value = (given as Record<string, string>)[name];
    if (value === undefined) preview.removeAttribute(name);
    else preview.setAttribute(name, value);
  }
}

async function begin(): Promise<void> {
  described = await Promise.all((await listGames()).map(describe));
  draw();
}

setUpPage(() => void begin());
form.addEventListener('change', () => {
  setup = readSetup(form, setup);
  draw();
});
form.addEventListener('submit', (event) => event.preventDefault());
document.querySelector('#copy')?.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(snippet.textContent ?? '');
    render(html`${word('copied')}`, copied);
  } catch {
    getSelection()?.selectAllChildren(snippet);
  }
});
void begin();
