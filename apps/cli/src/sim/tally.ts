/** Scores at the start of each turn: all seats of the first, then of the next, and so on. */
export interface Curve {
  turns: number;
  scores: ArrayLike<number>;
}

/** Cards that were played, one after the other: so many of each list count. */
export interface Plays {
  count: number;
  design: string[];
  seat: number[];
  /** What it brought: own gain * (seats - 1) - gain of the others. */
  swing: number[];
}

/** What one game adds to the count. Whole numbers only, so that sums do not depend on the order of adding. */
export interface GameRecord {
  decisions: number;
  turns: number;
  winners: number[];
  scores: number[];
  /** Which of the bots has the first seat; the others follow in their order. */
  first: number;
  digest: string;
  curve: Curve;
  plays: Plays;
  /** Code of the fault that stopped the game, if one did. */
  fault?: string;
}

export interface CardTally {
  played: number;
  /** Games and seats in which it was played: a seat that plays it twice counts once. */
  seatsThatPlayed: number;
  seatsThatWon: number;
  /** Sum over plays of (own gain * (seats - 1) - gain of the others): divide by plays and (seats - 1). */
  swing: number;
}

export interface Tally {
  games: number;
  seats: number;
  decisions: number;
  turns: number;
  wins: number[];
  /** Games with several winners, with none, and games that a fault stopped. */
  shared: number;
  nobody: number;
  faults: Record<string, number>;
  scores: number[];
  /** The same by bot, whatever its seat was. */
  bots: { wins: number[]; scores: number[] };
  /** Games by number of turns. */
  lengths: Record<number, number>;
  /** By turn: games that got there, and the sum of scores by seat. */
  curve: { games: number; scores: number[] }[];
  cards: Map<string, CardTally>;
}

/** Turns beyond this are counted but not drawn: the tally stays small however long the games are. */
export const CURVE_TURNS = 400;

export function emptyTally(seats: number, bots = 1): Tally {
  const zeros = (count = seats) => Array<number>(count).fill(0);
  return {
    games: 0,
    seats,
    decisions: 0,
    turns: 0,
    wins: zeros(),
    shared: 0,
    nobody: 0,
    faults: {},
    scores: zeros(),
    bots: { wins: zeros(bots), scores: zeros(bots) },
    lengths: {},
    curve: [],
    cards: new Map(),
  };
}

export function addGame(tally: Tally, game: GameRecord): void {
  tally.games += 1;
  tally.decisions += game.decisions;
  tally.turns += game.turns;
  if (game.fault !== undefined) {
    tally.faults[game.fault] = (tally.faults[game.fault] ?? 0) + 1;
    return;
  }
  for (const seat of game.winners) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1;
  if (game.winners.length > 1) tally.shared += 1;
  if (game.winners.length === 0) tally.nobody += 1;
  addScores(tally.scores, game.scores, 0);
  const { wins, scores } = tally.bots;
  for (let seat = 0; seat < tally.seats; seat += 1) {
    const bot = (game.first + seat) % wins.length;
    if (game.winners.includes(seat)) wins[bot] = (wins[bot] ?? 0) + 1;
    scores[bot] = (scores[bot] ?? 0) + (game.scores[seat] ?? 0);
  }
  tally.lengths[game.turns] = (tally.lengths[game.turns] ?? 0) + 1;
  const { curve, plays } = game;
  for (let turn = 0; turn < curve.turns; turn += 1) addPoint(tally, turn, 1, curve.scores, turn * tally.seats);
  /** By card: a bit for each seat that has played it. */
  const counted = new Map<string, number>();
  for (let i = 0; i < plays.count; i += 1) {
    const [design, by] = [plays.design[i] as string, plays.seat[i] as number];
    const card = cardOf(tally, design);
    card.played += 1;
    card.swing += plays.swing[i] as number;
    const seats = counted.get(design) ?? 0;
    const seat = 1 << by;
    if ((seats & seat) !== 0) continue;
    counted.set(design, seats | seat);
    card.seatsThatPlayed += 1;
    if (game.winners.includes(by)) card.seatsThatWon += 1;
  }
}

/** Adds what another worker counted. */
export function merge(tally: Tally, more: Tally): void {
  tally.games += more.games;
  tally.decisions += more.decisions;
  tally.turns += more.turns;
  tally.shared += more.shared;
  tally.nobody += more.nobody;
  for (let seat = 0; seat < tally.seats; seat += 1) {
    tally.wins[seat] = (tally.wins[seat] ?? 0) + (more.wins[seat] ?? 0);
    tally.scores[seat] = (tally.scores[seat] ?? 0) + (more.scores[seat] ?? 0);
  }
  addScores(tally.bots.wins, more.bots.wins, 0);
  addScores(tally.bots.scores, more.bots.scores, 0);
  for (const [code, count] of Object.entries(more.faults)) tally.faults[code] = (tally.faults[code] ?? 0) + count;
  for (const [turns, count] of Object.entries(more.lengths)) {
    tally.lengths[Number(turns)] = (tally.lengths[Number(turns)] ?? 0) + count;
  }
  more.curve.forEach((point, turn) => {
    addPoint(tally, turn, point.games, point.scores, 0);
  });
  for (const [design, other] of more.cards) {
    const card = cardOf(tally, design);
    card.played += other.played;
    card.seatsThatPlayed += other.seatsThatPlayed;
    card.seatsThatWon += other.seatsThatWon;
    card.swing += other.swing;
  }
}

function addPoint(tally: Tally, turn: number, games: number, scores: ArrayLike<number>, from: number): void {
  tally.curve[turn] ??= { games: 0, scores: Array<number>(tally.seats).fill(0) };
  const point = tally.curve[turn];
  point.games += games;
  addScores(point.scores, scores, from);
}

function addScores(sums: number[], scores: ArrayLike<number>, from: number): void {
  for (let seat = 0; seat < sums.length; seat += 1) sums[seat] = (sums[seat] ?? 0) + (scores[from + seat] ?? 0);
}

function cardOf(tally: Tally, design: string): CardTally {
  const known = tally.cards.get(design);
  if (known) return known;
  const card = { played: 0, seatsThatPlayed: 0, seatsThatWon: 0, swing: 0 };
  tally.cards.set(design, card);
  return card;
}
