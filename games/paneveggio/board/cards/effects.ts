/** What a card does, and when: an edition may print two effects on a musician, or none. */
import type { Effect } from '../../edition/effect.ts';
import type { Card } from '../../edition/schema.ts';

export interface PrintedEffect {
  /** By a Relation, at the end of a turn, or whenever an apprentice is called. */
  readonly when: 'relation' | 'moon' | null;
  readonly effect: Effect;
}

export function effectsOn(card: Card): PrintedEffect[] {
  if (card.kind === 'apprentice') return [{ when: null, effect: card.action }];
  return [
    ...(card.relation ? [{ when: 'relation' as const, effect: card.relation }] : []),
    ...(card.endOfTurn ? [{ when: 'moon' as const, effect: card.endOfTurn }] : []),
  ];
}
