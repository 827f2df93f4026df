/** Asks the bots of one table for their moves, one decision at a time. */
import type { BaseMove, Seat } from '@bottega/kernel';
import { askedOf, kindOf, type Sitting } from '@bottega/table/sitting';
import type { LiveTable } from './live-table.ts';
import type { RoomServices } from './services.ts';

/** A table of bots alone goes on only while somebody looks on, unless a tournament waits for it. */
export const hasPeople = ({ seats, tournament }: Sitting): boolean => tournament !== undefined || seats.some(({ player }) => player !== null);

interface Thinking {
  readonly seat: Seat;
  /** The decision is the one after that many moves. */
  readonly number: number;
  readonly stop: AbortController;
  /** Whether it waits for others, or thinks for a shorter time than usual. */
  busy: boolean;
}

export class BotTurns {
  private readonly services: RoomServices;
  private readonly play: (seat: Seat, number: number, move: BaseMove) => Promise<void>;
  private readonly busy: (seat: Seat) => void;
  private thinking: Thinking | undefined;

  /** `play` is called with each move that a bot has chosen, `busy` when others keep a bot waiting. */
  constructor(services: RoomServices, play: (seat: Seat, number: number, move: BaseMove) => Promise<void>, busy: (seat: Seat) => void) {
    this.services = services;
    this.play = play;
    this.busy = busy;
  }

  /** The seat of the bot that is thinking. */
  get seat(): Seat | null {
    return this.thinking?.seat ?? null;
  }

  get isBusy(): boolean {
    return this.thinking?.busy ?? false;
  }

  /** The bot that must decide now, unless it is being asked already. */
  next({ game, sitting }: LiveTable, watched: boolean): Seat | undefined {
    if (sitting.holding !== null || this.thinking?.number === sitting.moves.length) return undefined;
    if (!watched && !hasPeople(sitting)) return undefined;
    return askedOf(game, sitting).find((asked) => kindOf(sitting.seats[asked]) === 'bot');
  }

  ask({ game, sitting, people }: LiveTable, seat: Seat, notBefore: number): void {
    this.stop();
    const stop = new AbortController();
    const number = sitting.moves.length;
    const thinking: Thinking = { seat, number, stop, busy: false };
    this.thinking = thinking;
    const { signal } = stop;
    const busy = (): void => {
      if (thinking.busy || signal.aborted) return;
      thinking.busy = true;
      this.busy(seat);
    };
    const choose = async () => {
      const level = sitting.seats[seat].bot!;
      const share = people(sitting.host).id;
      const question = { game, level, seat, view: game.view(sitting.state, seat), mind: `${sitting.id} ${seat}`, signal, share, busy };
      return this.services.bots.choose(question, notBefore);
    };
    choose()
      .then((move) => (signal.aborted ? undefined : this.play(seat, number, move)))
      .catch((error) => {
        if (!signal.aborted) this.services.report(error);
      })
      .finally(() => {
        if (this.thinking?.stop === stop) this.thinking = undefined;
      });
  }

  /** Calls off a decision that is not the one after that many moves any more; without a number, any. */
  stop(number?: number): void {
    if (this.thinking === undefined || this.thinking.number === number) return;
    this.thinking.stop.abort();
    this.thinking = undefined;
  }
}
