/** What a position holds for a seat, in numbers that can be weighed. */
import type { BaseState, Seat } from '@bottega/kernel';
import { editionOf } from '../edition/schema.ts';
import { meetsViolins, violinsFrom } from '../rules/cards.ts';
import { pointsOf } from '../rules/result.ts';
import { endOfRun, holdsSequence } from '../rules/score.ts';
import { cardOf, musicianCard, type Side, type State, violinsMade } from '../rules/state.ts';

export const FEATURES: readonly string[] = [
  'score',
  'violins',
  'violins at risk',
  'tokens on violins',
  'first ducats',
  'ducats',
  'first studies',
  'studies',
  'first wood',
  'second wood',
  'more wood',
  'quality',
  'lutherie',
  'apprentices',
  'cards',
  'musicians to place',
  'apprentices to place',
  'longest crafting',
  'first wood note',
  'wood notes',
  'best slots',
  'free slots',
  'help',
  'conservation due',
  'slots within reach',
  'musicians nearly placed',
  'apprentices’ points early',
  'other crafting',
  'first study note',
  'first relation note',
  'relation notes',
  'first restoration note',
];

/** How likely a violin is to be conserved in time, by the tokens on it. */
const LIFE = [0.35, 0.8, 0.95, 1];
/** So many free slots count at their prestige. */
const SLOTS = 3;

export function measure(given: BaseState, seat: Seat, into: number[]): void {
  const state = given as State;
  const side = state.sides[seat];
  const points = pointsOf(state, seat);
  // what apprentices would score now; much can still change before they do
  const early = points.wood + points.study + points.craft + points.relation + points.restoration;
  into[0] = early + points.heritage + points.violins + points.help + points.rest;
  for (let index = 1; index < into.length; index++) into[index] = 0;
  if (state.agenda.length === 0) return;
  const made = violinsMade(state, side);
  // what is not yet a violin counts less when the end is near
  const future = state.ending ? 0.1 : Math.min(1, Math.max(0.4, (editionOf(state).endgame.violins - made) / 6));
  into[1] = made;
  into[4] = Math.min(2, side.ducats) * future;
  into[5] = side.ducats * future;
  into[6] = Math.min(2, side.studies) * future;
  into[7] = side.studies * future;
  into[8] = Math.min(1, side.wood.length) * future;
  into[9] = Math.max(0, Math.min(2, side.wood.length) - 1) * future;
  into[10] = Math.max(0, side.wood.length - 2) * future;
  for (let at = 0; at < 2 && at < side.wood.length; at++) into[11] += side.wood[at] * future;
  into[12] = side.lutherie * future;
  into[13] = side.apprentices.length * future;
  into[14] = side.hand.length * future;
  into[22] = -side.help * future;
  into[26] = early * (1 - made / editionOf(state).endgame.violins);
  measureHand(state, side, seat, future, into);
  const longest = measureNotes(side, future, into);
  const free = measureStage(state, seat, into);
  into[20] = bestSlots(free) * future;
  into[21] = (free[1] + free[2] + free[3] + free[4]) * future;
  into[24] = (side.wood.length > 0 ? reachable(free, longest) : 0) * future;
}

/** What violins on musicians may still lose, and what their tokens will give; tells the free slots by prestige. */
function measureStage(state: State, seat: Seat, into: number[]): readonly number[] {
  const free = [0, 0, 0, 0, 0];
  let risk = 0;
  let tokens = 0;
  let active = 0;
  for (const { card, home, slots } of state.stage) {
    const { prestige } = musicianCard(state, card);
    for (const violin of slots) {
      if (violin === null) {
        if (home === seat) free[prestige]++;
        continue;
      }
      if (violin.owner === seat) {
        active++;
        risk += (prestige + 1.5) * (1 - LIFE[violin.tokens.length]);
      }
      for (const owner of violin.tokens) if (owner === seat) tokens++;
    }
  }
  into[2] = -risk;
  into[3] = tokens;
  into[23] = active > 0 && !state.ending ? -1 : 0;
  return free;
}

/** Cards that could be placed now. */
function measureHand(state: State, side: Side, seat: Seat, future: number, into: number[]): void {
  if (side.hand.length === 0) return;
  let musicians = 0;
  let apprentices = 0;
  let nearly = 0;
  const owned = violinsFrom(state, seat);
  for (const number of side.hand) {
    if (number === null) continue;
    const card = cardOf(state, number);
    if (card.kind === 'musician') {
      if (meetsViolins(card.requires, owned)) musicians += card.prestige;
      else if (lacking(card.requires, owned) === 1) nearly += card.prestige;
    } else if (side.formed < editionOf(state).apprentices && holdsSequence(side.score, card.sequence)) apprentices++;
  }
  into[15] = musicians * future;
  into[16] = apprentices * future;
  into[25] = nearly * future;
}

/** How many violins are missing where most are. */
function lacking(requires: readonly number[], owned: readonly number[]): number {
  let most = 0;
  let wanted = 0;
  for (let level = requires.length - 1; level >= 0; level--) {
    wanted += requires[level];
    most = Math.max(most, wanted - owned[level]);
  }
  return most;
}

/** The notes by line; tells the longest Crafting action of the score. */
function measureNotes({ score }: Side, future: number, into: number[]): number {
  const notes = { wood: 0, study: 0, craft: 0, relation: 0, restoration: 0 };
  for (const line of score) notes[line]++;
  let longest = 0;
  for (let beat = 0; beat < score.length; beat = endOfRun(score, beat)) {
    if (score[beat] === 'craft') longest = Math.max(longest, endOfRun(score, beat) - beat);
  }
  into[17] = Math.sqrt(longest) * future;
  into[18] = Math.min(1, notes.wood) * future;
  into[19] = notes.wood * future;
  into[27] = (notes.craft - longest) * future;
  into[28] = Math.min(1, notes.study) * future;
  into[29] = Math.min(1, notes.relation) * future;
  into[30] = notes.relation * future;
  into[31] = Math.min(1, notes.restoration) * future;
  return longest;
}

/** The highest prestige with a free slot that the longest Crafting action reaches. */
function reachable(free: readonly number[], longest: number): number {
  for (let prestige = Math.min(4, longest); prestige >= 1; prestige--) if (free[prestige] > 0) return prestige;
  return 0;
}

function bestSlots(free: readonly number[]): number {
  let sum = 0;
  let left = SLOTS;
  for (let prestige = 4; prestige >= 1 && left > 0; prestige--) {
    const counted = Math.min(left, free[prestige]);
    sum += counted * prestige;
    left -= counted;
  }
  return sum;
}
