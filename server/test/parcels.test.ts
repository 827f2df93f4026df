import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { type Kinds, Parcels } from '../porter/parcels.ts';

type Told = {
  said(connection: number, text: string): void;
  asked(question: number, about: { readonly what: string }): void;
};

const KINDS: Kinds<Told> = { said: 0, asked: 1 };

/** Both ends of a line: what is put in at one, and what is heard at the other, in order. */
function line() {
  const { port1, port2 } = new MessageChannel();
  const heard: unknown[] = [];
  let parcels = 0;
  port2.on('message', () => parcels++);
  const hears: Told = {
    said: (connection, text) => heard.push([connection, text]),
    asked: (question, about) => heard.push([question, about]),
  };
  new Parcels<Told, Told>(port2, KINDS, KINDS, hears);
  const here = new Parcels<Told, Told>(port1, KINDS, KINDS, hears);
  const settled = async (count: number): Promise<void> => {
    while (heard.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
    port1.close();
  };
  return { here, heard, settled, parcels: () => parcels };
}

describe('a parcel between two threads', () => {
  it('brings everything of one moment together, in the order it was put in', async () => {
    const { here, heard, settled, parcels } = line();
    here.put('said', 1, 'first');
    here.put('asked', 2, { what: 'summary' });
    here.put('said', 1, '');
    here.put('said', 3, 'Café ♪ 🎻');
    here.put('said', 1, 'last');
    await settled(5);
    expect(heard).toEqual([
      [1, 'first'],
      [2, { what: 'summary' }],
      [1, ''],
      [3, 'Café ♪ 🎻'],
      [1, 'last'],
    ]);
    expect(parcels()).toBe(1);
  });

  it('does not wait for more when there is enough to begin with', async () => {
    const { here, heard, settled, parcels } = line();
    for (let number = 0; number < 100; number++) here.put('said', number, `text ${number}`);
    await settled(100);
    expect(heard).toEqual(Array.from({ length: 100 }, (_, number) => [number, `text ${number}`]));
    expect(parcels()).toBeGreaterThan(1);
  });
});
