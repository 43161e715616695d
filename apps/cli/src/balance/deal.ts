import type { Bot } from '@draco-table/bots';
import { dice, type Hold, type Picker, type StartOptions } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import type { Habits, Reading } from './looking.js';
import { type Ending, type Onlooker, type PlayOne, SHARE, type Trial } from './one-game.js';
import { add, addPair, cardOf, type DealTally, type Gain, noGain } from './tally.js';

/** Whom a deal is played with. */
export interface Cast {
  /** Designs that are tried in every deal. */
  cards: number[];
  /** Designs that they are compared with: some of these in every deal, in turn. */
  base: number[];
  /** How many of these. */
  beside: number;
}

export interface DealSpec extends Cast {
  ruleset: Ruleset;
  /** The seed is the root of the deals' own. */
  start: StartOptions;
  /** Pairs of designs that are tried in every deal; where there are any, nothing else is. */
  pairs: [number, number][];
}

/** The part of a game in which the moment lies that a card is played at. */
const EARLY = 0.7;

/** What a seat did with a card that it was dealt. */
interface Deeds {
  /** How often it could have been played. */
  chances: number;
  held: number;
  played: number;
  /** Played, or taken from elsewhere. */
  isUsed: boolean;
}

/**
 * Plays a deal again and again: as it is; with each card dealt to one seat; with that seat kept from using it, and made to
 * play it once; and with the seat kept from what it took by choice. Chance is the same in all of them, so whatever differs
 * in the end is the card's doing.
 */
export function dealPlayer(spec: DealSpec, bot: Bot, reading: Reading, habits: Habits, play: PlayOne) {
  const { ruleset } = spec;
  const { seats } = spec.start;
  const picker = (): Picker => (bot.picker as NonNullable<Bot['picker']>)('');

  const lookAt = (seat: number, design: number, deeds: Deeds): Onlooker => ({
    played(info, chosen) {
      if (info.seat !== seat) return;
      reading.held(info.sight, habits.zones, (held) => {
        if (held !== design) return;
        deeds.held++;
        let isOffered = false;
        for (let i = 0; i < info.count && !isOffered; i++) isOffered = reading.designOf(info, i) === design;
        if (isOffered) deeds.chances++;
        if (chosen === design) deeds.played++;
      });
      if (chosen === design) deeds.isUsed = true;
    },
    took(who, what) {
      if (who === seat && what === design) deeds.isUsed = true;
    },
  });

  const wonBy = (end: Ending, seat: number): number => end.won[seat] ?? 0;
  const leadOf = (scores: readonly number[], seat: number): number =>
    scores.reduce((sum, score, at) => sum + (at === seat ? score * (seats - 1) : -score), 0);
  const spreadOf = ({ scores }: Ending): number => Math.max(...scores) - Math.min(...scores);
  const addGain = (to: Gain, seat: number, one: Ending, other: Ending): void => {
    add(to.won, wonBy(one, seat) - wonBy(other, seat));
    add(to.lead, leadOf(one.scores, seat) - leadOf(other.scores, seat));
  };

  /** A deal, as games that differ by what a seat is dealt or wishes. */
  const dealt = (index: number, tally: DealTally) => {
    const seat = dice(`${spec.start.seed}/${index}/seat`)(seats);
    const start = { ...spec.start, seed: `${spec.start.seed}/${index}` };
    const hold = (design: number): Hold => ({ seat, card: ruleset.designs[design]?.id as string });
    return {
      seat,
      game(cards: readonly number[], trial: Trial = {}): Ending | undefined {
        tally.games++;
        return play(cards.length === 0 ? start : { ...start, hold: cards.map(hold) }, picker(), trial);
      },
    };
  };

  /** What comes of taking a card: the same deal in which the seat does without it. */
  function tryChoices(game: ReturnType<typeof dealt>, taken: Iterable<number>, plain: Ending, tally: DealTally): void {
    for (const design of taken) {
      const without = game.game([], { moment: { seat: game.seat, design, from: 0 }, wish: 'leave' });
      if (without) addGain(cardOf(tally, design).choice, game.seat, plain, without);
    }
  }

  /** A card dealt to the seat: what it does with it, and what one play of it does. Gives how that game ended. */
  function tryCard(
    { seat, game }: ReturnType<typeof dealt>,
    index: number,
    design: number,
    first: number,
    tally: DealTally,
  ) {
    const card = cardOf(tally, design);
    const deeds: Deeds = { chances: 0, held: 0, played: 0, isUsed: false };
    // At any time in the first part of the game, each as likely: cards are good early or late.
    const roll = dice(`${spec.start.seed}/${index}/${ruleset.designs[design]?.id}`);
    const moment = { seat, design, from: roll(Math.max(1, Math.ceil(EARLY * habits.length))) };
    const free = game([design], { look: lookAt(seat, design, deeds), moment });
    if (free === undefined) return undefined;
    if (!free.isOver) card.unfinished++;
    addPair(card.playable, deeds.chances, deeds.held);
    addPair(card.played, deeds.played, deeds.held);
    if (deeds.chances === 0) return free;
    const kept = deeds.isUsed ? game([design], { moment, wish: 'leave' }) : free;
    if (kept?.soon === undefined) return free;
    const made = game([design], { moment, wish: 'play' });
    if (made?.soon === undefined) return free;
    const { use } = card;
    addGain(use, seat, made, kept);
    add(card.soon, leadOf(made.soon, seat) - leadOf(kept.soon, seat));
    addPair(use.length, made.length, kept.length);
    add(use.spread, spreadOf(made) - spreadOf(kept));
    if (first >= 0) add(use.first, wonBy(made, first) - wonBy(kept, first));
    return free;
  }

  function tryPairs({ seat, game }: ReturnType<typeof dealt>, plain: Ending, tally: DealTally): void {
    const alone = new Map<number, Ending | undefined>();
    for (const pair of spec.pairs) {
      for (const design of pair) if (!alone.has(design)) alone.set(design, game([design]));
      const [both, one, other] = [game(pair), alone.get(pair[0]), alone.get(pair[1])];
      if (!both || !one || !other) continue;
      const key = pair.join('+');
      tally.pairs[key] ??= noGain();
      const gain = tally.pairs[key];
      const together = (of: (end: Ending) => number): number => of(both) - of(one) - of(other) + of(plain);
      add(
        gain.won,
        together((end) => wonBy(end, seat)),
      );
      add(
        gain.lead,
        together((end) => leadOf(end.scores, seat)),
      );
    }
  }

  return (index: number, tally: DealTally): void => {
    const deal = dealt(index, tally);
    const { seat } = deal;
    const taken = new Set<number>();
    const took = (who: number, what: number): void => {
      if (who === seat && reading.isCard(what)) taken.add(what);
    };
    const plain = deal.game([], { look: { took } });
    if (plain === undefined) return;
    tally.deals++;
    if (!plain.isOver) tally.unfinished++;
    if (spec.pairs.length > 0) {
      tryPairs(deal, plain, tally);
      return;
    }
    add(tally.length, plain.length);
    add(tally.first, plain.first < 0 ? Math.round(SHARE / seats) : wonBy(plain, plain.first));
    add(tally.spread, spreadOf(plain));
    tryChoices(deal, taken, plain, tally);

    const { base, beside } = spec;
    const others = Array.from({ length: beside }, (_, i) => base[(index * beside + i) % base.length] as number);
    const ends = new Map<number, Ending>();
    for (const design of [...spec.cards, ...others]) {
      const end = tryCard(deal, index, design, plain.first, tally);
      if (end) ends.set(design, end);
    }
    // Compared with what else might have been dealt: the deal as it is, and the cards beside.
    const group = [plain, ...others.flatMap((design) => ends.get(design) ?? [])];
    if (group.length <= beside) return;
    const sumOf = (of: (end: Ending) => number): number => group.reduce((sum, end) => sum + of(end), 0);
    const sums = { won: sumOf((end) => wonBy(end, seat)), lead: sumOf(({ scores }) => leadOf(scores, seat)) };
    for (const [design, end] of ends) {
      const { won, lead } = cardOf(tally, design).dealt;
      // Of the group itself, the others; times their number, so that the mean is a whole number too.
      const isIn = group.includes(end);
      const count = isIn ? beside : beside + 1;
      add(won, wonBy(end, seat) * count - (sums.won - (isIn ? wonBy(end, seat) : 0)));
      const itsLead = leadOf(end.scores, seat);
      add(lead, itsLead * count - (sums.lead - (isIn ? itsLead : 0)));
    }
  };
}
