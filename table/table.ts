/** What a screen needs from a table, whether the table stands in this browser or on a server. */
import type { Advice, Foreseen } from '@bottega/bots';
import type { BaseMove, GameEvent, Prompt, Result, Seat, Viewer } from '@bottega/kernel';

/** Who sits there: a bot of some level, or a person where there is none. */
export interface Sitter {
  readonly name: string;
  readonly level: string | null;
}

/** A line of the log: what happened with which move, and who made that move. */
export interface LogLine {
  readonly number: number;
  readonly mover: Seat;
  readonly event: GameEvent;
}

/** Everything one viewer sees of the table at one moment. */
export interface Scene {
  /** Moves made up to this position, and in the whole game so far. */
  readonly number: number;
  readonly length: number;
  readonly turn: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** The viewer's legal moves, when it must decide now. */
  readonly moves: readonly BaseMove[];
  readonly prompt: Prompt | null;
  readonly result: Result;
  readonly log: readonly LogLine[];
  readonly mayUndo: boolean;
  readonly mayRestart: boolean;
  /** The viewer's turn is over, and can be taken back until it is confirmed. */
  readonly confirming: boolean;
  /** While confirming in the middle of a turn: those who decide something before it goes on. */
  readonly decideFirst?: readonly Seat[];
  /** The person the table waits for to take over; until then the view is a spectator's. */
  readonly handOver: Seat | null;
  /** The bot that is thinking. */
  readonly thinking: Seat | null;
  /** It must share the server's time with the bots of many other tables. */
  readonly busy?: boolean;
}

/**
 * The whole game at a glance: every seat's score after every move, then that of an opponent without a seat (`totalsOf`),
 * and the move each turn began with.
 */
export interface Course {
  readonly scores: readonly (readonly number[])[];
  readonly turns: readonly number[];
}

export interface TableSettings {
  /** Milliseconds between the moves of bots. */
  readonly pace: number;
  /** Whether a person's turn waits for a last word. */
  readonly confirm: boolean;
  /** Whether a question with a single answer answers itself. */
  readonly forced: boolean;
}

export interface Table {
  /** Shows every new scene, beginning with the present one; gives back how to stop. */
  watch(see: (scene: Scene) => void): () => void;
  /** Refuses a move that is not legal. `last`: with it the reader has said that the turn is over, and is not asked again. */
  play(move: BaseMove, last?: boolean): Promise<void>;
  undo(): Promise<void>;
  /** Back to the beginning of the viewer's turn, or to the last reveal in it. */
  restart(): Promise<void>;
  confirm(): Promise<void>;
  /** The person the table waits for is here. */
  takeOver(): Promise<void>;
  /** The table after so many moves, as the present viewer may see it. */
  at(number: number): Promise<Scene>;
  course(): Promise<Course>;
  set(settings: TableSettings): Promise<void>;
  /** Bots move without waiting until a person must decide. */
  skip(): Promise<void>;
  /**
   * The best few turns of the viewer with reasons, where the table has a master to ask; null when the viewer has nothing
   * to decide, or something happened meanwhile.
   */
  readonly advise?: (() => Promise<readonly Advice[] | null>) | undefined;
  /** What every way to go on gives up beside the best, likewise. */
  readonly foresee?: (() => Promise<readonly Foreseen[] | null>) | undefined;
  close(): void;
}
