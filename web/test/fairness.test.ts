import { box } from '@bottega/carrara';
import { Match } from '@bottega/kernel';
import { keyedSeedFrom } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { hashOf, verify } from '../src/online/fairness.ts';

const { game } = box;
function played(seed = 'a seed') {
  const match = new Match(game, { players: 2 }, seed);
  for (let made = 0; made < 12; made++) {
    const [seat] = game.toAct(match.state);
    match.play(seat, game.legal(match.state, seat)[0]);
  }
  const result = game.result(match.state);
  return { saved: match.save(), told: { seedHash: hashOf(seed), outcome: { why: 'voted' as const, result } } };
}

describe('the proof of a finished game', () => {
  it('hashes as everybody does', () => {
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
  it('accepts an honest game', () => {
    const { saved, told } = played();
    expect(verify(game, saved, told)).toEqual({ seed: true, result: true });
  });
  it('accepts one that was dealt by keyed chance, as at every table now', () => {
    const { saved, told } = played(keyedSeedFrom('a table'));
    expect(verify(game, saved, told)).toEqual({ seed: true, result: true });
  });
  it.each(['a seed', keyedSeedFrom('a table')])('finds out another seed than %s', (seed) => {
    const { saved, told } = played(seed);
    for (const other of ['another', keyedSeedFrom('another')]) {
      expect(verify(game, { ...saved, seed: other }, told)).toEqual({ seed: false, result: false });
    }
  });
  it('finds out other moves and other scores', () => {
    const { saved, told } = played();
    const [first, ...others] = told.outcome.result.scores;
    const raised = { ...told.outcome.result, scores: [{ ...first, total: first.total + 1 }, ...others] };
    expect(verify(game, saved, { ...told, outcome: { ...told.outcome, result: raised } }).result).toBe(false);
    expect(verify(game, { ...saved, moves: ['0 nonsense'] }, told).result).toBe(false);
  });
});
