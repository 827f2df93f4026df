/** A game with everything that stands around its rules: what each `games/*` folder hands out. */
import type { Encoding, PackedNetwork } from './encoding.ts';
import type { AnyGame, BaseState, Seat, Viewer } from './game.ts';
import type { Learning } from './learning.ts';
import type { PrintedWords } from './printed.ts';
import type { Dictionary, Language, Words } from './words.ts';

/** Every code a game can say; the dictionaries must word exactly these. */
export interface Codes {
  /** Worded as `event.…`. */
  readonly events: readonly string[];
  /** The names of the steps that ask: worded as `prompt.…`. */
  readonly prompts: readonly string[];
  /** The game's own, besides the kernel's: worded as `refusal.…`. */
  readonly refusals: readonly string[];
  /** Every `do` of a move: worded as `move.…`. */
  readonly moves: readonly string[];
  /** Parts of a score: worded as `score.…`. */
  readonly scores: readonly string[];
  /** Names and whatever else the drawing needs, as whole keys (`colour.green`). */
  readonly others: readonly string[];
}

/** The keys of names that stand together: `named('colour', ['green'])` is `colour.green`. */
export const named = (prefix: string, names: readonly (string | number)[]): string[] => names.map((name) => `${prefix}.${name}`);

/**
 * What a seat holds, by name: worded as `holding.<thing>`, with the change as `{by}` ("+8") and its size as `{count}` for
 * the plural. Names that begin with `may-` (`PROSPECT`) are what the seat may have later, and told where they grow.
 */
export type Holdings = Readonly<Record<string, number>>;

/** A game without its words, as each `core.ts` of a game hands it out: what a table keeps and a bot plays. */
export interface GameCore {
  readonly game: AnyGame;
  /** How well a seat stands, in points it may expect at the end. */
  estimate(state: BaseState, seat: Seat): number;
  /**
   * What a seat has that can be counted, hidden things left out; it stands in `rules/holdings.ts`. What a move brings is
   * told by it.
   */
  holdings?(state: BaseState, seat: Seat): Holdings;
  /** How the estimate is made, where it can be learnt. */
  readonly learning?: Learning;
  /** What a seat may know as numbers, for a network that corrects the estimate. */
  readonly encoding?: Encoding;
  /** That network, where one was trained. */
  readonly network?: PackedNetwork;
}

/** A game as a page shows it: its rules and words, without the bots, who think elsewhere. */
export interface ShownGame extends Pick<GameCore, 'game' | 'holdings'> {
  /** How the values of its editions are worded; without it they stand as in the file. */
  readonly printed?: PrintedWords;
  readonly text: Readonly<Record<Language, Dictionary>>;
}

export interface GameBox extends GameCore, ShownGame {
  /** The table as that viewer sees it, drawn in plain text. */
  draw(view: unknown, viewer: Viewer, words: Words): string;
  readonly codes: Codes;
}
