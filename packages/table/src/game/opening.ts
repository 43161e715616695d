import type { Game, GameEvent, Loaded, StartOptions } from '@draco-table/engine';
import type { Problem } from '@draco-table/ruleset';
import { plainTheme } from '@draco-table/ruleset/look';
import type { LaterLoader } from '../later/later-loader.js';
import type { Overlays } from '../later/overlays.js';
import { addressOf, type GameData, LoadError, loadGame, partMissing, problem } from '../load/load-game.js';
import type { Keeper } from '../saved/keeper.js';
import { isSavedTable, readSetup, type SavedTable, sameSetup, savedSetup } from '../saved/saved-table.js';
import type { Engine } from '../session/engine.js';
import type { Replay } from '../session/replay-code.js';
import { people, type Setup } from '../session/seating.js';
import type { Session } from '../session/session.js';
import type { Attributes } from '../settings/attributes.js';
import { isLanguageTag, languageOf } from '../words/language.js';
import type { CurrentGame } from './current-game.js';

export interface OpeningHost {
  readonly keeper: Keeper;
  readonly overlays: Overlays;
  readonly later: LaterLoader;
  engine(): Engine;
  /** The folder of games where none is named. */
  games(): URL;
  /** Puts the game into words. */
  speak(): Promise<void>;
  /** Somebody sits down to this game. */
  session(game: Game, setup: Setup): Session;
  show(events: GameEvent[]): void;
  /** What laid out a new game. */
  began(events: readonly GameEvent[]): void;
  /** Said in a line over the table, which stays. */
  warn(id: string, found?: Problem): void;
  /** Said instead of the table; nothing takes it back. */
  fail(error: unknown | undefined): void;
}

export interface Given {
  texts?: GameData['texts'];
  look?: string;
}

const unusable = problem('D0822', 'The saved game cannot be used.');

/** How a game comes to the table: fetched, checked, and begun anew, from where it was left, or as a replay. */
export class Opening {
  data: GameData | undefined;
  loaded: Loaded | undefined;
  /** What the page asked for before the rules of the game had come: the last of it counts. */
  private brought: SavedTable | undefined;
  private asked: Partial<Setup> | undefined;
  private turns = 0;

  constructor(
    private readonly table: Attributes,
    private readonly current: CurrentGame,
    private readonly host: OpeningHost,
  ) {}

  private get folder(): URL {
    const { base } = this.table;
    return base ? addressOf(base) : this.host.games();
  }

  /** The game that the attributes name. Where they name none, the page has a moment to bring one; with `game=""` it has time. */
  byAttributes(): void {
    const { game, src, table } = this.table;
    if (table) return;
    if (game || src) this.byName();
    else if (!this.table.hasAttribute('game')) setTimeout(() => this.turns || this.byName(), 1e3);
  }

  byName(): void {
    void this.open(this.find());
  }

  private async find(): Promise<GameData> {
    const { game, src, deck } = this.table;
    return loadGame({ game, src, deck, lang: languageOf(this.table), base: this.folder });
  }

  /** A ruleset that the page has, in the look of a game in the folder of games. */
  async byRuleset(ruleset: unknown, given: Given): Promise<void> {
    // Counts from now on, while its look is fetched.
    this.turns++;
    let look: Pick<GameData, 'theme' | 'art'> = { theme: plainTheme, art: undefined };
    try {
      if (given.look) look = await loadGame({ game: given.look, base: this.folder });
    } catch {
      // without its theme it is plain, but it can be played
    }
    await this.open(Promise.resolve({ ruleset, texts: given.texts ?? {}, theme: look.theme, art: look.art }));
  }

  /** The last one asked for wins. */
  async open(fetched: Promise<GameData>): Promise<void> {
    const turn = ++this.turns;
    const { host } = this;
    this.clear();
    this.loaded = undefined;
    try {
      const data = await fetched;
      if (turn !== this.turns) return;
      this.data = data;
      const loaded = await host.engine().load(data.ruleset, data.isOwn === true);
      if (turn !== this.turns) return;
      this.loaded = loaded;
      await host.speak();
      if (turn === this.turns) await this.begin();
    } catch (error) {
      if (turn === this.turns) host.fail(error);
    }
  }

  /** A game without a session: somebody else begins it. */
  async lay(data: GameData): Promise<void> {
    this.turns++;
    this.data = data;
    this.loaded = await this.host.engine().load(data.ruleset, data.isOwn === true);
    await this.host.speak();
  }

  /** The game on the table once more, to look at. */
  play(start: StartOptions): Game {
    if (!this.loaded) throw unusable;
    return this.host.engine().start(this.loaded, start);
  }

  /** Goes on with what is saved, shows the replay asked for, or starts anew. */
  async begin(): Promise<void> {
    const { keeper, overlays, later, warn } = this.host;
    const { lang, game, replay, seed, guide } = this.table;
    const ruleset = this.loaded?.ruleset;
    if (!ruleset) return;
    this.current.stopWatching();
    this.host.fail(undefined);
    try {
      if (lang && !isLanguageTag(lang))
        throw new LoadError(problem('D0817', `lang="${lang}" is not a language, such as "en" or "de-AT".`, { lang }));
      if (replay) {
        const { readReplay } = await later.load();
        await this.watch(await readReplay(replay, game));
        return;
      }
      const { brought, asked } = this;
      this.brought = this.asked = undefined;
      if (brought && this.goOn(brought)) return;
      const kept = asked ? undefined : keeper.read();
      const setup = readSetup(this.table, ruleset, asked);
      if (kept === null || (kept && sameSetup(kept.setup, setup, seed !== ''))) {
        if (kept?.game.ruleset !== ruleset.hash) warn('ui-other-version', unusable);
        else if (this.goOn({ ...kept, setup: { ...kept.setup, bot: setup.bot } })) return;
        keeper.setAside();
      }
      if (this.anew(asked) && setup.seat !== null && guide !== 'off' && !overlays.isGuided) overlays.openGuideInSight();
    } catch (error) {
      this.fail(error);
    }
  }

  /** A new game with the attributes as they are; whether it could be begun. */
  anew(given: Partial<Setup> = {}): boolean {
    const { loaded } = this;
    if (!loaded) {
      this.asked = given;
      this.brought = undefined;
      return false;
    }
    try {
      const setup = readSetup(this.table, loaded.ruleset, given);
      const { seats, seed, options, hold } = setup;
      const [alone, another] = people(setup);
      const start = { seats, seed, options, ...(hold && { hold }), ...(another === undefined && { alone }) };
      this.sit(this.host.engine().start(loaded, start), setup, true);
    } catch (error) {
      this.fail(error);
      return false;
    }
    this.host.keeper.keep();
    return true;
  }

  /** A saved game, once there are rules for it; false where it cannot be used, and then nothing has changed. */
  goOn(saved: SavedTable): boolean {
    const { loaded } = this;
    if (!loaded) {
      this.brought = saved;
      this.asked = undefined;
      return true;
    }
    try {
      const setup = isSavedTable(saved) && savedSetup(saved, loaded.ruleset);
      if (!setup) throw unusable;
      this.sit(this.host.engine().resume(loaded, saved.game), setup);
      return true;
    } catch (error) {
      this.host.warn('ui-other-version', error instanceof LoadError ? error.problem : unusable);
      return false;
    }
  }

  async watch(replay: Replay): Promise<void> {
    const { watchReplay } = await import('./replays.js').catch(() => {
      throw new LoadError(partMissing);
    });
    const { loaded } = this;
    if (loaded) watchReplay(replay, loaded, this.table, this.current, this.host);
  }

  private sit(game: Game, setup: Setup, isNew = false): void {
    const { overlays } = this.host;
    const session = this.host.session(game, setup);
    this.clear();
    overlays.set({ isResultHidden: false });
    overlays.beat = undefined;
    overlays.setPanel({ shared: undefined, isAsking: false });
    this.current.play(session, () => isNew && this.host.began(game.events(session.viewer)));
  }

  /** Takes away what lay there before, a problem too. */
  private clear(): void {
    this.current.leave();
    this.host.fail(undefined);
  }

  fail(error: unknown): void {
    this.clear();
    this.host.fail(error);
  }
}
