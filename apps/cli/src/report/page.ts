import type { CardFigures, Lengths, Share } from '../sim/figures.js';
import type { Words } from '../words/words.js';
import { bars, dots, html, lines } from './svg.js';

/** Everything the page shows, ready to print. */
export interface ReportData {
  title: string;
  facts: [name: string, value: string][];
  seats: { name: string; wins: number; won: Share; score: number }[];
  lengths: Lengths;
  histogram: { from: number; to: number; games: number }[];
  curve: { turn: number; scores: number[] }[];
  cards: (CardFigures & { name: string })[];
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const bounds = (won: Share) => `${percent(won.low)} – ${percent(won.high)}`;

/** One page that needs nothing else: no script, no font, no picture from anywhere. */
export function reportPage(data: ReportData, { report: words, sim }: Words, lang: string): string {
  const { mean, least, median, ninth, most } = data.lengths;
  const winBars = data.seats.map((seat) => ({
    label: seat.name,
    value: seat.won.rate * 100,
    low: seat.won.low * 100,
    high: seat.won.high * 100,
  }));
  const lengthBars = data.histogram.map((bin) => ({
    label: bin.from === bin.to ? String(bin.from) : `${bin.from}–${bin.to}`,
    value: bin.games,
  }));
  const scoreLines = data.seats.map((seat, i) => ({
    label: seat.name,
    points: data.curve.map((point) => [point.turn, point.scores[i] ?? 0] as const),
  }));
  const cardDots = data.cards.map((card) => ({ label: card.name, x: card.perGame, y: card.won.rate * 100 }));
  const swings = [...data.cards].sort((a, b) => b.swing - a.swing);
  return `<!doctype html>
<html lang="${html(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(data.title)}</title>
<style>${CSS}</style></head><body>
<h1>${html(data.title)}</h1>
<dl>${data.facts.map(([name, value]) => `<div><dt>${html(name)}</dt><dd>${html(value)}</dd></div>`).join('')}</dl>
<section><h2>${words.winRate}</h2><p>${words.whisker}</p>
${bars(words.winRate, winBars, sim.seat, words.won)}
${htmlTable(
  [sim.seat, sim.wins, sim.winRate, sim.interval, sim.score],
  data.seats.map((seat) => [
    seat.name,
    String(seat.wins),
    percent(seat.won.rate),
    bounds(seat.won),
    seat.score.toFixed(1),
  ]),
)}</section>
<section><h2>${words.length}</h2><p>${words.lengths(mean.toFixed(1), least, median, ninth, most)}</p>
${bars(words.byLength, lengthBars, words.facts.turns, words.facts.games)}</section>
<section><h2>${words.curve}</h2><p>${words.curveText}</p>
${data.curve.length > 1 ? lines(words.curve, scoreLines, sim.turn, words.score) : `<p>${words.noCurve}</p>`}</section>
<section><h2>${words.cards}</h2><p>${words.cardsText}</p>
${cardDots.length > 0 ? dots(words.cardPlot, cardDots, words.playsInGame, words.winRatePercent) : ''}
${htmlTable(
  [sim.card, sim.plays, sim.perGame, sim.winRateWhenPlayed, sim.interval, sim.swing],
  swings.map((card) => [
    card.name,
    String(card.played),
    card.perGame.toFixed(2),
    percent(card.won.rate),
    bounds(card.won),
    card.swing.toFixed(2),
  ]),
)}</section>
</body></html>
`;
}

export function htmlTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row
      .map((cell, i) =>
        i === 0 && tag === 'td' ? `<th scope="row">${html(cell)}</th>` : `<${tag}>${html(cell)}</${tag}>`,
      )
      .join('');
  return `<div class="scroll"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table></div>`;
}

export const CSS = `:root{color-scheme:light dark;--ink:#222;--soft:#666;--rule:#ddd;--paper:#fff;--a:#2f6f9f}
@media(prefers-color-scheme:dark){:root{--ink:#e8e8e8;--soft:#aaa;--rule:#444;--paper:#1b1b1d;--a:#7db4dd}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:52rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem}dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.5rem}
dt{color:var(--soft);font-size:.85rem}dd{margin:0;font-variant-numeric:tabular-nums}svg{width:100%;height:auto}
.grid{stroke:var(--rule)}.tick,.name{font-size:11px;fill:var(--soft)}.s0{fill:var(--a)}.whisker{stroke:var(--ink);stroke-width:2}
polyline,g line{fill:none;stroke-width:2.5}.l0{stroke:#2f7d4f}.l1{stroke:#8c4fb0;stroke-dasharray:8 3}.l2{stroke:#b58900;stroke-dasharray:2 3}
.l3{stroke:#c0392b;stroke-dasharray:12 3 2 3}.l4{stroke:#2f6f9f;stroke-dasharray:5 5}.l5{stroke:#777;stroke-dasharray:1 5}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:right;padding:.25rem .6rem;border-bottom:1px solid var(--rule);font-variant-numeric:tabular-nums}
th:first-child{text-align:left;font-weight:500}`;
