/** Messages as a WebSocket carries them. */
import { Buffer } from 'node:buffer';

/** The first byte of a text that is sent whole, and how lengths are told that need two bytes. */
const WHOLE_TEXT = 0x81;
const TWO_BYTES = 126;
const MOST_IN_TWO_BYTES = 0xffff;

/**
 * A frame as text, each letter a byte: Node writes it without making a buffer of it, which spares a tenth of what a move takes. Undefined for
 * what is long or not plain ASCII, which few messages are.
 */
export function frameOf(text: string): string | undefined {
  const { length } = text;
  if (length > MOST_IN_TWO_BYTES || Buffer.byteLength(text) !== length) return undefined;
  const head = length < TWO_BYTES ? String.fromCharCode(WHOLE_TEXT, length) : String.fromCharCode(WHOLE_TEXT, TWO_BYTES, length >> 8, length & 0xff);
  return head + text;
}
