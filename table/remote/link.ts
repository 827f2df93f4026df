/** A line to the server that mends itself: questions with their answers, and news in between. */
import { type Reason, Refusal } from '@bottega/kernel';

/** What is needed of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** `closed` is for good: the server said that trying again is of no use. */
export type LinkState = 'opening' | 'open' | 'broken' | 'closed';

export interface LinkOptions {
  connect(): Socket;
  hear(message: unknown): void;
  changed(state: LinkState): void;
}

interface Waiting {
  resolve(answer: Readonly<Record<string, unknown>>): void;
  reject(error: Error): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** A line that is silent for so long is asked whether it still stands, and given up after as long again. */
const SILENCE = 15_000;
/** Somebody looks at the page again: whether the line survived should be known soon. */
const PROBE = 4000;
/** Close codes from here to 4999 are the server's own: it has looked at the request and refuses it. */
const REFUSED = 4400;

export class Link {
  state: LinkState = 'opening';
  private socket: Socket | null = null;
  private readonly options: LinkOptions;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LinkOptions) {
    this.options = options;
    this.open();
  }

  /** The server's answer; refused with its reason, or because the line broke before the answer came. */
  ask(question: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
    if (this.state !== 'open') return Promise.reject(new Refusal({ code: 'offline' }));
    this.asked++;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket?.send(JSON.stringify({ ...question, id }));
    });
  }

  /** Tries again at once, when there is reason to hope: the network is back, somebody looks at the page. */
  nudge(): void {
    if (this.state === 'broken') this.open();
    else if (this.state === 'open') this.probe(PROBE);
  }

  /** Connects anew, because the server should look again at who this is. */
  reopen(): void {
    this.drop();
    this.enter('opening');
    this.open();
  }

  close(): void {
    this.end('closed');
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = this.options.connect();
    this.socket = socket;
    socket.onopen = () => {
      this.enter('open');
      this.listen();
    };
    socket.onmessage = ({ data }) => {
      this.listen();
      this.receive(JSON.parse(String(data)));
    };
    socket.onclose = ({ code }) => {
      if (code >= REFUSED) this.end('closed');
      else this.broke();
    };
  }

  private receive(message: { id?: number; error?: Reason; is?: string } & Readonly<Record<string, unknown>>): void {
    if (message.is !== undefined) {
      // a server that lets in and turns away at once is no better than none
      this.failures = 0;
      this.options.hear(message);
      return;
    }
    const waiting = this.waiting.get(message.id ?? 0);
    if (waiting === undefined) return;
    this.waiting.delete(message.id ?? 0);
    if (message.error === undefined) waiting.resolve(message);
    else waiting.reject(new Refusal(message.error));
  }

  private listen(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.probe(SILENCE), SILENCE);
  }

  /** Asks whether the line still stands; without any answer in time it does not. */
  private probe(patience: number): void {
    clearTimeout(this.timer);
    this.ask({ do: 'ping' }).catch(() => {});
    this.timer = setTimeout(() => this.broke(), patience);
  }

  private broke(): void {
    this.drop();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures++;
    this.enter('broken');
    // not all at once when a server comes back
    this.timer = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  private end(state: LinkState): void {
    this.drop();
    this.enter(state);
  }

  private drop(): void {
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    if (socket !== null) {
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of lost) reject(new Refusal({ code: 'connection-lost' }));
  }

  private enter(state: LinkState): void {
    if (state === this.state) return;
    this.state = state;
    this.options.changed(state);
  }
}
