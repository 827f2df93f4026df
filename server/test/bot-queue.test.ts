import type { Asked } from '@bottega/bots/worker';
import type { AnyGame, BaseMove, BaseState } from '@bottega/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BotQueue, type QueuedQuestion } from '../rooms/bot-queue.ts';

const A_TURN = 2000;
const MOVE: BaseMove = { do: 'rest' };

/** Thinks as long as a master does, unless it is given less; the rest of a turn was thought about with its beginning. */
const thinker = () => {
  const minds: string[] = [];
  const thought = new Map<string, number>();
  return {
    minds,
    choose: ({ mind, view, within = A_TURN }: Asked) => {
      minds.push(mind);
      const { turn } = view as BaseState;
      const takes = thought.get(mind) === turn ? 1 : Math.min(A_TURN, within);
      thought.set(mind, turn);
      return new Promise<BaseMove>((resolve) => setTimeout(resolve, takes, MOVE));
    },
  };
};

let turns = 0;

/** A question about a turn of its own, unless it is told which. */
const question = (share: string, table: string, busy?: () => void, signal?: AbortSignal, turn = ++turns): QueuedQuestion => ({
  ...{ game: {} as AnyGame, level: 'master', seat: 0, view: { turn }, mind: `${table} 0`, seed: 's', share },
  ...(busy && { busy }),
  ...(signal && { signal }),
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A table of bots alone: asks again as soon as it is answered. */
async function playOn(queue: BotQueue, share: string, table: string): Promise<void> {
  for (;;) await queue.choose(question(share, table));
}

/** How long somebody waits for a bot's turn of so many decisions. */
async function waits(queue: BotQueue, share: string, decisions: number, busy?: () => void): Promise<number> {
  const began = performance.now();
  let done = false;
  const turn = ++turns;
  void (async () => {
    for (let count = 0; count < decisions; count++) await queue.choose(question(share, 'honest', busy, undefined, turn));
    done = true;
  })();
  while (!done) await vi.advanceTimersByTimeAsync(10);
  return performance.now() - began;
}

it('a hundred tables of one person keep another waiting for one question at most', async () => {
  const queue = new BotQueue([thinker()]);
  for (let table = 0; table < 100; table++) void playOn(queue, 'greedy guest', `table ${table}`);
  await vi.advanceTimersByTimeAsync(60_000);
  for (let turn = 0; turn < 3; turn++) {
    expect(await waits(queue, 'ada', 1)).toBeLessThanOrEqual(2 * A_TURN + 100);
    await vi.advanceTimersByTimeAsync(10_000);
  }
});

it('among two hundred people with a table of masters each, a turn of four decisions takes less than ten seconds', async () => {
  const queue = new BotQueue([thinker()]);
  for (let person = 0; person < 200; person++) void playOn(queue, `person ${person}`, `table ${person}`);
  await vi.advanceTimersByTimeAsync(60_000);
  for (let turn = 0; turn < 5; turn++) {
    expect(await waits(queue, 'ada', 4)).toBeLessThan(10_000);
    await vi.advanceTimersByTimeAsync(15_000);
  }
});

it('a turn that was begun is finished first: among two hundred people who just came, twelve decisions wait once', async () => {
  const queue = new BotQueue([thinker()]);
  for (let person = 0; person < 200; person++) void playOn(queue, `person ${person}`, `table ${person}`);
  await vi.advanceTimersByTimeAsync(1000);
  for (let turn = 0; turn < 5; turn++) expect(await waits(queue, 'ada', 12)).toBeLessThan(10_000);
});

it('who plays on at once among two hundred people never waits for ten seconds', async () => {
  const queue = new BotQueue([thinker()]);
  for (let person = 0; person < 200; person++) void playOn(queue, `person ${person}`, `table ${person}`);
  await vi.advanceTimersByTimeAsync(10_000);
  for (let turn = 0; turn < 40; turn++) expect(await waits(queue, 'ada', 1)).toBeLessThan(10_000);
});

it('tables of the same person are answered in turn', async () => {
  const only = thinker();
  const queue = new BotQueue([only]);
  for (const table of ['a', 'b', 'c']) void playOn(queue, 'ada', table);
  await vi.advanceTimersByTimeAsync(9 * A_TURN);
  expect(only.minds.slice(0, 9).join()).toBe('a 0,b 0,c 0,a 0,b 0,c 0,a 0,b 0,c 0');
});

it('says that the house is busy only to those who wait or are hurried', async () => {
  const queue = new BotQueue([thinker()]);
  const busy = vi.fn();
  await waits(queue, 'ada', 1, busy);
  expect(busy).not.toHaveBeenCalled();
  for (let person = 0; person < 20; person++) void playOn(queue, `person ${person}`, `table ${person}`);
  await vi.advanceTimersByTimeAsync(10_000);
  await waits(queue, 'ada', 1, busy);
  expect(busy).toHaveBeenCalled();
});

it('a mind is asked again where it thought before', async () => {
  const thinkers = [thinker(), thinker()];
  const queue = new BotQueue(thinkers);
  void playOn(queue, 'ada', 'a');
  void playOn(queue, 'bea', 'b');
  await vi.advanceTimersByTimeAsync(10 * A_TURN);
  expect(thinkers.map(({ minds }) => new Set(minds).size)).toEqual([1, 1]);
});

it('what was called off while it waited is never thought about', async () => {
  const only = thinker();
  const queue = new BotQueue([only]);
  const stop = new AbortController();
  const first = queue.choose(question('ada', 'a'));
  const second = queue.choose(question('bea', 'b', undefined, stop.signal));
  stop.abort(new Error('taken back'));
  await expect(second).rejects.toThrow('taken back');
  await vi.advanceTimersByTimeAsync(3 * A_TURN);
  await first;
  expect(only.minds).toEqual(['a 0']);
});
