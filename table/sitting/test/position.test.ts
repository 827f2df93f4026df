import { randomFrom } from '@bottega/kernel';
import { expect, it } from 'vitest';
import { freeUndo, viewOf } from '../index.ts';
import { game, TestTable } from './table.ts';

it('everybody’s view is that of the present position, through moves, refusals and moves taken back', () => {
  const table = TestTable.full(3);
  const random = randomFrom('positions');
  let back = 0;
  while (table.sitting.ended === null) {
    for (const viewer of [0, 1, 2, null]) expect(viewOf(game, table.sitting, viewer)).toEqual(game.view(table.sitting.state, viewer));
    const seat = table.toAct;
    const number = table.sitting.moves.length;
    expect(table.refusal(`p${seat}`, { do: 'play', number, move: { do: 'fly' } })).not.toBe('accepted');
    const legal = game.legal(table.sitting.state, seat);
    table.ask(`p${seat}`, { do: 'play', number, move: legal[random(legal.length)] });
    const to = freeUndo(game, table.sitting, seat);
    if (to === undefined || random(4) > 0) continue;
    table.ask(`p${seat}`, { do: 'undo', to });
    back++;
  }
  expect(back).toBeGreaterThan(0);
});
