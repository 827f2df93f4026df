/** Plays random games under all oracles; a violation is shrunk to the smallest log that still shows it. */
import type { AnyGame, BaseState, Setup } from '../game.ts';
import { firstDifference } from '../json.ts';
import type { SavedGame } from '../match.ts';
import { randomFrom } from '../random.ts';
import { keyedSeedFrom } from './keyed-seed.ts';
import { examine } from './oracles.ts';
import type { Fault } from './retrace.ts';
import { messageOf } from './scene.ts';
import { shrink } from './shrink.ts';
import { anyMove } from './walk.ts';

export interface FuzzOptions {
  readonly moves: number;
  readonly seed: string;
  /** Those to go through, in turn; the game's own list unless told. */
  readonly settings?: readonly Setup[];
  /** Look at every position with every oracle: slow, for short runs and for shrinking. */
  readonly thorough?: boolean;
  /** A game longer than this is held to be endless. */
  readonly longest?: number;
  /** Told now and then how many moves were made. */
  readonly progress?: (moves: number, games: number) => void;
}

export interface FuzzReport {
  readonly moves: number;
  readonly games: number;
  /** The smallest log found that ends in a violation. */
  readonly violation?: Fault;
}

export function fuzz(game: AnyGame, options: FuzzOptions): FuzzReport {
  const settings = options.settings ?? game.proof.settings;
  let moves = 0;
  let games = 0;
  while (moves < options.moves) {
    // each setting meets both generators in turn
    const keyed = (games + Math.floor(games / settings.length)) % 2 === 1;
    const seed = `${options.seed}/${games}`;
    const run = fuzzGame(game, settings[games % settings.length], keyed ? keyedSeedFrom(seed) : seed, moves + games, options);
    moves += run.log.moves.length;
    games++;
    if (run.fault !== undefined) return { moves, games, violation: shrink(game, run as Fault) };
    options.progress?.(moves, games);
  }
  return { moves, games };
}

/** One game; `looked` positions were looked at before, which decides where the oracles' turns come. */
function fuzzGame(game: AnyGame, setup: Setup, seed: string, looked: number, options: FuzzOptions): Partial<Fault> & Pick<Fault, 'log'> {
  const { thorough = false, longest = 100_000 } = options;
  const random = randomFrom(`${seed} moves`);
  const moves: string[] = [];
  const log: SavedGame = { game: game.id, rules: game.version, ...setup, seed, moves };
  try {
    const state: BaseState = game.setup(setup, seed);
    const scene = { game, state, players: setup.players, components: game.proof.components(state), random: randomFrom(`${seed} oracles`) };
    const turnOf = (every: number): boolean => thorough || (looked + moves.length) % every === 0;
    for (;;) {
      // a game has but one end, so it is looked at more often than one position among many
      const over = game.toAct(state).length === 0;
      const fault = examine(scene, (_, every) => turnOf(over ? Math.ceil(every / 8) : every));
      if (fault !== undefined) return { ...fault, log };
      const next = anyMove(game, state, random);
      if (next === undefined) break;
      if (moves.length >= longest) return { oracle: 'termination', fault: `the game does not end within ${longest} moves`, log };
      moves.push(`${next.seat} ${game.notation.write(next.move)}`);
      game.play(state, next.seat, next.move);
    }
    if (!turnOf(3)) return { log };
    const where = firstDifference(state, playAgain(game, log));
    return where === undefined ? { log } : { oracle: 'determinism', fault: `the same seed and moves lead to another ${where}`, log };
  } catch (error) {
    return { oracle: 'crash', fault: messageOf(error), log };
  }
}

/** Trusting replay, without the door's checks, so that a broken game can be walked too. */
function playAgain(game: AnyGame, { moves, ...setup }: SavedGame): BaseState {
  const state = game.setup(setup, setup.seed);
  for (const line of moves) {
    const space = line.indexOf(' ');
    game.play(state, Number(line.slice(0, space)), game.notation.read(line.slice(space + 1)));
  }
  return state;
}
