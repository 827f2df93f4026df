/** `bottega train --learn network`, from the command to what it tells and keeps. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encodedToy } from '../../bots/test/encoded-toy.ts';
import { bottega, scratch } from './harness.ts';

const file = scratch();
const train = (folder: string, ...more: string[]) => {
  const few = ['--rounds', '1', '--games', '6', '--iterations', '2', '--trial', '4', '--workers', '0'];
  return bottega(['train', 'toy', '--learn', 'network', ...few, '--folder', folder, ...more], [], [encodedToy]);
};

describe('training a network', () => {
  it('tells each round, ends with a trial of masters, and keeps nothing that it was not asked to', async () => {
    const { code, out, err } = await train(file('told'), '--json');
    expect(code).toBe(0);
    const { game, kept, made } = JSON.parse(out);
    expect({ game, kept }).toEqual({ game: 'toy', kept: false });
    expect(made.command).toBe('bottega train toy --learn network --rounds 1 --games 6 --iterations 2 --trial 4 --seed 1');
    expect(made.trial).toMatchObject({ against: 'the estimate alone', games: 4 });
    expect(made.rounds[0].strengths.length).toBeGreaterThan(0);
    expect(err).toMatch(/round 1 × 0\.3: .* games against estimate/);
  });

  it('goes on where it was stopped, without playing anything again', async () => {
    const folder = file('stopped');
    await train(folder);
    const games = readFileSync(`${folder}/games.jsonl`, 'utf8').trim().split('\n');
    // as if it had been stopped within the last game
    writeFileSync(`${folder}/games.jsonl`, `${games.slice(0, -1).join('\n')}\n${games.at(-1)?.slice(0, 30)}`);
    const { code, out } = await train(folder);
    expect(code).toBe(0);
    expect(out).toMatch(/^The network of round 1 wins .* of 4 games against the estimate alone/);
    const again = readFileSync(`${folder}/games.jsonl`, 'utf8').trim().split('\n');
    expect(again).toEqual(games);
  });

  it('refuses a game without an encoding', async () => {
    expect(await bottega(['train', 'toy', '--learn', 'network'])).toMatchObject({ code: 1, err: expect.stringContaining('no encoding') });
  });
});
