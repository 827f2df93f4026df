/** A game being played: its record, its present state, and the way back. */
import * as v from 'valibot';
import { attempt, reveals } from './attempt.ts';
import { parse } from './edition.ts';
import type { AnyGame, BaseMove, BaseState, GameEvent, Log, Seat, Setup } from './game.ts';
import { Refusal, refuse } from './refusal.ts';

/** A saved game: everything needed to play it again, readable by a person. */
export interface SavedGame extends Setup {
  readonly game: string;
  /** Version of the rules it was played with. */
  readonly rules: number;
  readonly seed: string;
  /** What was known of the seed before the game, at a table with friends. */
  readonly seedHash?: string;
  /** The state it began with, where that was not the setup. */
  readonly start?: unknown;
  /** Each move as seat and notation: "0 take green". */
  readonly moves: readonly string[];
}

const SAVED_GAME = v.strictObject({
  game: v.string(),
  rules: v.number(),
  players: v.number(),
  options: v.optional(v.record(v.string(), v.union([v.string(), v.boolean()]))),
  edition: v.optional(v.unknown()),
  seed: v.string(),
  seedHash: v.optional(v.string()),
  start: v.optional(v.unknown()),
  moves: v.array(v.string()),
});

export function readSavedGame(json: unknown): SavedGame {
  return parse(SAVED_GAME, json, 'bad-saved-game') as SavedGame;
}

interface Past {
  readonly state: BaseState;
  readonly seat: Seat;
  /** Whether taking it back would let the mover know more than before. */
  readonly revealed: boolean;
}

export class Match<State extends BaseState = BaseState> {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seed: string;
  state: State;
  private readonly start: State | undefined;
  private readonly moves: string[] = [];
  private readonly past: Past[] = [];

  /** Begins with the setup, or with a state that came from elsewhere. */
  constructor(game: AnyGame, setup: Setup, seed: string, start?: State) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.start = start && game.clone(start);
    this.state = start ?? game.setup(setup, seed);
  }

  /** The number of moves made. */
  get length(): number {
    return this.moves.length;
  }

  play(seat: Seat, move: unknown, log?: Log): void {
    const before = this.game.clone(this.state) as State;
    const played: BaseMove = attempt(this.game, this.state, seat, move, log);
    this.past.push({ state: before, seat, revealed: reveals(this.game, before, seat, played) });
    this.moves.push(`${seat} ${this.game.notation.write(played)}`);
  }

  /** The seat that made the last move, when it may be taken back without having shown anything. */
  get freelyUndone(): Seat | null {
    const last = this.past.at(-1);
    return last === undefined || last.revealed ? null : last.seat;
  }

  /** Takes the last move back, whatever it showed; false when there is none. */
  undo(): boolean {
    const last = this.past.pop();
    if (last === undefined) return false;
    this.moves.pop();
    this.state = last.state as State;
    return true;
  }

  save(): SavedGame {
    const start = this.start && { start: this.start };
    return { game: this.game.id, rules: this.game.version, ...this.setup, seed: this.seed, ...start, moves: [...this.moves] };
  }
}

type Seen = (step: { number: number; text: string; events: GameEvent[]; match: Match }) => void;

/**
 * Plays a saved game again, move by move, and hands every move to `seen` with what happened. A game of earlier rules is
 * taken along: what they did by themselves is played in its place. Where it can't go on, it is refused with the move
 * and the reason.
 */
export function replay(game: AnyGame, saved: SavedGame, seen?: Seen): Match {
  needRules(game, saved);
  const { players, options, edition, start } = saved;
  const setup: Setup = { players, ...(options && { options }), ...(edition !== undefined && { edition }) };
  const match = new Match(game, setup, saved.seed, start === undefined ? undefined : game.read(start));
  const play = (seat: Seat, move: unknown, text: string): void => {
    const events: GameEvent[] = [];
    match.play(seat, move, (event) => events.push(event));
    seen?.({ number: match.length, text, events, match });
  };
  const settle = (): void => {
    for (let former = formerMove(game, match.state, saved.rules); former !== null; former = formerMove(game, match.state, saved.rules))
      play(former.seat, former.move, `${former.seat} ${game.notation.write(former.move)}`);
  };
  settle();
  saved.moves.forEach((text, index) => {
    try {
      const [, seat, notation] = /^(\d+) (.+)$/.exec(text) ?? refuse({ code: 'not-a-move', text });
      play(Number(seat), game.notation.read(notation as string), text);
      settle();
    } catch (error) {
      throw atMove(game, saved, index, error);
    }
  });
  return match;
}

/** Refuses a saved game of another game, or of rules that are not known yet. */
export function needRules(game: AnyGame, saved: SavedGame): void {
  if (saved.game !== game.id) refuse({ code: 'unknown-game', game: saved.game, known: [game.id] });
  if (saved.rules > game.version) refuse({ code: 'newer-rules', saved: saved.rules, present: game.version });
}

/** What to throw when a move of a saved game can't be made: a refusal then names the move. */
export function atMove(game: AnyGame, saved: SavedGame, index: number, error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const place = { move: index + 1, text: saved.moves[index] };
  if (saved.rules === game.version) return new Refusal({ ...error.reason, ...place });
  return new Refusal({ code: 'other-rules', saved: saved.rules, present: game.version, ...place });
}

/** What that version of the rules did by itself in this position, where the present one asks. */
export function formerMove(game: AnyGame, state: BaseState, version: number): { readonly seat: Seat; readonly move: BaseMove } | null {
  if (version === game.version || game.formerly === undefined) return null;
  for (const seat of game.toAct(state)) {
    const move = game.formerly(state, seat, version);
    if (move !== null) return { seat, move };
  }
  return null;
}
