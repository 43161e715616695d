import { renderPretty } from '@draco-table/lang';
import type { Io } from '../frame/io.js';
import type { Report, Summary } from './report.js';

/** Problems with the lines they speak of, and what was looked at. */
export function pretty(io: Io, { problems, texts, summary }: Report): void {
  const shown = renderPretty(problems, {
    color: io.style('bold', 'x') !== 'x',
    textOf: (file) => texts.get(file),
    labels: io.words.problem,
    howToFix: ({ safety }) => ` (draco check ${safety === 'safe' ? '--fix' : '--unsafe-fixes'})`,
  });
  io.out(`${shown}${closing(io, summary)}\n`);
}

function closing(io: Io, { files, games, cards, errors, warnings }: Summary): string {
  const { check: words, count } = io.words;
  const found = [...(errors > 0 ? [count.errors(errors)] : []), ...(warnings > 0 ? [count.warnings(warnings)] : [])];
  // With errors there may be no cards to count, which is not to say that there are none.
  const looked = [
    ...(games > 0 ? [count.games(games)] : []),
    count.files(files),
    ...(cards > 0 ? [count.cards(cards)] : []),
  ].join(', ');
  if (found.length === 0) return `${io.style('green', '✓')} ${words.clean(looked)}`;
  return `${errors > 0 ? io.style('red', '✗') : io.style('yellow', '!')} ${words.found(found.join(', '), looked)}`;
}
