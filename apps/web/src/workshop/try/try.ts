/** Trying a card out: a moment that one sets up, plays on from, and keeps as a test. */
import type { Ruleset } from '@draco-table/ruleset';
import type { DracoTable } from '@draco-table/table';
import { html, nothing, render } from 'lit';
import { word } from '../../words.js';
import type { Language } from '../client.js';
import type { Moment } from './moment.js';

export interface TryHost {
  language: Pick<Language, 'openMoment' | 'keepMoment' | 'openTest'>;
  table: DracoTable;
  /** Rules to choose things and places from; undefined while there is something wrong. */
  rules(): Promise<Ruleset | undefined>;
  /** The card that is being written. */
  card(): string | undefined;
  /** Puts rules on the table, in the words and the look that they have. */
  lay(ruleset: Ruleset): Promise<void>;
  keep(test: string): void;
}

export interface Try {
  /** Shows where a test begins. */
  show(test: string): Promise<void>;
  draw(): void;
}

export function createTry(root: HTMLElement, host: TryHost): Try {
  let rules: Ruleset | undefined;
  let moment: Moment = { name: '', seats: 0, put: [] };
  let isNamed = false;
  let isPlaying = false;
  let said = '';
  let isOpen = false;

  const change = (next: Partial<Moment>): void => {
    moment = { ...moment, ...next };
    draw();
  };

  async function open(): Promise<void> {
    rules = await host.rules();
    if (!rules) return say(word('try-not-yet'));
    const card = host.card();
    const { min, max } = rules.seats;
    const seats = Math.min(max, Math.max(min, moment.seats));
    const { card: _, ...rest } = moment;
    moment = { ...rest, seats, ...(card !== undefined && { card: cardIn(rules, card) }) };
    if (!isNamed) moment = { ...moment, name: word('try-name-first', { card: card ?? '' }) };
    draw();
  }

  const say = (text: string): void => {
    said = text;
    draw();
  };

  async function play(): Promise<void> {
    await open();
    if (!rules) return;
    const opened = await host.language.openMoment(moment);
    if (!opened.ok) return say(word('try-refused', { why: opened.why }));
    await put(opened, moment.name, moment.seats);
    isPlaying = true;
    say(word('try-playing'));
  }

  type At = { ruleset: Ruleset; game: Parameters<DracoTable['load']>[0]['game']; seat: number };
  async function put({ ruleset, game, seat }: At, seed: string, seats: number): Promise<void> {
    await host.lay(ruleset);
    // Everybody's part is played here: what others answer belongs to the test.
    host.table.load({ format: 1, game, setup: { seats, bots: 0, seat, seed, bot: 'greedy', options: {} } });
    host.table.scrollIntoView({ block: 'nearest' });
  }

  async function keep(): Promise<void> {
    const saved = host.table.save();
    if (!saved) return;
    const kept = await host.language.keepMoment(moment, saved.game.answers);
    if (!kept.ok) return say(word('try-refused', { why: kept.why }));
    host.keep(kept.text);
    isPlaying = false;
    isNamed = false;
    say(word('try-kept', { name: moment.name }));
  }

  const things = (): string[] => [...new Set(rules?.designs.map(({ id }) => id) ?? [])];
  function places(): string[] {
    if (!rules) return [];
    const seats = Array.from({ length: moment.seats }, (_, seat) => rules?.seats.names[seat] ?? `player ${seat + 1}`);
    return rules.zones.flatMap(({ id, per }) =>
      per === 'player' ? seats.map((seat) => `${id} of ${seat}`) : per === 'game' ? [id] : [],
    );
  }
  const isOrdered = (zone: string): boolean =>
    ['row', 'ring'].includes(rules?.zones.find(({ id }) => id === zone.split(' of ')[0])?.shape ?? '');

  function row({ thing, zone, place }: Moment['put'][number], index: number) {
    const set = (next: Partial<Moment['put'][number]>): void =>
      change({ put: moment.put.map((one, at) => (at === index ? { ...one, ...next } : one)) });
    const choice = (label: string, list: string[], now: string, chosen: (value: string) => void) =>
      html`<label class="field"
        ><span>${label}</span
        ><select @change=${(event: Event) => chosen((event.target as HTMLSelectElement).value)}>
          ${list.map((one) => html`<option .selected=${one === now}>${one}</option>`)}
        </select></label
      >`;
    return html`<li class="row">
      ${choice(word('try-thing'), things(), thing, (value) => set({ thing: value }))}
      ${choice(word('try-place'), places(), zone, (value) => {
        const { place: _, ...rest } = moment.put[index] ?? { thing, zone };
        change({ put: moment.put.map((one, at) => (at === index ? { ...rest, zone: value } : one)) });
      })}
      ${
        isOrdered(zone)
          ? html`<label class="field number"
              ><span>${word('try-number')}</span
              ><input
                type="number"
                min="1"
                max="99"
                .value=${String(place ?? '')}
                @change=${(event: Event) => {
                  const typed = Number((event.target as HTMLInputElement).value);
                  if (Number.isInteger(typed) && typed > 0) set({ place: typed });
                }}
            /></label>`
          : nothing
      }
      <button
        type="button"
        class="button small quiet"
        aria-label=${word('try-without', { thing })}
        @click=${() => change({ put: moment.put.filter((_, at) => at !== index) })}
      >
        ×
      </button>
    </li>`;
  }

  function draw(): void {
    const seats = rules ? Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, at) => at) : [];
    const min = rules?.seats.min ?? 0;
    render(
      html`<details
        ?open=${isOpen}
        @toggle=${(event: Event) => {
          const was = isOpen;
          isOpen = (event.target as HTMLDetailsElement).open;
          if (isOpen && !was) void open();
        }}
      >
        <summary>${word('try-title')}</summary>
        <p class="help">${word('try-help')}</p>
        ${
          rules
            ? html`<div class="row">
                  <label class="field"
                    ><span>${word('try-name')}</span
                    ><input
                      .value=${moment.name}
                      maxlength="80"
                      @change=${(event: Event) => {
                        isNamed = true;
                        change({ name: (event.target as HTMLInputElement).value });
                      }}
                  /></label>
                  <label class="field number"
                    ><span>${word('try-seats')}</span
                    ><select @change=${(event: Event) => change({ seats: Number((event.target as HTMLSelectElement).value) })}>
                      ${seats.map((at) => html`<option .selected=${moment.seats === min + at}>${min + at}</option>`)}
                    </select></label
                  >
                </div>
                <ul class="put">
                  ${moment.put.map(row)}
                </ul>
                <div class="row">
                  <button
                    type="button"
                    class="button small quiet"
                    @click=${() => change({ put: [...moment.put, { thing: things()[0] ?? '', zone: places()[0] ?? '' }] })}
                  >
                    ${word('try-put')}
                  </button>
                  <button type="button" class="button small" @click=${() => void play()}>${word('try-play')}</button>
                  <button type="button" class="button small" ?disabled=${!isPlaying} @click=${() => void keep()}>
                    ${word('try-right')}
                  </button>
                </div>`
            : nothing
        }
      </details>
      <p role="status" class="said">${said}</p>`,
      root,
    );
  }

  draw();
  return {
    async show(test) {
      const opened = await host.language.openTest(test);
      if (!opened.ok) return say(word('try-refused', { why: opened.why }));
      isPlaying = false;
      await put(opened, test, opened.seats);
      say(word('try-shown', { name: test }));
    },
    draw,
  };
}

/** The card as it is printed: of a family, its first. */
const cardIn = ({ designs }: Ruleset, card: string): string =>
  designs.find(({ id }) => id === card)?.id ?? designs.find(({ family }) => family === card)?.id ?? card;
