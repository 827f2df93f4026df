/** What a game's board promises to whoever shows it. A board draws a view and offers moves; it knows no rules. */
import type { Component, Snippet } from 'svelte';
import type { BaseMove, GameEvent, Seat, Viewer } from './game.ts';
import type { Outcome } from './outcome.ts';
import type { Decider } from './tie.ts';
import type { Language, Words } from './words.ts';

export interface SeatLook {
  readonly name: string;
  /** A CSS colour: `var(--seat-0)` and so on. */
  readonly colour: string;
}

/** A press that stands for several moves in a row, such as a block on the wheel: its sector, then the block. */
export interface Line {
  readonly target: string;
  readonly moves: readonly BaseMove[];
}

export interface BoardProps {
  view: unknown;
  viewer: Viewer;
  /** The viewer's legal moves; empty when it is not asked. */
  moves: readonly BaseMove[];
  /** Presses that stand for several moves; their places can be chosen too. */
  lines: readonly Line[];
  words: Words;
  seats: readonly SeatLook[];
  /**
   * Called with all legal moves of the activated target: a single one is played, several are offered in a small menu.
   */
  choose(moves: readonly BaseMove[], target?: string, anchor?: Element): void;
  /** Plays moves in a row that the board has put together, such as what is in the hand and where it goes. */
  perform(moves: readonly BaseMove[]): void;
  /** What waits for its last word: it is shown as if it were about to happen, and nothing else is offered. */
  pending?: readonly BaseMove[] | null;
  /**
   * Asks in place of the rules while something is in the hand; null when it is put down. The shell then shows a button
   * with that name that puts it back.
   */
  ask?(question: { readonly text: string; readonly back: string; putBack(): void } | null): void;
  /** Targets to highlight: the last move, or the places a log line speaks of. */
  lit: readonly string[];
  /**
   * Hover, focus or long press on a target; null when it ends. The shell waits a moment, or as many milliseconds as it
   * is told.
   */
  explain(target: string | null, anchor?: Element, delay?: number): void;
  /** The seat whose board is shown large in place of one's own; null: one's own. */
  looking: Seat | null;
  look(seat: Seat | null): void;
  /** The one region to draw, on a small screen; null for the whole table. */
  region: string | null;
  /**
   * What choosing that target costs and brings; null where nothing can be counted, several moves differ, or it is not
   * worked out yet, which is done after the answer was painted. `among`: only those acts, where a board has narrowed what
   * it offers to what is in the hand.
   */
  outcome(target: string, among?: readonly (readonly BaseMove[])[]): Outcome | null;
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

/** A printed thing with the values of an edition that is being filled in, each in its place. */
export interface PrintedProps {
  /** A sheet by its name, or the path of a thing that has many like it: `cards.26`. */
  unit: string;
  /** Plain values, right or wrong: a drawing that fails is left out, and its values are listed. */
  edition: unknown;
  words: Words;
  /** The value with that path: its name, its field, where it comes from and what is wrong with it. */
  place: Snippet<[path: string]>;
  /** The field alone, of a value or of a part of one: `wheel.prices.2.0`. */
  field: Snippet<[path: string]>;
  /** Makes a list of that path longer or shorter, where its parts stand in fields of their own. */
  length: Snippet<[path: string]>;
  /** The rest of that value: where it comes from and what is wrong with it. */
  about: Snippet<[path: string]>;
}

/**
 * How a game lays out what is printed in its box, `board/printed/index.ts`: loaded in the workshop of editions. What is
 * not drawn in its place is listed below.
 */
export interface PrintedBox {
  readonly Printed: Component<PrintedProps>;
  /** What lies on one sheet, by the beginnings of its paths; worded as `edition.<name>`. Others are a sheet each. */
  readonly sheets: readonly { readonly name: string; readonly paths: readonly string[] }[];
  /** The picture of a colour, a piece or an action; `part` is the part of the edition it stands in. */
  readonly Pictogram: Component<{ name: string; part: string }>;
  isPictured(name: string, part: string): boolean;
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
  /** The places a log line speaks of: on the board of the seat it tells of, where every seat has such a place. */
  targetsOf(event: GameEvent): string[];
  /**
   * Moves somebody may have in mind who presses a target that offers none: those that can be made elsewhere are offered
   * there, else the game says why the first can't be made.
   */
  intended?(target: string, view: unknown, seat: Seat): readonly BaseMove[];
  /** The parts of the table a small screen shows one at a time, in order; worded as `board.region.<id>`. */
  readonly regions?: readonly string[];
  /** The region a target lies in. */
  regionOf?(target: string, view: unknown, viewer: Viewer): string;
  /** Whether a target is there for what can be done besides, at any time: no region is opened for it. */
  isBesides?(target: string): boolean;
  /** The region that gathers whatever can be done, wherever it lies, where a game has one. */
  readonly gathers?: string;
  /** The region that holds a player's own board: opened when somebody's board is looked at. */
  readonly seatRegion?: string;
  /** A region's sign on its tab, drawn in 24 pixels with `currentColor`. */
  readonly RegionIcon?: Component<{ region: string }>;
  /** The viewer's own goods in one line, for a small screen. */
  readonly Strip?: Component<PanelProps>;
  /**
   * What kind of act a move is, to narrow the table down to one of them; worded as `board.kind.<id>`. Null: it is
   * offered with every kind.
   */
  kindOf?(move: BaseMove, view: unknown): string | null;
  /** The fullest use of the present step, drawn as the large button; null where there is none. */
  mainMove?(moves: readonly BaseMove[], view: unknown): BaseMove | null;
  /** Whether a move gives something up, and so is offered last and small. */
  isQuiet?(move: BaseMove): boolean;
  /**
   * Presses that stand for several moves in a row. Where a line goes on from a move that could be made there by itself,
   * the move is offered as that line.
   */
  lines?(view: unknown, seat: Seat): readonly Line[];
  /** What moves in a row hold in store that no count of holdings tells; said on their button and before a last word. */
  about?(act: readonly BaseMove[], view: unknown, words: Words): string | null;
  /** Acts without those that come to the same as one before: one of them is enough in a list. */
  distinct?(acts: readonly (readonly BaseMove[])[], view: unknown): readonly (readonly BaseMove[])[];
  /** How many different choices some targets are; without it, as many as there are targets. */
  choices?(targets: readonly string[]): number;
  /** What a seat would get besides its points if the game ended now; null for what the view doesn't know. */
  atEnd?(view: unknown, seat: Seat): readonly { readonly code: string; readonly points: number | null }[];
  /** What decides between equal scores once the game is over; the values of a rival come last. */
  tieBreak?(view: unknown, words: Words): Decider | null;
  /** Whether a move says by itself that the turn is over: then nobody is asked once more. */
  isLastWord?(move: BaseMove): boolean;
  /** Whether the words of a move already say all that it brings. */
  saysAll?(move: BaseMove): boolean;
  /** A place drawn large, for its explanation; draws nothing where there is nothing to be seen. */
  readonly Large?: Component<{ target: string; view: unknown; words: Words }>;
}
