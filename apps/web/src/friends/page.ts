import { html, nothing, render } from 'lit';
import {
  botField,
  inRange,
  type OptionField,
  optionFields,
  optionsOf,
  readSetup,
  select,
  standard,
  type TableSetup,
} from '../setup-form.js';
import { type GameInfo, listGames, nameIn, type Page, setUpPage } from '../site.js';
import { currentLanguage, word } from '../words.js';
import {
  forget,
  hasServer,
  lay,
  type Mine,
  myTables,
  type OwnGame,
  Refused,
  remember,
  remembered,
  seatLink,
  server,
  upload,
} from './lay.js';
import { canNotify, notifyOf, wantNotices } from './notices.js';

const layPart = document.querySelector('#lay') as HTMLElement;
const tablePart = document.querySelector('#at-table') as HTMLElement;
const form = document.querySelector('#form') as HTMLFormElement;
const mine = document.querySelector('#mine') as HTMLElement;

const MINUTE = 60_000;
const clocks = [
  ...[1, 2, 5, 10].map((count) => ({ ms: count * MINUTE, word: 'friends-clock-minutes', count })),
  ...[1, 3, 7].map((count) => ({ ms: count * 24 * 60 * MINUTE, word: 'friends-clock-days', count })),
];

let games: GameInfo[] = [];
let setup: TableSetup = { ...standard };
let options: OptionField[] = [];
let own: OwnGame | undefined;
let wrong = '';
let isThere = true;
let isBusy = false;

// ——— laying a table ———

function drawForm(): void {
  if (!isThere) {
    render(html`<p role="alert">${word('friends-no-server')}</p>`, form);
    return;
  }
  const chosen = games.find(({ id }) => id === setup.game) ?? games[0];
  const { min, max } = own?.seats ?? chosen?.seats ?? { min: 2, max: 2 };
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  render(
    html`<div class="fields">
        <label class="field"><span>${word('friends-name')}</span><input name="name" required maxlength="24" autocomplete="nickname" .value=${remembered()} /></label>
        ${
          own
            ? nothing
            : html`${select(
                word('game'),
                'game',
                setup.game,
                games.map(({ id, names }) => ({ id, name: nameIn(names, id) })),
              )}
              ${
                chosen?.decks.length
                  ? select(word('deck'), 'deck', setup.deck, [
                      { id: '', name: word('deck-none') },
                      ...chosen.decks.map(({ id, names }) => ({ id, name: nameIn(names, id) })),
                    ])
                  : nothing
              }`
        }
        ${select(
          word('players'),
          'seats',
          String(setup.seats),
          counts.map((id) => ({ id, name: id })),
        )}
        ${botField(setup)}
        ${select(word('friends-clock'), 'clock', '0', [
          { id: '0', name: word('friends-clock-none') },
          ...clocks.map(({ ms, word: id, count }) => ({ id: String(ms), name: word(id, { count }) })),
        ])}
        <label class="field own-game"><span>${word('friends-own')}</span><input type="file" name="own" accept=".json,application/json" aria-describedby="own-help" /></label>
        <p class="help own-help" id="own-help">${own ? word('friends-own-taken', { game: own.game, ...own.seats }) : word('friends-own-help')}</p>
        ${own ? nothing : optionFields(setup, options)}
      </div>
      <p class="wrong" role="alert">${wrong}</p>
      <p class="row"><button class="button" ?disabled=${isBusy}>${word('friends-lay')}</button></p>`,
    form,
  );
}

async function change(event: Event): Promise<void> {
  const target = event.target as HTMLInputElement;
  wrong = '';
  if (target.name === 'own') {
    const [file] = target.files ?? [];
    try {
      own = file ? await upload(file) : undefined;
    } catch (error) {
      own = undefined;
      target.value = '';
      wrong = error instanceof Refused ? error.message : word('friends-failed', { why: String(error) });
    }
  }
  if (target.name === 'name') remember(target.value);
  setup = readSetup(form, setup, games);
  if (own) setup = { ...setup, seats: Math.min(own.seats.max, Math.max(own.seats.min, setup.seats)) };
  options = own ? [] : await optionsOf(setup);
  drawForm();
}

async function submit(): Promise<void> {
  const data = new FormData(form);
  const name = String(data.get('name') ?? '').trim();
  remember(name);
  isBusy = true;
  drawForm();
  try {
    location.hash = await lay(setup, options, own, name, Number(data.get('clock') ?? 0));
    wrong = '';
  } catch (error) {
    wrong = word('friends-failed', { why: error instanceof Error ? error.message : String(error) });
  }
  isBusy = false;
  drawForm();
}

// ——— my tables ———

let copied = false;

/** A seat is taken along by its link. */
async function copySeat(table: string): Promise<void> {
  const link = seatLink(table);
  if (!link) return;
  await navigator.clipboard.writeText(link).catch(() => prompt(word('friends-device'), link));
  copied = true;
  drawMine();
}

function drawMine(): void {
  const tables = myTables();
  const name = ({ game, deck }: Mine) => {
    const found = games.find(({ id }) => id === game);
    return found ? nameIn(found.names, game) : (deck ?? game);
  };
  const when = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  render(
    tables.length
      ? html`<ul class="tables">
          ${tables.map(
            (one) => html`<li>
              <a class="table-link" href="#${one.table}"><b>${name(one)}</b> <span>${one.names.join(', ')}</span> <small>${word(`friends-${one.status}`)} · ${when.format(one.at)}</small></a>
              ${
                one.status === 'over'
                  ? nothing
                  : html`<button type="button" class="button small quiet" @click=${() => void copySeat(one.table)}>${word('friends-device')}</button>`
              }
              <button type="button" class="button small quiet" @click=${() => {
                forget(one.table);
                drawMine();
              }}>${word('friends-forget')}</button>
            </li>`,
          )}
        </ul>
        <p class="help" role="status">${copied ? word('friends-device-copied') : nothing}</p>`
      : html`<p class="help">${word('friends-mine-none')}</p>`,
    mine,
  );
}

// ——— at a table ———

let title = document.title;

function follow(): void {
  const code = location.hash.slice(1);
  const isAtTable = /^[a-z0-9]{10,32}(\.[\w-]+)?$/.test(code);
  layPart.hidden = isAtTable;
  tablePart.hidden = !isAtTable;
  document.body.classList.toggle('play', isAtTable);
  document.title = title;
  if (!isAtTable) {
    render(nothing, tablePart);
    drawMine();
    return;
  }
  const [table = ''] = code.split('.');
  const shown = tablePart.querySelector('draco-table');
  if (shown?.getAttribute('data-table') === table) return;
  render(nothing, tablePart);
  render(
    html`<draco-table
      game=""
      guide="off"
      data-table=${table}
      server=${server}
      table=${code}
      lang=${currentLanguage()}
      @draco-table=${(event: CustomEvent<{ isYourMove: boolean; table?: { id: string }; pushKey?: string }>) => {
        document.title = event.detail.isYourMove ? `● ${word('friends-your-move')} – Draco` : title;
        if (event.detail.isYourMove) notifyOf(table, word('friends-your-move'));
        pushKey = event.detail.pushKey;
      }}
      @draco-rematch=${(event: CustomEvent<{ table: string }>) => {
        tablePart.querySelector('draco-table')?.setAttribute('data-table', event.detail.table);
        history.pushState(null, '', `#${event.detail.table}`);
      }}
      ><div id="menu" slot="header"></div></draco-table
    >`,
    tablePart,
  );
  void setUpPage(page);
}

let pushKey: string | undefined;

const page: Page = {
  speak: (lang) => {
    title = `Draco – ${word('friends-title')}`;
    tablePart.querySelector('draco-table')?.setAttribute('lang', lang);
    if (tablePart.hidden) document.title = title;
    void optionsOf(setup).then((found) => {
      options = found;
      drawForm();
      drawMine();
    });
  },
  actions: canNotify() ? [{ word: 'friends-notify', run: () => void wantNotices(pushKey, location.hash) }] : [],
};

form.addEventListener('change', (event) => void change(event));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});
addEventListener('hashchange', follow);
follow();
[games, isThere] = await Promise.all([listGames(), hasServer()]);
setup = inRange(setup, games);
await setUpPage(page);
