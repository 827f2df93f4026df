/** Weights as they are shipped: a byte each, in steps of their row's own size, as text. */
import type { PackedNetwork } from '@bottega/kernel';
import { Network, type Part, partsOf, type Shape } from './network.ts';

const MOST = 127;

export function pack(network: Network, scale: number, made: PackedNetwork['made'], belief: PackedNetwork['belief'] = {}): PackedNetwork {
  const parts = partsOf(network.shape);
  const bytes = new Uint8Array(parts.reduce((sum, { rows, columns }) => sum + rows * (4 + columns), 0));
  const data = new DataView(bytes.buffer);
  let at = 0;
  eachRow(parts, network.parts, (weights, start, columns) => {
    let largest = 0;
    for (let column = 0; column < columns; column++) largest = Math.max(largest, Math.abs(weights[start + column]));
    const step = Math.fround(largest / MOST);
    data.setFloat32(at, step, true);
    at += 4;
    for (let column = 0; column < columns; column++)
      data.setInt8(at++, step === 0 ? 0 : Math.max(-MOST, Math.min(MOST, Math.round(weights[start + column] / step))));
  });
  return { made, shape: [...network.shape], scale, belief, weights: toBase64(bytes) };
}

export function unpack({ shape, weights }: PackedNetwork): Network {
  const network = new Network(shape as unknown as Shape);
  const bytes = fromBase64(weights);
  const data = new DataView(bytes.buffer);
  let at = 0;
  eachRow(partsOf(network.shape), network.parts, (into, start, columns) => {
    const step = data.getFloat32(at, true);
    at += 4;
    for (let column = 0; column < columns; column++) into[start + column] = step * data.getInt8(at++);
  });
  if (at !== bytes.length) throw new Error(`a network of ${shape.join(', ')} has ${at} bytes, not ${bytes.length}`);
  return network;
}

function eachRow(parts: readonly Part[], weights: readonly Float32Array[], each: (weights: Float32Array, start: number, columns: number) => void): void {
  parts.forEach(({ rows, columns }, part) => {
    for (let row = 0; row < rows; row++) each(weights[part], row * columns, columns);
  });
}

/** As browsers and Node alike can. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text);
  const bytes = new Uint8Array(plain.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = plain.charCodeAt(at);
  return bytes;
}
