/** A game at one terminal: people and bots around the same match, with its log and the way back. */
import { chooseMove } from '@bottega/bots';
import {
  type BaseMove,
  type BaseState,
  type GameBox,
  type GameEvent,
  Match,
  Refusal,
  randomFrom,
  refuse,
  replay,
  reveals,
  type SavedGame,
  type Seat,
  type Setup,
  sameJson,
} from '@bottega/kernel';
import type { Sitter } from '../saved.ts';

interface Step {
  readonly seat: Seat;
  /** How many events had happened before it. */
  readonly from: number;
  /** Whether it showed its mover something new or, when a bot made it, a person at the table. */
  readonly revealing: boolean;
  /** Whether there was nothing else to do; such a move was not really its mover's. */
  readonly forced: boolean;
}

export type UndoRefusal = 'nothing' | 'other' | 'revealed';

export class Session {
  readonly box: GameBox;
  readonly sitters: readonly Sitter[];
  readonly match: Match;
  private readonly events: GameEvent[] = [];
  private readonly steps: Step[] = [];

  constructor(box: GameBox, sitters: readonly Sitter[], match: Match) {
    this.box = box;
    this.sitters = sitters;
    this.match = match;
  }

  static begin(box: GameBox, sitters: readonly Sitter[], setup: Setup, seed: string): Session {
    return new Session(box, sitters, new Match(box.game, setup, seed));
  }

  static resume(box: GameBox, sitters: readonly Sitter[], saved: SavedGame): Session {
    const session = new Session(box, sitters, replay(box.game, { ...saved, moves: [] }));
    saved.moves.forEach((text, index) => {
      try {
        const [, seat, notation] = /^(\d+) (.+)$/.exec(text) ?? refuse({ code: 'not-a-move', text });
        session.play(Number(seat), box.game.notation.read(notation));
      } catch (error) {
        if (error instanceof Refusal) throw new Refusal({ ...error.reason, move: index + 1, text });
        throw error;
      }
    });
    return session;
  }

  get humans(): Seat[] {
    return this.sitters.flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []));
  }

  /** The seat to go on with: bots first, since people like to see what is known before they decide. */
  get next(): Seat | undefined {
    const acting = this.box.game.toAct(this.match.state);
    return acting.find((seat) => this.sitters[seat] !== 'human') ?? acting[0];
  }

  play(seat: Seat, move: unknown): void {
    const { game } = this.box;
    const before: BaseState = game.clone(this.match.state);
    const forced = game.legal(before, seat).length === 1;
    const from = this.events.length;
    this.match.play(seat, move, (event) => this.events.push(event));
    const made = move as BaseMove;
    const shown = this.sitters[seat] !== 'human' && this.humans.some((human) => this.shows(before, seat, made, human));
    this.steps.push({ seat, from, revealing: shown || reveals(game, before, seat, made), forced });
  }

  /** Whether another's move tells that person something: by what it turns up, or because only its mover knew it could be made. */
  private shows(before: BaseState, seat: Seat, move: BaseMove, human: Seat): boolean {
    const { game } = this.box;
    try {
      if (!sameJson(game.legal(game.view(before, human), seat), game.legal(before, seat))) return true;
    } catch {
      return true;
    }
    return reveals(game, before, seat, move, human);
  }

  playBot(seat: Seat): void {
    const level = this.sitters[seat];
    if (level === 'human') throw new Error(`seat ${seat} is not a bot`);
    const random = randomFrom(`${this.match.seed}/${seat}/${this.match.length}`);
    this.play(seat, chooseMove(this.box, this.box.game.view(this.match.state, seat), seat, level, random));
  }

  /** Makes the only move a person has, who need not be asked; false when there is a choice. */
  playForced(seat: Seat): boolean {
    const moves: readonly BaseMove[] = this.box.game.legal(this.match.state, seat);
    if (moves.length === 1) this.play(seat, moves[0]);
    return moves.length === 1;
  }

  hasMoved(seat: Seat): boolean {
    return this.steps.some((step) => step.seat === seat && !step.forced);
  }

  /** What that seat may know of since its last real move, that move included. */
  since(seat: Seat): GameEvent[] {
    const last = this.steps.findLast((step) => step.seat === seat && !step.forced);
    return this.events.slice(last?.from ?? 0).filter((event) => event.only === undefined || event.only === seat);
  }

  /** Everything that everyone saw from an event on. */
  heardBy(all: number): GameEvent[] {
    return this.events.slice(all).filter((event) => event.only === undefined);
  }

  get heard(): number {
    return this.events.length;
  }

  /** Takes the seat's last move back, over the bots' answers, unless that would undo a revelation; says how many moves went. */
  undo(seat: Seat): number | UndoRefusal {
    let count = 0;
    for (;;) {
      const step = this.steps.at(-1 - count);
      if (step === undefined) return 'nothing';
      if (step.seat !== seat && this.sitters[step.seat] === 'human') return 'other';
      if (step.revealing) return 'revealed';
      count++;
      if (step.seat === seat && !step.forced) break;
    }
    for (let undone = 0; undone < count; undone++) this.match.undo();
    const [first] = this.steps.splice(-count);
    this.events.length = first.from;
    return count;
  }
}
