import type { GameEvent } from '@draco-table/engine';

export interface LogLine {
  event: GameEvent;
  text: string;
  /** How often it happened in a row. */
  times: number;
  /** Tells that the table was laid: nobody's doing. */
  isSetUp?: true;
}

/** Where play begins: what comes before it lays out the table. */
export function setUpLength(events: readonly GameEvent[]): number {
  const first = events.findIndex(({ is }) => is === 'phase' || is === 'answer' || is === 'play');
  return first < 0 ? events.length : first;
}

/** The log from an event on, newest first: the same line in a row counts once, and laying out the table is one line. */
export function logLines(
  events: readonly GameEvent[],
  say: (event: GameEvent) => string | undefined,
  laid: (first: number | undefined) => string,
  since: number,
): LogLine[] {
  const lines: LogLine[] = [];
  const from = setUpLength(events);
  for (let i = events.length - 1; i >= from; i--) {
    const event = events[i] as GameEvent;
    if (event.n < since) return lines;
    const text = say(event);
    const last = lines.at(-1);
    if (text && last?.text === text) last.times++;
    else if (text) lines.push({ event, text, times: 1 });
  }
  const [start] = events;
  const first = events.slice(from).find(({ seat }) => seat !== undefined)?.seat;
  if (start) lines.push({ event: start, text: laid(first), times: 1, isSetUp: true });
  return lines;
}

/** So many lines are listed at the most; then the older half goes at once, so that those in sight stay where they are. */
const most = 400;

/** The newest lines of a log that grows, listed from where it was last begun, and where to begin it next time. */
export function newestLines(list: (since: number) => LogLine[], since: number): { lines: LogLine[]; since: number } {
  const lines = list(since);
  // A replay goes back as well.
  if (since && lines.length < most / 2) return newestLines(list, 0);
  const gone = lines.length > most ? lines[most / 2] : undefined;
  return gone ? { lines: lines.slice(0, most / 2), since: gone.event.n + 1 } : { lines, since };
}
