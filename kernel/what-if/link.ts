/** A tree of tried lines, or other plain data, as a short text for a link: its JSON, packed. */
import { isTooDeep } from '../json.ts';
import { refuse } from '../refusal.ts';

/** No tree is as large; what claims to be is not unpacked further. */
const MOST_BYTES = 2_000_000;
const FORMAT = 'deflate-raw';

export async function packed(file: object): Promise<string> {
  const bytes = await bytesOf(new Blob([JSON.stringify(file)]).stream().pipeThrough(new CompressionStream(FORMAT)));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The JSON in a link; refuses one that was cut short or changed on its way. */
export async function unpacked(text: string): Promise<unknown> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const json = new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT))));
    if (!isTooDeep(json)) return JSON.parse(json);
  } catch {
    // whatever stumbled over it: it is not whole
  }
  return refuse({ code: 'bad-saved-game', path: '', fault: 'the link is not whole' });
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) throw new RangeError('too large');
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
