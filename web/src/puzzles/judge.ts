/** What a turn gives up against the best one: both are looked at in the same guessed worlds, in the bots' worker. */
import { type Reason, reasonsFor } from '@bottega/bots';
import { asGood } from '@bottega/bots/puzzles/position';
import { BotHost } from '@bottega/bots/worker';
import { webWorker } from '@bottega/bots/worker/web';
import type { BaseMove, GameCore, Puzzle } from '@bottega/kernel';
import { startBots } from '../local/start-bots.ts';

export interface Verdict {
  readonly isAsGood: boolean;
  /** Points and chance to win that it gives up; the chance is not known everywhere. */
  readonly points: number;
  readonly chance: number | null;
  /** What the best turn has that this one has not. */
  readonly reasons: readonly Reason[];
}

/** Moves that are tried: some seconds on a slow phone. */
const MOVES = 16_000;

export interface Judge {
  judge(moves: readonly BaseMove[], signal: AbortSignal): Promise<Verdict>;
  close(): void;
}

export function judgeOf(core: GameCore, puzzle: Puzzle): Judge {
  const host = new BotHost(webWorker(startBots));
  const { game, learning } = core;
  const { seat } = puzzle;
  const view = game.view(game.read(puzzle.state), seat);
  const best = puzzle.best.map((text) => game.notation.read(text));
  return {
    async judge(moves, signal) {
      const { lines } = await host.assess({ game, seat, view, seed: `puzzle ${puzzle.id}`, signal }, { turns: [best, moves], moves: MOVES });
      const [ours, own] = lines;
      const points = ours.margin - own.margin;
      const chance = ours.chances === undefined || own.chances === undefined ? null : ours.chances[seat] - own.chances[seat];
      return { isAsGood: points <= asGood(core, ours.points), points, chance, reasons: reasonsFor(ours, own, seat, learning?.topics ?? {}) };
    },
    close: () => host.close(),
  };
}
