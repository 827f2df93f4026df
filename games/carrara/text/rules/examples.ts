/** The worked examples of the rules page: positions and moves on the real rules. Whatever the texts tell of them comes out of here. */
import { type Edition, HOUSE_EDITION } from '../../edition/schema.ts';
import { emptied, finale, gold, statues } from './examples/advanced.ts';
import { ending, firstTurn, monument, paydays, paying, visit } from './examples/normal.ts';

export type Examples = ReturnType<typeof played>;

const played = (edition: Edition) => ({
  firstTurn: firstTurn(edition),
  paying: paying(edition),
  monument: monument(edition),
  paydays: paydays(edition),
  visit: visit(edition),
  ending: ending(edition),
  emptied: emptied(edition),
  gold: gold(edition),
  statues: statues(edition),
  finale: finale(edition),
});

/**
 * The examples with the values of an edition. One that lacks a tile, or makes a move too dear, can't play them:
 * then they are told with the house's own values, and the page says so.
 */
export function playExamples(edition: Edition): { readonly examples: Examples; readonly playedWith: Edition } {
  try {
    return { examples: played(edition), playedWith: edition };
  } catch {
    return { examples: played(HOUSE_EDITION), playedWith: HOUSE_EDITION };
  }
}
