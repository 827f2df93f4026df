/** A table of people as its log tells it: plain data, the same in every process that has read the same entries. */
import type { AnyGame, BaseState, Options, SavedGame, Seat, Setup } from '@bottega/kernel';
import type { Phrase, Sign } from '../phrases.ts';
import type { LogLine } from '../table.ts';
import type { Outcome, TableStatus, Terms, UndoRequest } from '../wire.ts';
import type { OpenEntry } from './entry.ts';
import type { Stretch } from './running-time.ts';

export interface SeatState {
  /** The person whose seat it is. */
  player: string | null;
  /** The bot that plays it now; for a person's seat, in their place. */
  bot: string | null;
  /** A bot that stands in for this turn only. */
  forTurn: boolean;
  resigned: boolean;
}

export interface Made {
  readonly seat: Seat;
  /** The move in the game's notation. */
  readonly text: string;
  /** Made by an earlier version of the rules by itself: the log has no entry for it. */
  readonly former?: true;
}

export interface ClockState {
  /** Milliseconds left for each seat when it was last looked at; null without a clock. */
  left: (number | null)[];
  /** When that was. */
  since: number;
  running: Seat[];
  /** The game's turn at that moment. */
  turn: number;
  /** Since when each person was waited for, or a bot stands in for them; absent in older snapshots. */
  waits?: (number | null)[];
  /** What is left to each seat of its days for the whole game, apart from those of a turn; absent where there are none. */
  bank?: number[];
  /** The last turn that each seat began with some seconds given; absent in older snapshots. */
  given?: number[];
}

export interface Said {
  readonly seat: Seat;
  readonly player: string;
  /** Empty where it is a phrase, or was erased. */
  readonly text: string;
  readonly phrase?: Phrase;
  readonly at: number;
}

/** Somebody's sign for a move. */
export interface Reacted {
  /** How many moves were made with it. */
  readonly number: number;
  readonly seat: Seat;
  readonly player: string;
  readonly sign: Sign;
}

export interface Sitting {
  readonly id: string;
  readonly game: string;
  rules: number;
  readonly name: string | null;
  readonly players: number;
  readonly options: Options;
  readonly edition?: unknown;
  readonly editionName?: string;
  readonly published?: OpenEntry['published'];
  readonly start?: unknown;
  readonly settings: Terms;
  /** The tournament whose table it is; its bots play on whether or not somebody looks on. */
  readonly tournament?: string;
  host: string;
  readonly seed: string;
  readonly seedHash: string;
  /** Entries read so far; the next one has this number. */
  length: number;
  /**
   * Raised whenever anything changes besides the position, its clocks and what is said: most moves leave the rest as it
   * was.
   */
  revision: number;
  seats: SeatState[];
  opened: number;
  started: number | null;
  ended: number | null;
  /** When something last happened. */
  moved: number;
  /** Null before the game starts. */
  state: BaseState | null;
  moves: Made[];
  log: LogLine[];
  /** The seat whose ended turn waits for its last word. */
  holding: Seat | null;
  undo: UndoRequest | null;
  votes: Seat[];
  clock: ClockState;
  /** For each seat, when its person is away; absent when nobody told. */
  holidays?: (readonly Stretch[])[];
  chat: Said[];
  /** One a person and move; absent when there are none. */
  reactions?: readonly Reacted[];
  /** For each seat, those it does not want to hear. */
  muted: Seat[][];
  outcome: Outcome | null;
  rematch: string | null;
  /** Whom the host has shown out; absent when nobody was. */
  kicked?: readonly string[];
}

export const statusOf = (sitting: Sitting): TableStatus => (sitting.ended !== null ? 'over' : sitting.started !== null ? 'playing' : 'open');

export const kindOf = ({ bot, player }: SeatState): 'open' | 'person' | 'bot' => (bot !== null ? 'bot' : player !== null ? 'person' : 'open');

/** The seats that people play themselves at this moment. */
export const peopleOf = (sitting: Sitting): Seat[] => sitting.seats.flatMap((seat, number) => (kindOf(seat) === 'person' ? [number] : []));

export const setupOf = ({ players, options, edition }: Pick<Sitting, 'players' | 'options' | 'edition'>): Setup => ({
  players,
  options,
  ...(edition !== undefined && { edition }),
});

/** The position before the first move. */
export const beginningOf = (game: AnyGame, sitting: Sitting): BaseState =>
  sitting.start === undefined ? game.setup(setupOf(sitting), sitting.seed) : game.read(sitting.start);

/** The seats that must decide now; while somebody's ended turn waits, nobody else is asked. */
export function askedOf(game: AnyGame, sitting: Sitting): readonly Seat[] {
  if (sitting.state === null || sitting.ended !== null) return [];
  return sitting.holding === null ? game.toAct(sitting.state) : [sitting.holding];
}

/** The game as a file: everything needed to play it again. */
export function savedOf(sitting: Sitting): SavedGame {
  const { game, rules, seed, start, moves } = sitting;
  return { game, rules, ...setupOf(sitting), seed, ...(start !== undefined && { start }), moves: moves.map(({ seat, text }) => `${seat} ${text}`) };
}
