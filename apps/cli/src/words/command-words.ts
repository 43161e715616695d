import type { Messages } from '@draco-table/text';
import { balanceWords } from './balance-words.js';

/** Everything the command says by itself, from `command.ftl`. What a game says comes from its texts. */
export function commandWords(messages: Messages) {
  const t = (id: string, args?: Record<string, string | number>): string => messages.say(id, args);
  return {
    lang: messages.lang,
    problem: {
      get error() {
        return t('problem-error');
      },
      get warning() {
        return t('problem-warning');
      },
      get help() {
        return t('problem-help');
      },
      get fix() {
        return t('problem-fix');
      },
    },
    count: {
      games: (n: number) => t('count-games', { n }),
      files: (n: number) => t('count-files', { n }),
      cards: (n: number) => t('count-cards', { n }),
      designs: (n: number) => t('count-designs', { n }),
      languages: (n: number) => t('count-languages', { n }),
      tests: (n: number) => t('count-tests', { n }),
      texts: (n: number) => t('count-texts', { n }),
      errors: (n: number) => t('count-errors', { n }),
      warnings: (n: number) => t('count-warnings', { n }),
      problems: (n: number) => t('count-problems', { n }),
    },
    check: {
      clean: (looked: string) => t('check-clean', { looked }),
      found: (found: string, looked: string) => t('check-found', { found, looked }),
      fixed: (problems: string) => t('check-fixed', { problems }),
      wouldFix: (problems: string) => t('check-would-fix', { problems }),
      get nothingToFix() {
        return t('check-nothing-to-fix');
      },
      get watching() {
        return t('check-watching');
      },
      get faults() {
        return t('check-faults');
      },
    },
    test: {
      summary: (tests: string, failed: number, percent: string | undefined) =>
        percent === undefined
          ? t('test-summary-plain', { tests, failed })
          : t('test-summary', { tests, failed, percent }),
      get card() {
        return t('test-card');
      },
      get reached() {
        return t('test-reached');
      },
      get missed() {
        return t('test-missed');
      },
      get expected() {
        return t('test-expected');
      },
      get found() {
        return t('test-found');
      },
      get tests() {
        return t('test-tests');
      },
      get expectsNothing() {
        return t('test-expects-nothing');
      },
    },
    fmt: {
      toLayOut: (files: string, changed: number) => t('fmt-to-lay-out', { files, changed }),
      laidOut: (files: string, changed: number) => t('fmt-laid-out', { files, changed }),
    },
    explain: {
      get code() {
        return t('explain-code');
      },
      get about() {
        return t('explain-about');
      },
      get failing() {
        return t('explain-failing');
      },
      get fixed() {
        return t('explain-fixed');
      },
      get example() {
        return t('explain-example');
      },
      noText: (reason: string) => t('explain-no-text', { reason }),
    },
    scaffold: {
      get next() {
        return t('scaffold-next');
      },
      added: (card: string, file: string, texts: string) => t('scaffold-added', { card, file, texts }),
    },
    texts: {
      get language() {
        return t('texts-language');
      },
      get done() {
        return t('texts-done');
      },
      get texts() {
        return t('texts-texts');
      },
      get missing() {
        return t('texts-missing');
      },
      get outdated() {
        return t('texts-outdated');
      },
      get placeholders() {
        return t('texts-placeholders');
      },
      get unused() {
        return t('texts-unused');
      },
      get made() {
        return t('texts-made');
      },
      get madeMeans() {
        return t('texts-made-means');
      },
      allOfGame: (game: string, lang: string) => t('texts-all-of-game', { game, lang }),
      get file() {
        return t('texts-file');
      },
      more: (n: number) => t('texts-more', { n }),
      complete: (lang: string) => t('texts-complete', { lang }),
      converted: (file: string, encoding: string) => t('texts-converted', { file, encoding }),
      get others() {
        return t('texts-others');
      },
      get first() {
        return t('texts-first');
      },
      step: (what: 'shared' | 'table' | 'game' | 'rest', files: string) => t(`texts-step-${what}`, { files }),
      marked: (file: string) => t('texts-marked', { file }),
      taken: (texts: string, file: string) => t('texts-taken', { texts, file }),
      skipped: (n: number) => t('texts-skipped', { n }),
      kept: (n: number) => t('texts-kept', { n }),
    },
    serve: {
      serving: (address: string) => t('serve-serving', { address }),
      network: (address: string) => t('serve-network', { address }),
    },
    join: {
      table: (names: string) => t('join-table', { names }),
      waiting: (host: string) => t('join-waiting', { host }),
      back: (link: string) => t('join-back', { link }),
      get left() {
        return t('join-left');
      },
    },
    replay: {
      get proofSecret() {
        return t('replay-proof-secret');
      },
      get proofParts() {
        return t('replay-proof-parts');
      },
      proofMissing: (name: string) => t('replay-proof-missing', { name }),
      get proofSeed() {
        return t('replay-proof-seed');
      },
      get proofGame() {
        return t('replay-proof-game');
      },
      get start() {
        return t('replay-start');
      },
      step: (step: number, all: number) => t('replay-step', { step, all }),
      same: (answers: number) => t('replay-same', { answers }),
      fits: (answers: number) => t('replay-fits', { answers }),
      differs: (step: number, all: number, why: string) => t('replay-differs', { step, all, why }),
      otherVersion: (game: string) => t('replay-other-version', { game }),
      get keys() {
        return t('replay-keys');
      },
    },
    train: {
      goesOn: (games: number) => t('train-goes-on', { games }),
      strength: (random: string, last: string) => t('train-strength', { random, last }),
      learned: (games: number, time: string) => t('train-learned', { games, time }),
      share: (share: string, low: string, high: string, games: number) => t('train-share', { share, low, high, games }),
      againstRandom: (seats: number, fair: string) => t('train-against-random', { seats, fair }),
      get againstLast() {
        return t('train-against-last');
      },
      unfinished: (n: number) => t('train-unfinished', { n }),
      none: (game: string) => t('train-none', { game }),
      other: (file: string, game: string) => t('train-other', { file, game }),
    },
    sim: {
      bot: (name: string) => t(`sim-bot-${name}`),
      head: (games: string, seats: number, bot: string, seed: string) => t('sim-head', { games, seats, bot, seed }),
      headMix: (games: string, seats: number, bots: string, seed: string) =>
        t('sim-head-mix', { games, seats, bots, seed }),
      get bots() {
        return t('sim-bots');
      },
      get seats() {
        return t('sim-seats');
      },
      rate: (seconds: string, rate: string, decisions: number, digest: string) =>
        t('sim-rate', { seconds, rate, decisions, digest }),
      get seat() {
        return t('sim-seat');
      },
      get wins() {
        return t('sim-wins');
      },
      get winRate() {
        return t('sim-win-rate');
      },
      get interval() {
        return t('sim-interval');
      },
      get score() {
        return t('sim-score');
      },
      turns: (mean: string, least: number, most: number, median: number, ninth: number) =>
        t('sim-turns', { mean, least, most, median, ninth }),
      shared: (n: number) => t('sim-shared', { n }),
      nobody: (n: number) => t('sim-nobody', { n }),
      stopped: (n: number, code: string) => t('sim-stopped', { n, code }),
      get findWhere() {
        return t('sim-find-where');
      },
      get curve() {
        return t('sim-curve');
      },
      get turn() {
        return t('sim-turn');
      },
      get card() {
        return t('sim-card');
      },
      get plays() {
        return t('sim-plays');
      },
      get perGame() {
        return t('sim-per-game');
      },
      get winRateWhenPlayed() {
        return t('sim-win-rate-when-played');
      },
      get swing() {
        return t('sim-swing');
      },
      get games() {
        return t('sim-games');
      },
      left: (time: string) => t('sim-left', { time }),
    },
    report: {
      title: (game: string, games: string) => t('report-title', { game, games }),
      facts: {
        get games() {
          return t('report-facts-games');
        },
        get seats() {
          return t('report-facts-seats');
        },
        get bots() {
          return t('report-facts-bots');
        },
        get seed() {
          return t('report-facts-seed');
        },
        get decisions() {
          return t('report-facts-decisions');
        },
        get turns() {
          return t('report-facts-turns');
        },
        get shared() {
          return t('report-facts-shared');
        },
        get nobody() {
          return t('report-facts-nobody');
        },
        get digest() {
          return t('report-facts-digest');
        },
      },
      get winRate() {
        return t('report-win-rate');
      },
      get whisker() {
        return t('report-whisker');
      },
      get won() {
        return t('report-won');
      },
      get length() {
        return t('report-length');
      },
      lengths: (mean: string, least: number, median: number, ninth: number, most: number) =>
        t('report-lengths', { mean, least, median, ninth, most }),
      get byLength() {
        return t('report-by-length');
      },
      get curve() {
        return t('report-curve');
      },
      get curveText() {
        return t('report-curve-text');
      },
      get noCurve() {
        return t('report-no-curve');
      },
      get score() {
        return t('report-score');
      },
      get cards() {
        return t('report-cards');
      },
      get cardsText() {
        return t('report-cards-text');
      },
      get cardPlot() {
        return t('report-card-plot');
      },
      get playsInGame() {
        return t('report-plays-in-game');
      },
      get winRatePercent() {
        return t('report-win-rate-percent');
      },
    },
    work: {
      waiting: (where: string, n: number) => t('work-waiting', { where, n }),
      done: (n: number) => t('work-done', { n }),
      get away() {
        return t('work-away');
      },
      get back() {
        return t('work-back');
      },
    },
    get balance() {
      return balanceWords(t);
    },
    print: {
      done: (file: string, cards: string, pages: number) => t('print-done', { file, cards, pages }),
      images: (folder: string, files: string) => t('print-images', { folder, files }),
    },
    play: {
      /** The least needed first: it gives way in a narrow window. */
      keys: (single: boolean, optional: boolean, undo: boolean, hint: boolean) =>
        [
          'move',
          single ? 'choose' : 'mark',
          optional && 'decline',
          undo && 'undo',
          hint && 'hint',
          'cards',
          'log',
          'save',
          'quit',
        ]
          .filter((key) => key !== false)
          .map((key) => t(`play-key-${key}`)),
      moreLog: (n: number) => t('play-more-log', { n }),
      several: (min: number, max: number, picked: number) =>
        t(min === max ? 'play-marked' : 'play-marked-range', { min, max, picked }),
      get nothing() {
        return t('play-nothing');
      },
      handOver: (name: string) => t('play-hand-over', { name }),
      get press() {
        return t('play-press');
      },
      saved: (file: string) => t('play-saved', { file }),
      resume: (command: string) => t('play-resume', { command }),
      hint: (kind: 'only' | 'better' | 'equal', best: string, next: string, gain: number) =>
        t(`play-hint-${kind}`, { best, next, gain }),
      get undone() {
        return t('play-undone');
      },
      get noUndo() {
        return t('play-no-undo');
      },
      get notAllowed() {
        return t('play-not-allowed');
      },
      get over() {
        return t('play-over');
      },
      winners: (names: string) => t('play-winners', { names }),
      get nobody() {
        return t('play-nobody');
      },
      again: (seed: string) => t('play-again', { seed }),
      thinking: (name: string) => t('play-thinking', { name }),
      get answer() {
        return t('play-answer');
      },
      get badAnswer() {
        return t('play-bad-answer');
      },
      reader: {
        get question() {
          return t('play-reader-question');
        },
        get choices() {
          return t('play-reader-choices');
        },
        get mine() {
          return t('play-reader-mine');
        },
        get others() {
          return t('play-reader-others');
        },
        get table() {
          return t('play-reader-table');
        },
        get log() {
          return t('play-reader-log');
        },
        get keys() {
          return t('play-reader-keys');
        },
      },
    },
  };
}

export type Words = ReturnType<typeof commandWords>;
