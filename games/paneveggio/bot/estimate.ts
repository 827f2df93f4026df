/** How well a seat stands: its score if the game ended now, and what it has under way. */
import type { BaseState, Seat } from '@bottega/kernel';
import { meetsViolins, violinsFrom } from '../rules/cards.ts';
import { pointsOf } from '../rules/result.ts';
import { endOfRun, holdsSequence } from '../rules/score.ts';
import { cardOf, editionOf, musicianCard, type Side, type State, violinsMade } from '../rules/state.ts';

/** Each table is worth its entry for so many; the first few coins, woods and slots matter, the others wait. */
const DUCATS = [0, 0.7, 1.1, 1.35, 1.5];
const STUDIES = [0, 0.3, 0.55, 0.75, 0.9];
const WOODS = [0, 1.3, 2.1, 2.4];
const WOOD_QUALITY = 0.15;
const SPARE = 0.05;
const TOKEN = 0.05;
const CARD = 0.1;
/** A violin opens the way to better musicians, besides its points. */
const VIOLIN = 1.5;
/** How likely a violin is to be conserved in time, by the tokens on it. */
const LIFE = [0.35, 0.8, 0.95, 1];
/** A token on an own violin becomes a coin when it is conserved. */
const TOKEN_ON_VIOLIN = 0.2;
const APPRENTICE = 1;
/** A free slot for each prestige; only the best few count. */
const SLOT = 0.3;
const SLOTS = 3;
/** The longest Crafting action of the score, and one of Wood. */
const CRAFTING = [0, 1, 1.8, 2.4, 2.8, 3, 3, 3];
const BUYING = 0.6;

export function estimate(given: BaseState, seat: Seat): number {
  const state = given as State;
  const side = state.sides[seat];
  const score = Object.values(pointsOf(state, seat)).reduce((sum, points) => sum + points, 0);
  if (state.agenda.length === 0) return score;
  const made = violinsMade(state, side);
  // what is not yet a violin counts less when the end is near
  const future = state.ending ? 0.1 : Math.min(1, Math.max(0.4, (editionOf(state).endgame.violins - made) / 6));
  return score + active(state, seat) + future * (stores(side) + music(side) + prospects(state, seat)) + VIOLIN * made;
}

const worth = (table: readonly number[], count: number): number =>
  count < table.length ? table[count] : table[table.length - 1] + (count - table.length + 1) * SPARE;

function stores(side: Side): number {
  let sum = worth(DUCATS, side.ducats) + worth(STUDIES, side.studies) + worth(WOODS, side.wood.length) + side.lutherie * TOKEN;
  for (let at = 0; at < Math.min(2, side.wood.length); at++) sum += side.wood[at] * WOOD_QUALITY;
  return sum;
}

/** A score without Crafting or Wood makes no violins. */
function music({ score }: Side): number {
  let longest = 0;
  for (let beat = 0; beat < score.length; beat = endOfRun(score, beat)) {
    if (score[beat] === 'craft') longest = Math.max(longest, endOfRun(score, beat) - beat);
  }
  return CRAFTING[longest] + (score.includes('wood') ? BUYING : 0);
}

/** What violins on musicians may still lose, and what their tokens will give. */
function active(state: State, seat: Seat): number {
  let sum = 0;
  for (const { card, slots } of state.stage) {
    const { prestige } = musicianCard(state, card);
    for (const violin of slots) {
      if (violin === null) continue;
      if (violin.owner === seat) sum -= (prestige + VIOLIN) * (1 - LIFE[violin.tokens.length]);
      for (const owner of violin.tokens) if (owner === seat) sum += TOKEN_ON_VIOLIN;
    }
  }
  return sum;
}

/** The best free slots of partners, or of cards that could be placed now; apprentices. */
function prospects(state: State, seat: Seat): number {
  const side = state.sides[seat];
  let sum = side.apprentices.length * APPRENTICE;
  const free = [0, 0, 0, 0, 0];
  for (const { card, home, slots } of state.stage) {
    if (home === seat) for (const violin of slots) if (violin === null) free[musicianCard(state, card).prestige]++;
  }
  const owned = violinsFrom(state, seat);
  for (const number of side.hand) {
    sum += CARD;
    if (number === null) continue;
    const card = cardOf(state, number);
    if (card.kind === 'musician') {
      if (meetsViolins(card.requires, owned)) sum += CARD * card.prestige;
    } else if (side.formed < editionOf(state).apprentices && holdsSequence(side.score, card.sequence)) sum += APPRENTICE / 2;
  }
  let left = SLOTS;
  for (let prestige = 4; prestige >= 1 && left > 0; prestige--) {
    const counted = Math.min(left, free[prestige]);
    sum += counted * prestige * SLOT;
    left -= counted;
  }
  return sum;
}
