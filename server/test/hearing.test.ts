import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as ws from 'ws';
import { hearPlain } from '../http/hearing.ts';

/** The part of the library that reads; its types don't tell of it. */
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable };
const MASK = [0x12, 0xf4, 0x56, 0x78];
const [CONTINUATION, TEXT, PONG] = [0, 1, 10];

/** A frame as a browser sends it. */
function frame(kind: number, payload: Buffer, last = true): Buffer {
  const { length } = payload;
  const head =
    length < 126
      ? [0x80 | length]
      : length < 0x1_0000
        ? [0xfe, length >> 8, length & 0xff]
        : [0xff, 0, 0, 0, 0, 0, length >> 16, (length >> 8) & 0xff, length & 0xff];
  return Buffer.from([(last ? 0x80 : 0) | kind, ...head, ...MASK, ...payload.map((letter, index) => letter ^ MASK[index & 3])]);
}

/** Everything that is heard when these chunks come, and how much of it the library read. */
function hearing(chunks: readonly Buffer[]): { heard: string[]; byLibrary: number } {
  const line = new EventEmitter();
  const library = new Receiver({ isServer: true, allowSynchronousEvents: true, skipUTF8Validation: true });
  const heard: string[] = [];
  let byLibrary = 0;
  library.on('error', () => {});
  library.on('message', (data: Buffer) => {
    byLibrary++;
    heard.push(data.toString());
  });
  line.on('data', (chunk) => library.write(chunk));
  hearPlain(line as unknown as Socket, (text) => heard.push(text));
  for (const chunk of chunks) line.emit('data', chunk);
  return { heard, byLibrary };
}

const plain = '{"id":1,"do":"play","number":0,"move":{"do":"pass"}}';
const text = (said: string): Buffer => frame(TEXT, Buffer.from(said));

it('short messages in plain letters are read without the library, also several at once', () => {
  const long = plain + ' '.repeat(200);
  expect(hearing([text(plain), Buffer.concat([text(plain), text(long)])])).toEqual({ heard: [plain, plain, long], byLibrary: 0 });
});

it('what has other letters is read by the library, and what follows it is not', () => {
  expect(hearing([text('Città'), text(plain), Buffer.concat([text(plain), text('Città'), frame(PONG, Buffer.alloc(0))]), text('')])).toEqual({
    heard: ['Città', plain, plain, 'Città', ''],
    byLibrary: 2,
  });
});

it('what looks like a message in the middle of another is not taken for one', () => {
  const within = text(plain);
  const whole = frame(TEXT, Buffer.concat([Buffer.alloc(200, 'x'), within.map((letter, index) => letter ^ MASK[index & 3])]));
  const cut = whole.length - within.length;
  expect(whole.subarray(cut)).toEqual(within);
  expect(hearing([whole.subarray(0, cut), whole.subarray(cut)])).toMatchObject({ byLibrary: 1, heard: [expect.stringMatching(/^x{200}/)] });
  // of a message that comes in parts only the first is a text; the library refuses this
  expect(hearing([frame(TEXT, Buffer.from('a'), false), within])).toEqual({ heard: [], byLibrary: 0 });
});

/** A message, whole or in parts, with a sign of life now and then. */
const message = fc.record({
  said: fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.integer({ min: 100, max: 1200 }).map((length) => 'x'.repeat(length)),
    fc.constant('y'.repeat(70_000)),
  ),
  parts: fc.integer({ min: 1, max: 3 }),
  alive: fc.boolean(),
});

it('however messages are made up and cut, all of them are heard, and in order', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 6 }), fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 20 }), (messages, lengths) => {
      const sent = messages.flatMap(({ said, parts, alive }) => {
        const bytes = Buffer.from(said);
        const step = Math.ceil(bytes.length / parts) || 1;
        const pieces = Array.from({ length: Math.max(1, Math.ceil(bytes.length / step)) }, (_, part) => bytes.subarray(part * step, (part + 1) * step));
        const frames = pieces.map((piece, part) => frame(part === 0 ? TEXT : CONTINUATION, piece, part === pieces.length - 1));
        return alive ? [frame(PONG, Buffer.alloc(0)), ...frames] : frames;
      });
      const bytes = Buffer.concat(sent);
      const chunks: Buffer[] = [];
      for (let at = 0, turn = 0; at < bytes.length; at += lengths[turn++ % lengths.length])
        chunks.push(Buffer.from(bytes.subarray(at, at + lengths[turn % lengths.length])));
      expect(hearing(chunks).heard).toEqual(messages.map(({ said }) => said));
    }),
  );
});
