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
      return { ids: [`log-answer-${event.prompt}`], args: { choice: { is: 'list', items: event.choice ?? [] } } };
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
