/** How well a seat stands: its violins, what its apprentices will be worth, and what it has under way. */
import type { BaseState, Seat } from '@bottega/kernel';
import { editionOf } from '../edition/schema.ts';
import { meetsViolins, violinsFrom } from '../rules/cards.ts';
import { pointsOf } from '../rules/result.ts';
import { endOfRun, holdsSequence } from '../rules/score.ts';
import { cardOf, musicianCard, type Side, type State, violinsMade } from '../rules/state.ts';

/** Each table is worth its entry for so many; the first few coins, woods and cards matter, the others wait. */
const DUCATS = [0, 0.7, 1.1, 1.35, 1.5];
const STUDIES = [0, 0.3, 0.55, 0.75, 0.9];
const WOODS = [0, 1.8, 2.8, 3.2];
const CARDS = [0, 0.1, 0.19, 0.27, 0.33, 0.38, 0.4];
const SPARE = 0.05;
const WOOD_QUALITY = 0.15;
const TOKEN = 0.05;
/** A violin opens the way to better musicians, besides its points. */
const VIOLIN = 1.5;
/** Violins on musicians will cost one turn of Conservation, however many they are; one without a token can't wait. */
const CONSERVATION = 1;
const BARE = 0.4;
/** A token on an own violin becomes a coin when it is conserved. */
const TOKEN_ON_VIOLIN = 0.2;
/** What an apprentice helps while he works, and what he will score in the end. */
const APPRENTICE = 0.5;
const APPRENTICE_SCORES = 2;
/** How much what apprentices could score now says about the end, at the start of the game. */
const EARLY = 0.2;
/** A free slot for each prestige; only the best few count, and those in reach of the score's Crafting actions. */
const SLOT = 0.3;
const SLOTS = 3;
const OUT_OF_REACH = [1, 0.6, 0.3, 0.3, 0.3];
/** The same on a musician that could be placed. */
const IN_HAND = 0.5;
/** The longest Crafting action of the score; half for the others; and one each of Wood and the rest. */
const CRAFTING = [0, 1, 1.8, 2.4, 2.8, 3, 3, 3];
const ANOTHER_CRAFTING = 0.5;
const BUYING = 0.6;
const VARIETY = 0.15;

export function estimate(given: BaseState, seat: Seat): number {
  const state = given as State;
  const side = state.sides[seat];
  const parts = pointsOf(state, seat);
  const scoring = parts.wood + parts.study + parts.craft + parts.relation + parts.restoration;
  const fixed = parts.heritage + parts.violins + parts.help;
  if (state.agenda.length === 0) return fixed + scoring + parts.rest;
  const { violins } = editionOf(state).endgame;
  const made = violinsMade(state, side);
  const near = state.ending ? 1 : EARLY + (1 - EARLY) * (made / violins) ** 2;
  // what is not yet a violin counts less when the end is near
  const future = state.ending ? 0.1 : Math.min(1, Math.max(0.4, (violins - made) / 6));
  const apprentices = near * scoring + (1 - near) * APPRENTICE_SCORES * side.apprentices.length;
  return fixed + apprentices + VIOLIN * made + (state.ending ? 0 : active(state, seat)) + future * (stores(side) + music(side) + prospects(state, seat));
}

const worth = (table: readonly number[], count: number, spare: number): number =>
  count < table.length ? table[count] : table[table.length - 1] + (count - table.length + 1) * spare;

function stores(side: Side): number {
  let sum = worth(DUCATS, side.ducats, SPARE) + worth(STUDIES, side.studies, SPARE) + worth(WOODS, side.wood.length, SPARE) + side.lutherie * TOKEN;
  for (let at = 0; at < Math.min(2, side.wood.length); at++) sum += side.wood[at] * WOOD_QUALITY;
  return sum;
}

function longestCrafting({ score }: Side): number {
  let longest = 0;
  for (let beat = 0; beat < score.length; beat = endOfRun(score, beat)) {
    if (score[beat] === 'craft') longest = Math.max(longest, endOfRun(score, beat) - beat);
  }
  return longest;
}

/** A score without Crafting or Wood makes no violins. */
function music(side: Side): number {
  const { score } = side;
  let sum = (1 - ANOTHER_CRAFTING) * CRAFTING[longestCrafting(side)];
  for (let beat = 0; beat < score.length; beat = endOfRun(score, beat)) {
    if (score[beat] === 'craft') sum += ANOTHER_CRAFTING * CRAFTING[endOfRun(score, beat) - beat];
  }
  if (score.includes('wood')) sum += BUYING;
  if (score.includes('study')) sum += VARIETY;
  if (score.includes('relation')) sum += VARIETY;
  if (score.includes('restoration')) sum += VARIETY;
  return sum;
}

/** The turn it will take to conserve the violins on musicians, and what their tokens will give. */
function active(state: State, seat: Seat): number {
  let sum = 0;
  let violins = 0;
  for (const { slots } of state.stage) {
    for (const violin of slots) {
      if (violin === null) continue;
      if (violin.owner === seat) {
        violins++;
        if (violin.tokens.length === 0) sum -= BARE;
      }
      for (const owner of violin.tokens) if (owner === seat) sum += TOKEN_ON_VIOLIN;
    }
  }
  return violins > 0 ? sum - CONSERVATION : sum;
}

/** Apprentices, cards, and the best free slots of partners or of musicians that could be placed. */
function prospects(state: State, seat: Seat): number {
  const side = state.sides[seat];
  let sum = side.apprentices.length * APPRENTICE + worth(CARDS, side.hand.length, SPARE / 5);
  const free = [0, 0, 0, 0, 0];
  const placeable = [0, 0, 0, 0, 0];
  for (const { card, home, slots } of state.stage) {
    if (home === seat) for (const violin of slots) if (violin === null) free[musicianCard(state, card).prestige]++;
  }
  const owned = violinsFrom(state, seat);
  for (const number of side.hand) {
    if (number === null) continue;
    const card = cardOf(state, number);
    if (card.kind === 'musician') {
      if (meetsViolins(card.requires, owned)) placeable[card.prestige] += card.slots.length;
    } else if (side.formed < editionOf(state).apprentices && holdsSequence(side.score, card.sequence)) sum += APPRENTICE / 2;
  }
  const reach = longestCrafting(side);
  for (let left = SLOTS; left > 0; left--) sum += takeBestSlot(free, placeable, reach);
  return sum;
}

/** Takes the most promising slot out of those left, and tells what it is worth. */
function takeBestSlot(free: number[], placeable: number[], reach: number): number {
  let best = 0;
  let from = free;
  let at = 0;
  for (let prestige = 1; prestige < free.length; prestige++) {
    const value = prestige * SLOT * OUT_OF_REACH[Math.max(0, prestige - reach)];
    if (free[prestige] > 0 && value > best) {
      best = value;
      from = free;
      at = prestige;
    } else if (placeable[prestige] > 0 && value * IN_HAND > best) {
      best = value * IN_HAND;
      from = placeable;
      at = prestige;
    }
  }
  if (best > 0) from[at]--;
  return best;
}
