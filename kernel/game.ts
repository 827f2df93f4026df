/**
 * The contract every game keeps. A game is one object of small verbs over a plain JSON state;
 * everything else in the house (bots, tables, command line, boards) speaks to games through it.
 */
import type { GenericSchema } from 'valibot';
import type { EditionKit } from './edition.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Random, RandomState } from './random.ts';
import type { Reason } from './refusal.ts';

/** A place at the table, 0 to players − 1; `null` where a spectator is meant. */
export type Seat = number;
export type Viewer = Seat | null;

/** Something still to be decided or carried out. Frames are never changed, only replaced: clones share them. */
export interface Frame {
  readonly step: string;
  readonly seat: Seat;
}

/** What the kernel itself needs to find in every state. */
export interface BaseState {
  /** The frames still to come, the next one last; empty when the game is over. */
  agenda: Frame[];
  /** The generator's state; null in every view. */
  random: RandomState | null;
  /** Turns begun so far. */
  turn: number;
}

/** A move is a plain record; `do` names what is done, the rest are its parameters. */
export interface BaseMove {
  readonly do: string;
}

/** A fact for the log. With `only`, it is for that seat alone; everyone sees all others. */
export interface GameEvent {
  readonly code: string;
  readonly only?: Seat;
  readonly [parameter: string]: unknown;
}

export type Log = (event: GameEvent) => void;

/** What is asked of a seat now: a code and its figures, worded in `text/`. */
export interface Prompt {
  readonly code: string;
  readonly [parameter: string]: unknown;
}

export interface ScorePart {
  readonly code: string;
  readonly points: number;
  /** While playing: what it would be worth if the game ended now, and may still change. */
  readonly projected?: boolean;
}

export interface SeatScore {
  readonly seat: Seat;
  readonly total: number;
  /** Where the points come from; they add up to `total`. */
  readonly parts: readonly ScorePart[];
}

export interface Result {
  /** False while playing: then the scores are the running ones. */
  readonly over: boolean;
  readonly scores: readonly SeatScore[];
  /** Seats from first to last; seats that share a rank stand in one group. */
  readonly ranking: readonly (readonly Seat[])[];
  /** In a game against the rules themselves: the score of that opponent, who has no seat, and whether it is beaten. */
  readonly rival?: SeatScore;
  readonly beaten?: boolean;
  /** Whether the victory is shared with it. */
  readonly shared?: boolean;
}

export interface Setup {
  readonly players: number;
  readonly options?: Options;
  /** An annotated edition to play with instead of the house's own. */
  readonly edition?: unknown;
}

export interface Notation<Move> {
  write(move: Move): string;
  /** Throws a `Refusal` when the text is no move of this game. */
  read(text: string): Move;
}

/** What a game declares about itself so that the proofs can test it. */
export interface ProofKit<State> {
  /** How many of each component there are, wherever they lie: these numbers never change in a game. */
  components(state: State): Readonly<Record<string, number>>;
  /**
   * A state that differs from this one in whatever the viewer may not know, and in nothing else.
   * Written without looking at `view`, so that a leak in one can't hide in the other.
   */
  scramble(state: State, viewer: Viewer, random: Random): State;
  /** The settings the fuzzer goes through: every player count, every option that changes the rules. */
  readonly settings: readonly Setup[];
}

export interface Game<State extends BaseState = BaseState, Move extends BaseMove = BaseMove, View = unknown> {
  readonly id: string;
  /** Version of the rules; raised whenever an old log might play differently. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly edition: EditionKit;

  /** The starting state, played on to the first real decision. Refuses wrong player counts, options and editions. */
  setup(setup: Setup, seed: string): State;
  /** The seats that must decide now; empty when the game is over. */
  toAct(state: State): readonly Seat[];
  /** Every move that seat may make now; empty when it is not asked. Works on the seat's own view as well. */
  legal(state: State, seat: Seat): readonly Move[];
  /** Whether what is asked now is asked even of a seat with a single move, lest others learn that it had no choice. */
  discreet?(state: State): boolean;
  /** What that seat is asked, for a seat that must decide now. */
  prompt(state: State, seat: Seat): Prompt;
  /**
   * Carries out a move that `legal` gave, in place, and tells `log` what happened.
   * It trusts its caller, because search lives on it; what comes from outside goes through `attempt`.
   */
  play(state: State, seat: Seat, move: Move, log?: Log): void;
  /**
   * The move that version `version` of the rules made by itself where that seat is asked now, or null where it asked as
   * well. By it games of earlier versions are taken along; a game whose questions never changed has no need of it.
   */
  formerly?(state: State, seat: Seat, version: number): Move | null;
  /** Why a move that is not in the list can't be made. */
  why(state: State, seat: Seat, move: unknown): Reason;
  /** A deep copy, written by hand. */
  clone(state: State): State;
  /** The same state with `null` for everything the viewer may not know. A view of the own view is that view. */
  view(state: State, viewer: Viewer): View;
  /** The shape of every view, for programs. */
  readonly viewSchema: GenericSchema;
  /** One full state that fits a view. */
  guess(view: View, viewer: Viewer, random: Random): State;
  result(state: State): Result;
  /** Reads a state that came from outside; refuses one that no game could be in, with the path of the fault. */
  read(json: unknown): State;
  readonly notation: Notation<Move>;
  readonly proof: ProofKit<State>;
}

/** For code that takes any game and never looks inside its states. */
// biome-ignore lint/suspicious/noExplicitAny: a game's own types are its own business
export type AnyGame = Game<any, any, any>;
