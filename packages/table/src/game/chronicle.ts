import type { GameEvent } from '@draco-table/engine';
import { logLineAt } from '@draco-table/text';
import { type LogLine, logLines, newestLines } from '../model/log-lines.js';
import type { Scene } from '../view/scene.js';

/** One game in words: the lines of its log, and what a screen reader says. */
export class Chronicle {
  private readonly said = new Map<number, string | undefined>();
  private since = 0;
  private by: Pick<Scene, 'texts'> & { seat: number | null } = { texts: {} as Scene['texts'], seat: null };

  lines({ events, texts, view }: Scene): LogLine[] {
    // In other words, or for eyes that may see other things, every line is another.
    if (this.by.texts !== texts || this.by.seat !== view.seat) {
      this.said.clear();
      this.by = { texts, seat: view.seat };
    }
    const say = (event: GameEvent) => {
      // Counted through what this seat is told, so that it is where its number says.
      if (!this.said.has(event.n)) this.said.set(event.n, logLineAt(texts, events, event.n - (events[0]?.n ?? 0)));
      return this.said.get(event.n);
    };
    const laid = (first = view.decisions[0]?.seat) =>
      first === undefined ? texts.message('ui-laid') : texts.message('ui-laid-first', { name: texts.seatName(first) });
    const { lines, since } = newestLines((from) => logLines(events, say, laid, from), this.since);
    this.since = since;
    return lines;
  }
}

/** What just happened, then what is asked. */
export function announcement({ decision, texts }: Scene, lines: readonly LogLine[], since: number | undefined): string {
  const news = since === undefined ? [] : lines.filter(({ event }) => event.n >= since).map(({ text }) => text);
  return [...news.reverse(), ...(decision ? [texts.prompt(decision)] : [])].join(' ');
}
