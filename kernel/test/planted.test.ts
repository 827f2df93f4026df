/** One fault of each kind is planted into Mercato: the proof for it must find it. */
import { randomFrom } from '@bottega/kernel';
import { anyMove, fuzz, ORACLES } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { game as mercato } from '../../examples/mercato/rules/game.ts';
import type { Move } from '../../examples/mercato/rules/moves.ts';
import { afterPlay, boom, type Mercato, PLANTS } from './plants.ts';

/** The first complaint of one oracle alone, asked at every position of a hundred random games. */
function complaint(game: Mercato, oracle: string): string | undefined {
  for (let number = 0; number < 100; number++) {
    const said = complaintInGame(game, oracle, number);
    if (said !== undefined) return said;
  }
  return undefined;
}

function complaintInGame(game: Mercato, oracle: string, number: number): string | undefined {
  const setup = mercato.proof.settings[number % mercato.proof.settings.length];
  const state = game.setup(setup, `planted ${number}`);
  const random = randomFrom(`planted ${number}`);
  const scene = { game, state, players: setup.players, components: game.proof.components(state), random };
  for (;;) {
    const said = ORACLES[oracle].oracle(scene);
    if (said !== undefined) return said;
    const next = anyMove(mercato, state, random);
    if (next === undefined) return undefined;
    game.play(state, next.seat, next.move as Move);
  }
}

describe('a planted fault', () => {
  it.each(PLANTS)('$name: found by $oracle', ({ oracle, says, broken }) => {
    const game = { ...mercato, ...broken() };
    const said = attemptTo(() => complaint(game, oracle));
    expect(said).toMatch(says);
  });

  it.each(PLANTS)('$name: found by fuzzing', ({ broken }) => {
    expect(fuzz({ ...mercato, ...broken() }, { moves: 20_000, seed: 'planted' }).violation).toBeDefined();
  });

  it('is here for every oracle', () => {
    expect(new Set(PLANTS.map((plant) => plant.oracle))).toEqual(new Set(Object.keys(ORACLES)));
  });
});

/** An oracle may stumble over a broken verb; `examine` reports that as its complaint. */
function attemptTo(ask: () => string | undefined): string | undefined {
  try {
    return ask();
  } catch (error) {
    return String(error);
  }
}

describe('fuzzing finds', () => {
  const found = (broken: Partial<Mercato>) => fuzz({ ...mercato, ...broken }, { moves: 5_000, seed: 'planted', longest: 200 }).violation;

  it('an endless game', () => {
    expect(found({ play: () => {} })).toMatchObject({ oracle: 'termination', fault: 'the game does not end within 200 moves' });
  });
  it('a crash in play, with the move that crashed last in the log', () => {
    const violation = found(afterPlay((state, move) => move.do === 'bid' && state.round === 3 && boom())());
    expect(violation?.fault).toMatch('boom');
    if (violation?.oracle === 'crash') expect(violation.log.moves.at(-1)).toMatch(/bid/);
  });
  it('a crash in setup', () => {
    expect(found({ setup: boom })).toMatchObject({ oracle: 'crash', fault: 'boom', log: { moves: [] } });
  });
  it('a crash in legal', () => {
    expect(found({ legal: boom })?.fault).toMatch('boom');
  });
  it('a crash in counting the components', () => {
    expect(found({ proof: { ...mercato.proof, components: boom } })).toMatchObject({ oracle: 'crash', fault: 'boom' });
  });
  it('a setup that its seed does not decide', () => {
    let games = 0;
    expect(found({ setup: (given, seed) => mercato.setup(given, `${seed} ${games++}`) })?.oracle).toBe('determinism');
  });
});
