/** What the server says over a WebSocket. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** A client that does not read is let go when so many bytes wait for it. */
const MOST_BUFFERED = 1_000_000;

export class Voice {
  private readonly socket: WebSocket;
  private readonly line: Socket;

  constructor(socket: WebSocket, line: Socket) {
    this.socket = socket;
    this.line = line;
  }

  /** Frames that were made before, each letter a byte; everything else is left to the library. */
  sendFrames(frames: string): void {
    if (this.mayBeHeard()) this.line.write(frames, 'latin1');
  }

  send(text: string): void {
    if (this.mayBeHeard()) this.socket.send(text);
  }

  private mayBeHeard(): boolean {
    const { socket, line } = this;
    if (line.writableLength > MOST_BUFFERED) socket.terminate();
    return socket.readyState === socket.OPEN;
  }
}
