import type { Texts } from '@draco-table/text';
import type { Io } from '../frame/io.js';
import { table } from '../frame/layout.js';
import { perTime } from '../frame/progress.js';
import type { ReportData } from '../report/page.js';
import type { Words } from '../words/words.js';
import { bots, cards, curve, lengths, type Share, share } from './figures.js';
import type { SimResult } from './pool.js';
import type { Tally } from './tally.js';

export interface SimRun extends SimResult {
  game: string;
  seed: string;
  /** One for all seats, or one for each. */
  bots: readonly string[];
  /** How many games were wanted: more than were played when it was stopped. */
  asked: number;
  seconds: number;
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const round = (value: number, digits = 4) => Number(value.toFixed(digits));
const roundShare = ({ rate, low, high }: Share) => ({ rate: round(rate), low: round(low), high: round(high) });

/** How many games: of how many, when it was stopped before. */
const gamesOf = ({ tally, asked }: SimRun) => (tally.games < asked ? `${tally.games}/${asked}` : String(tally.games));

/** The contract's JSON, and more beside it. No time in it: the same seed gives the same bytes. */
export function simJson(run: SimRun): string {
  const { tally } = run;
  const value = {
    game: run.game,
    seats: tally.seats,
    games: tally.games,
    ...(tally.games < run.asked && { asked: run.asked }),
    decisions: tally.decisions,
    turns: tally.turns,
    digest: run.digest,
    wins: tally.wins,
    seed: run.seed,
    bot: run.bots.join(','),
    ...(run.bots.length > 1 && {
      bots: bots(tally, run.bots).map(({ won, score, ...rest }) => ({
        ...rest,
        winRate: roundShare(won),
        score: round(score),
      })),
    }),
    shared: tally.shared,
    nobody: tally.nobody,
    faults: tally.faults,
    winRate: tally.wins.map((wins) => roundShare(share(wins, tally.games))),
    score: tally.scores.map((sum) => round(sum / Math.max(1, tally.games))),
    length: { ...lengths(tally), mean: round(lengths(tally).mean) },
    curve: curve(tally).map((point) => ({ turn: point.turn, scores: point.scores.map((score) => round(score)) })),
    cards: Object.fromEntries(
      cards(tally)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map((card) => [
          card.id,
          {
            played: card.played,
            perGame: round(card.perGame),
            winRate: round(card.won.rate),
            low: round(card.won.low),
            high: round(card.won.high),
            swing: round(card.swing),
          },
        ]),
    ),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function simCsv(run: SimRun): string {
  const rows = cards(run.tally).map((card) => [
    card.id,
    card.played,
    round(card.perGame),
    round(card.won.rate),
    round(card.won.low),
    round(card.won.high),
    round(card.swing),
  ]);
  return [['card', 'played', 'per_game', 'win_rate', 'win_rate_low', 'win_rate_high', 'swing'], ...rows]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
}

export function printSim(io: Io, run: SimRun, texts: Texts): void {
  const { sim: words } = io.words;
  const { tally } = run;
  const length = lengths(tally);
  io.out(
    `${io.style('bold', texts.gameName())}: ${
      run.bots.length > 1
        ? words.headMix(gamesOf(run), tally.seats, mixOf(run, words), run.seed)
        : words.head(gamesOf(run), tally.seats, mixOf(run, words), run.seed)
    }\n`,
  );
  io.out(
    `${words.rate(run.seconds.toFixed(1), perTime(tally.games / Math.max(run.seconds, 0.001)), tally.decisions, run.digest)}\n\n`,
  );
  const head = (text: string) => io.style('bold', text);
  const seats = tally.wins.map((wins, seat) => {
    const won = share(wins, tally.games);
    return [
      texts.seatName(seat),
      String(wins),
      percent(won.rate),
      `${percent(won.low)} – ${percent(won.high)}`,
      ((tally.scores[seat] as number) / Math.max(1, tally.games)).toFixed(1),
    ];
  });
  io.out(
    table(
      [
        { title: words.seat },
        { title: words.wins, align: 'right' },
        { title: words.winRate, align: 'right' },
        { title: words.interval, align: 'right' },
        { title: words.score, align: 'right' },
      ],
      seats,
      head,
    ),
  );
  if (run.bots.length > 1) io.out(`\n${botTable(run, words, head)}`);
  io.out(`\n${words.turns(length.mean.toFixed(1), length.least, length.most, length.median, length.ninth)}\n`);
  const odd = [
    tally.shared > 0 && words.shared(tally.shared),
    tally.nobody > 0 && words.nobody(tally.nobody),
    ...Object.entries(tally.faults).map(([code, count]) => words.stopped(count, code)),
  ].filter(Boolean);
  if (odd.length > 0) io.out(`${odd.join(', ')}\n`);
  const labelOf = labels(tally, texts);
  const points = curve(tally);
  if (points.length > 1) io.out(`\n${head(words.curve)}\n${curveTable(points, texts, words.turn)}`);
  io.out(
    `\n${table(
      [
        { title: words.card },
        { title: words.plays, align: 'right' },
        { title: words.perGame, align: 'right' },
        { title: words.winRateWhenPlayed, align: 'right' },
        { title: words.swing, align: 'right' },
      ],
      cards(tally).map((card) => [
        labelOf(card.id),
        String(card.played),
        card.perGame.toFixed(2),
        `${percent(card.won.rate)} ±${((card.won.high - card.won.low) * 50).toFixed(1)}`,
        signed(card.swing),
      ]),
      head,
    )}`,
  );
}

/** Who plays, as people call them: each once, with how many there are. */
function mixOf({ bots: names }: SimRun, words: Words['sim']): string {
  const found = [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length] as const);
  return found.map(([name, n]) => (found.length > 1 && n > 1 ? `${n} ${words.bot(name)}` : words.bot(name))).join(', ');
}

/** Names of cards; where two have the same, their ids tell them apart. */
function labels(tally: Tally, texts: Texts): (id: string) => string {
  const ids = [...tally.cards.keys()];
  const names = ids.map((id) => texts.cardName(id));
  const shared = new Set(names.filter((name, i) => names.indexOf(name) !== i));
  return (id) => {
    const name = texts.cardName(id);
    return shared.has(name) ? `${name} (${id})` : name;
  };
}

/** How each bot did over all seats. */
function botTable(run: SimRun, words: Words['sim'], head: (text: string) => string): string {
  return table(
    [
      { title: words.bots },
      { title: words.seats, align: 'right' },
      { title: words.wins, align: 'right' },
      { title: words.winRate, align: 'right' },
      { title: words.interval, align: 'right' },
      { title: words.score, align: 'right' },
    ],
    bots(run.tally, run.bots).map(({ bot, seats, wins, won, score }) => [
      words.bot(bot),
      String(seats),
      String(wins),
      percent(won.rate),
      `${percent(won.low)} – ${percent(won.high)}`,
      score.toFixed(1),
    ]),
    head,
  );
}

function curveTable(points: readonly { turn: number; scores: number[] }[], texts: Texts, turn: string): string {
  const step = Math.max(1, Math.ceil(points.length / 8));
  const picked = points.filter((_, i) => i % step === 0 || i === points.length - 1);
  const rows = (points[0]?.scores ?? []).map((_, seat) => [
    texts.seatName(seat),
    ...picked.map((point) => (point.scores[seat] ?? 0).toFixed(1)),
  ]);
  return table(
    [{ title: turn }, ...picked.map((point) => ({ title: String(point.turn + 1), align: 'right' as const }))],
    rows,
  );
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(2)}`;
}

export function reportData(run: SimRun, texts: Texts, { report: words, sim }: Words): ReportData {
  const { tally } = run;
  const { facts } = words;
  return {
    title: words.title(texts.gameName(), gamesOf(run)),
    facts: [
      [facts.games, gamesOf(run)],
      [facts.seats, String(tally.seats)],
      [facts.bots, mixOf(run, sim)],
      [facts.seed, run.seed],
      [facts.decisions, String(tally.decisions)],
      [facts.turns, String(tally.turns)],
      [facts.shared, String(tally.shared)],
      [facts.nobody, String(tally.nobody)],
      [facts.digest, run.digest],
    ],
    seats: tally.wins.map((wins, seat) => ({
      name: texts.seatName(seat),
      wins,
      won: share(wins, tally.games),
      score: (tally.scores[seat] as number) / Math.max(1, tally.games),
    })),
    lengths: lengths(tally),
    histogram: histogram(tally),
    curve: curve(tally),
    cards: cards(tally).map((card) => ({ ...card, name: labels(tally, texts)(card.id) })),
  };
}

/** Games by length in at most 40 bars. */
function histogram(tally: Tally): { from: number; to: number; games: number }[] {
  const { least, most } = lengths(tally);
  const width = Math.max(1, Math.ceil((most - least + 1) / 40));
  const bins = Array.from({ length: Math.floor((most - least) / width) + 1 }, (_, i) => ({
    from: least + i * width,
    to: least + (i + 1) * width - 1,
    games: 0,
  }));
  for (const [turns, games] of Object.entries(tally.lengths)) {
    const bin = bins[Math.floor((Number(turns) - least) / width)];
    if (bin) bin.games += games;
  }
  return bins;
}
