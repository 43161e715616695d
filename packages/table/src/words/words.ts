import type { Problem, Ruleset } from '@draco-table/ruleset';
import type { Texts } from '@draco-table/text';
import type { Later } from '../later/later.js';
import type { GameData } from '../load/load-game.js';
import { textsFor, type Worded } from './texts-for.js';

/** What the table says, in one language at a time. */
export class Words {
  texts: Texts | undefined;
  /** Words whose cards may still lack a text. */
  private worded: Worded | undefined;
  private turns = 0;
  /** Words that came later, by language, and the people at the table. */
  private more: Record<string, string> = {};
  private players: readonly (string | undefined)[] | undefined;
  private last: Parameters<Words['speak']> = [];

  constructor(
    private readonly changed: () => void,
    /** A text file could not be read. */
    private readonly lacking: (error: unknown) => void,
  ) {}

  async speak(available: GameData['texts'] = {}, ruleset?: Ruleset, lang?: string, more?: string): Promise<void> {
    const turn = ++this.turns;
    this.last = [available, ruleset, lang, more];
    const worded = await textsFor(available, ruleset, lang, more, this.more, this.players);
    // Another language was asked for meanwhile.
    if (turn !== this.turns) return;
    this.worded = worded;
    this.texts = worded.texts;
    this.changed();
    if (worded.missing !== undefined) this.lacking(worded.missing);
  }

  add(words: Record<string, string>): void {
    this.more = words;
  }

  /** Who sits where, by name. */
  async name(players: readonly (string | undefined)[]): Promise<void> {
    if (JSON.stringify(players) === JSON.stringify(this.players)) return;
    this.players = players;
    if (this.texts) await this.speak(...this.last);
  }

  /** Cards without a text get one made from what they do, once the table stands. */
  async writeCards(later: Later | undefined): Promise<void> {
    const { worded } = this;
    if (!worded || !later) return;
    this.worded = undefined;
    const texts = await later.withCardTexts(worded).catch(() => undefined);
    if (!texts || this.texts !== worded.texts) return;
    this.texts = texts;
    this.changed();
  }

  say(id: string): string {
    return this.texts?.message(id) ?? '';
  }

  /** A problem in the page's language, where there are words for it. */
  of(found: Problem): Problem {
    const id = `ui-${found.code}`;
    if (!this.texts?.has(id)) return found;
    const args = Object.fromEntries(Object.entries(found.args).map(([name, value]) => [name, String(value)]));
    return { ...found, message: this.texts.message(id, args) };
  }
}
