import type { Shown, View, ZoneView } from '@draco-table/engine';
import type { Texts } from '@draco-table/text';
import stringWidth from 'string-width';
import type { Io } from '../../frame/io.js';
import { pad, wrapParts } from '../../frame/layout.js';
import { drawGrid, waySign } from './grid.js';
import { drawRing, type Label } from './ring.js';

/** What a drawing needs to know besides the view. */
export interface Brush {
  texts: Texts;
  style: Io['style'];
  width: number;
  /** Zones that hold what is out of the game, and variables that say what is seen otherwise. */
  hidden: ReadonlySet<string>;
  /** Rings that are read counter-clockwise as one looks at them. */
  against?: ReadonlySet<string> | undefined;
}

/** A part of the drawing; `things` are those it names one by one, which need no second naming in a list of choices. */
export interface Section {
  lines: string[];
  things?: string[];
  /** Can be done without where there is no room. */
  isMinor?: true;
}

/** Everything on the table: what lies round it and on it, who sits at it, the hand of the seat that looks. */
export function drawTable(view: View, brush: Brush): string[] {
  return stacked(tableSections(view, brush), true);
}

export function stacked(sections: readonly Section[], isAiry: boolean): string[] {
  return sections.flatMap(({ lines }, i) => (isAiry && i > 0 ? ['', ...lines] : lines));
}

export function tableSections(view: View, brush: Brush): Section[] {
  const open = view.zones.filter((zone) => !brush.hidden.has(zone.zone) && !isSeat(zone.of));
  const rings = open.filter((zone) => zone.shape === 'ring');
  const inside = (room: number) => seatLines(view, brush, room - 2).map((line) => ` ${line}`);
  // With one ring the players are shown on the table itself, if there is room for them.
  let seated = false;
  const middle = (zone: ZoneView) => (room: number) => {
    if (rings.length > 1 || room < MIDDLE) return [arrow(zone, brush)];
    const lines = inside(room);
    // Players who need much room have more of it below the table.
    if (lines.length > 2 * view.seats.length) return [arrow(zone, brush)];
    seated = true;
    return lines;
  };
  const ringLines = rings.flatMap((zone) =>
    drawRing(ringLabels(zone, brush), middle(zone), brush.width, rings.length > 1 ? 0 : WISHED),
  );
  const boards = open.flatMap((zone): Section[] => {
    if (zone.shape === 'grid') return [{ lines: titled(zone, brush, grid(zone, brush)) }];
    if (zone.shape !== 'row' || zone.count === 0) return [];
    return [{ lines: titled(zone, brush, row(zone, brush)), things: thingsOf(zone) }];
  });
  const small = open.filter((zone) => zone.count > 0 && ['pile', 'set', 'hand'].includes(zone.shape));
  const alone = small.filter((zone) => zone.of === undefined).map((zone) => inWords(zone, brush));
  const sections: Section[] = [
    { lines: ringLines },
    ...boards,
    { lines: seated ? [] : seatLines(view, brush, brush.width) },
    ...handSections(view, brush),
    ...groupSections(
      small.filter((zone) => zone.of !== undefined),
      brush,
    ),
    { lines: wrapParts([...alone, ...common(view, brush)], ' · ', brush.width), isMinor: true },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** `Copper ×3, Estate`: what is there several times is named once. */
function counted(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`));
}

function thingsOf(zone: ZoneView): string[] {
  return zone.items.flatMap(({ value }) => (value.is === 'thing' ? [value.id] : []));
}

/** Narrower than this, the middle of a ring is no place for the players. */
const MIDDLE = 30;
/** So wide they sit well. */
const WISHED = 40;

/** A line or two a seat: whose turn, name, tokens and counters, what lies before it. */
function seatLines(view: View, brush: Brush, width: number): string[] {
  const { texts, style } = brush;
  const widest = Math.max(...view.seats.map((_, seat) => stringWidth(texts.seatName(seat))));
  return view.seats.flatMap((_, seat) => {
    const name = pad(texts.seatName(seat), widest);
    const mark = view.decisions.some((decision) => decision.seat === seat)
      ? style('yellow', '▶')
      : view.active === seat
        ? '▷'
        : ' ';
    const room = Math.max(10, width - widest - 4);
    const [first = '', ...more] = wrapParts(seatFacts(view, brush, seat), ' · ', room);
    const indent = ' '.repeat(widest + 4);
    return [
      `${mark} ${seat === view.seat ? style('bold', name) : name}  ${first}`,
      ...more.map((line) => indent + line),
    ];
  });
}

function seatFacts(view: View, brush: Brush, seat: number): string[] {
  const { texts, hidden } = brush;
  const counters = view.counters
    .filter((counter) => seatOf(counter.of) === seat)
    .map((counter) => texts.amount(counter.id, counter.value));
  const marks = view.variables
    .filter((variable) => variable.of === undefined && variable.value.is === 'player' && variable.value.seat === seat)
    .filter((variable) => !hidden.has(variable.id))
    .map((variable) => `★ ${texts.variableName(variable.id)}`);
  const zones = view.zones
    .filter((zone) => seatOf(zone.of) === seat && zone.count > 0 && !hidden.has(zone.zone))
    .filter((zone) => !(seat === view.seat && zone.shape === 'hand'))
    .map((zone) => (zone.shape === 'hand' ? inWords(zone, brush) : known(zone, brush)));
  return [...counters, ...marks, ...zones];
}

/** What lies before a seat, by its own names where they are few and known. */
function known(zone: ZoneView, brush: Brush): string {
  const names = zone.items.map((item) => (item.value.is === 'thing' ? brush.texts.name(item.value) : undefined));
  const named = names.filter((name) => name !== undefined);
  return zone.count <= 3 && named.length === names.length ? counted(named).join(', ') : inWords(zone, brush);
}

/** The hands of the seat that looks. */
function handSections(view: View, brush: Brush): Section[] {
  const hands = view.zones.filter(
    (zone) => zone.shape === 'hand' && view.seat !== null && seatOf(zone.of) === view.seat,
  );
  // An empty hand is told when it is the only one: others are for special moments.
  const told = hands.filter((hand, i) => hand.count > 0 || (i === 0 && hands.every((one) => one.count === 0)));
  return told.map((hand) => {
    const [first = '–', ...more] = counted(hand.items.map((item) => brush.texts.name(item.value)));
    const title = brush.style('bold', `${capital(brush.texts.zoneName(hand.zone))}:`);
    return { lines: wrapParts([`${title} ${first}`, ...more], ' · ', brush.width), things: thingsOf(hand) };
  });
}

function arrow({ zone, direction }: ZoneView, { against }: Brush): string {
  return (direction === -1) === (against?.has(zone) ?? false) ? '↻' : '↺';
}

/** Fixed seats in the order in which they lie round the table, so that a thing that stays put is seen to stay put. Place 0 is the head of the ring. */
function ringLabels(zone: ZoneView, brush: Brush): Label[] {
  const place = new Map(zone.items.map((item, i) => [item, i]));
  const [head, ...others] = [...zone.items].sort((a, b) => (a.slot ?? 0) - (b.slot ?? 0));
  if (brush.against?.has(zone.zone)) others.reverse();
  return [...(head ? [head] : []), ...others].map((item) => {
    const n = place.get(item) ?? 0;
    const name = brush.texts.name(item.value);
    return n === 0
      ? { text: `${arrow(zone, brush)} ${name}`, paint: (bare: string) => brush.style('yellow', bare) }
      : { text: `${n} ${name}` };
  });
}

function grid(zone: ZoneView, brush: Brush): string[] {
  const cells = zone.items.flatMap((item) =>
    item.cell ? [{ ...item.cell, text: item.faceDown ? '▒▒▒' : squareText(item, brush) }] : [],
  );
  return drawGrid(cells, brush.width);
}

/** The name, after a sign for its open sides where an attribute lists them. */
function squareText({ value, attrs }: ZoneView['items'][number], brush: Brush): string {
  const name = brush.texts.name(value);
  for (const shown of Object.values(attrs ?? {})) {
    if (shown.is !== 'list') continue;
    const sides = shown.items.flatMap((item) => (item.is === 'kind' && item.kind === 'side' ? [item.id] : []));
    if (sides.length > 0) return `${waySign(sides)} ${name}`;
  }
  return name;
}

function row(zone: ZoneView, brush: Brush): string[] {
  const cards = zone.items.map((item, i) => `${i + 1} ${brush.texts.name(item.value)}`);
  return wrapParts(cards, '  ', brush.width);
}

function titled(zone: ZoneView, brush: Brush, lines: string[]): string[] {
  return [brush.style('bold', capital(brush.texts.zoneName(zone))), ...lines];
}

/** `discard 12 (Favourite)`: how many, and what is known of them if that is short. */
function inWords(zone: ZoneView, { texts }: Brush): string {
  const name = isSeat(zone.of) ? texts.zoneName(zone.zone) : texts.zoneName(zone);
  const known = zone.items.filter((item) => item.value.is === 'thing').map((item) => texts.name(item.value));
  const seen = zone.shape === 'pile' ? known.slice(0, zone.items[0]?.value.is === 'thing' ? 1 : 0) : known;
  const words = seen.length > 0 && seen.length <= 6 ? ` (${counted(seen).join(', ')})` : '';
  return `${name} ${zone.count}${words}`;
}

/** Zones of one name that exist for each card or kind are told together: `Supply: Copper 46, Silver 40`. */
function groupSections(zones: readonly ZoneView[], brush: Brush): Section[] {
  const groups = new Map<string, ZoneView[]>();
  for (const zone of zones) groups.set(zone.zone, [...(groups.get(zone.zone) ?? []), zone]);
  return [...groups].map(([id, members]) => {
    const [first = '', ...more] = members.map(({ of, count }) => `${of ? brush.texts.name(of) : ''} ${count}`);
    return { lines: wrapParts([`${brush.texts.zoneName(id)}: ${first}`, ...more], ', ', brush.width) };
  });
}

/** Counters and variables that belong to nobody, where they say something: neither 0, nor none, nor no. */
function common(view: View, { texts, hidden }: Brush): string[] {
  const counters = view.counters
    .filter((counter) => !isSeat(counter.of) && counter.value !== 0)
    .map((counter) => {
      if (counter.holder !== undefined)
        return `${texts.holderName({ holder: counter.holder })}: ${texts.amount(counter.id, counter.value)}`;
      const of = counter.of ? `${texts.name(counter.of)} ` : '';
      return `${of}${texts.counterName(counter.id)} ${counter.value}`;
    });
  const variables = view.variables
    .filter((variable) => variable.of === undefined && !hidden.has(variable.id))
    .flatMap(({ id, value }) => {
      if (value.is === 'none' || value.is === 'list' || value.is === 'player') return [];
      if (value.is === 'yes-no') return value.value ? [texts.variableName(id)] : [];
      if (value.is === 'number' && value.value === 0) return [];
      return [`${texts.variableName(id)}: ${texts.name(value)}`];
    });
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
