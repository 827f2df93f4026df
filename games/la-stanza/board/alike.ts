/** Hires that come to the same: nobody is asked which of two people of a discipline it shall be. */
import type { BaseMove } from '@bottega/kernel';
import { isStarter } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

type Act = readonly BaseMove[];

/** Of those who are alike the last one is hired, which would be the first to fall off; whoever picks one up hires that one. */
export function distinct(acts: readonly Act[], shown: unknown): readonly Act[] {
  const view = shown as View | undefined;
  const frame = view?.agenda.at(-1);
  if (frame?.step !== 'hire') return acts;
  const { recruits } = view!.players[frame.seat];
  const kindOf = (act: Act): string => {
    const [move] = act as readonly Move[];
    if (move.do !== 'hire' || act.length > 1) return JSON.stringify(act);
    const tile = recruits[move.slot - 1];
    return JSON.stringify([move.worker, editionOf(view!).disciplineOf[tile], isStarter(tile)]);
  };
  const lastOf = new Map(acts.map((act) => [kindOf(act), act]));
  return acts.filter((act) => lastOf.get(kindOf(act)) === act);
}
