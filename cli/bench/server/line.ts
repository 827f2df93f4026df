/**
 * A player's WebSocket with no more in it than the load needs, so that the players take little of the machine: whole
 * text messages, one buffer for all that is read, nothing kept. Both servers are spoken to through it.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const LAST = 0x80;
const MASKED = 0x80;
/** Lengths from these on take two bytes and eight. */
const TWO = 126;
const EIGHT = 127;
/** What a client sends must be masked; any key will do. */
const KEY = randomBytes(4);
const END_OF_HEAD = '\r\n\r\n';

/** Everything that is read passes through here, one piece at a time. */
const incoming = Buffer.alloc(1 << 17);

export class Line {
  /** Called with each message: from `start` to `end` of what was read, which is there only until it returns. */
  heard: (bytes: Buffer, start: number, end: number) => void = () => {};
  /** Called when the line is gone, whoever ended it. */
  ended: () => void = () => {};
  private readonly socket: Socket;
  private readonly refuse: (reason: Error) => void;
  private greeted = false;
  /** The beginning of what has not come whole yet. */
  private rest: Buffer | undefined;

  private constructor(port: number, head: string, refuse: (reason: Error) => void, localAddress?: string) {
    this.refuse = refuse;
    const from = localAddress === undefined ? {} : { localAddress };
    this.socket = connect({ ...from, port, host: '127.0.0.1', noDelay: true, onread: { buffer: incoming, callback: (length) => this.read(length) } });
    this.socket.on('error', refuse);
    this.socket.on('close', () => {
      refuse(new Error('the server hung up'));
      this.ended();
    });
    this.socket.once('connect', () => this.socket.write(head));
  }

  /** Resolves when the server has agreed to speak WebSocket and said its first word; `from`: an address of this machine. */
  static open(port: number, path: string, headers: Readonly<Record<string, string>> = {}, from?: string): Promise<Line> {
    const key = randomBytes(16).toString('base64');
    const all = { Host: `127.0.0.1:${port}`, Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': key, ...headers };
    const lines = [`GET ${path} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)];
    return new Promise((resolve, reject) => {
      const line = new Line(port, lines.join('\r\n') + END_OF_HEAD, reject, from);
      line.heard = () => resolve(line);
    });
  }

  send(text: string): void {
    this.sendMessage(messageOf(text));
  }

  sendMessage(message: Buffer): void {
    this.socket.write(message);
  }

  /** From now on nothing is read. */
  pause(): void {
    this.socket.pause();
  }

  /** Bytes that the server has not taken yet. */
  get unsent(): number {
    return this.socket.writableLength;
  }

  close(): void {
    this.socket.destroy();
  }

  private read(length: number): true {
    const bytes = this.rest === undefined ? incoming : Buffer.concat([this.rest, incoming.subarray(0, length)]);
    const end = this.rest === undefined ? length : bytes.length;
    const used = this.greeted ? 0 : this.greet(bytes.subarray(0, end));
    const left = this.greeted ? this.frames(bytes, used, end) : used;
    this.rest = left === end ? undefined : Buffer.from(bytes.subarray(left, end));
    return true;
  }

  /** Reads the answer to the first request; gives where it ends. */
  private greet(bytes: Buffer): number {
    const end = bytes.indexOf(END_OF_HEAD);
    if (end === -1) return 0;
    const head = bytes.toString('latin1', 0, end);
    if (!head.startsWith('HTTP/1.1 101')) this.refuse(new Error(head));
    this.greeted = true;
    return end + END_OF_HEAD.length;
  }

  /** Hears all whole messages from there on, and gives where the rest begins. */
  private frames(bytes: Buffer, from: number, to: number): number {
    let at = from;
    while (at + 2 <= to) {
      const short = bytes[at + 1];
      const start = at + (short === TWO ? 4 : short === EIGHT ? 10 : 2);
      if (start > to) break;
      const end = start + (short === TWO ? bytes.readUInt16BE(at + 2) : short === EIGHT ? Number(bytes.readBigUInt64BE(at + 2)) : short);
      if (end > to) break;
      this.hear(bytes[at] & 0x0f, bytes, start, end);
      at = end;
    }
    return at;
  }

  private hear(kind: number, bytes: Buffer, start: number, end: number): void {
    if (kind === TEXT) this.heard(bytes, start, end);
    else if (kind === PING) this.socket.write(frameOf(PONG, bytes.subarray(start, end)));
    else if (kind === CLOSE) this.close();
  }
}

/** Whether a message begins in this way. */
export function begins(bytes: Buffer, start: number, how: Buffer): boolean {
  for (let index = 0; index < how.length; index++) if (bytes[start + index] !== how[index]) return false;
  return true;
}

/** Whether a message that ends there ends in this way. */
export const ends = (bytes: Buffer, end: number, how: Buffer): boolean => begins(bytes, end - how.length, how);

/** A message that is made before it is needed: players under load shall do nothing but send it. */
export const messageOf = (text: string): Buffer => frameOf(TEXT, Buffer.from(text));

/** Asks whether somebody is there, with as much as fits. */
export const pingOf = (payload: Buffer): Buffer => frameOf(PING, payload);

function frameOf(kind: number, payload: Buffer): Buffer {
  const start = payload.length < TWO ? 6 : 8;
  const frame = Buffer.allocUnsafe(start + payload.length);
  frame[0] = LAST | kind;
  frame[1] = MASKED | (start === 6 ? payload.length : TWO);
  if (start === 8) frame.writeUInt16BE(payload.length, 2);
  KEY.copy(frame, start - 4);
  for (let index = 0; index < payload.length; index++) frame[start + index] = payload[index] ^ KEY[index & 3];
  return frame;
}
