import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { Table } from './table.ts';

describe('states from outside', () => {
  const broken = (change: (state: Table['state']) => void) => () => {
    const table = new Table(2).musician(62, 0, [0, 0]).turn();
    change(table.state);
    return game.read(JSON.parse(JSON.stringify(table.state)));
  };
  it('are read when whole', () => expect(broken(() => {})).not.toThrow());
  it('are refused with the path of the fault', () => {
    expect(broken((state) => state.deck.pop())).toThrow(/deck/);
    expect(broken((state) => state.sides[1].lutherie++)).toThrow(/sides\.1\.lutherie/);
    expect(broken((state) => state.sides[0].violins--)).toThrow(/sides\.0\.violins/);
    expect(broken((state) => state.sides[0].score.push('wood'))).toThrow(/score/);
    expect(broken((state) => state.agenda.push({ step: 'turn', seat: 3 }))).toThrow(/agenda/);
    expect(broken((state) => state.agenda.push({ step: 'dance', seat: 0 } as never))).toThrow(/agenda/);
  });
});
