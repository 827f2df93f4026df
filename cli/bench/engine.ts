/** How fast a game's rules are on one core. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type AnyGame, type BaseState, randomFrom, type Setup } from '@bottega/kernel';
import { keyedSeedFrom, playOut } from '@bottega/kernel/proof';
import type { Peer } from './peer.ts';

export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** The same, measured beside on boardgame.io. */
  readonly peer?: number;
  readonly ratio?: number;
}

/** A machine with other work to do slows some rounds; the best one tells what the code can do. */
const ROUNDS = 8;

const SEEDS: readonly string[] = Array.from({ length: 1000 }, (_, number) => `bench ${number}`);
/** As at tables among people. */
const KEYED_SEEDS = SEEDS.map(keyedSeedFrom);

/** The richest game there is: the last of the settings it declares, and those go from small to large. */
export const richest = (game: AnyGame): Setup => game.proof.settings[game.proof.settings.length - 1];

/** Calls `run` over and over for a while; how much it did in a second. */
function rate(milliseconds: number, run: (call: number) => number): number {
  const started = performance.now();
  let done = 0;
  let now = started;
  for (let call = 0; now - started < milliseconds; now = performance.now()) done += run(call++);
  return (1000 * done) / (now - started);
}

function bestRate(seconds: number, run: (call: number) => number): number {
  return Math.max(...Array.from({ length: ROUNDS }, () => rate((seconds * 1000) / ROUNDS, run)));
}

/**
 * Random moves a second in whole games, setup included: the full list of legal moves, a choice, and its play.
 * Games of both generators, and a peer's, take turns, round by round, so that all meet the same machine.
 */
export async function movesPerSecond(game: AnyGame, seconds: number, peer?: Peer): Promise<{ ours: number; keyed: number; theirs: number }> {
  const random = randomFrom('bench');
  const milliseconds = (seconds * 1000) / ROUNDS;
  const round = (seeds: readonly string[]): number =>
    rate(milliseconds, (call) => playOut(game, game.setup(richest(game), seeds[call % seeds.length]), random));
  const best = { ours: 0, keyed: 0, theirs: 0 };
  for (let number = 0; number < ROUNDS; number++) {
    best.ours = Math.max(best.ours, round(SEEDS));
    best.keyed = Math.max(best.keyed, round(KEYED_SEEDS));
    if (peer !== undefined) best.theirs = Math.max(best.theirs, await peer.round(milliseconds));
  }
  return best;
}

export function cloneMicroseconds(game: AnyGame, seconds: number): number {
  const states = positions(game);
  let turns = 0;
  const rate = bestRate(seconds, () => {
    for (const state of states) turns += game.clone(state).turn;
    return states.length;
  });
  if (turns === 0) throw new Error('nothing was cloned');
  return 1e6 / rate;
}

export function setupMicroseconds(game: AnyGame, seconds: number): number {
  const rate = bestRate(seconds, (call) => {
    game.setup(richest(game), `bench ${call}`);
    return 1;
  });
  return 1e6 / rate;
}

/** What stays on the heap after so many games, in kilobytes: a leak shows here. */
export function heapGrowth(game: AnyGame, games: number, progress?: (games: number) => void): number {
  const collect = collector();
  const random = randomFrom('heap');
  const play = (count: number): void => {
    for (let number = 0; number < count; number++) {
      playOut(game, game.setup(richest(game), `heap ${number}`), random);
      progress?.(number);
    }
  };
  // what the first games leave is caches and compiled code
  play(Math.min(500, games));
  collect();
  const before = process.memoryUsage().heapUsed;
  play(games);
  collect();
  return (process.memoryUsage().heapUsed - before) / 1024;
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  return () => {
    gc();
    gc();
  };
}

/** Positions from all over a game. */
function positions(game: AnyGame): BaseState[] {
  const found: BaseState[] = [];
  const random = randomFrom('positions');
  const state = game.setup(richest(game), 'positions');
  do found.push(game.clone(state));
  while (playOut(game, state, random, 10) === 10);
  return found;
}
