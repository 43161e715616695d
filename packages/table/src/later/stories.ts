import type { Game } from '@draco-table/engine';
import type { CurrentGame } from '../game/current-game.js';
import type { Opening } from '../game/opening.js';
import { beatsOf } from '../model/beats.js';
import { type Story, scoresOver, turningsOf } from '../model/story.js';
import { afterFrame } from '../motion/after-frame.js';
import type { Aids } from '../session/aids.js';
import type { Scene } from '../view/scene.js';

/** How games came to their ends: worked out once each, after the end is seen. */
export class Stories {
  private readonly told = new WeakMap<Game, Story | 'asked'>();

  constructor(
    private readonly current: CurrentGame,
    private readonly opening: Opening,
    private readonly aids: Aids,
    private readonly changed: () => void,
  ) {}

  of(scene: Scene): Story | undefined {
    const { session } = this.current;
    // At a server nobody's answers are known here.
    if (!session || session.isOnline || !scene.view.result) return undefined;
    const found = this.told.get(session.game);
    if (found === undefined) {
      this.told.set(session.game, 'asked');
      afterFrame(() => this.tell(session.game, scene));
    }
    return found === 'asked' ? undefined : found;
  }

  private tell(game: Game, scene: Scene): void {
    const { result, seat } = scene.view;
    if (!result) return;
    const { start, answers } = game.save();
    const steps = scoresOver(this.opening.play(start), answers, seat, this.aids.scores);
    const beats = beatsOf(scene.events, [...this.current.lines(scene)].reverse());
    this.told.set(game, { steps, turnings: turningsOf(steps, beats, result) });
    this.changed();
  }
}
