/** Small plots as SVG text. Colours are classes, so that the page decides; every number is also in a table. */
const W = 640;
const H = 260;
const LEFT = 52;
const BOTTOM = 36;
const TOP = 12;
const RIGHT = 12;

export function html(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

/** Round steps that cover the range. */
export function axis(low: number, high: number, count = 5): Axis {
  const span = high > low ? high - low : 1;
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil((low + span) / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  return { low: ticks[0] as number, high: ticks.at(-1) as number, ticks };
}

function frame(title: string, x: Axis | undefined, y: Axis, xName: string, yName: string, body: string): string {
  const px = x ? scaleX(x) : undefined;
  const py = scaleY(y);
  const rows = y.ticks.map(
    (tick) =>
      `<line class="grid" x1="${LEFT}" x2="${W - RIGHT}" y1="${n(py(tick))}" y2="${n(py(tick))}"/><text class="tick" text-anchor="end" x="${LEFT - 6}" y="${n(py(tick) + 4)}">${tick}</text>`,
  );
  const columns =
    x && px
      ? x.ticks.map(
          (tick) => `<text class="tick" text-anchor="middle" x="${n(px(tick))}" y="${H - BOTTOM + 16}">${tick}</text>`,
        )
      : [];
  return `<svg role="img" aria-label="${html(title)}" viewBox="0 0 ${W} ${H}">${rows.join('')}${columns.join('')}<text class="name" text-anchor="middle" x="${(W + LEFT) / 2}" y="${H - 4}">${html(xName)}</text><text class="name" text-anchor="middle" transform="translate(12 ${(H - BOTTOM) / 2}) rotate(-90)">${html(yName)}</text>${body}</svg>`;
}

const n = (value: number) => Number(value.toFixed(1));
const scaleX = (a: Axis) => (value: number) => LEFT + ((value - a.low) / (a.high - a.low)) * (W - LEFT - RIGHT);
const scaleY = (a: Axis) => (value: number) => H - BOTTOM - ((value - a.low) / (a.high - a.low)) * (H - TOP - BOTTOM);

export interface Bar {
  label: string;
  value: number;
  low?: number;
  high?: number;
}

export function bars(title: string, items: readonly Bar[], xName: string, yName: string): string {
  const y = axis(0, Math.max(...items.map((item) => item.high ?? item.value), 0));
  const py = scaleY(y);
  const step = (W - LEFT - RIGHT) / Math.max(1, items.length);
  const every = Math.ceil(items.length / 24);
  const body = items.map((item, i) => {
    const x = LEFT + i * step;
    const bar = `<rect class="s0" x="${n(x + step * 0.12)}" width="${n(step * 0.76)}" y="${n(py(item.value))}" height="${n(py(0) - py(item.value))}"><title>${html(item.label)}: ${Number(item.value.toFixed(2))}</title></rect>`;
    const whisker =
      item.low !== undefined && item.high !== undefined
        ? `<line class="whisker" x1="${n(x + step / 2)}" x2="${n(x + step / 2)}" y1="${n(py(item.low))}" y2="${n(py(item.high))}"/>`
        : '';
    const label =
      i % every === 0
        ? `<text class="tick" text-anchor="middle" x="${n(x + step / 2)}" y="${H - BOTTOM + 16}">${html(item.label)}</text>`
        : '';
    return bar + whisker + label;
  });
  return frame(title, undefined, y, xName, yName, body.join(''));
}

export interface Line {
  label: string;
  points: readonly (readonly [x: number, y: number])[];
}

export function lines(title: string, items: readonly Line[], xName: string, yName: string): string {
  const all = items.flatMap((item) => item.points);
  const x = axis(Math.min(...all.map((p) => p[0]), 0), Math.max(...all.map((p) => p[0]), 1), 8);
  const y = axis(Math.min(...all.map((p) => p[1]), 0), Math.max(...all.map((p) => p[1]), 1));
  const [px, py] = [scaleX(x), scaleY(y)];
  const body = items.map((item, i) => {
    const points = item.points.map((p) => `${n(px(p[0]))},${n(py(p[1]))}`).join(' ');
    return `<polyline class="l${i % 6}" points="${points}"><title>${html(item.label)}</title></polyline>`;
  });
  const legend = items.map(
    (item, i) =>
      `<g transform="translate(${LEFT + 8 + i * 96} ${TOP + 4})"><line class="l${i % 6}" x1="0" x2="20" y1="0" y2="0"/><text class="tick" x="25" y="4">${html(item.label)}</text></g>`,
  );
  return frame(title, x, y, xName, yName, body.join('') + legend.join(''));
}

export interface Dot {
  label: string;
  x: number;
  y: number;
}

export function dots(title: string, items: readonly Dot[], xName: string, yName: string): string {
  const x = axis(Math.min(...items.map((item) => item.x), 0), Math.max(...items.map((item) => item.x), 1), 8);
  const y = axis(Math.min(...items.map((item) => item.y)), Math.max(...items.map((item) => item.y)));
  const [px, py] = [scaleX(x), scaleY(y)];
  const body = items.map(
    (item) =>
      `<circle class="s0" cx="${n(px(item.x))}" cy="${n(py(item.y))}" r="4"><title>${html(item.label)}: ${Number(item.x.toFixed(2))}, ${Number(item.y.toFixed(2))}</title></circle>`,
  );
  return frame(title, x, y, xName, yName, body.join(''));
}
