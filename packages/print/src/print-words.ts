import { joinSources, openMessages, type Sources } from '@draco-table/text';
import english from '@draco-table/words/en/print';

/** What print says by itself, from `print.ftl`; what a game says comes from its texts. */
export function printWords(sources: Sources, lang: string) {
  const { say } = openMessages(joinSources({ en: [english] }, sources), lang);
  return {
    cards: say('sheet-cards'),
    pieces: say('sheet-pieces'),
    counters: say('sheet-counters'),
    boards: say('sheet-boards'),
    rules: say('sheet-rules'),
    setup: say('sheet-setup'),
    players: (least: number, most: number) =>
      say(least === most ? 'sheet-players' : 'sheet-players-range', { least, most }),
    box: say('sheet-box'),
    places: say('sheet-places'),
    words: say('sheet-words'),
    options: say('sheet-options'),
    ofPlayer: (zone: string) => say('sheet-of-player', { zone }),
    seen: {
      all: say('sheet-seen-all'),
      none: say('sheet-seen-none'),
      owner: say('sheet-seen-owner'),
      others: say('sheet-seen-others'),
    },
    each: say('sheet-each'),
    rollOne: (sides: number) => say('sheet-roll-one', { sides }),
    die: say('sheet-die'),
    empty: say('sheet-empty'),
    cutHere: say('sheet-cut-here'),
    foldHere: say('sheet-fold-here'),
    page: (n: number) => say('sheet-page', { n }),
  };
}

export type PrintWords = ReturnType<typeof printWords>;
