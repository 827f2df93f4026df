/** A game with what everybody may expect at its end, as its bots reckon. */
import { expectedAt } from '@bottega/bots/forecast';
import type { BaseState, GameCore, Seat, ShownGame } from '@bottega/kernel';

const estimates = import.meta.glob<GameCore['estimate']>('../../../games/*/bot/estimate.ts', { import: 'estimate' });
const learnt = import.meta.glob<GameCore['learning']>('../../../games/*/bot/learning.ts', { import: 'learning' });

export type EstimatedGame = ShownGame & Pick<GameCore, 'estimate' | 'learning'>;

export async function estimated(box: ShownGame): Promise<EstimatedGame> {
  const at = (file: string): string => `../../../games/${box.game.id}/bot/${file}.ts`;
  const [estimate, learning] = await Promise.all([estimates[at('estimate')](), learnt[at('learning')]?.()]);
  return { ...box, estimate, ...(learning && { learning }) };
}

/**
 * Points at the end, for everybody: where the lines begin as hints tell them there, and from there on as much more or
 * less as the estimate says, which is what tells lines apart.
 */
export function expectedFrom(box: EstimatedGame, start: BaseState, state: BaseState): readonly number[] {
  const { scores, over } = box.game.result(state);
  const judged = (at: BaseState): number[] => scores.map(({ seat }: { seat: Seat }) => box.estimate(at, seat));
  if (over) return scores.map(({ total }: { total: number }) => total);
  const [before, after] = [judged(start), judged(state)];
  const told = expectedAt(box, start, before);
  return after.map((points, seat) => Math.round(points + (told === undefined ? 0 : told[seat].points - before[seat])));
}
