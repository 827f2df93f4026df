/** What everybody sees of one state: each sight is worked out once, and one for all where a game says that all see alike. */
import type { AnyGame, BaseState, Viewer } from '@bottega/kernel';

export class Sights {
  private readonly game: AnyGame;
  private readonly state: BaseState | null;
  private readonly seen = new Map<Viewer, unknown>();

  /** Sights share what they can with the state: they are true until it changes, and nobody may change them. Null: the game has not started. */
  constructor(game: AnyGame, state: BaseState | null) {
    this.game = game;
    this.state = state;
  }

  of(viewer: Viewer): unknown {
    const { game, state, seen } = this;
    if (state === null) return null;
    const eyes = game.alike?.(state) ? null : viewer;
    let sight = seen.get(eyes);
    if (sight === undefined) {
      sight = game.glimpse === undefined ? game.view(state, eyes) : game.glimpse(state, eyes);
      seen.set(eyes, sight);
    }
    return sight;
  }
}
