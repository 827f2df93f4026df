/** A game with everything that stands around its rules: what each `games/*` folder hands out. */
import type { AnyGame, BaseState, Seat, Viewer } from './game.ts';
import type { Dictionary, Language, Words } from './words.ts';

export interface GameBox {
  readonly game: AnyGame;
  readonly text: Readonly<Record<Language, Dictionary>>;
  /** The table as that viewer sees it, drawn in plain text. */
  draw(view: unknown, viewer: Viewer, words: Words): string;
  /** How well a seat stands, in points it may expect at the end. */
  estimate(state: BaseState, seat: Seat): number;
}
