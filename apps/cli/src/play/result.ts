import type { Game } from '@draco-table/engine';
import type { Texts } from '@draco-table/text';
import type { Io } from '../frame/io.js';
import { table } from '../frame/layout.js';
import type { Words } from '../words/words.js';

/** Who won, and everybody's score, the best first. */
export function resultLines(game: Game, texts: Texts, words: Words['play'], io: Io): string[] {
  const { result } = game;
  if (!result) return [];
  const names = result.winners.map((seat) => texts.seatName(seat));
  const head = names.length > 0 ? words.winners(texts.list(names)) : words.nobody;
  const rows = result.scores
    .map((score, seat) => ({ score, seat }))
    .sort((a, b) => b.score - a.score || a.seat - b.seat)
    .map(({ score, seat }) => [result.winners.includes(seat) ? '★' : '', texts.seatName(seat), texts.number(score)]);
  const scores = table([{ title: '' }, { title: '' }, { title: '', align: 'right' }], rows)
    .split('\n')
    .slice(1, -1);
  return [io.style('bold', `${words.over}. ${head}.`), ...scores];
}
