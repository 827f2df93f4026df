/** The games as workers know them: rules and bots, no words and no board. */
import type { GameCore } from '@bottega/kernel';

const cores = import.meta.glob<GameCore>('../../../games/*/core.ts');
const trained = import.meta.glob<Pick<GameCore, 'encoding' | 'network'>>('../../../games/*/bot/trained.ts');
const whole = new Map<string, Promise<GameCore>>();

/** With all that beginners judge by. */
export const loadCore = (id: string): Promise<GameCore> => cores[`../../../games/${id}/core.ts`]();

/** With the network that better bots judge by; the same object each time, since what is made of it is kept with it. */
export function loadTrained(id: string): Promise<GameCore> {
  const known = whole.get(id);
  if (known !== undefined) return known;
  const loading = Promise.all([loadCore(id), trained[`../../../games/${id}/bot/trained.ts`]?.()]).then((parts) => Object.assign({}, ...parts) as GameCore);
  loading.catch(() => whole.delete(id));
  whole.set(id, loading);
  return loading;
}
