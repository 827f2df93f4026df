/**
 * Games of owners' editions whose Relations lay a token on a note or move notes, recorded when such a token still counted
 * at once, and a shift let a note sound again (rulings P10, P55).
 */
import { readFileSync } from 'node:fs';
import { type Refusal, readSavedGame, replay } from '@bottega/kernel';
import { expect, it } from 'vitest';
import type { Effect } from '../edition/effect.ts';
import { EDITION_KIT } from '../edition/schema.ts';
import { game } from '../rules/game.ts';

interface Recorded {
  readonly relation: Effect;
  readonly players: number;
  readonly rules: number;
  readonly seed: string;
  readonly moves: readonly string[];
  readonly totals?: readonly number[];
  /** Where it goes another way now. */
  readonly refused?: { readonly move: number; readonly text: string };
}
const recorded: Recorded[] = JSON.parse(readFileSync(new URL('games/v3-own-relations.json', import.meta.url), 'utf8'));

/** The house's edition in which every Relation is that effect. */
function editionOf(relation: Effect): unknown {
  const edition = structuredClone(EDITION_KIT.house) as { cards: Record<string, unknown>[] };
  for (const card of edition.cards) if (card.relation !== undefined) card.relation = { value: relation, mark: 'BOX' };
  return edition;
}

it.each(recorded)('$seed goes on where nothing depends on it, and is refused with the move where it does', (each) => {
  const { relation, totals, refused, ...saved } = each;
  const again = () => replay(game, readSavedGame({ ...saved, game: game.id, edition: editionOf(relation) }));
  if (refused === undefined) {
    const scores = game.result(again().state as Parameters<typeof game.result>[0]).scores;
    expect(scores.map(({ total }) => total)).toEqual(totals);
    return;
  }
  let reason: Refusal['reason'] | undefined;
  try {
    again();
  } catch (error) {
    ({ reason } = error as Refusal);
  }
  expect(reason).toMatchObject(refused);
});
