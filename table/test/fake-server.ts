/** The smallest server there can be: one match, told to each end as the wire's messages. */
import { box } from '@bottega/carrara';
import { type BaseMove, type GameEvent, Match, Refusal, type Seat } from '@bottega/kernel';
import { diff, type LogLine } from '../index.ts';
import type { Socket } from '../remote/link.ts';
import type { ClientMessage, Hello, Summary } from '../wire.ts';

const { game } = box;

class End implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  closed = false;
  view: unknown = null;
  readonly server: FakeServer;
  readonly seat: Seat;
  constructor(server: FakeServer, seat: Seat) {
    this.server = server;
    this.seat = seat;
  }
  send(text: string): void {
    this.server.hear(this, JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  tell(message: unknown): void {
    if (!this.closed) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export class FakeServer {
  readonly match: Match;
  readonly asked: string[] = [];
  readonly ends: End[] = [];
  /** Swallows answers and news, as a line that breaks at the wrong moment does. */
  mute = false;
  reachable = true;
  bots: Seat[] = [];
  hints = false;
  private readonly lines: LogLine[] = [];
  private holding: Seat | undefined;

  constructor(options: Readonly<Record<string, unknown>> = {}) {
    this.match = new Match(game, { players: 2, options: { hidden: true, ...options } }, 'fake');
  }

  connect(seat: Seat): Socket {
    const end = new End(this, seat);
    queueMicrotask(() => {
      if (!this.reachable) return end.onclose?.({ code: 1006, reason: '' });
      this.ends.push(end);
      end.onopen?.();
      this.greet(end);
    });
    return end;
  }

  cut(): void {
    for (const end of this.ends.splice(0)) end.onclose?.({ code: 1006, reason: '' });
  }

  play(seat: Seat, move: BaseMove, hold = false): void {
    const events: GameEvent[] = [];
    const { turn } = this.match.state;
    this.match.play(seat, move, (event) => events.push(event));
    this.holding = hold && this.match.state.turn !== turn ? seat : undefined;
    for (const event of events) this.lines.push({ number: this.match.length, mover: seat, event });
    this.publish((viewer) => ({ is: 'step', mover: seat, ...(viewer === seat && { move: game.notation.write(move) }) }), events);
  }

  hear(end: End, message: ClientMessage): void {
    this.asked.push(message.do);
    try {
      const answer = this.answer(end, message);
      if (!this.mute) end.tell({ id: message.id, ok: true, ...answer });
    } catch (error) {
      end.tell({ id: message.id, error: (error as Refusal).reason });
    }
  }

  private answer(end: End, message: ClientMessage): object {
    if (message.do === 'play') {
      if (message.number !== this.match.length) throw new Refusal({ code: 'out-of-date' });
      this.play(end.seat, typeof message.move === 'string' ? game.notation.read(message.move) : message.move, message.hold);
    } else if (message.do === 'undo') {
      this.holding = undefined;
      while (this.match.length > message.to) this.match.undo();
      while ((this.lines.at(-1)?.number ?? 0) > message.to) this.lines.pop();
      this.publish((viewer) => ({ is: 'back', seat: end.seat, ...this.wayBack(viewer) }));
    } else if (message.do === 'end-turn') {
      this.holding = undefined;
      for (const each of this.ends) each.tell({ is: 'table', change: {}, ...this.moment() });
    } else if (message.do === 'look') {
      const copy = new Match(game, this.match.setup, this.match.seed);
      for (const text of this.match.save().moves.slice(0, message.number)) copy.play(Number(text[0]), game.notation.read(text.slice(2)));
      return { view: game.view(copy.state, end.seat) };
    }
    return {};
  }

  private publish(message: (viewer: Seat) => object, events: readonly GameEvent[] = []): void {
    for (const end of this.ends) {
      const view = game.view(this.match.state, end.seat);
      const log = events.filter((event) => event.only === undefined || event.only === end.seat);
      const change = diff(end.view, view);
      end.view = structuredClone(view);
      if (!this.mute) end.tell({ ...message(end.seat), ...this.moment(), log, ...(change && { patch: change }) });
    }
  }

  private greet(end: End): void {
    const view = game.view(this.match.state, end.seat);
    end.view = structuredClone(view);
    const log = this.lines.filter(({ event }) => event.only === undefined || event.only === end.seat);
    const hello = {
      is: 'hello' as const,
      table: this.summary(),
      viewer: end.seat,
      view,
      log,
      chat: [],
      reactions: [],
      muted: [],
      here: [0, 1],
      thinking: null,
    };
    end.tell({ ...hello, ...this.moment(), ...this.wayBack(end.seat) } satisfies Hello);
  }

  private moment() {
    return { number: this.match.length, ...(this.holding !== undefined && { holding: this.holding }) };
  }

  /** One move at a time. */
  private wayBack(seat: Seat) {
    return this.match.freelyUndone === seat ? { undo: this.match.length - 1 } : {};
  }

  private summary(): Summary {
    const seat = (index: Seat) => {
      const bot = this.bots.includes(index);
      return { kind: bot ? 'bot' : 'person', name: bot ? null : 'AB'[index], player: null, level: bot ? 'greedy' : null, resigned: false } as const;
    };
    return {
      id: 't',
      game: game.id,
      rules: game.version,
      name: null,
      players: 2,
      options: {},
      settings: {
        listed: false,
        spectators: true,
        chat: true,
        pace: { kind: 'none' },
        timeout: 'wait',
        timeoutLevel: 'greedy',
        ...(this.hints && { hints: true }),
      },
      host: 'p',
      status: 'playing',
      seats: [seat(0), seat(1)],
      opened: 0,
      started: 0,
      ended: null,
      toAct: game.toAct(this.match.state),
      undo: null,
      votes: [],
      outcome: null,
      seedHash: '',
      seed: null,
      rematch: null,
    };
  }
}
