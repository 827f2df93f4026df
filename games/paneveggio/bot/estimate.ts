/** How well a seat stands: its score if the game ended now, and what it has under way. */
import type { BaseState, Seat } from '@bottega/kernel';
import { canPlace } from '../rules/cards.ts';
import { pointsOf } from '../rules/result.ts';
import { cardOf, editionOf, musicianCard, type State, violinsMade } from '../rules/state.ts';

const DUCAT = 0.45;
const STUDY = 0.3;
const TOKEN = 0.12;
/** A stocked wood is most of a violin; each quality lets it live a turn longer. */
const WOOD = 0.8;
const WOOD_QUALITY = 0.12;
const CARD = 0.12;
/** A partner to craft for, by prestige, for the first free slots. */
const PARTNER = [0, 0.25, 0.6, 1, 1.5];
/** A placed apprentice that scores nothing yet still helps. */
const APPRENTICE = 1.2;
const PLACEABLE = 0.35;

export function estimate(given: BaseState, seat: Seat): number {
  const state = given as State;
  const side = state.sides[seat];
  const score = Object.values(pointsOf(state, seat)).reduce((sum, points) => sum + points, 0);
  if (state.agenda.length === 0) return score;
  const left = editionOf(state).endgame.violins - violinsMade(state, side);
  // what is not yet a violin counts less when the end is near
  const future = Math.min(1, Math.max(0.15, left / 8));
  let worth = side.ducats * DUCAT + side.studies * STUDY + side.lutherie * TOKEN;
  for (const quality of side.wood) worth += WOOD + quality * WOOD_QUALITY;
  worth += side.apprentices.length * APPRENTICE;
  for (const card of side.hand) {
    worth += CARD;
    if (card === null) continue;
    if (cardOf(state, card).kind === 'apprentice' && canPlace(state, seat, card, false)) worth += PLACEABLE;
  }
  return score - risk(state, seat) + worth * future + places(state, seat) * future;
}

/** Violins with few tokens may break before they are conserved. */
function risk(state: State, seat: Seat): number {
  let lost = 0;
  for (const { card, slots } of state.stage) {
    const { prestige } = musicianCard(state, card);
    for (const violin of slots) if (violin?.owner === seat) lost += violin.tokens.length === 0 ? prestige * 0.6 : prestige * (0.12 / violin.tokens.length);
  }
  return lost;
}

/** Free slots of own partners, the dearest first. */
function places(state: State, seat: Seat): number {
  let worth = 0;
  for (const { card, home, slots } of state.stage) {
    if (home !== seat) continue;
    let free = 0;
    for (const violin of slots) if (violin === null) free++;
    worth += PARTNER[musicianCard(state, card).prestige] * Math.min(2, free);
  }
  return worth;
}
