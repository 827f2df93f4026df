import { box } from '@bottega/carrara';
import type { BaseMove, Seat } from '@bottega/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Company, LocalTable, RemoteTable, type Scene, TableLog } from '../index.ts';
import { FakeServer } from './fake-server.ts';

const { game } = box;
const SETTINGS = { pace: 0, confirm: false, forced: false };

function sit(server: FakeServer, seat: Seat, settings = SETTINGS, seen: number | null = null) {
  const table = new RemoteTable({ game, settings, seen, connect: () => server.connect(seat) });
  let scene!: Scene;
  let company!: Company;
  table.watch((next) => {
    scene = next;
  });
  table.accompany((next) => {
    company = next;
  });
  return { table, scene: () => scene, company: () => company };
}
/** Lets everything happen that needs no time. */
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const pass = (scene: Scene): BaseMove => scene.moves.find((move) => move.do === 'pass')!;
const buy = (scene: Scene): BaseMove => scene.moves.find((move) => move.do !== 'pass')!;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a remote table', () => {
  it('shows the same scenes as a local one, from its view alone', async () => {
    const server = new FakeServer();
    const sitters = ['A', 'B'].map((name) => ({ name, level: null }));
    const log = TableLog.begin(game, server.match.setup, 'fake', sitters);
    const local = new LocalTable({ log, settings: SETTINGS, choose: () => Promise.reject(), advise: () => Promise.reject(), keep: () => {} });
    let expected!: Scene;
    local.watch((next) => {
      expected = next;
    });
    const remote = [sit(server, 0), sit(server, 1)];
    await soon();
    for (let made = 0; made < 60; made++) {
      if (expected.handOver !== null) await local.takeOver();
      const seat = expected.viewer!;
      const { length: _, ...scene } = remote[seat].scene();
      const { length: __, ...same } = expected;
      expect(scene).toEqual({ ...same, mayRestart: scene.mayRestart, mayUndo: scene.mayUndo });
      const move = expected.moves[(made * 7) % expected.moves.length];
      await remote[seat].table.play(move);
      await local.play(move);
      await soon();
    }
    for (const { table } of remote) table.close();
  });

  it('knows by itself which moves can be taken back, as the server does', async () => {
    const server = new FakeServer();
    const remote = [sit(server, 0), sit(server, 1)];
    await soon();
    const found = { free: 0, shown: 0 };
    for (let made = 0; made < 60; made++) {
      const seat = game.toAct(server.match.state)[0];
      const { moves } = remote[seat].scene();
      await remote[seat].table.play(moves[(made * 7) % moves.length]);
      await soon();
      expect(remote.map(({ scene }) => scene().mayUndo)).toEqual([0, 1].map((viewer) => server.match.freelyUndone === viewer));
      found[server.match.freelyUndone === seat ? 'free' : 'shown']++;
    }
    expect(Math.min(found.free, found.shown)).toBeGreaterThan(5);
    for (const { table } of remote) table.close();
  });

  it('asks for no last word after a question with one answer where nothing can be taken back', async () => {
    const asked = async (move: BaseMove): Promise<boolean> => {
      const server = new FakeServer({ variant: 'advanced' });
      const seat = game.toAct(server.match.state)[0];
      const { players, display } = server.match.state as unknown as { players: { florins: number; blocks: number[] }[]; display: object[] };
      // one block, one tile for it, and no florins for anything else: behind a screen it is asked all the same
      players[seat] = { ...players[seat], florins: 0, blocks: [0, 0, 0, 0, 0, 1] };
      display[0] = { type: 'porta', value: 1 };
      const { table, scene } = sit(server, seat, { pace: 0, confirm: true, forced: true });
      await soon();
      await table.play(move);
      await vi.advanceTimersByTimeAsync(1000);
      expect(server.match.save().moves.at(-1)).toBe(`${seat} end turn`);
      table.close();
      return scene().confirming;
    };
    // building shows the next tile
    expect([await asked({ do: 'build', type: 'porta', value: 1, city: 'lerici' } as BaseMove), await asked({ do: 'pass' })]).toEqual([false, true]);
  });

  it('takes no second move until the first has been answered', async () => {
    const server = new FakeServer();
    const seat = game.toAct(server.match.state)[0];
    const { table, scene } = sit(server, seat);
    await soon();
    server.mute = true;
    const move = pass(scene());
    void table.play(move);
    expect(scene().moves).toEqual([]);
    await expect(table.play(move)).rejects.toThrow('not-asked');
    table.close();
  });

  it('sends a move again that was lost with the line, and never twice', async () => {
    for (const arrives of [true, false]) {
      const server = new FakeServer();
      const seat = game.toAct(server.match.state)[0];
      const { table, scene, company } = sit(server, seat);
      await soon();
      const move = pass(scene());
      server.mute = true;
      if (arrives) void table.play(move);
      else {
        const hear = server.hear;
        server.hear = () => {};
        void table.play(move);
        server.hear = hear;
      }
      server.cut();
      expect(company().link).toBe('broken');
      server.mute = false;
      await vi.advanceTimersByTimeAsync(2000);
      expect(server.match.save().moves).toHaveLength(1);
      expect(scene().number).toBe(1);
      expect(company()).toMatchObject({ link: 'open', missed: null });
      table.close();
    }
  });

  it('comes back by itself and tells what was missed', async () => {
    const server = new FakeServer();
    const first = game.toAct(server.match.state)[0];
    const { table, company, scene } = sit(server, 1 - first);
    await soon();
    server.cut();
    server.reachable = false;
    server.play(first, { do: 'pass' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(company().link).toBe('broken');
    server.reachable = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(company()).toMatchObject({ link: 'open', missed: { from: 0, to: 1 } });
    expect(scene().moves.length).toBeGreaterThan(0);
    table.caughtUp();
    expect(company().missed).toBeNull();
    table.close();
  });

  it('tells what happened since the last visit', async () => {
    const server = new FakeServer();
    const first = game.toAct(server.match.state)[0];
    server.play(first, { do: 'pass' });
    const { company, table } = sit(server, 1 - first, SETTINGS, 0);
    await soon();
    expect(company().missed).toEqual({ from: 0, to: 1 });
    table.close();
  });

  it('refuses to play without a line, and offers the moves again', async () => {
    const server = new FakeServer();
    const { table, scene } = sit(server, game.toAct(server.match.state)[0]);
    await soon();
    server.reachable = false;
    server.cut();
    await expect(table.play(pass(scene()))).rejects.toThrow('offline');
    expect(scene().moves.length).toBeGreaterThan(0);
    table.close();
  });

  it('finds out soon that the line died while nobody looked', async () => {
    const server = new FakeServer();
    const { table, company } = sit(server, 0);
    await soon();
    server.hear = () => {};
    server.reachable = false;
    table.nudge();
    await vi.advanceTimersByTimeAsync(3000);
    expect(company().link).toBe('open');
    await vi.advanceTimersByTimeAsync(1500);
    expect(company().link).toBe('broken');
    table.close();
  });

  it('waits longer and longer for a server that turns it away', async () => {
    const server = new FakeServer();
    server.reachable = false;
    let tries = 0;
    const { table } = sit(server, 0);
    const connect = server.connect.bind(server);
    server.connect = (seat) => {
      tries++;
      return connect(seat);
    };
    await vi.advanceTimersByTimeAsync(120_000);
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(20);
    table.close();
  });

  it('gives up when the server says that there is no such table', async () => {
    const server = new FakeServer();
    const { table, company } = sit(server, 0);
    await soon();
    server.ends[0].onclose?.({ code: 4404, reason: 'unknown-table' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(company().link).toBe('closed');
    table.close();
  });

  it('agrees with another tab of the same person', async () => {
    const server = new FakeServer();
    const seat = game.toAct(server.match.state)[0];
    const [one, other] = [sit(server, seat), sit(server, seat)];
    await soon();
    await one.table.play(pass(one.scene()));
    await soon();
    expect(other.scene()).toEqual(one.scene());
    one.table.close();
    other.table.close();
  });

  it('waits at the end of a turn, takes it back, and lets the others play after the last word', async () => {
    const server = new FakeServer();
    const seat = game.toAct(server.match.state)[0];
    const mine = sit(server, seat, { ...SETTINGS, confirm: true });
    const theirs = sit(server, 1 - seat);
    await soon();
    await mine.table.play(pass(mine.scene()));
    await soon();
    expect(mine.scene()).toMatchObject({ confirming: true, mayUndo: true, mayRestart: true, moves: [] });
    expect(theirs.scene()).toMatchObject({ moves: [], toAct: [seat] });
    await mine.table.restart();
    await soon();
    expect(mine.scene()).toMatchObject({ number: 0, confirming: false });
    expect(theirs.scene().log).toEqual([]);
    await mine.table.play(pass(mine.scene()));
    await mine.table.confirm();
    await soon();
    expect(theirs.scene().moves.length).toBeGreaterThan(0);
    mine.table.close();
    theirs.table.close();
  });

  it('shows what bots did one after the other, or at once when asked', async () => {
    const server = new FakeServer();
    const seat = game.toAct(server.match.state)[0];
    server.bots = [seat];
    const { table, scene } = sit(server, 1 - seat, { ...SETTINGS, pace: 600 });
    await soon();
    const first = { ...scene(), moves: game.legal(server.match.state, seat) };
    server.play(seat, buy(first));
    while (game.toAct(server.match.state).includes(seat)) server.play(seat, game.legal(server.match.state, seat)[0]);
    expect(server.match.length).toBeGreaterThan(2);
    expect(scene()).toMatchObject({ number: 1, thinking: seat, moves: [] });
    await vi.advanceTimersByTimeAsync(600);
    expect(scene().number).toBe(2);
    await table.skip();
    expect(scene().number).toBe(server.match.length);
    expect(scene().moves.length).toBeGreaterThan(0);
    table.close();
  });

  it('looks at former positions', async () => {
    const server = new FakeServer();
    const first = game.toAct(server.match.state)[0];
    for (const seat of [first, 1 - first, first]) server.play(seat, { do: 'pass' });
    const { table } = sit(server, first);
    await soon();
    const past = await table.at(1);
    expect(past).toMatchObject({ number: 1, length: 3, moves: [] });
    expect(past.log.every((line) => line.number <= 1)).toBe(true);
    table.close();
  });

  it('asks for hints only where the host allowed them, about the own view alone, and not when something has happened since', async () => {
    for (const hints of [false, true]) {
      const server = new FakeServer();
      server.hints = hints;
      const seen: unknown[] = [];
      const coach = {
        advise: async (view: unknown) => {
          seen.push(view);
          return [];
        },
        foresee: () => new Promise<never>(() => {}),
      };
      const [first, second] = [0, 1].map((seat) => new RemoteTable({ game, settings: SETTINGS, seen: null, connect: () => server.connect(seat), coach }));
      let scene!: Scene;
      first.watch((next) => {
        scene = next;
      });
      await soon();
      expect(first.advise === undefined).toBe(!hints);
      expect(first.foresee === undefined).toBe(!hints);
      if (hints) {
        expect(await second.advise?.()).toBeNull();
        expect(await first.advise?.()).toEqual([]);
        expect(seen).toEqual([game.view(server.match.state, 0)]);
        const asked = first.advise?.();
        await first.play(pass(scene));
        await soon();
        expect(await asked).toBeNull();
      }
      first.close();
      second.close();
    }
  });
});
