import type { Game, GameEvent } from '@draco-table/engine';
import type { Texts } from '@draco-table/text';
import type { GameData } from '../load/load-game.js';
import type { LogLine } from '../model/log-lines.js';
import type { Playing } from '../session/session.js';
import { Told } from '../session/told.js';
import type { Scene } from '../view/scene.js';
import type { Advice } from './advice.js';
import { movedKeys, readGame } from './build-scene.js';
import type { Chronicle } from './chronicle.js';
import type { ReplayControl } from './replay-control.js';

type Read = ReturnType<typeof readGame>;

/** The game that lies on the table, played or watched, and what of it was shown so far. */
export class CurrentGame {
  session: Playing | undefined;
  watching: ReplayControl | undefined;
  /** What just happened, and what moved in it. */
  news: readonly GameEvent[] = [];
  moved: ReadonlySet<string> = new Set();
  private readonly watched = new Told();
  /** The game in words. */
  private chronicle: Chronicle | undefined;
  /** Zones that were drawn in this game. */
  private seenZones = new Set<string>();
  private ready: { for: string; scene: Read } | undefined;

  get game(): Game | undefined {
    return this.session?.game ?? this.watching?.game;
  }

  /** `before` comes once the session is there, and before anybody is asked. */
  play(session: Playing, before?: () => unknown): void {
    this.leave();
    this.session = session;
    before?.();
    session.start();
  }

  watch(replay: ReplayControl): void {
    this.leave();
    this.watching = replay;
  }

  leave(): void {
    this.session?.close();
    this.session = undefined;
    this.stopWatching();
    this.chronicle = undefined;
    this.seenZones = new Set();
  }

  stopWatching(): void {
    this.watching?.stop();
    this.watching = undefined;
  }

  happened(events: readonly GameEvent[]): void {
    this.news = events;
    this.moved = movedKeys(events);
  }

  /** What there is to see; `tick` tells when all of it must be read anew. */
  read(
    data: GameData | undefined,
    texts: Texts | undefined,
    advice: Advice | undefined,
    tick: number,
  ): Read | undefined {
    const { game, session } = this;
    if (!game || !data || !texts) return undefined;
    const viewer = session ? session.viewer : (this.watching?.viewer ?? null);
    const told = (session?.told ?? this.watched).of(game, viewer);
    const key = `${game.version}/${viewer}/${tick}/${advice !== undefined}`;
    if (this.ready?.for !== key)
      this.ready = {
        for: key,
        scene: readGame(advice, game, told, this.seenZones, viewer, session?.decision, data, texts),
      };
    return this.ready.scene;
  }

  lines(scene: Scene): LogLine[] {
    if (scene.later) this.chronicle ??= new scene.later.Chronicle();
    return this.chronicle?.lines(scene) ?? [];
  }
}
