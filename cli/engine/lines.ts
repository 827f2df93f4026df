/** Splits a stream into lines without ever keeping one that is too long. */
import type { Readable } from 'node:stream';

export const MOST_CHARACTERS = 4_000_000;

/** Each line, or null in place of one with more than `most` characters. */
export async function* linesOf(input: Readable, most = MOST_CHARACTERS): AsyncGenerator<string | null> {
  input.setEncoding('utf8');
  let kept: string[] = [];
  let length = 0;
  let tooLong = false;
  const add = (piece: string): void => {
    length += piece.length;
    if (length > most) {
      tooLong = true;
      kept = [];
    } else kept.push(piece);
  };
  const take = (): string | null => {
    const line = tooLong ? null : kept.join('');
    kept = [];
    length = 0;
    tooLong = false;
    return line;
  };
  for await (const chunk of input as AsyncIterable<string>) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      add(chunk.slice(start, end));
      start = end + 1;
      yield take();
    }
    add(chunk.slice(start));
  }
  if (tooLong || length > 0) yield take();
}
