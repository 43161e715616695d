import type { Game, GameEvent } from '@draco-table/engine';

/** What a seat has been told in a game so far: a long game is not told anew at every move. */
export class Told {
  private by: { game: Game; seat: number | null; version: number } | undefined;
  private list: readonly GameEvent[] = [];

  of(game: Game, seat: number | null): readonly GameEvent[] {
    const { by } = this;
    // Other eyes, or a move taken back: all of it may be different.
    if (by?.game !== game || by.seat !== seat || by.version > game.version) this.list = [];
    const more = game.events(seat, this.list.length);
    if (more.length) this.list = [...this.list, ...more];
    this.by = { game, seat, version: game.version };
    return this.list;
  }
}
