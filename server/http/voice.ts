/** What the server says over a WebSocket: what is sent in one go, such as a move and the answer to it, leaves in one packet. */
import { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** A client that does not read is let go when so many bytes wait for it. */
const MOST_BUFFERED = 1_000_000;
/** The first byte of a text that is sent whole, and how lengths are told that need two bytes. */
const WHOLE_TEXT = 0x81;
const TWO_BYTES = 126;
const MOST_IN_TWO_BYTES = 0xffff;

/** Voices with frames that wait for the end of this moment. */
let waiting: Voice[] = [];

function release(): void {
  const voices = waiting;
  waiting = [];
  for (const voice of voices) voice.leave();
}

/**
 * Frames of plain ASCII, as nearly all are, wait as one string, which Node writes without making buffers of it: that spares a tenth
 * of what a move takes. Everything else is left to the library.
 */
export class Voice {
  private readonly socket: WebSocket;
  private readonly line: Socket;
  private frames = '';

  constructor(socket: WebSocket, line: Socket) {
    this.socket = socket;
    this.line = line;
  }

  readonly send = (text: string): void => {
    if (this.line.writableLength > MOST_BUFFERED) {
      this.socket.terminate();
      return;
    }
    const { length } = text;
    if (length > MOST_IN_TWO_BYTES || Buffer.byteLength(text) !== length) {
      this.leave();
      this.socket.send(text);
      return;
    }
    if (this.frames === '' && waiting.push(this) === 1) process.nextTick(release);
    this.frames += head(length) + text;
  };

  /** Says what waits, and then farewell. */
  close(code: number, reason?: string): void {
    this.leave();
    this.socket.close(code, reason);
  }

  leave(): void {
    const { frames, socket } = this;
    this.frames = '';
    if (frames !== '' && socket.readyState === socket.OPEN) this.line.write(frames, 'latin1');
  }
}

const head = (length: number): string =>
  length < TWO_BYTES ? String.fromCharCode(WHOLE_TEXT, length) : String.fromCharCode(WHOLE_TEXT, TWO_BYTES, length >> 8, length & 0xff);
