import { afterEach, describe, expect, it, vi } from 'vitest';
import { TO_PORTER } from '../porter/messages.ts';
import type { Port } from '../porter/parcels.ts';
import { Porter } from '../porter/porter.ts';

afterEach(() => vi.useRealTimers());

const NOTES = { group() {}, refusal() {}, fault() {}, botFault() {}, noted() {} };

/** Halls that do as they are told: those whose number is named give a sign of life whenever they are asked, until they fall silent. */
function halls(living: readonly number[], patience: number) {
  const started: { crash: (error: Error) => void; silent: boolean; killed: boolean }[] = [];
  const porter = new Porter({
    patience,
    notes: NOTES,
    given: () => ({ database: 'none', botPace: 0, idle: 0 }),
    start: (_given, crash) => {
      const hall = { crash, silent: !living.includes(started.length), killed: false };
      started.push(hall);
      let hear: (parcel: unknown) => void = () => {};
      const port = {
        on: (_event: string, heard: typeof hear) => {
          hear = heard;
        },
        postMessage: () => hall.silent || setTimeout(() => hear(['', TO_PORTER.pong, 0, { rooms: 0, entries: 0 }])),
      };
      return { port: port as unknown as Port, kill: async () => Object.assign(hall, { killed: true }) };
    },
  });
  return { porter, started };
}

describe('a hall', () => {
  it('that crashes is replaced at once, and after ever longer pauses when its successors can’t start', async () => {
    vi.useFakeTimers();
    const { porter, started } = halls([0], 10);
    // it may be a while until it is opened
    await vi.advanceTimersByTimeAsync(5000);
    const opened = porter.open();
    await vi.advanceTimersByTimeAsync(10);
    await opened;
    started[0].crash(new Error('broken'));
    expect(started).toHaveLength(2);
    for (let seconds = 0; seconds < 20; seconds++) {
      started.at(-1)!.crash(new Error('can’t start'));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(started.length).toBeGreaterThan(4);
    expect(started.length).toBeLessThan(9);
    await expect(porter.ask('summary', { table: 't', player: null })).rejects.toMatchObject({ reason: { code: 'closing' } });
  });

  it('that hangs while it starts is replaced, too', async () => {
    vi.useFakeTimers();
    const { porter, started } = halls([0, 2], 1);
    const opened = porter.open();
    await vi.advanceTimersByTimeAsync(10);
    await opened;
    started[0].crash(new Error('broken'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(started.map(({ killed }) => killed)).toEqual([true, true, false]);
  });

  it('that hangs is not waited for at the end', async () => {
    vi.useFakeTimers();
    const { porter, started } = halls([0], 3);
    const opened = porter.open();
    await vi.advanceTimersByTimeAsync(10);
    await opened;
    started[0].silent = true;
    const closed = porter.close();
    await vi.advanceTimersByTimeAsync(6000);
    await closed;
    expect(started.map(({ killed }) => killed)).toEqual([true]);
  });
});
