/** A game at one terminal: people and bots around the same table. */
import { chooseMove, type Level } from '@bottega/bots';
import { type BaseMove, type GameBox, type GameEvent, randomFrom, type Seat } from '@bottega/kernel';
import type { TableLog } from '@bottega/table';
import { freeUndo } from '@bottega/table/sitting';

export type UndoRefusal = 'nothing' | 'other' | 'revealed';

export class Session {
  readonly box: GameBox;
  readonly log: TableLog;

  constructor(box: GameBox, log: TableLog) {
    this.box = box;
    this.log = log;
  }

  isPerson(seat: Seat): boolean {
    return this.log.sitters[seat].level === null;
  }

  get people(): Seat[] {
    return this.log.sitters.flatMap((_, seat) => (this.isPerson(seat) ? [seat] : []));
  }

  /** The seat to go on with: bots first, since people like to see what is known before they decide. */
  get next(): Seat | undefined {
    const acting = this.box.game.toAct(this.log.state);
    return acting.find((seat) => !this.isPerson(seat)) ?? acting[0];
  }

  play(seat: Seat, move: unknown): void {
    const number = this.log.length;
    if (this.isPerson(seat)) this.log.ask({ do: 'play', number, move: move as BaseMove }, seat);
    else this.log.ask({ do: 'bot-move', seat, number, move });
  }

  playBot(seat: Seat): void {
    const { game } = this.box;
    const random = randomFrom(`${this.log.sitting.seed}/${seat}/${this.log.length}`);
    this.play(seat, chooseMove(this.box, game.view(this.log.state, seat), seat, this.log.sitters[seat].level as Level, random));
  }

  /** Makes the only move a person has, who need not be asked; false when there is a choice. */
  playForced(seat: Seat): boolean {
    const moves: readonly BaseMove[] = this.box.game.legal(this.log.state, seat);
    if (moves.length === 1) this.play(seat, moves[0]);
    return moves.length === 1;
  }

  /**
   * The number of moves before a seat's last decision, or −1: where there was nothing else to do, it decided nothing.
   */
  private lastOf(seat: Seat): number {
    const { moves } = this.log.sitting;
    let at = moves.length - 1;
    while (at >= 0 && !(moves[at].seat === seat && this.box.game.legal(this.log.at(at), seat).length > 1)) at--;
    return at;
  }

  hasMoved(seat: Seat): boolean {
    return this.lastOf(seat) >= 0;
  }

  /** What that seat may know of since its last decision, that move included. */
  since(seat: Seat): GameEvent[] {
    const last = this.lastOf(seat);
    return this.log.lines(seat).flatMap(({ number, event }) => (number > last ? [event] : []));
  }

  /** Everything that everyone saw after so many moves. */
  heardSince(moves: number): GameEvent[] {
    return this.log.lines(null).flatMap(({ number, event }) => (number > moves ? [event] : []));
  }

  /**
   * Takes the seat's last decision back and says how many moves went. In a casual game that goes over the bots'
   * answers; otherwise nobody else may have moved since, and nothing may have been revealed.
   */
  undo(seat: Seat): number | UndoRefusal {
    const to = this.lastOf(seat);
    const { length, sitting } = this.log;
    if (to < 0) return 'nothing';
    if (this.log.anythingBack) this.log.ask({ do: 'ask-undo', to }, seat);
    else {
      if (sitting.moves.slice(to).some((made) => made.seat !== seat)) return 'other';
      const free = freeUndo(this.box.game, sitting, seat, (number) => this.log.at(number));
      if (free === undefined || free > to) return 'revealed';
      this.log.ask({ do: 'undo', to }, seat);
    }
    return length - to;
  }
}
