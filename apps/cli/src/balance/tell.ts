import type { Texts } from '@draco-table/text';
import type { Words } from '../words/words.js';
import type { CardFigures, Estimate } from './figures.js';
import { fence, type Mark, type Range, type Verdict } from './marks.js';
import type { Balance } from './run.js';

/** A report in words, for the terminal and for the page. */
export interface Telling {
  title: string;
  facts: string[];
  marked: { card: string; sentence: string; because: string[]; mark: Mark }[];
  head: string[];
  rows: { cells: string[]; card: CardFigures & Verdict; name: string }[];
  pairs: string[];
  notes: string[];
  compared?: { title: string; facts: string[]; head: string[]; rows: string[][] };
}

const signed = (value: number, digits = 1): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(digits)}`;
const percent = (value: number): string => `${(100 * value).toFixed(0)} %`;
const signedPercent = (value: number): string => `${signed(100 * value)} %`;
const dash = '–';
/** Names that a sentence has room for. */
const MANY = 12;

/** Names of cards; where two have the same, their ids tell them apart. */
export function namesOf(ids: readonly string[], texts: Texts): (id: string) => string {
  const names = ids.map((id) => texts.cardName(id));
  const shared = new Set(names.filter((name, i) => names.indexOf(name) !== i));
  return (id) => {
    const name = texts.cardName(id);
    return shared.has(name) ? `${name} (${id})` : name;
  };
}

export function tell(balance: Balance, texts: Texts, { balance: words }: Words, against?: Balance): Telling {
  const { figures, cards, yardstick } = balance;
  const { unit } = yardstick;
  const name = namesOf(
    cards.map(({ id }) => id),
    texts,
  );
  const value = (of: number): string => (unit === 'lead' ? words.points(signed(of)) : words.wins(signedPercent(of)));
  const inPoints = (of: number): string => words.points(signed(of));
  const bounds = ({ mean, low, high }: Estimate, show: (of: number) => string) => ({
    mean: show(mean),
    low: show(low),
    high: show(high),
  });
  const usual = (range: Range | undefined, show: (of: number) => string): string =>
    range ? words.usual(show(fence(range, -1)), show(fence(range, 1))) : '';

  const because = (card: CardFigures, mark: Mark): string[] => {
    const { dealt, use, soon, playable } = card;
    const ranges = yardstick.ranges[card.type] ?? { playable: 0 };
    const all: string[] = [];
    if (mark === 'dead' && playable) all.push(words.becausePlayable(bounds(playable, percent)));
    if (mark === 'endless') all.push(words.becauseEndless(percent(card.endless.rate)));
    if ((mark === 'longer' || mark === 'shorter') && use)
      all.push(
        `${words.becauseLength(bounds(use.length, signedPercent))} ${usual(ranges.length, signedPercent)}`.trim(),
      );
    if ((mark === 'strong' || mark === 'weak') && dealt)
      all.push(`${words.becauseDealt(bounds(dealt[unit], value))} ${usual(ranges.dealt, value)}`.trim());
    if ((mark === 'strong' || mark === 'harmful') && soon && ranges.soon)
      all.push(`${words.becauseSoon(bounds(soon, inPoints))} ${usual(ranges.soon, inPoints)}`.trim());
    if ((mark === 'strong' || mark === 'harmful') && use)
      all.push(`${words.becauseUse(bounds(use[unit], value))} ${usual(ranges.use, value)}`.trim());
    return all;
  };
  const interval = (one: Estimate | undefined, show: (of: number) => string): string =>
    one ? `${show(one.mean)} (${show(one.low)} … ${show(one.high)})` : dash;
  const points = (of: number): string => (unit === 'lead' ? signed(of) : signedPercent(of));
  // A deck's own first: they are what is asked about.
  const worth = ({ dealt }: CardFigures): number => dealt?.[unit].mean ?? Number.NEGATIVE_INFINITY;
  const sorted = [...cards].sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || worth(b) - worth(a));
  const named = (list: readonly { id: string }[]): string => list.map(({ id }) => name(id)).join(', ');
  // Of a deck its own cards are asked about.
  const hasOwn = cards.some(({ isOwn }) => isOwn);
  const unclear = cards.filter(({ isUnclear, isOwn }) => isUnclear && (isOwn || !hasOwn));
  const hasChoice = cards.some(({ choice }) => choice);
  return {
    title: words.title(texts.gameName()),
    facts: [
      words.head(cards.length, balance.seats, figures.deals, figures.games, balance.rounds),
      ...gameFacts(balance, words),
    ],
    marked: sorted.flatMap((card) =>
      card.marks.map((mark) => ({
        card: name(card.id),
        mark,
        sentence: words.say(mark, name(card.id)),
        because: because(card, mark),
      })),
    ),
    head: [
      words.card,
      unit === 'lead' ? words.dealtPoints : words.dealtWins,
      words.dealtWins,
      words.use,
      ...(unit === 'lead' ? [words.soon] : []),
      words.playable,
      words.played,
      words.longer,
      words.first,
      words.spread,
      ...(hasChoice ? [words.choice] : []),
      words.mark,
    ],
    rows: sorted.map((card) => ({
      card,
      name: name(card.id),
      cells: [
        card.isOwn ? `${name(card.id)} ${words.own}` : name(card.id),
        interval(card.dealt?.[unit], points),
        interval(card.dealt?.won, signedPercent),
        interval(card.use?.[unit], points),
        ...(unit === 'lead' ? [interval(card.soon, points)] : []),
        card.playable && card.hasEffect ? percent(card.playable.mean) : dash,
        card.played && card.hasEffect ? percent(card.played.mean) : dash,
        interval(card.use?.length, signedPercent),
        interval(card.use?.first, signedPercent),
        interval(card.use?.spread, (of) => signed(of)),
        ...(hasChoice ? [interval(card.choice?.won, signedPercent)] : []),
        card.marks.length > 0 ? card.marks.map(words.markName).join(', ') : card.isUnclear ? '?' : '',
      ],
    })),
    pairs:
      balance.pairs.length > 0
        ? balance.pairs.map(({ cards: [one, other], ...gain }) =>
            words.pair(name(one), name(other), bounds(gain[unit], value)),
          )
        : [words.noPairs(balance.pairsTried)],
    notes: [
      ...(unclear.length > MANY ? [words.unclearMany(unclear.length, cards.length)] : []),
      ...(unclear.length > 0 && unclear.length <= MANY ? [words.unclear(named(unclear))] : []),
      ...(balance.notDealt.length > 0
        ? [words.notDealt(balance.notDealt.map((id) => texts.cardName(id)).join(', '))]
        : []),
      words.again(balance.rounds, figures.deals, balance.seed),
    ],
    ...(against && { compared: compare(balance, against, name, words, interval, points) }),
  };
}

function gameFacts({ figures: { length, first, spread }, seats }: Balance, words: Words['balance']): string[] {
  const one = (of: number): string => of.toFixed(1);
  const fair = 1 / seats;
  return [
    words.length({ mean: one(length.mean), low: one(length.low), high: one(length.high) }),
    words.begins(
      { mean: percent(first.mean + fair), low: percent(first.low + fair), high: percent(first.high + fair) },
      percent(fair),
    ),
    words.apart({ mean: one(spread.mean), low: one(spread.low), high: one(spread.high) }),
  ];
}

/** The cards that both have, and the games themselves. */
function compare(
  balance: Balance,
  against: Balance,
  name: (id: string) => string,
  words: Words['balance'],
  interval: (one: Estimate | undefined, show: (of: number) => string) => string,
  points: (of: number) => string,
): NonNullable<Telling['compared']> {
  const { unit } = balance.yardstick;
  const there = new Map(against.cards.map((card) => [card.id, card]));
  return {
    title: words.compared(against.game),
    facts: gameFacts(against, words),
    head: [words.card, words.here, words.there, words.mark],
    rows: balance.cards.flatMap((card) => {
      const other = there.get(card.id);
      if (other === undefined) return [];
      const isApart =
        card.dealt &&
        other.dealt &&
        (card.dealt[unit].low > other.dealt[unit].high || card.dealt[unit].high < other.dealt[unit].low);
      return [
        [
          name(card.id),
          interval(card.dealt?.[unit], points),
          interval(other.dealt?.[unit], points),
          isApart ? words.differs : '',
        ],
      ];
    }),
  };
}
