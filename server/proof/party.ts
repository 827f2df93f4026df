/** A table with everybody who may be at one, each on a connection of their own. */
import type { AnyGame } from '@bottega/kernel';
import type { Answer, OpenTable } from '@bottega/table/wire';
import { TestPlayer, TestScreen } from '../test/client.ts';
import { flawed, type MoveWish, type Step, type Who } from './messages.ts';

export interface Terms {
  readonly game: string;
  readonly spectators: boolean;
  readonly chat: boolean;
  /** Whether the second player has sat down, so that the game has begun. */
  readonly begun: boolean;
}

export class Party {
  readonly table: string;
  private readonly game: AnyGame;
  private readonly players: Readonly<Record<Who, TestPlayer>>;
  private readonly screens = new Map<Who, TestScreen>();
  private last = '{}';

  private constructor(table: string, game: AnyGame, players: Readonly<Record<Who, TestPlayer>>) {
    this.table = table;
    this.game = game;
    this.players = players;
  }

  static async open(port: number, game: AnyGame, { spectators, chat, begun }: Terms): Promise<Party> {
    const [ada, bea, cleo] = await Promise.all(['Ada', 'Bea', 'Cleo'].map((name) => TestPlayer.named(port, name)));
    const settings = { listed: false, spectators, chat, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random' } satisfies OpenTable['settings'];
    const table = await ada.open({ game: game.id, settings });
    if (begun) await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
    return new Party(table, game, { ada, 'ada again': ada, bea, cleo, nobody: new TestPlayer(port) });
  }

  /** The connection of somebody, opened anew where it was closed; undefined when the table is not for them. */
  async screen(who: Who): Promise<TestScreen | undefined> {
    const known = this.screens.get(who);
    if (known !== undefined && known.closed === undefined) return known;
    const screen = await TestScreen.open(this.players[who], this.table, this.game);
    this.screens.set(who, screen);
    return screen.closed === undefined ? screen : undefined;
  }

  get open(): TestScreen[] {
    return [...this.screens.values()].filter(({ closed }) => closed === undefined);
  }

  /** A wish as a message, at the moment when it is sent. */
  textOf({ wish }: Step, screen: TestScreen): string {
    if (wish.kind === 'right') this.last = JSON.stringify(wish.given);
    else if (wish.kind === 'nearly') this.last = flawed(wish.given, wish.flaw);
    else if (wish.kind === 'text') this.last = wish.text;
    else if (wish.kind === 'move') this.last = JSON.stringify({ id: wish.move.nth, do: 'play', ...this.moveOf(wish.move, screen) });
    return this.last;
  }

  private moveOf({ nth, form, others, off, hold }: MoveWish, screen: TestScreen) {
    const { game } = this;
    // legal moves are known to whoever must decide; somebody else's are taken from their page
    const source = screen.mustDecide && !others ? screen : this.open.find((one) => one.mustDecide && one.viewer !== screen.viewer);
    const moves = source === undefined ? [] : game.legal(source.view as never, source.viewer!);
    const move = moves.length === 0 ? { do: 'pass' } : moves[nth % moves.length];
    const written =
      form === 'notation' && moves.length > 0 ? game.notation.write(move) : form === 'broken' ? { ...move, [Object.keys(move).at(-1)!]: nth } : move;
    return { number: Math.max(0, screen.number + off), move: written, ...(hold && { hold }) };
  }

  close(): void {
    for (const screen of this.screens.values()) screen.terminate();
  }
}

/** The answers among what was heard from that place on. */
export const answersFrom = (screen: TestScreen, from: number): Answer[] =>
  screen.heard.slice(from).flatMap((text) => {
    const message = JSON.parse(text) as object;
    return 'id' in message ? (message as Answer) : [];
  });
