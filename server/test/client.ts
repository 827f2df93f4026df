/** Players for the tests: they speak HTTP and WebSocket as a page does, and keep every byte they hear. */
import type { AnyGame, Viewer } from '@bottega/kernel';
import { patch } from '@bottega/table/patch';
import type { Answer, Ask, Hello, OpenTable, ServerMessage, Summary } from '@bottega/table/wire';
import { WebSocket } from 'ws';

export class TestPlayer {
  base: string;
  cookie = '';
  token = '';

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`;
  }

  static async named(port: number, name: string): Promise<TestPlayer> {
    const player = new TestPlayer(port);
    await player.post('/api/me', { name });
    return player;
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<{ status: number; body: never; headers: Headers }> {
    const who: Record<string, string> = this.token ? { Authorization: `Bearer ${this.token}` } : { Origin: this.base };
    if (this.cookie) who.Cookie = this.cookie;
    if (body !== undefined) who['Content-Type'] = 'application/json';
    const response = await fetch(this.base + path, { method, headers: { ...who, ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0];
    const text = await response.text();
    return { status: response.status, body: (/^[[{]/.test(text) ? JSON.parse(text) : text) as never, headers: response.headers };
  }

  get<Body = never>(path: string): Promise<Body> {
    return this.send('GET', path).then(({ body }) => body as Body);
  }

  post<Body = never>(path: string, body: unknown = {}): Promise<Body> {
    return this.send('POST', path, body).then((answer) => answer.body as Body);
  }

  async open(wish: Partial<OpenTable> = {}): Promise<string> {
    const players = wish.players ?? 2;
    const body: OpenTable = {
      game: 'carrara',
      players,
      options: {},
      seats: Array.from({ length: players }, () => ({ kind: 'open' })),
      seat: 0,
      ...wish,
      settings: { listed: false, spectators: true, chat: true, pace: { kind: 'none' }, timeout: 'wait', timeoutLevel: 'random', ...wish.settings },
    };
    const { id } = await this.post<{ id: string }>('/api/tables', body);
    return id;
  }

  watch(table: string, game?: AnyGame): Promise<TestScreen> {
    return TestScreen.open(this, table, game);
  }
}

/** A page at a table: it knows its view only by what it was sent. */
export class TestScreen {
  readonly heard: string[] = [];
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly hopes = new Set<() => void>();
  private last = 0;
  private readonly game: AnyGame | undefined;
  hello: Hello | undefined;
  table!: Summary;
  view: unknown = null;
  viewer: Viewer = null;
  number = 0;
  here: readonly number[] = [];
  closed: number | undefined;

  private constructor(socket: WebSocket, game: AnyGame | undefined) {
    this.socket = socket;
    this.game = game;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', (code) => {
      this.closed = code;
      for (const hope of this.hopes) hope();
      for (const answer of this.waiting.values()) answer({ id: 0, error: { code: 'closed' } });
    });
    socket.on('error', () => {});
  }

  static async open(player: TestPlayer, table: string, game?: AnyGame, origin = player.base): Promise<TestScreen> {
    const socket = new WebSocket(`${player.base.replace('http', 'ws')}/api/tables/${table}/live`, {
      headers: { Cookie: player.cookie, Origin: origin, ...(player.token !== '' && { Authorization: `Bearer ${player.token}` }) },
    });
    const screen = new TestScreen(socket, game);
    await screen.until(() => screen.hello !== undefined || screen.closed !== undefined);
    return screen;
  }

  ask(ask: Ask): Promise<Answer> {
    const id = ++this.last;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      if (this.closed !== undefined) resolve({ id, error: { code: 'closed' } });
      else this.socket.send(JSON.stringify({ id, ...ask }));
    });
  }

  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  until(condition: () => boolean, milliseconds = 20_000): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.hopes.delete(look);
        reject(new Error('it did not happen in time'));
      }, milliseconds);
      const look = (): void => {
        if (!condition()) return;
        clearTimeout(late);
        this.hopes.delete(look);
        resolve();
      };
      this.hopes.add(look);
    });
  }

  /** Whether this page would let its player decide now. */
  get mustDecide(): boolean {
    const { game, view, viewer } = this;
    return game !== undefined && view !== null && viewer !== null && this.table.status === 'playing' && game.toAct(view as never).includes(viewer);
  }

  close(): void {
    this.socket.close();
  }

  terminate(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage | Answer;
    if ('id' in message) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else this.take(message);
    for (const hope of this.hopes) hope();
  }

  private take(message: ServerMessage): void {
    if (message.is === 'hello') {
      this.hello = message;
      this.table = message.table;
      this.view = message.view;
      this.viewer = message.viewer;
      this.here = message.here;
    } else if (message.is === 'step' || message.is === 'back') this.view = patch(this.view, message.patch);
    else if (message.is === 'here') this.here = message.seats;
    else if (message.is === 'table') this.table = { ...this.table, ...message.change };
    if ('number' in message && message.number !== undefined) this.number = message.number;
  }
}
