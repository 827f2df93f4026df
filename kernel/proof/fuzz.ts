/** Plays random games under all oracles; a violation is shrunk to the smallest log that still shows it. */
import type { AnyGame, BaseState, Setup } from '../game.ts';
import { sameJson } from '../json.ts';
import type { SavedGame } from '../match.ts';
import { randomFrom } from '../random.ts';
import { examine, type Fault } from './examine.ts';
import type { Scene } from './oracles.ts';
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
    const setup = settings[games % settings.length];
    const run = fuzzGame(game, setup, `${options.seed}/${games}`, options);
    moves += run.moves;
    games++;
    if (run.fault !== undefined) return { moves, games, violation: shrink(game, run.fault) };
    options.progress?.(moves, games);
  }
  return { moves, games };
}

function fuzzGame(game: AnyGame, setup: Setup, seed: string, options: FuzzOptions): { moves: number; fault?: Fault } {
  const random = randomFrom(`${seed} moves`);
  const longest = options.longest ?? 100_000;
  const log: string[] = [];
  const saved = (): SavedGame => ({ game: game.id, rules: game.version, ...setup, seed, moves: [...log] });
  let state: BaseState;
  try {
    state = game.setup(setup, seed);
  } catch (error) {
    return { moves: 0, fault: { oracle: 'crash', fault: String(error), log: saved() } };
  }
  const scene: Scene = { game, state, players: setup.players, components: game.proof.components(state), random };
  for (;;) {
    const fault = examine(scene, options.thorough ? undefined : log.length);
    if (fault !== undefined) return { moves: log.length, fault: { ...fault, log: saved() } };
    if (log.length >= longest)
      return { moves: log.length, fault: { oracle: 'termination', fault: `the game does not end within ${longest} moves`, log: saved() } };
    try {
      const next = anyMove(game, state, random);
      if (next === undefined) break;
      log.push(`${next.seat} ${game.notation.write(next.move)}`);
      game.play(state, next.seat, next.move);
    } catch (error) {
      return { moves: log.length, fault: { oracle: 'crash', fault: error instanceof Error ? error.message : String(error), log: saved() } };
    }
  }
  const twin = playAgain(game, saved());
  if (twin === undefined || !sameJson(state, twin)) {
    return { moves: log.length, fault: { oracle: 'determinism', fault: 'the same seed and moves give another game', log: saved() } };
  }
  return { moves: log.length };
}

/** Trusting replay, without the door's checks, so that a broken game can be walked too. */
function playAgain(game: AnyGame, saved: SavedGame): BaseState | undefined {
  try {
    const state = game.setup(saved, saved.seed);
    for (const line of saved.moves) {
      const space = line.indexOf(' ');
      game.play(state, Number(line.slice(0, space)), game.notation.read(line.slice(space + 1)));
    }
    return state;
  } catch {
    return undefined;
  }
}
