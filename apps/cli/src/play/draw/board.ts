import type { Shown, View, ZoneView } from '@draco-table/engine';
import type { Texts } from '@draco-table/text';
import type { Io } from '../../frame/io.js';
import { wrap } from '../../frame/layout.js';
import { drawGrid } from './grid.js';
import { drawRing } from './ring.js';

/** What a drawing needs to know besides the view. */
export interface Brush {
  texts: Texts;
  style: Io['style'];
  width: number;
  /** Names of the zones that hold what is out of the game. */
  hidden: ReadonlySet<string>;
}

/** The table without its players: rings, grids and rows as they lie, everything else as a line of words. */
export function drawBoard(view: View, brush: Brush): string[] {
  const lines: string[] = [];
  const small: string[] = [];
  for (const zone of view.zones) {
    if (brush.hidden.has(zone.zone) || isSeat(zone.of)) continue;
    if (zone.shape === 'ring') lines.push(...ring(zone, brush), '');
    else if (zone.shape === 'grid') lines.push(...titled(zone, brush, grid(zone, brush)), '');
    else if (zone.shape === 'row' && zone.count > 0) lines.push(...titled(zone, brush, row(zone, brush)), '');
    else if (zone.count > 0 || zone.of === undefined) small.push(inWords(zone, brush));
  }
  const loose = [...small, ...common(view, brush)];
  if (loose.length > 0) lines.push(...wrap(loose.join('   '), brush.width));
  return lines;
}

/** One line a seat: whose turn, name, tokens and counters, what lies before it. */
export function drawSeats(view: View, brush: Brush): string[] {
  const { texts, style } = brush;
  return view.seats.flatMap((_, seat) => {
    const counters = view.counters.filter((counter) => seatOf(counter.of) === seat).map((counter) => texts.amount(counter.id, counter.value));
    const zones = view.zones
      .filter((zone) => seatOf(zone.of) === seat && zone.count > 0 && !brush.hidden.has(zone.zone))
      .filter((zone) => !(seat === view.seat && zone.shape === 'hand'))
      .map((zone) => inWords(zone, brush));
    const marks = view.variables
      .filter((variable) => variable.of === undefined && variable.value.is === 'player' && variable.value.seat === seat)
      .map((variable) => `★ ${texts.variableName(variable.id)}`);
    const asked = view.decisions.some((decision) => decision.seat === seat);
    const mark = asked ? style('yellow', '▶') : view.active === seat ? '▷' : ' ';
    const name = texts.seatName(seat);
    const label = seat === view.seat ? style('bold', name) : name;
    const facts = [...counters, ...zones, ...marks].join(' · ');
    return wrap(`${label}  ${facts}`, brush.width - 4).map((line, i) => (i === 0 ? `${mark} ${line}` : `    ${line}`));
  });
}

/** The hand of the seat that looks. */
export function drawHand(view: View, brush: Brush): string[] {
  const hands = view.zones.filter((zone) => zone.shape === 'hand' && view.seat !== null && seatOf(zone.of) === view.seat);
  return hands.flatMap((hand) => {
    const cards = hand.items.map((item) => brush.texts.name(item.value));
    const title = brush.style('bold', `${capital(brush.texts.zoneName(hand.zone))}:`);
    return wrap(`${title} ${cards.length > 0 ? cards.join(' · ') : '–'}`, brush.width);
  });
}

function ring(zone: ZoneView, brush: Brush): string[] {
  // Fixed seats clockwise, so that a hero who stays put is seen to stay put.
  const seats = [...zone.items].sort((a, b) => (a.slot ?? 0) - (b.slot ?? 0));
  const place = new Map(zone.items.map((item, i) => [item, i]));
  const labels = seats.map((item) => {
    const n = place.get(item) ?? 0;
    const text = `${n} ${brush.texts.name(item.value)}`;
    return n === 0 ? { text: `◆ ${brush.texts.name(item.value)}`, paint: (bare: string) => brush.style('yellow', bare) } : { text };
  });
  return drawRing(labels, [zone.direction === -1 ? '↺' : '↻'], brush.width);
}

function grid(zone: ZoneView, brush: Brush): string[] {
  const cells = zone.items.flatMap((item) =>
    item.cell ? [{ ...item.cell, text: item.faceDown ? '▒▒▒' : brush.texts.name(item.value) }] : [],
  );
  return drawGrid(cells, brush.width);
}

function row(zone: ZoneView, brush: Brush): string[] {
  return wrap(zone.items.map((item, i) => `${i + 1} ${brush.texts.name(item.value)}`).join('  '), brush.width);
}

function titled(zone: ZoneView, brush: Brush, lines: string[]): string[] {
  return [brush.style('bold', capital(brush.texts.zoneName(zone))), ...lines];
}

/** `discard 12 (Favourite)`: how many, and what is known of them if that is short. */
function inWords(zone: ZoneView, { texts }: Brush): string {
  const name = isSeat(zone.of) ? texts.zoneName(zone.zone) : texts.zoneName(zone);
  const known = zone.items.filter((item) => item.value.is === 'thing').map((item) => texts.name(item.value));
  const seen = zone.shape === 'pile' ? known.slice(0, zone.items[0]?.value.is === 'thing' ? 1 : 0) : known;
  const words = seen.length > 0 && seen.length <= 6 ? ` (${seen.join(', ')})` : '';
  return `${name} ${zone.count}${words}`;
}

/** Counters and variables that belong to nobody. */
function common(view: View, { texts }: Brush): string[] {
  const counters = view.counters
    .filter((counter) => !isSeat(counter.of))
    .map((counter) => {
      if (counter.holder !== undefined) return `${texts.holderName({ holder: counter.holder })}: ${texts.amount(counter.id, counter.value)}`;
      const of = counter.of ? `${texts.name(counter.of)} ` : '';
      return `${of}${texts.counterName(counter.id)} ${counter.value}`;
    });
  const variables = view.variables
    .filter((variable) => variable.of === undefined && variable.value.is !== 'none' && variable.value.is !== 'list' && variable.value.is !== 'player')
    .map((variable) => `${texts.variableName(variable.id)}: ${texts.name(variable.value)}`);
  return [...counters, ...variables];
}

function seatOf(of: Shown | undefined): number | undefined {
  return of?.is === 'player' ? of.seat : undefined;
}

function isSeat(of: Shown | undefined): boolean {
  return of?.is === 'player';
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
