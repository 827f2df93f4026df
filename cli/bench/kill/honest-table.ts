/**
 * Two people who play and talk, and come back whenever the line breaks, as a page does: a move that was on its way is
 * sent again, as it was, if the table does not show it.
 */
import { type AnyGame, type BaseMove, type Random, randomFrom, type Seat } from '@bottega/kernel';
import { TestPlayer, type TestScreen } from '../../../server/test/client.ts';
import { pause } from '../server/load.ts';
import { Ledger } from './ledger.ts';

/** Milliseconds from one move to the next at most: the players leave the machine to the server. */
const THINKING = 60;
const AGAIN = 100;
/** One move in so many is talked about. */
const TALK = 4;
/** Close codes from here on are the server's own word: it does not know the table, or who this is. */
const REFUSED = 4400;

/** Where the two connect now: with several processes on one database, to any that runs. */
export type Places = () => readonly [number, number];

export class HonestTable {
  readonly id: string;
  readonly ledger = new Ledger();
  /** Times that nothing was heard on a line that stood. */
  stalled = 0;
  private readonly game: AnyGame;
  private readonly players: readonly TestPlayer[];
  private readonly places: Places;
  private readonly random: Random;
  private screens: readonly TestScreen[] = [];
  private said = 0;
  private pending: { readonly number: number; readonly seat: Seat; readonly move: BaseMove } | undefined;

  private constructor(id: string, game: AnyGame, players: readonly TestPlayer[], places: Places) {
    this.id = id;
    this.game = game;
    this.players = players;
    this.places = places;
    this.random = randomFrom(id);
  }

  static async open(game: AnyGame, places: Places): Promise<HonestTable> {
    const ports = places();
    const players = [await TestPlayer.named(ports[0], 'Ada'), await TestPlayer.named(ports[1], 'Bea')];
    const id = await players[0].open({ game: game.id });
    const { status } = await players[1].send('POST', `/api/tables/${id}/sit`, { seat: 1 });
    if (id === undefined || status !== 200) throw new Error('the table could not be opened');
    return new HonestTable(id, game, players, places);
  }

  /** Plays to the end of the game, or until told to stop. */
  async play(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      try {
        if (!(await this.connect())) await pause(AGAIN);
        else if (await this.playOn(stopped)) return;
      } catch (error) {
        if (!(error instanceof Error) || !error.message.includes('in time')) throw error;
        this.stalled++;
      } finally {
        for (const screen of this.screens) screen.terminate();
      }
    }
  }

  private async connect(): Promise<boolean> {
    const ports = this.places();
    for (const [seat, player] of this.players.entries()) player.base = `http://127.0.0.1:${ports[seat]}`;
    this.screens = await Promise.all(this.players.map((player) => player.watch(this.id, this.game)));
    for (const { closed } of this.screens) if (closed !== undefined && closed >= REFUSED) throw new Error(`table ${this.id} was refused with ${closed}`);
    if (this.broken) return false;
    if (this.screens.some(({ viewer }, seat) => viewer !== seat)) throw new Error(`somebody lost their seat at table ${this.id}`);
    return true;
  }

  private get broken(): boolean {
    return this.screens.some(({ closed }) => closed !== undefined);
  }

  /** True when the game is over, false when the line broke. */
  private async playOn(stopped: () => boolean): Promise<boolean> {
    while (!stopped() && !this.broken) {
      await this.agree();
      if (this.broken) return false;
      if (this.screens[0].table.status !== 'playing') return true;
      if (this.random(TALK) === 0) await this.talk();
      await this.move();
      await pause(this.random(THINKING));
    }
    return false;
  }

  /** With several processes, one page may know more than the other for a moment. */
  private async agree(): Promise<void> {
    const most = Math.max(...this.screens.map(({ number }) => number));
    this.ledger.show(most);
    await this.until(most);
  }

  /** Resolves when every page shows so many moves, or is cut off. */
  private async until(number: number): Promise<void> {
    for (const screen of this.screens) await screen.until(() => screen.number >= number || screen.closed !== undefined);
  }

  private async talk(): Promise<void> {
    const words = `${this.id} ${this.said++}`;
    this.ledger.sendWords(words);
    const answer = await this.screens[this.random(2)].ask({ do: 'chat', text: words });
    if ('ok' in answer) this.ledger.acknowledgeWords(words);
    else if (answer.error.code !== 'closed') throw new Error(JSON.stringify(answer.error));
  }

  private async move(): Promise<void> {
    const { number, seat, move } = this.next();
    this.pending = { number, seat, move };
    this.ledger.sendMove(number, this.game.notation.write(move));
    const answer = await this.screens[seat].ask({ do: 'play', number, move });
    if ('ok' in answer) this.ledger.acknowledgeMove(number);
    else if (answer.error.code === 'closed') return;
    // the database may finish a dead process's last move late: a page waits for the news and goes on
    else if (answer.error.code !== 'out-of-date') throw new Error(JSON.stringify(answer.error));
    await this.until(number + 1);
  }

  /** What was on its way when the line broke, if it did not arrive; otherwise something new. */
  private next(): { number: number; seat: Seat; move: BaseMove } {
    const { number } = this.screens[0];
    if (this.pending?.number === number) return this.pending;
    const screen = this.screens.find((one) => one.mustDecide);
    if (screen === undefined) throw new Error(`nobody must decide at table ${this.id}`);
    const moves = this.game.legal(screen.view as never, screen.viewer!);
    return { number, seat: screen.viewer!, move: moves[this.random(moves.length)] };
  }
}
