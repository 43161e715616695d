import type { GameEvent } from '@draco-table/engine';

export interface LogLine {
  event: GameEvent;
  text: string;
  /** How often it happened in a row. */
  times: number;
}

/** Where play begins: what comes before it lays out the table. */
export function setUpLength(events: readonly GameEvent[]): number {
  const first = events.findIndex(({ is }) => is === 'phase' || is === 'answer' || is === 'play');
  return first < 0 ? events.length : first;
}

/** The log, newest first: the same line in a row counts once, and laying out the table is one line. */
export function logLines(
  events: readonly GameEvent[],
  say: (event: GameEvent) => string | undefined,
  laid: (first: number | undefined) => string,
  most: number,
): LogLine[] {
  const lines: LogLine[] = [];
  const from = setUpLength(events);
  for (let i = events.length - 1; i >= from; i--) {
    if (lines.length === most) return lines;
    const event = events[i] as GameEvent;
    const text = say(event);
    const last = lines.at(-1);
    if (text && last?.text === text) last.times++;
    else if (text) lines.push({ event, text, times: 1 });
  }
  const [start] = events;
  const first = events.slice(from).find(({ seat }) => seat !== undefined)?.seat;
  if (start) lines.push({ event: start, text: laid(first), times: 1 });
  return lines;
}
