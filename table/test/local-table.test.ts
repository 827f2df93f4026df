import { box } from '@bottega/carrara';
import type { BaseMove } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { begin, LocalTable, reopen, type Scene, type Sitter } from '../index.ts';

const person = (name: string): Sitter => ({ name, level: null });
const bot = (name: string): Sitter => ({ name, level: 'random' });
const SETTINGS = { pace: 0, confirm: true, forced: false };

function sit(sitters: Sitter[], settings = SETTINGS) {
  const { match, record } = begin(box.game, { players: sitters.length, options: { hidden: true } }, 'table');
  const choose = async (view: unknown, seat: number): Promise<BaseMove> => box.game.legal(view, seat).at(-1);
  let kept = match.save();
  const table = new LocalTable({ box, match, record, sitters, settings, choose, keep: (now) => (kept = now.save()) });
  let scene!: Scene;
  table.watch((next) => {
    scene = next;
  });
  return { table, match, scene: () => scene, kept: () => kept };
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
    const { match } = reopen(box.game, kept());
    expect(match.length).toBe(scene().length);
    expect((await table.at(1)).number).toBe(1);
    // looking back, nothing can be done, not even at the last position
    expect(await table.at(scene().length)).toMatchObject({ number: scene().length, moves: [], prompt: null, mayUndo: false });
    expect((await table.course()).scores).toHaveLength(scene().length + 1);
    table.close();
  });

  it('asks a master for advice, and calls off a bot whose answer nobody needs any more', async () => {
    const { match, record } = begin(box.game, { players: 2 }, 'table');
    const asked: { level: string; signal: AbortSignal }[] = [];
    const choose = async (view: unknown, seat: number, level: string, signal: AbortSignal): Promise<BaseMove> => {
      asked.push({ level, signal });
      if (level === 'master') return box.game.legal(view, seat)[0];
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const settings = { ...SETTINGS, confirm: false };
    const [first] = box.game.toAct(match.state);
    const sitters = [0, 1].map((seat) => (seat === first ? person('Ada') : bot('Lorenzo')));
    const table = new LocalTable({ box, match, record, sitters, settings, choose, keep() {} });
    let scene!: Scene;
    table.watch((next) => {
      scene = next;
    });
    expect(scene.moves).toContainEqual(await table.hint());
    expect(asked.map(({ level }) => level)).toEqual(['master']);
    await table.play(pass(scene));
    expect(await table.hint()).toBeNull();
    expect(asked[1].signal.aborted).toBe(false);
    await table.undo();
    expect(asked[1].signal.aborted).toBe(true);
    expect(scene.toAct).toEqual([first]);
    table.close();
  });
});
