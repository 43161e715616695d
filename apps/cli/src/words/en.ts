import type { Language } from './sentences.js';

/** Everything the command says by itself; the sentences of problems are in `sentences.ts`. What a game says comes from its texts. */
export const en = {
  lang: 'en' as 'en' | Language,
  problem: { error: 'error', warning: 'warning', help: 'help', fix: 'fix' },
  count: {
    games: many('game', 'games'),
    files: many('file', 'files'),
    cards: many('card', 'cards'),
    designs: many('design', 'designs'),
    languages: many('language', 'languages'),
    tests: many('test', 'tests'),
    texts: many('text', 'texts'),
    errors: many('error', 'errors'),
    warnings: many('warning', 'warnings'),
    problems: many('problem', 'problems'),
  },
  check: {
    clean: (looked: string) => `no problems in ${looked}`,
    found: (found: string, looked: string) => `${found} in ${looked}`,
    mended: (problems: string) => `${problems} mended`,
    wouldMend: (problems: string) => `${problems} would be mended.`,
    nothingToMend: 'Nothing can be mended.',
    watching: 'watching for changes; Ctrl-C ends',
    faults: 'faults',
  },
  test: {
    summary: (tests: string, failed: number, percent: string) =>
      `${tests}, ${failed} failed, ${percent} of card branches`,
    card: 'card',
    reached: 'reached',
    missed: 'never reached',
    expected: 'expected',
    found: 'found',
    tests: 'tests',
    expectsNothing: 'nothing was expected',
  },
  fmt: {
    toLayOut: (files: string, changed: number) => `${files}, ${changed} to lay out`,
    laidOut: (files: string, changed: number) => `${files}, ${changed} laid out anew`,
  },
  explain: { code: 'code', about: 'about', failing: 'Gives the problem:', mended: 'Mended:', example: 'Example:' },
  scaffold: {
    next: 'Next:',
    added: (card: string, file: string, texts: string) => `${card} added to ${file} and ${texts}`,
  },
  texts: {
    language: 'language',
    done: 'done',
    texts: 'texts',
    missing: 'missing',
    outdated: 'outdated',
    placeholders: 'placeholders',
    unused: 'unused',
    made: 'made',
    madeMeans: 'made: cards without a text of their own; it is made from what they do, so nothing is missing',
    allOfGame: (game: string, lang: string) =>
      `${game} itself has no texts in ${lang}, so all of its texts are here too. With: draco new language ${lang} --game ${game} they stand once, for all its decks.`,
    file: 'file',
    more: (n: number) => `and ${n} more (--all)`,
    complete: (lang: string) => `nothing is missing in ${lang}`,
    marked: (file: string) => `${file} marked as up to date`,
    taken: (texts: string, file: string) => `${texts} taken into ${file}`,
    skipped: (n: number) => `${n} ${n === 1 ? 'row' : 'rows'} skipped: empty, untranslated or unchanged`,
    kept: (n: number) => `${n} kept as the file has them`,
  },
  replay: {
    start: 'start',
    step: (step: number, all: number) => `step ${step} of ${all}`,
    same: (answers: number) => (answers === 1 ? '1 answer, as it was' : `${answers} answers, every step as it was`),
    fits: (answers: number) =>
      `${answers === 1 ? '1 answer, which' : `${answers} answers, each of which`} could be given again; the file has nothing to compare the steps with`,
    differs: (step: number, all: number, why: string) => `step ${step} of ${all} differs: ${why}`,
    otherVersion: (game: string) => `The game was saved with another version of ${game}.`,
    keys: '← → step · Home End · q quit',
  },
  sim: {
    head: (games: string, seats: number, bot: string, seed: string) =>
      `${games} games with ${seats} ${bot} bots, seed ${seed}`,
    rate: (seconds: string, rate: string, decisions: number, digest: string) =>
      `${seconds} s, ${rate}, ${decisions} decisions, digest ${digest}`,
    seat: 'seat',
    wins: 'wins',
    winRate: 'win rate',
    interval: '95 % interval',
    score: 'avg. score',
    turns: (mean: string, least: number, most: number, median: number, ninth: number) =>
      `turns: ${mean} on average, ${least} to ${most}, median ${median}, nine in ten at most ${ninth}`,
    shared: (n: number) => `${n} shared wins`,
    nobody: (n: number) => `${n} games without a winner`,
    stopped: (n: number, code: string) => `${n} games stopped by ${code}`,
    findWhere: 'draco check --deep finds where',
    curve: 'average score by turn',
    turn: 'turn',
    card: 'card',
    plays: 'plays',
    perGame: 'a game',
    winRateWhenPlayed: 'win rate when played',
    swing: 'swing',
    games: 'games',
    left: (time: string) => `${time} left`,
  },
  report: {
    title: (game: string, games: string) => `${game}: ${games} games`,
    facts: {
      games: 'games',
      seats: 'seats',
      bots: 'bots',
      seed: 'seed',
      decisions: 'decisions',
      turns: 'turns',
      shared: 'shared wins',
      nobody: 'without a winner',
      digest: 'digest',
    },
    winRate: 'Win rate by seat',
    whisker: 'The line on each bar is the 95 % confidence interval.',
    won: 'games won, %',
    length: 'Length',
    lengths: (mean: string, least: number, median: number, ninth: number, most: number) =>
      `${mean} turns on average; the shortest game has ${least}, half have at most ${median}, nine in ten at most ${ninth}, the longest ${most}.`,
    byLength: 'Games by number of turns',
    curve: 'Score through the game',
    curveText: 'Average score of each seat at the start of each turn.',
    noCurve: 'These games have no score to follow.',
    score: 'score',
    cards: 'Cards',
    cardsText:
      'Win rate is the share of seats that won among those that played the card. Swing is what its player gained while it was played, less what the others gained on average.',
    cardPlot: 'Cards: plays in a game and win rate',
    playsInGame: 'plays in a game',
    winRatePercent: 'win rate, %',
  },
  play: {
    /** The least needed first: it gives way in a narrow window. */
    keys: (single: boolean, optional: boolean, undo: boolean) =>
      parts(
        '↑↓ or number',
        single ? 'Enter chooses' : 'Space marks, Enter confirms',
        optional && 'Esc nothing',
        undo && 'u undo',
        '? cards',
        'l log',
        's save',
        'q quit',
      ),
    moreLog: (n: number) => `… ${n} more (l)`,
    several: (min: number, max: number, picked: number) =>
      min === max ? `${picked} of ${max} marked` : `${picked} marked, ${min} to ${max}`,
    nothing: 'nothing',
    handOver: (name: string) => `It is ${name}'s turn. Nobody else should look.`,
    press: 'Press Enter',
    saved: (file: string) => `Saved in ${file}`,
    resume: (command: string) => `Go on with: ${command}`,
    undone: 'Taken back',
    noUndo: 'That cannot be taken back: something hidden came to light, or it is the first choice',
    notAllowed: 'That is not possible here',
    over: 'The game is over',
    winners: (names: string) => `Won by ${names}`,
    nobody: 'Nobody wins',
    again: (seed: string) => `Seed of this game: ${seed}`,
    thinking: (name: string) => `${name} is thinking …`,
    answer: 'Your choice (number, ? cards, u undo, s save, q quit): ',
    badAnswer: 'Please give a number from the list.',
    reader: {
      question: 'In question',
      choices: 'To choose from',
      mine: 'Your cards',
      others: 'Other cards in sight',
      table: 'The table',
      log: 'What happened',
      keys: '↑↓ PgUp PgDn scroll · Esc back to the game',
    },
  },
};

export type Words = typeof en;

/** A count with its word; `one` is for 1, in some languages also for 0. */
export function many(one: string, more: string, alsoZero = false): (n: number) => string {
  return (n) => `${n} ${n === 1 || (alsoZero && n === 0) ? one : more}`;
}

export function parts(...all: (string | false)[]): string[] {
  return all.filter((part) => part !== false);
}
