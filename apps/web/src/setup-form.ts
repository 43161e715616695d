import type { Ruleset } from '@draco-table/ruleset';
import { createTexts } from '@draco-table/text';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameInfo } from './site.js';
import { currentLanguage, word } from './words.js';

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

export interface Described {
  game: GameInfo;
  name: string;
  options: { id: string; name: string; values: { id: string; name: string }[] }[];
}

/** The game's name and options in the reader's language. */
export async function describe(game: GameInfo): Promise<Described> {
  const lang = currentLanguage();
  const folder = new URL(`table/games/${game.id}/`, document.baseURI);
  const text = async (file: string) => {
    const response = await fetch(new URL(file, folder));
    return response.ok ? response.text() : '';
  };
  const [json, own, english] = await Promise.all([text('ruleset.json'), text(`${lang}.ftl`), text('en.ftl')]);
  const ruleset = JSON.parse(json) as Ruleset;
  const texts = createTexts({ ruleset, bundles: { en: [english], [lang]: [own || english] }, lang });
  return {
    game,
    name: texts.gameName(),
    options: ruleset.options.map(({ id, type, values }) => ({
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
    })),
  };
}

export const bots = ['greedy', 'random', 'mcts'] as const;

function select(label: string, name: string, value: string, options: { id: string; name: string }[]): TemplateResult {
  return html`<label class="field"
    ><span>${label}</span
    ><select name=${name}>
      ${options.map((option) => html`<option value=${option.id} ?selected=${option.id === value}>${option.name}</option>`)}
    </select></label
  >`;
}

/** The fields of a set-up, for the dialog of the play page and for the embed page. */
export function setupFields(all: Described[], setup: TableSetup): TemplateResult {
  const chosen = all.find(({ game }) => game.id === setup.game) ?? all[0];
  if (!chosen) return html``;
  const { min, max } = chosen.game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const people = Array.from({ length: setup.seats + 1 }, (_, i) => ({
    id: String(i),
    name: i === 0 ? word('people-none') : String(i),
  }));
  return html`
    ${
      all.length > 1
        ? select(
            word('game'),
            'game',
            setup.game,
            all.map(({ game, name }) => ({ id: game.id, name })),
          )
        : nothing
    }
    ${
      chosen.game.decks.length
        ? select(word('deck'), 'deck', setup.deck, [
            { id: '', name: word('deck-none') },
            ...chosen.game.decks.map((id) => ({ id, name: id })),
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
    ${select(
      word('bot'),
      'bot',
      setup.bot,
      bots.map((id) => ({ id, name: word(`bot-${id}`) })),
    )}
    ${chosen.options.map(({ id, name, values }) => select(name, `option-${id}`, setup.options[id] ?? values[0]?.id ?? '', values))}
    <label class="field"><span>${word('seed')}</span><input name="seed" .value=${setup.seed} autocomplete="off" /></label>
  `;
}

export function readSetup(form: HTMLFormElement, before: TableSetup): TableSetup {
  const data = new FormData(form);
  const text = (name: string, fallback: string) => String(data.get(name) ?? fallback);
  const seats = Number(text('seats', String(before.seats)));
  const options: Record<string, string> = {};
  for (const [name, value] of data)
    if (name.startsWith('option-')) options[name.slice('option-'.length)] = String(value);
  return {
    game: text('game', before.game),
    deck: text('deck', before.deck),
    seats,
    people: Math.min(seats, Number(text('people', String(before.people)))),
    bot: text('bot', before.bot),
    seed: text('seed', ''),
    options,
  };
}

/** Only what differs from the game's defaults, so that addresses and snippets stay short. */
export function changedOptions(setup: TableSetup, described: Described | undefined): string {
  return Object.entries(setup.options)
    .filter(([id, value]) => described?.options.find((option) => option.id === id)?.values[0]?.id !== value)
    .map(([id, value]) => `${id}=${value}`)
    .join(' ');
}

/** The attributes of the element for a set-up. */
export function attributes(setup: TableSetup, described: Described | undefined): Record<string, string> {
  const options = changedOptions(setup, described);
  return {
    game: setup.game,
    ...(setup.deck ? { deck: setup.deck } : {}),
    seats: String(setup.seats),
    ...(setup.people === 0 ? { seat: 'none' } : { bots: String(setup.seats - setup.people) }),
    ...(setup.bot === 'greedy' ? {} : { bot: setup.bot }),
    ...(options ? { options } : {}),
    ...(setup.seed ? { seed: setup.seed } : {}),
  };
}
