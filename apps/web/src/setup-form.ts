import type { Ruleset } from '@draco-table/ruleset';
import { createTexts, joinSources } from '@draco-table/text';
import { html, nothing, type TemplateResult } from 'lit';
import { type GameInfo, listGames, nameIn } from './site.js';
import { currentLanguage, fetchWords, word } from './words.js';

/** What a table is set up with, as the attributes of the element have it. */
export interface TableSetup {
  game: string;
  deck: string;
  seats: number;
  people: number;
  bot: string;
  seed: string;
  options: Record<string, string>;
}

interface Named {
  id: string;
  name: string;
}

export type OptionField = Named & { values: Named[] };

export const standard: TableSetup = {
  game: 'draco',
  deck: '',
  seats: 4,
  people: 1,
  bot: 'medium',
  seed: '',
  options: {},
};

const fields = new Map<string, Promise<OptionField[]>>();

/** The options of a game or deck in the reader's language; none for a game that cannot be read. */
export function optionsOf({ game, deck }: TableSetup): Promise<OptionField[]> {
  const lang = currentLanguage();
  const key = [game, deck, lang].join('/');
  let found = fields.get(key);
  if (!found) {
    found = readOptions(game, deck, lang).catch(() => []);
    fields.set(key, found);
  }
  return found;
}

async function readOptions(game: string, deck: string, lang: string): Promise<OptionField[]> {
  const folder = new URL(`table/games/${game}/`, document.baseURI);
  const text = async (file: string) => {
    const response = await fetch(new URL(file, folder));
    return response.ok ? response.text() : '';
  };
  const names = (await listGames()).find(({ id }) => id === game)?.names ?? {};
  const tags = [...new Set(['en', lang])].filter((tag) => Object.hasOwn(names, tag));
  const [shared, json, ...words] = await Promise.all([
    lang === 'en' ? undefined : fetchWords(lang, 'shared').catch(() => undefined),
    text(deck ? `${deck}.json` : 'ruleset.json'),
    ...tags.map((tag) => text(`${tag}.ftl`)),
  ]);
  const ruleset = JSON.parse(json) as Ruleset;
  const bundles = joinSources(
    shared === undefined ? {} : { [lang]: [shared] },
    Object.fromEntries(tags.map((tag, i) => [tag, [words[i] ?? '']])),
  );
  const texts = createTexts({ ruleset, bundles, lang });
  return ruleset.options.map(({ id, type, values }) => ({
    id,
    name: texts.optionName(id),
    values: values.map((value) => {
      if (type.is === 'yes-no')
        return { id: value ? 'yes' : 'no', name: texts.name({ is: 'yes-no', value: value === 1 }) };
      const kind = type.kind === undefined ? undefined : ruleset.kinds[type.kind];
      const words = kind?.values[value];
      if (!kind || words === undefined)
        return { id: String(value), name: texts.optionValue(id, { is: 'number', value }) };
      return { id: words, name: texts.optionValue(id, { is: 'kind', kind: kind.id, id: words }) };
    }),
  }));
}

const bots = ['easy', 'medium', 'hard', 'random'] as const;

export function select(label: string, name: string, value: string, options: Named[]): TemplateResult {
  return html`<label class="field"
    ><span>${label}</span
    ><select name=${name}>
      ${options.map((option) => html`<option value=${option.id} .selected=${option.id === value}>${option.name}</option>`)}
    </select></label
  >`;
}

/** How well the computer plays. */
export const botField = ({ bot }: TableSetup): TemplateResult =>
  select(
    word('bot'),
    'bot',
    bot,
    bots.map((id) => ({ id, name: word(`bot-${id}`) })),
  );

/** The fields of a set-up, for the dialog of the play page and for the embed page. */
export function setupFields(games: GameInfo[], setup: TableSetup): TemplateResult {
  const chosen = games.find(({ id }) => id === setup.game) ?? games[0];
  if (!chosen) return html`<p role="alert">${word('no-games')}</p>`;
  const { min, max } = chosen.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const people = Array.from({ length: setup.seats + 1 }, (_, i) => ({
    id: String(i),
    name: i === 0 ? word('people-none') : String(i),
  }));
  return html`
    ${select(
      word('game'),
      'game',
      setup.game,
      games.map(({ id, names }) => ({ id, name: nameIn(names, id) })),
    )}
    ${
      chosen.decks.length
        ? select(word('deck'), 'deck', setup.deck, [
            { id: '', name: word('deck-none') },
            ...chosen.decks.map(({ id, names }) => ({ id, name: nameIn(names, id) })),
          ])
        : nothing
    }
    ${select(
      word('players'),
      'seats',
      String(setup.seats),
      counts.map((id) => ({ id, name: id })),
    )}
    ${select(word('people'), 'people', String(setup.people), people)}
    ${setup.people < setup.seats ? botField(setup) : nothing}
    <label class="field"
      ><span>${word('seed')}</span
      ><input name="seed" .value=${setup.seed} placeholder=${word('seed-new')} autocomplete="off" maxlength="64"
    /></label>
  `;
}

/** What the game lets one change about its rules. */
export function optionFields(setup: TableSetup, options: OptionField[]): TemplateResult | typeof nothing {
  if (!options.length) return nothing;
  return html`<details class="options" ?open=${changedOptions(setup, options).length > 0}>
    <summary>${word('options')}</summary>
    <div class="fields">
      ${options.map(({ id, name, values }) => select(name, `option-${id}`, setup.options[id] ?? values[0]?.id ?? '', values))}
    </div>
  </details>`;
}

/** What the form says, brought into the range of the game chosen in it. */
export function readSetup(form: HTMLFormElement, before: TableSetup, games: GameInfo[]): TableSetup {
  const data = new FormData(form);
  const text = (name: string, fallback: string) => String(data.get(name) ?? fallback);
  const game = text('game', before.game);
  const isOther = game !== before.game;
  const options: Record<string, string> = {};
  if (!isOther)
    for (const [name, value] of data)
      if (name.startsWith('option-')) options[name.slice('option-'.length)] = String(value);
  return inRange(
    {
      game,
      deck: isOther ? '' : text('deck', ''),
      seats: Number(text('seats', String(before.seats))),
      people: Number(text('people', String(before.people))),
      bot: text('bot', before.bot),
      seed: text('seed', '').trim(),
      options,
    },
    games,
  );
}

/** As the game allows: what makes no sense in an address or after another choice is brought into range. */
export function inRange(setup: TableSetup, games: GameInfo[]): TableSetup {
  const chosen = games.find(({ id }) => id === setup.game) ?? games[0];
  if (!chosen) return setup;
  const { min, max } = chosen.seats;
  const seats = Math.min(max, Math.max(min, Math.trunc(setup.seats) || min));
  return {
    ...setup,
    game: chosen.id,
    deck: chosen.decks.some(({ id }) => id === setup.deck) ? setup.deck : '',
    seats,
    people: Math.min(seats, Math.max(0, Math.trunc(setup.people) || 0)),
    bot: (bots as readonly string[]).includes(setup.bot) ? setup.bot : 'medium',
  };
}

/** The options that are not as the game has them. */
function changedOptions(setup: TableSetup, options: OptionField[]): OptionField[] {
  return options.filter(({ id, values }) => setup.options[id] !== undefined && setup.options[id] !== values[0]?.id);
}

/** The attributes of the element for a set-up; of the options only what differs, so that addresses stay short. */
export function attributes(setup: TableSetup, options: OptionField[]): Record<string, string> {
  const changed = changedOptions(setup, options)
    .map(({ id }) => `${id}=${setup.options[id]}`)
    .join(' ');
  return {
    game: setup.game,
    ...(setup.deck ? { deck: setup.deck } : {}),
    seats: String(setup.seats),
    ...(setup.people === 0 ? { seat: 'none' } : { bots: String(setup.seats - setup.people) }),
    ...(setup.bot === 'medium' || setup.people === setup.seats ? {} : { bot: setup.bot }),
    ...(changed ? { options: changed } : {}),
    ...(setup.seed ? { seed: setup.seed } : {}),
  };
}

/** The set-up that an address or the attributes of a table describe. */
export function readAddress(query: URLSearchParams): TableSetup {
  const seats = Number(query.get('seats')) || standard.seats;
  const options: Record<string, string> = {};
  for (const pair of (query.get('options') ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [id = '', value = 'yes'] = pair.split('=');
    options[id] = value;
  }
  return {
    game: query.get('game') ?? standard.game,
    deck: query.get('deck') ?? '',
    seats,
    people: query.get('seat') === 'none' ? 0 : seats - (query.has('bots') ? Number(query.get('bots')) : seats - 1),
    bot: query.get('bot') ?? standard.bot,
    seed: query.get('seed') ?? '',
    options,
  };
}
