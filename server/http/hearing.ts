/**
 * Reads what comes over a WebSocket. Nearly all of it is short messages in plain letters, each in one piece: these are read here, which spares the
 * stream, the buffers and the events of the library. Everything else is left to it; it listens to the connection already.
 */
import type { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';

/** The first byte of a text that is sent whole; the bit that says that a message ends with this frame; the one that says that it is masked. */
const WHOLE_TEXT = 0x81;
const LAST = 0x80;
const MASKED = 0x80;
/** Lengths from these on are told in two and in eight bytes. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const KEY = 4;
const HIGHEST_PLAIN = 0x7f;
/** Bytes of the longest frame that is read here: far below what is refused as too long. */
const SHORT = 1000;

/** Calls `hear` with every text that can be read here, in order with what the library hears. */
export function hearPlain(line: Pick<Socket, 'listeners' | 'removeAllListeners' | 'on'>, hear: (text: string) => void): void {
  const library = line.listeners('data') as ((chunk: Buffer) => void)[];
  line.removeAllListeners('data');
  /** Whether what the library was given ended with a whole message: only then is the next byte the first of another. */
  let whole = true;
  line.on('data', (chunk: Buffer) => {
    let start = 0;
    while (whole && start < chunk.length) {
      const end = endOf(chunk, start);
      const text = end > chunk.length || end - start > SHORT ? undefined : textOf(chunk, start, end);
      if (text === undefined) break;
      start = end;
      hear(text);
    }
    if (start === chunk.length) return;
    const rest = chunk.subarray(start);
    whole &&= isWhole(rest);
    for (const listen of library) listen.call(line, rest);
  });
}

/** Where the frame ends that begins there: beyond the chunk when not all of it has come, or when it is very long. */
function endOf(chunk: Buffer, start: number): number {
  if (start + 2 > chunk.length) return Number.POSITIVE_INFINITY;
  const short = chunk[start + 1] & ~MASKED;
  const key = (chunk[start + 1] & MASKED) === 0 ? 0 : KEY;
  if (short < TWO_BYTES) return start + 2 + key + short;
  if (short === EIGHT_BYTES || start + 4 > chunk.length) return Number.POSITIVE_INFINITY;
  return start + 4 + key + chunk.readUInt16BE(start + 2);
}

/** The text of a whole frame; undefined when it is none, or has other than plain letters: then the chunk is as it was. */
function textOf(chunk: Buffer, start: number, end: number): string | undefined {
  if (chunk[start] !== WHOLE_TEXT || (chunk[start + 1] & MASKED) === 0) return undefined;
  const first = start + ((chunk[start + 1] & ~MASKED) < TWO_BYTES ? 2 : 4) + KEY;
  if (unmask(chunk, first, end) <= HIGHEST_PLAIN) return chunk.toString('latin1', first, end);
  unmask(chunk, first, end);
  return undefined;
}

/** Takes the mask off, or puts it on again; gives all bits that are set in any letter. */
function unmask(chunk: Buffer, first: number, end: number): number {
  let all = 0;
  for (let index = first; index < end; index++) {
    chunk[index] ^= chunk[first - KEY + ((index - first) & 3)];
    all |= chunk[index];
  }
  return all;
}

/** Whether the chunk is nothing but whole frames, each the last of its message. */
function isWhole(chunk: Buffer): boolean {
  let start = 0;
  while (start < chunk.length) {
    if ((chunk[start] & LAST) === 0) return false;
    start = endOf(chunk, start);
  }
  return start === chunk.length;
}
