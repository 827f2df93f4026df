import { replay, type Setup } from '@bottega/kernel';
import { fuzz, retrace } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import house from '../../examples/mercato/edition/edition.json' with { type: 'json' };
import { game as mercato } from '../../examples/mercato/rules/game.ts';
import { afterPlay, boom, type Mercato } from './plants.ts';

/** A market of forty rounds, so that a fault may come late in a long log. */
const LONG: Setup = { players: 3, edition: { ...house, rounds: { value: 40, mark: 'OUR' }, cards: { value: { apple: 30, fig: 30, plum: 30 }, mark: 'OUR' } } };

/** A coin vanishes once one fruit of each kind was sold: that takes three moves, wherever they stand. */
const leaky: Mercato = { ...mercato, ...afterPlay((state) => state.sold.every((count) => count > 0) && state.bank--)() };

describe('shrinking a log', () => {
  it('leaves of a whole game the three moves that it takes', () => {
    const violation = fuzz(leaky, { moves: 2_000, seed: 'shrink', settings: [LONG] }).violation;
    expect(violation).toMatchObject({ oracle: 'conservation', fault: 'the number of coins changed' });
    expect(violation?.log.moves).toEqual([expect.stringMatching(/^0 sell/), expect.stringMatching(/^1 sell/), expect.stringMatching(/^2 sell/)]);
  });

  it('shrinks a late crash, and the crashing move stays last', () => {
    const game: Mercato = { ...mercato, ...afterPlay((state, move) => move.do === 'bid' && state.traders.some((trader) => trader.coins > 6) && boom())() };
    const violation = fuzz(game, { moves: 20_000, seed: 'late', settings: [LONG] }).violation;
    expect(violation).toMatchObject({ oracle: 'crash', fault: 'boom' });
    expect(violation?.log.moves.at(-1)).toMatch(/^\d bid/);
    expect(violation?.log.moves.length).toBeLessThan(30);
  });

  it('gives a log that replays to the fault', () => {
    const violation = fuzz(leaky, { moves: 2_000, seed: 'replay' }).violation;
    if (violation === undefined) throw new Error('nothing found');
    expect(retrace(leaky, violation.log, 'conservation')).toEqual(violation);
    const { state } = replay(leaky, violation.log);
    expect(mercato.proof.components(state as never)).not.toEqual(mercato.proof.components(mercato.setup(violation.log, violation.log.seed)));
  });

  it('leaves an endless game as it is', () => {
    const violation = fuzz({ ...mercato, play: () => {} }, { moves: 10, seed: 'endless', longest: 5_000 }).violation;
    expect(violation?.log.moves.length).toBe(5_000);
  });
});

describe('retracing a log', () => {
  it('finds nothing where nothing is wrong', () => {
    const log = { game: mercato.id, rules: mercato.version, players: 2, seed: 'fine', moves: ['0 draw', '1 draw'] };
    expect(retrace(mercato, log, 'conservation')).toBeUndefined();
    expect(retrace(mercato, log, 'crash')).toBeUndefined();
  });

  it('leaves out what can’t be played', () => {
    const log = { game: mercato.id, rules: mercato.version, players: 2, seed: 'fine', moves: ['1 draw', 'nonsense', '0 draw', '1 bid 7'] };
    const game: Mercato = { ...mercato, ...afterPlay(boom)() };
    expect(retrace(game, log, 'crash')?.log.moves).toEqual(['0 draw']);
  });

  it('finds a crash in listing the moves after the last one', () => {
    const game: Mercato = { ...mercato, legal: (state, seat) => (state.turn > 0 ? boom() : mercato.legal(state, seat)) };
    const log = { game: mercato.id, rules: mercato.version, players: 2, seed: 'fine', moves: ['0 draw'] };
    expect(retrace(game, log, 'crash')).toMatchObject({ fault: 'boom', log: { moves: ['0 draw'] } });
  });
});
