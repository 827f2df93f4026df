import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@bottega/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { learnNetwork, type NetworkRound, Shelf } from '../training/index.ts';
import { Examples } from '../training/network/examples.ts';
import { QuickPlayer } from '../training/network/quick-player.ts';
import { playRecorded, replayRecord } from '../training/network/record.ts';
import { type Crew, ESTIMATE, type Job, lonely, Table } from '../training/network/self-play.ts';
import { STUDY } from '../training/network/study.ts';
import { encodedToy } from './encoded-toy.ts';
import { toy } from './toy.ts';

const folder = mkdtempSync(join(tmpdir(), 'bottega-network-'));
afterAll(() => rmSync(folder, { recursive: true }));

const JOB: Job = {
  setup: { players: 2, options: { length: 'long' } },
  seed: 'job',
  names: [ESTIMATE, ESTIMATE],
  widths: [6, 6],
  variety: { opening: 0, oneIn: 0 },
};

function table(): Table {
  const one = new Table(encodedToy);
  one.meet({});
  return one;
}

/** Counts what it is asked to play. */
function counting(): Crew & { played: number } {
  const crew = lonely(encodedToy);
  const own = {
    played: 0,
    play: (jobs: readonly Job[], networks: Parameters<Crew['play']>[1], done: Parameters<Crew['play']>[2]) => {
      own.played += jobs.length;
      return crew.play(jobs, networks, done);
    },
    close() {},
  };
  return own;
}

const GAMES = 100;
const TRIAL = 18;

async function learn(name: string, crew: Crew, rounds: number): Promise<NetworkRound[]> {
  const done: NetworkRound[] = [];
  const plan = {
    box: encodedToy,
    crew,
    shelf: new Shelf(join(folder, name)),
    rounds,
    games: GAMES,
    trial: TRIAL,
    width: 6,
    seed: 't',
    study: { ...STUDY, shown: 120_000 },
  };
  for await (const round of learnNetwork(plan)) done.push(round);
  return done;
}

describe('a recorded game', () => {
  it('plays again to the same end, turn by turn', () => {
    const record = table().play(JOB);
    const turns: number[] = [];
    expect(replayRecord(encodedToy, record, ({ state, fresh }) => fresh && turns.push(state.turn))).toBe(true);
    expect(new Set(turns).size).toBe(turns.length);
    expect(turns.length).toBeGreaterThan(10);
    expect(replayRecord(encodedToy, { ...record, moves: record.moves.slice(1) }, () => {})).toBe(false);
  });

  it('is the same from the same seed, and begins at random where it is told to', () => {
    expect(table().play(JOB)).toEqual(table().play(JOB));
    const strange = table().play({ ...JOB, variety: { opening: 3, oneIn: 0 } });
    expect(strange.strange).toEqual([1, 2, 3]);
  });
});

describe('the quick player', () => {
  it('keeps a point rather than give it away', () => {
    const players = [0, 1].map((seat) => {
      const quick = new QuickPlayer(encodedToy, 8, randomFrom(`quick ${seat}`));
      return { name: 'quick', choose: (view: unknown, own: number) => quick.choose(view, own) };
    });
    const record = playRecorded(encodedToy, { players: 2 }, 'keeps', players, { opening: 0, oneIn: 0 });
    const state = toy.setup({ players: 2 }, 'keeps');
    for (const place of record.moves) {
      const [seat] = toy.toAct(state);
      const move = toy.legal(state, seat)[place];
      expect(move.do).not.toBe('give');
      toy.play(state, seat, move);
    }
  });
});

describe('examples', () => {
  it('lead to the end of their game, the less so the more is thought of what lies between', () => {
    const examples = new Examples(encodedToy);
    const record = table().play(JOB);
    examples.add(record);
    const [{ from, to, margins }] = examples.lines;
    expect(margins[0] + margins[1]).toBeCloseTo(0);
    examples.aim(1, 1);
    for (let at = from; at < to; at++) expect(examples.estimates[at * 4] + examples.targets[at * 4]).toBeCloseTo(margins[0], 4);
    examples.aim(1, 0);
    const between = Array.from({ length: to - from }, (_, index) => from + index).filter((at) => examples.between[at] === 1);
    between.slice(0, -1).forEach((at, index) => {
      expect(examples.estimates[at * 4] + examples.targets[at * 4]).toBeCloseTo(examples.estimates[between[index + 1] * 4], 4);
    });
  });

  it('learn nothing across a turn that was played at random', () => {
    const examples = new Examples(encodedToy);
    examples.add({ ...table().play(JOB), strange: [4] });
    examples.aim(1, 1);
    const [{ from, to }] = examples.lines;
    const at = Array.from({ length: to - from }, (_, index) => from + index).find((one) => examples.sound[one] === 0)!;
    expect(examples.estimates[(at - 1) * 4] + examples.targets[(at - 1) * 4]).toBeCloseTo(examples.estimates[at * 4], 4);
  });
});

describe('training a network', () => {
  it('makes a better player round by round, goes on where it was stopped, and plays nothing twice', async () => {
    const first = counting();
    const begun = await learn('toy', first, 1);
    expect(first.played).toBe(GAMES + 2 * 3 * TRIAL);
    const again = counting();
    const rounds = await learn('toy', again, 2);
    expect(rounds[0]).toEqual(begun[0]);
    expect(again.played).toBe(GAMES + 2 * 4 * TRIAL);
    const { strengths, network } = rounds[1];
    const believed = `round 2 × ${network.belief['all 2']}`;
    const two = strengths.filter(({ kind }) => kind === 'all 2');
    expect(strengths.length).toBe(2 * two.length);
    expect(two.map(({ player, against }) => `${player}: ${against}`)).toEqual([
      'round 2 × 0.3: estimate',
      'round 2 × 0.6: estimate',
      'round 2 × 1: estimate',
      `${believed}: round 1 × ${rounds[0].network.belief['all 2'] || 0.3}`,
    ]);
    expect(two.find(({ player }) => player === believed)!.winShare).toBeGreaterThan(0.6);
    const idle = counting();
    expect(await learn('toy', idle, 2)).toEqual(rounds);
    expect(idle.played).toBe(0);
  }, 60_000);
});
