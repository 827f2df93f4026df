import { box } from '@bottega/carrara';
import { type BaseMove, Refusal } from '@bottega/kernel';
import { WhatIf } from '@bottega/kernel/what-if';
import { describe, expect, it } from 'vitest';
import { carryOut, LocalTable, type Scene, TableLog, WhatIfTable } from '../index.ts';

const SETTINGS = { pace: 0, confirm: false, forced: false };
const { game } = box;

/** A table of two people, at the first question, without a curtain between them. */
async function sit() {
  const sitters = ['Ada', 'Bea'].map((name) => ({ name, level: null }));
  const log = TableLog.begin(game, { players: 2 }, 'table', sitters);
  const table = new LocalTable({ log, settings: SETTINGS, choose: async () => ({ do: 'pass' }), advise: async () => [], keep() {} });
  let scene!: Scene;
  table.watch((next) => (scene = next));
  await table.takeOver();
  return { table, scene: () => scene, log };
}
function musing(scene: Scene) {
  const whatIf = new WhatIf({ game, start: scene.view, viewer: scene.viewer, guess: 'one' });
  let kept = 0;
  const table = new WhatIfTable({ whatIf, keep: () => kept++ });
  let shown!: Scene;
  table.watch((next) => (shown = next));
  return { table, whatIf, shown: () => shown, kept: () => kept };
}
const found = (scene: Scene, name: string): BaseMove => scene.moves.find((move) => move.do === name)!;

describe('a table for what if', () => {
  it('asks the reader for everybody, and tells the table it came from nothing', async () => {
    const { scene, log } = await sit();
    const { table, shown, kept } = musing(scene());
    const first = shown().viewer!;
    await table.play(found(shown(), 'pass'));
    expect(shown()).toMatchObject({ viewer: 1 - first, toAct: [1 - first], number: 1, mayUndo: true });
    await table.play(found(shown(), 'pass'));
    expect(shown().viewer).toBe(first);
    expect(shown().log.length).toBeGreaterThan(0);
    expect(kept()).toBe(2);
    expect(log.length).toBe(0);
  });

  it('goes back along the line and forgets nothing', async () => {
    const { table, shown, whatIf } = musing((await sit()).scene());
    await table.play(found(shown(), 'pass'));
    await table.undo();
    expect(shown()).toMatchObject({ number: 0, mayUndo: false });
    expect(whatIf.size).toBe(1);
    await expect(table.play({ do: 'nonsense' })).rejects.toThrow(Refusal);
  });
});

describe('carrying out a line', () => {
  it('makes one’s own moves at the table up to the end of the turn', async () => {
    const { table, scene } = await sit();
    const { table: musings, shown, whatIf } = musing(scene());
    const first = shown().viewer;
    // a turn that shows nothing, found by trying
    const turn = async (): Promise<void> => {
      for (const move of shown().moves) {
        const { here } = whatIf;
        await musings.play(move);
        if (whatIf.present.revealed) musings.goTo(here);
        else return shown().viewer === first ? turn() : undefined;
      }
    };
    await turn();
    await musings.play(shown().moves[0]);
    const mine = whatIf.ownMoves;
    expect(mine.length).toBeGreaterThan(1);
    expect(mine.length).toBeLessThan(whatIf.here.line.length);
    expect(await carryOut(game, table, mine)).toBe(mine.length);
    expect(scene().number).toBe(mine.length);
    table.close();
  });

  it('stops where the table stands otherwise than expected', async () => {
    const { table, scene } = await sit();
    const pass = found(scene(), 'pass');
    expect(await carryOut(game, table, [pass, { do: 'nonsense' }])).toBe(1);
    expect(await carryOut(game, table, [{ do: 'nonsense' }, pass])).toBe(0);
    expect(scene().number).toBe(1);
    table.close();
  });
});
