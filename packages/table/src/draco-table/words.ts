import type { Problem, Ruleset } from '@draco-table/ruleset';
import type { Texts } from '@draco-table/text';
import type { GameData } from '../load/load-game.js';
import type { Later } from './later.js';
import { textsFor, type Worded } from './texts-for.js';

/** What the table says, in one language at a time. */
export class Words {
  texts: Texts | undefined;
  /** Words whose cards may still lack a text. */
  private worded: Worded | undefined;
  private turns = 0;

  constructor(private readonly changed: () => void) {}

  async speak(available: GameData['texts'] = {}, ruleset?: Ruleset, lang?: string, more?: string): Promise<void> {
    const turn = ++this.turns;
    const worded = await textsFor(available, ruleset, lang, more);
    // Another language was asked for meanwhile.
    if (turn !== this.turns) return;
    this.worded = worded;
    this.texts = worded.texts;
    this.changed();
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
