/** What everybody sees of one state: each sight is worked out once, and one for all where a game says that all see alike. */
import type { AnyGame, BaseState, Viewer } from '@bottega/kernel';

export class Sights {
  private readonly game: AnyGame;
  private readonly state: BaseState | null;
  /** What everybody sees, where all see alike. */
  private common: unknown;
  private seen: Map<Viewer, unknown> | undefined;

  /** Sights share what they can with the state: they are true until it changes, and nobody may change them. Null: the game has not started. */
  constructor(game: AnyGame, state: BaseState | null) {
    this.game = game;
    this.state = state;
  }

  of(viewer: Viewer): unknown {
    const { game, state } = this;
    if (state === null) return null;
    if (game.alike?.(state)) {
      this.common ??= this.look(null);
      return this.common;
    }
    this.seen ??= new Map();
    let sight = this.seen.get(viewer);
    if (sight === undefined) {
      sight = this.look(viewer);
      this.seen.set(viewer, sight);
    }
    return sight;
  }

  private look(viewer: Viewer): unknown {
    const { game, state } = this;
    return game.glimpse === undefined ? game.view(state, viewer) : game.glimpse(state, viewer);
  }
}
