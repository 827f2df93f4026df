/** The games as workers know them: rules and bots, no words and no board. */
import type { GameCore } from '@bottega/kernel';

const cores = import.meta.glob<GameCore>('../../../games/*/core.ts');

export const loadCore = (id: string): Promise<GameCore> => cores[`../../../games/${id}/core.ts`]();
