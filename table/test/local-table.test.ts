import { box } from '@bottega/carrara';
import type { BaseMove } from '@bottega/kernel';
import { box as paneveggio } from '@bottega/paneveggio';
import { describe, expect, it } from 'vitest';
import { LocalTable, type Scene, type Sitter, TableLog } from '../index.ts';

const person = (name: string): Sitter => ({ name, level: null });
const bot = (name: string): Sitter => ({ name, level: 'random' });
const SETTINGS = { pace: 0, confirm: true, forced: false };

function sit(sitters: Sitter[], settings = SETTINGS) {
  return open(TableLog.begin(box.game, { players: sitters.length, options: { hidden: true } }, 'table', sitters), settings);
}
function open(log: TableLog, settings = SETTINGS) {
  const choose = async (view: unknown, seat: number): Promise<BaseMove> => box.game.legal(view, seat).at(-1);
  let kept = log.save();
  const table = new LocalTable({ log, settings, choose, advise: async () => [], keep: (now) => (kept = now.save()) });
  let scene!: Scene;
  table.watch((next) => {
    scene = next;
  });
  return { table, scene: () => scene, kept: () => kept };
}
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const pass = (scene: Scene): BaseMove => scene.moves.find((move) => move.do === 'pass')!;

describe('a local table', () => {
  it('lets bots move until the person must decide', async () => {
    const { scene, table } = sit([person('Ada'), bot('Lorenzo')]);
    await soon();
    expect(scene().toAct).toEqual([0]);
    expect(scene().moves.length).toBeGreaterThan(1);
    table.close();
  });

  it('waits at the end of a turn, and takes it back until it is confirmed', async () => {
    const { scene, table } = sit([person('Ada'), bot('Lorenzo')]);
    await soon();
    const { number } = scene();
    await table.play(pass(scene()));
    expect(scene().confirming).toBe(true);
    expect(scene().toAct).toEqual([0]);
    await table.undo();
    expect(scene().number).toBe(number);
    await table.play(pass(scene()));
    await table.confirm();
    await soon();
    expect(scene().toAct).toEqual([0]);
    expect(scene().mayUndo).toBe(false);
    table.close();
  });

  it('says who decides something first where a turn waits in its middle, and not at its end', async () => {
    const log = TableLog.begin(paneveggio.game, { players: 2, options: {} }, 'middle', [person('Ada'), person('Bea')]);
    const { scene, table } = open(log);
    while (scene().decideFirst === undefined) {
      if (scene().handOver !== null) await table.takeOver();
      else await table.play(scene().moves[0]);
    }
    expect(scene()).toMatchObject({ confirming: true, decideFirst: [1 - scene().viewer!] });
    table.close();
    const carrara = sit([person('Ada'), bot('Lorenzo')]);
    await soon();
    await carrara.table.play(pass(carrara.scene()));
    expect(carrara.scene().confirming).toBe(true);
    expect(carrara.scene().decideFirst).toBeUndefined();
    carrara.table.close();
  });

  it('does not wait for a last word after a move that is one', async () => {
    const { scene, table } = sit([person('Ada'), bot('Lorenzo')]);
    await soon();
    await table.play(pass(scene()), true);
    expect(scene().confirming).toBe(false);
    expect(scene().toAct).toEqual([1]);
    table.close();
  });

  it('takes anything back in a casual game, bots’ answers too, and keeps that it is one', async () => {
    const log = TableLog.begin(box.game, { players: 2, options: { hidden: true } }, 'table', [person('Ada'), bot('Lorenzo')], true);
    const { scene, table, kept } = open(log, { ...SETTINGS, confirm: false });
    await soon();
    const { number } = scene();
    await table.play(pass(scene()));
    await soon();
    expect(scene()).toMatchObject({ mayUndo: true, mayRestart: false });
    await table.undo();
    expect(scene().number).toBe(number);
    expect(kept()).toMatchObject({ casual: true });
    table.close();
  });

  it('still waits for the last word when it is opened again', async () => {
    const before = sit([person('Ada'), bot('Lorenzo')]);
    await soon();
    await before.table.play(pass(before.scene()));
    before.table.close();
    const { scene, table } = open(TableLog.resume(box.game, JSON.parse(JSON.stringify(before.kept()))));
    await soon();
    expect(scene()).toMatchObject({ confirming: true, toAct: [0], mayUndo: true, number: before.scene().number });
    await table.confirm();
    await soon();
    expect(scene().number).toBeGreaterThan(before.scene().number);
    table.close();
  });

  it('takes back among several people only what showed nothing and what nobody answered', async () => {
    const { scene, table } = sit([person('Ada'), person('Bea')], { ...SETTINGS, confirm: false });
    await table.takeOver();
    await table.play(pass(scene()));
    await table.takeOver();
    expect(scene()).toMatchObject({ mayUndo: false, mayRestart: false });
    table.close();
  });

  it('takes nothing back once the game is over', async () => {
    const { scene, table } = sit([person('Ada'), bot('Lorenzo')], { ...SETTINGS, confirm: false, forced: true });
    for (let turn = 0; turn < 1000 && !scene().result.over; turn++) {
      if (scene().moves.length > 0) await table.play(pass(scene()) ?? scene().moves[0]);
      await soon();
    }
    expect(scene()).toMatchObject({ mayUndo: false, mayRestart: false, result: { over: true } });
    table.close();
  });

  it('has nobody thinking once the game is over, also when a bot made the last move', async () => {
    for (const sitters of [
      [person('Ada'), bot('Lorenzo')],
      [bot('Lorenzo'), person('Ada')],
    ]) {
      const { scene, table } = sit(sitters, { ...SETTINGS, confirm: false, forced: true });
      for (let turn = 0; turn < 1000 && !scene().result.over; turn++) {
        if (scene().moves.length > 0) await table.play(pass(scene()) ?? scene().moves[0]);
        await soon();
      }
      expect(scene()).toMatchObject({ thinking: null, result: { over: true } });
      table.close();
    }
  });

  it('hides everything between two people who have secrets', async () => {
    const { scene, table } = sit([person('Ada'), person('Bea')], { ...SETTINGS, confirm: false });
    expect(scene().handOver).not.toBeNull();
    await table.takeOver();
    const first = scene().viewer;
    await table.play(pass(scene()));
    expect(scene().handOver).toBe(1 - first!);
    expect(scene().viewer).toBeNull();
    expect((scene().view as { players: { florins: number | null }[] }).players.map((player) => player.florins)).toEqual([null, null]);
    await expect(table.play({ do: 'pass' })).rejects.toThrow('not-asked');
    table.close();
  });

  it('opens again what it kept, and shows any position of it', async () => {
    const { scene, table, kept } = sit([person('Ada'), bot('Lorenzo')], { ...SETTINGS, confirm: false });
    await soon();
    for (let turn = 0; turn < 3; turn++) {
      await table.play(pass(scene()));
      await soon();
    }
    expect(TableLog.resume(box.game, kept()).length).toBe(scene().length);
    expect((await table.at(1)).number).toBe(1);
    // looking back, nothing can be done, not even at the last position
    expect(await table.at(scene().length)).toMatchObject({ number: scene().length, moves: [], prompt: null, mayUndo: false });
    expect((await table.course()).scores).toHaveLength(scene().length + 1);
    table.close();
  });

  it('asks a master for advice, and calls off a bot whose answer nobody needs any more', async () => {
    const asked: { level: string; signal: AbortSignal }[] = [];
    const choose = async (_view: unknown, _seat: number, level: string, signal: AbortSignal): Promise<BaseMove> => {
      asked.push({ level, signal });
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const settings = { ...SETTINGS, confirm: false };
    const [first] = box.game.toAct(box.game.setup({ players: 2 }, 'table'));
    const sitters = [0, 1].map((seat) => (seat === first ? person('Ada') : bot('Lorenzo')));
    const table = new LocalTable({
      log: TableLog.begin(box.game, { players: 2 }, 'table', sitters),
      settings,
      choose,
      advise: async (view, seat) => [{ moves: [box.game.legal(view, seat)[0]], reasons: [] }],
      keep() {},
    });
    let scene!: Scene;
    table.watch((next) => {
      scene = next;
    });
    expect(scene.moves).toContainEqual((await table.advise())?.[0].moves[0]);
    await table.play(pass(scene));
    expect(await table.advise()).toBeNull();
    expect(asked[0].signal.aborted).toBe(false);
    await table.undo();
    expect(asked[0].signal.aborted).toBe(true);
    expect(scene.toAct).toEqual([first]);
    table.close();
  });
});
