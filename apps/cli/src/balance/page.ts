import { CSS, htmlTable } from '../report/page.js';
import { axis, html } from '../report/svg.js';
import type { Words } from '../words/words.js';
import { fence, type Yardstick } from './marks.js';
import type { Telling } from './tell.js';

const ROW = 20;
const LEFT = 190;
const W = 640;
const RIGHT = 16;
const TOP = 8;

/** One page that needs nothing else: no script, no font, no picture from anywhere. */
export function balancePage(telling: Telling, yardstick: Yardstick, { balance: words }: Words, lang: string): string {
  const { compared } = telling;
  return `<!doctype html>
<html lang="${html(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(telling.title)}</title>
<style>${CSS}${OWN_CSS}</style></head><body>
<h1>${html(telling.title)}</h1>
${telling.facts.map((fact) => `<p>${html(fact)}</p>`).join('\n')}
<section><h2>${html(words.marked)}</h2>
${
  telling.marked.length === 0
    ? `<p>${html(words.nothing)}</p>`
    : `<ul class="marked">${telling.marked
        .map(
          ({ sentence, because, mark }) =>
            `<li><strong>${html(sentence)}</strong> <span class="mark">${html(words.markName(mark))}</span>${because.map((reason) => `<p>${html(reason)}</p>`).join('')}</li>`,
        )
        .join('')}</ul>`
}
</section>
<section><h2>${html(words.worth)}</h2><p>${html(words.worthText)}</p>
${worths(telling, yardstick, yardstick.unit === 'lead' ? words.dealtPoints : words.dealtWins)}</section>
<section><h2>${html(words.every)}</h2><p>${html(words.everyText)}</p>
${htmlTable(
  telling.head,
  telling.rows.map(({ cells }) => cells),
)}</section>
<section><h2>${html(words.together)}</h2>${telling.pairs.map((pair) => `<p>${html(pair)}</p>`).join('')}</section>
${
  compared
    ? `<section><h2>${html(compared.title)}</h2>${compared.facts.map((fact) => `<p>${html(fact)}</p>`).join('')}${htmlTable(compared.head, compared.rows)}</section>`
    : ''
}
<footer>${telling.notes.map((note) => `<p>${html(note)}</p>`).join('')}</footer>
</body></html>
`;
}

const countOf = (list: readonly number[], one: number): number => list.filter((other) => other === one).length;

/** Each card as a point with its interval, over what is usual for most of them. */
function worths(telling: Telling, { unit, ranges }: Yardstick, title: string): string {
  const types = telling.rows.map(({ card }) => card.type);
  const most = types.reduce((a, b) => (countOf(types, b) > countOf(types, a) ? b : a), types[0] ?? -1);
  const usual = ranges[most]?.dealt;
  const scale = unit === 'lead' ? 1 : 100;
  const items = telling.rows.flatMap(({ card, name }) => {
    const one = card.dealt?.[unit];
    return one
      ? [{ name, marked: card.marks.length > 0, mean: one.mean * scale, low: one.low * scale, high: one.high * scale }]
      : [];
  });
  if (items.length === 0) return '';
  const x = axis(Math.min(...items.map(({ low }) => low), 0), Math.max(...items.map(({ high }) => high), 0), 8);
  const px = (value: number): number =>
    Number((LEFT + ((value - x.low) / (x.high - x.low)) * (W - LEFT - RIGHT)).toFixed(1));
  const height = TOP + items.length * ROW + 40;
  const foot = TOP + items.length * ROW;
  const from = usual && Math.max(x.low, fence(usual, -1) * scale);
  const to = usual && Math.min(x.high, fence(usual, 1) * scale);
  const band =
    from !== undefined && to !== undefined && to > from
      ? `<rect class="usual" x="${px(from)}" width="${Number((px(to) - px(from)).toFixed(1))}" y="${TOP}" height="${items.length * ROW}"/>`
      : '';
  const lines = x.ticks.map(
    (tick) =>
      `<line class="grid" x1="${px(tick)}" x2="${px(tick)}" y1="${TOP}" y2="${foot}"/><text class="tick" text-anchor="middle" x="${px(tick)}" y="${foot + 16}">${tick}</text>`,
  );
  const dots = items.map(({ name, marked, mean, low, high }, i) => {
    const y = TOP + i * ROW + ROW / 2;
    const point = marked
      ? `<path class="out" d="M${px(mean)} ${y - 6}l6 6l-6 6l-6 -6z"/>`
      : `<circle class="s0" cx="${px(mean)}" cy="${y}" r="4"/>`;
    return `<text class="label" text-anchor="end" x="${LEFT - 8}" y="${y + 4}">${html(name)}</text><line class="whisker" x1="${px(low)}" x2="${px(high)}" y1="${y}" y2="${y}"/>${point}`;
  });
  return `<svg role="img" aria-label="${html(title)}" viewBox="0 0 ${W} ${height}">${band}${lines.join('')}${dots.join('')}<text class="name" text-anchor="middle" x="${(W + LEFT) / 2}" y="${height - 4}">${html(title)}</text></svg>`;
}

const OWN_CSS = `.marked{list-style:none;padding:0}.marked li{border-left:4px solid var(--a);padding:.1rem .8rem;margin:.8rem 0}.marked p{margin:.2rem 0;color:var(--soft)}
.mark{border:1px solid currentColor;border-radius:1rem;padding:0 .5rem;font-size:.8rem;white-space:nowrap}.usual{fill:var(--a);opacity:.13}.out{fill:#c0392b}.label{font-size:11px;fill:var(--ink)}
footer{margin-top:2.5rem;color:var(--soft);font-size:.9rem}td,th{white-space:nowrap}@media(prefers-color-scheme:dark){.out{fill:#ff8a75}}`;
