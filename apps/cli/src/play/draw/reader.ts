import type { Decision, View } from '@draco-table/engine';
import { wrap } from '../../frame/layout.js';
import type { Words } from '../../words/words.js';
import { type Brush, drawTable } from './board.js';
import { designOf } from './screen.js';

/** Everything there is to read, at full length: the card in question, all cards in sight, the table, the log. */
export function readerLines(
  view: View,
  decision: Decision,
  cursor: number,
  log: readonly string[],
  brush: Brush,
  words: Words['play'],
): string[] {
  const { style, texts } = brush;
  const told = new Set<string>();
  const cards = (designs: readonly (string | undefined)[]): string[] =>
    designs.flatMap((design) => {
      const text = design === undefined ? undefined : texts.cardText(design, view.options);
      if (design === undefined || !text || told.has(design)) return [];
      told.add(design);
      const lines = wrap(text, brush.width - 4).map((line) => `    ${line}`);
      return [`  ${style('bold', texts.cardName(design))}`, ...lines];
    });
  const part = (title: string, lines: readonly string[]) => titledPart(style, title, lines);
  const isMine = ({ of }: View['zones'][number]) => of?.is === 'player' && of.seat === view.seat;
  const seen = (zones: View['zones']) =>
    zones.flatMap(({ of, items }) => [designOf(of), ...items.map(({ value }) => designOf(value))]);
  return [
    ...part(words.reader.question, cards([designOf(decision.options[cursor]?.value), decision.cause.card])),
    ...part(words.reader.choices, cards(decision.options.map(({ value }) => designOf(value)))),
    ...part(words.reader.mine, cards(seen(view.zones.filter(isMine)))),
    ...part(
      words.reader.others,
      cards(seen(view.zones.filter((zone) => !isMine(zone) && !brush.hidden.has(zone.zone)))),
    ),
    ...part(words.reader.table, drawTable(view, brush)),
    ...logLines(log, brush, words),
  ];
}

/** All that happened, at full length. */
export function logLines(log: readonly string[], { style, width }: Brush, words: Words['play']): string[] {
  const lines = log.flatMap((line) => wrap(line, width - 2).map((one) => `  ${one}`));
  return titledPart(style, words.reader.log, lines);
}

function titledPart(style: Brush['style'], title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [style(['bold', 'underline'], title), '', ...lines, ''];
}
