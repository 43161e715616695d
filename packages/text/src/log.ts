/** Which line of the log an event gets, and what the line may use. */
import { sentenceId } from './ids.js';
import type { Args } from './languages.js';
import { sentence } from './morphology.js';
import { FluentNominal, type Nominal } from './nominal.js';
import type { Happened, Shown } from './shown.js';
import type { Inside, MakeArgs, Texts } from './texts.js';

type LogArg = Shown | Nominal | string | number;

interface LogParts {
  /** The most telling first. */
  ids: string[];
  args: Record<string, LogArg>;
  /** A line that the game has to have. */
  must?: true;
}

/** The ids of an event's line, the most telling first, and what its words may use. */
function logParts(event: Happened, words: Inside): LogParts | undefined {
  const { names, sum, holder, counter } = words;
  const { is } = event;
  switch (is) {
    case 'told':
      return { ids: [`log-${sentenceId(event.verb)}`], args: event.args, must: true };
    case 'phase':
      return { ids: [`log-phase-${sentenceId(event.phase)}`], args: event.args };
    case 'answer':
      return {
        ids: [`log-answer-${event.prompt}`],
        // `value` is what was chosen where there is but one: `{ ID($value) -> [yes] … }`.
        args: { choice: { is: 'list', items: event.choice ?? [] }, value: event.choice?.[0] ?? { is: 'none' } },
      };
    case 'start':
      return event.first === undefined ? undefined : { ids: ['log-start'], args: { first: names.seat(event.first) } };
    case 'play':
      return { ids: ['log-play'], args: { card: event.card } };
    case 'move': {
      const { zone } = event.to;
      const args: Record<string, LogArg> = {
        thing: event.thing,
        from: names.zone(event.from),
        to: names.zone(event.to),
        owner: event.to.of ?? { is: 'none' },
      };
      if (event.place === undefined) return { ids: [`log-move-${zone}`, 'log-move'], args };
      return { ids: [`log-move-${zone}`, 'log-move-place'], args: { ...args, place: event.place } };
    }
    case 'swap':
      return { ids: ['log-swap'], args: { a: event.a, b: event.b } };
    case 'rearrange':
    case 'reveal':
      return { ids: [`log-${is}`], args: { things: { is: 'list', items: event.things } } };
    case 'look':
      return {
        ids: ['log-look'],
        args: { player: names.seat(event.seat), things: { is: 'list', items: event.things } },
      };
    case 'learn': {
      const told = event.values.filter(({ is: what }) => what !== 'none');
      return {
        ids: [
          `log-learn-${event.attr}`,
          event.seat === undefined ? 'log-learn-all' : told.length ? 'log-learn-value' : 'log-learn',
        ],
        args: {
          who: event.seat === undefined ? { is: 'none' } : names.seat(event.seat),
          things: { is: 'list', items: event.things },
          values: { is: 'list', items: told },
        },
      };
    }
    case 'shuffle':
    case 'reverse':
      return { ids: [`log-${is}-${event.zone.zone}`, `log-${is}`], args: { zone: names.zone(event.zone) } };
    case 'pay':
      return {
        ids: [`log-pay-${event.tokens}`, 'log-pay'],
        args: {
          amount: event.amount,
          sum: sum(event.tokens, event.amount),
          from: holder(event.from),
          to: holder(event.to),
        },
      };
    case 'count':
      return {
        ids: [`log-count-${event.counter}`, 'log-count'],
        args: { counter: counter(event.counter), value: event.value, by: event.by, of: event.of ?? { is: 'none' } },
      };
    case 'set':
      return {
        ids: [`log-set-${event.variable}`],
        args: { value: event.value, of: event.of ?? { is: 'none' } },
      };
    case 'attr':
      return { ids: [`log-attr-${event.attr}`], args: { thing: event.thing, value: event.value } };
    case 'face':
      return { ids: [event.up ? 'log-face-up' : 'log-face-down'], args: { thing: event.thing } };
    case 'stopped': {
      const what = event.change === 'place' ? 'log-stopped-place' : 'log-stopped';
      const thing = event.change === 'var' ? counter(event.name ?? '') : (event.of ?? { is: 'none' });
      return event.card
        ? { ids: [what], args: { thing, card: event.card } }
        : { ids: [`${what}-alone`], args: { thing } };
    }
    case 'roll':
      return { ids: [`log-roll-${event.die}`, 'log-roll'], args: { value: event.value } };
    case 'chance':
      return {
        ids: event.value.is === 'number' ? ['log-chance-number', 'log-chance'] : ['log-chance'],
        args: { value: event.value },
      };
    case 'end':
      return {
        ids: ['log-end'],
        args: { winners: names.list(event.result.winners.map(names.seat)) },
      };
  }
}

function isNominal(value: LogArg): value is Nominal {
  return typeof value === 'object' && 'form' in value;
}

/** An event as a line of the log; undefined for what a log leaves out. A page that keeps no log does not carry it. */
export function logLine({ inside }: Texts, event: Happened): string | undefined {
  const { names, find, must, tag } = inside;
  const line = logParts(event, inside);
  if (!line) return undefined;
  const args: MakeArgs = (language) => {
    const result: Args = {};
    if (event.seat !== undefined) result.player = new FluentNominal(names.seat(event.seat), language);
    for (const [name, value] of Object.entries(line.args)) {
      result[name] = isNominal(value)
        ? new FluentNominal(value, language)
        : typeof value === 'object'
          ? names.variable(value, language)
          : value;
    }
    return result;
  };
  const text = line.must ? must(line.ids, args) : find(line.ids, args);
  // A game silences an event with an empty line: log-shuffle = { "" }
  return text ? sentence(tag, text) : undefined;
}

/** Two players who gave each other what lay in the same zone of theirs. */
interface Exchange {
  zone: string;
  seats: [number, number];
}

const giving = (event: Happened | undefined): Exchange | undefined => {
  if (event?.is !== 'move' || event.from.zone !== event.to.zone) return undefined;
  const [from, to] = [event.from.of, event.to.of];
  if (from?.is !== 'player' || to?.is !== 'player' || from.seat === to.seat) return undefined;
  return { zone: event.to.zone, seats: [from.seat, to.seat] };
};

/**
 * Things that change hands both ways in one go: the exchange that begins with an event, `'part'` for one that is within it,
 * undefined for everything else.
 */
function exchangeAt(events: readonly Happened[], index: number): Exchange | 'part' | undefined {
  const own = giving(events[index]);
  if (!own) return undefined;
  const isSame = (other: Exchange | undefined): boolean =>
    other?.zone === own.zone && own.seats.every((seat) => other.seats.includes(seat));
  let from = index;
  let to = index;
  while (isSame(giving(events[from - 1]))) from--;
  while (isSame(giving(events[to + 1]))) to++;
  const first = giving(events[from]);
  const isMutual = events.slice(from, to + 1).some((event) => giving(event)?.seats[0] !== first?.seats[0]);
  if (!first || !isMutual) return undefined;
  return index > from ? 'part' : { zone: first.zone, seats: first.seats };
}

/** An exchange as one line of the log. */
function exchangeLine({ inside }: Texts, { zone, seats }: Exchange): string | undefined {
  const { names, find, tag } = inside;
  const [a, b] = seats.map(names.seat) as [Nominal, Nominal];
  const text = find([`log-exchange-${zone}`, 'log-exchange'], (language) => ({
    a: new FluentNominal(a, language),
    b: new FluentNominal(b, language),
    zone: new FluentNominal(names.zone({ zone }), language),
  }));
  return text ? sentence(tag, text) : undefined;
}

/** The line of one event among others: hands that are exchanged card by card are one line, with the first of them. */
export function logLineAt(texts: Texts, events: readonly Happened[], index: number): string | undefined {
  const exchange = exchangeAt(events, index);
  if (exchange === 'part') return undefined;
  const event = events[index];
  return exchange ? exchangeLine(texts, exchange) : event && logLine(texts, event);
}
