/** What a game's board promises to whoever shows it. A board draws a view and offers moves; it knows no rules. */
import type { Component } from 'svelte';
import type { BaseMove, GameEvent, Seat, Viewer } from './game.ts';
import type { Language, Words } from './words.ts';

export interface SeatLook {
  readonly name: string;
  /** A CSS colour: `var(--seat-0)` and so on. */
  readonly colour: string;
}

export interface BoardProps {
  view: unknown;
  viewer: Viewer;
  /** The viewer's legal moves; empty when it is not asked. */
  moves: readonly BaseMove[];
  words: Words;
  seats: readonly SeatLook[];
  /**
   * Called with all legal moves of the activated target: a single one is played, several are offered in a small menu.
   */
  choose(moves: readonly BaseMove[], target?: string, anchor?: Element): void;
  /** Targets to highlight: the last move, or the places a log line speaks of. */
  lit: readonly string[];
  /**
   * Hover, focus or long press on a target; null when it ends. The shell waits a moment, or as many milliseconds as it
   * is told.
   */
  explain(target: string | null, anchor?: Element, delay?: number): void;
}

export interface PanelProps {
  view: unknown;
  seat: Seat;
  viewer: Viewer;
  words: Words;
}

/**
 * What a game's rules page gets, `board/rules/Rules.svelte`: sections with ids, which tooltips link to. It is loaded
 * when it is read.
 */
export interface RulesProps {
  words: Words;
  language: Language;
  /** The plain values of the edition in play; null for the house's own. */
  edition: unknown;
  /** The address of a section of the page. */
  address(section: string): string;
}

/** A tooltip: what this is, and where the rules page says more. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
  /** Id of a section of the rules page. */
  readonly rule?: string;
}

export interface GameBoard {
  readonly Board: Component<BoardProps>;
  /**
   * The game's picture for the home page, 4:3, decorative; it stands in `board/Picture.svelte`, which is loaded by
   * itself as well.
   */
  // biome-ignore lint/complexity/noBannedTypes: it takes no properties
  readonly Picture: Component<{}>;
  /** The public counts of one seat, small, for the side panel. */
  readonly Panel: Component<PanelProps>;
  /** The one place where a move finds its target on the board; null for a button in the prompt bar. */
  targetOf(move: BaseMove, view: unknown): string | null;
  explain(target: string, view: unknown, words: Words): Explanation | null;
  /** The places a log line speaks of. */
  targetsOf(event: GameEvent): string[];
  /**
   * Moves somebody may have in mind who presses a target that offers none: the game then says why they can't be made.
   */
  intended?(target: string, view: unknown, seat: Seat): readonly BaseMove[];
}
