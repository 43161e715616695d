import type { DracoTable } from '@draco-table/table';
import { html, render } from 'lit';
import { copyText } from './copy.js';
import {
  attributes,
  inRange,
  type OptionField,
  optionFields,
  optionsOf,
  readSetup,
  select,
  setupFields,
  standard,
  type TableSetup,
} from './setup-form.js';
import { type GameInfo, listGames, listLanguages, setUpPage } from './site.js';
import { currentLanguage, languageName, word } from './words.js';

const form = document.querySelector('#form') as HTMLFormElement;
const snippet = document.querySelector('#snippet') as HTMLElement;
const preview = document.querySelector('#preview') as DracoTable;
const rules = document.querySelector('#rules') as HTMLElement;

const all = ['game', 'deck', 'seats', 'bots', 'seat', 'seed', 'options', 'bot', 'lang'] as const;
const heights = ['', '36rem', '40rem', '48rem', '60rem'];
const widths = ['', '22.5rem', '48rem', '64rem', '80rem'];

let games: GameInfo[] = [];
let languages: string[] = [];
let setup: TableSetup = standard;
let options: OptionField[] = [];
/** Of the table in the page: what is empty is left to the page. */
const look = { lang: '', height: '', width: '' };

const quote = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const pixels = (size: string) => `${Number.parseFloat(size) * 16} px`;

/** Rules for a style sheet: a strict page refuses a style in the tag. */
function style(): string {
  const lines = [
    ...(look.height ? [`  --draco-height: ${look.height};\n`] : []),
    ...(look.width ? [`  max-inline-size: ${look.width};\n`] : []),
  ];
  return lines.length ? `draco-table {\n${lines.join('')}}` : '';
}

function draw(): void {
  render(
    html`${setupFields(games, setup)}
    ${select(word('embed-language'), 'lang', look.lang, [
      { id: '', name: word('embed-language-page') },
      ...languages.map((id) => ({ id, name: languageName(id) })),
    ])}
    ${select(
      word('embed-height'),
      'height',
      look.height,
      heights.map((id) => ({ id, name: id ? pixels(id) : word('embed-height-window') })),
    )}
    ${select(
      word('embed-width'),
      'width',
      look.width,
      widths.map((id) => ({ id, name: id ? pixels(id) : word('embed-width-page') })),
    )}
    ${optionFields(setup, options)}`,
    form,
  );
  const given: Record<string, string> = { ...attributes(setup, options), ...(look.lang ? { lang: look.lang } : {}) };
  const script = new URL('table/draco-table.js', document.baseURI).href;
  const tag = Object.entries(given)
    .map(([name, value]) => ` ${name}="${quote(value)}"`)
    .join('');
  snippet.textContent = `<script type="module" src="${quote(script)}"></script>\n<draco-table${tag}></draco-table>`;
  rules.textContent = style();
  (rules.parentElement as HTMLElement).hidden = !rules.textContent;
  for (const status of document.querySelectorAll('[role=status]')) status.textContent = '';
  for (const name of all) {
    const value = given[name];
    if (name === 'lang') preview.setAttribute('lang', value ?? currentLanguage());
    else if (value === undefined) preview.removeAttribute(name);
    else if (preview.getAttribute(name) !== value) preview.setAttribute(name, value);
  }
  preview.style.setProperty('--draco-height', look.height || 'min(100dvh, 60rem)');
  preview.style.maxInlineSize = look.width;
}

async function begin(): Promise<void> {
  [games, languages] = await Promise.all([listGames(), listLanguages()]);
  setup = inRange(setup, games);
  options = await optionsOf(setup);
  draw();
}

form.addEventListener('change', async () => {
  setup = readSetup(form, setup, games);
  const data = new FormData(form);
  for (const name of ['lang', 'height', 'width'] as const) look[name] = String(data.get(name) ?? '');
  options = await optionsOf(setup);
  draw();
});
form.addEventListener('submit', (event) => event.preventDefault());
for (const [button, shown] of [
  ['#copy', snippet],
  ['#copy-rules', rules],
] as const) {
  const pressed = document.querySelector(button) as HTMLElement;
  const status = pressed.nextElementSibling as HTMLElement;
  pressed.addEventListener('click', () => void copyText(shown.textContent ?? '', status, shown));
}
await setUpPage({ speak: () => void begin() });
