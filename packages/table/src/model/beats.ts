import type { GameEvent } from '@draco-table/engine';
import type { LogLine } from './log-lines.js';

/** What one player did in one go: a card with what came of it, or a turn without one. */
export interface Beat {
  /** The event that it begins with: its name. */
  n: number;
  seat: number | undefined;
  /** The design that was played. */
  card: string | undefined;
  /** In words, oldest first. */
  lines: readonly LogLine[];
}

const isOpening = ({ is }: GameEvent): boolean => is === 'play' || is === 'phase';

/** The lines of a log (oldest first) by who did what: a card played or another's turn begins a new one. */
export function beatsOf(events: readonly GameEvent[], log: readonly LogLine[]): Beat[] {
  const lines = log.filter(({ isSetUp }) => !isSetUp);
  const beats: (Beat & { lines: LogLine[] })[] = [];
  const from = lines[0]?.event.n ?? 0;
  let at = 0;
  let now: (typeof beats)[number] | undefined;
  for (const event of events) {
    if (event.n < from) continue;
    const isOther = event.seat !== undefined && now?.seat !== undefined && event.seat !== now.seat;
    if (!now || (isOpening(event) && (isOther || (event.is === 'play' && now.card !== undefined)))) {
      now = { n: event.n, seat: event.seat, card: undefined, lines: [] };
      beats.push(now);
    }
    if (isOpening(event)) now.seat ??= event.seat;
    if (event.is === 'play' && event.card.is === 'thing') now.card ??= event.card.design;
    for (let line = lines[at]; line && line.event.n === event.n; line = lines[++at]) now.lines.push(line);
  }
  return beats.filter((beat) => beat.lines.length > 0 && beat.seat !== undefined);
}

/** Those that a seat has not seen from a turn of its own: all after what it did last. */
export function sinceOwn(beats: readonly Beat[], seat: number | null): Beat[] {
  const last = beats.map((beat) => beat.seat).lastIndexOf(seat ?? undefined);
  return beats.slice(last + 1);
}
