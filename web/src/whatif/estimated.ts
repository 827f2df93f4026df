/** A game with what everybody may expect at its end, as its bots reckon. */
import type { GameCore, ShownGame } from '@bottega/kernel';

const estimates = import.meta.glob<GameCore['estimate']>('../../../games/*/bot/estimate.ts', { import: 'estimate' });

export type EstimatedGame = ShownGame & Pick<GameCore, 'estimate'>;

export async function estimated(box: ShownGame): Promise<EstimatedGame> {
  return { ...box, estimate: await estimates[`../../../games/${box.game.id}/bot/estimate.ts`]() };
}
