/**
 * Hands are hidden, but some cards are seen to go there: a starter deck, a contact that was met, a partner who was taken
 * back. They stay known, as to anybody with a perfect memory, until they are seen to leave the hand.
 */
import type { Side } from './state.ts';

/** A card that everybody sees goes to the hand. */
export function takeOpenly(side: Side, card: number): void {
  side.hand.push(card);
  side.known = [...side.known, card];
}

/** A card leaves the hand; in a view of a hidden hand it may be any. */
export function removeFromHand(side: Side, card: number): void {
  const at = side.hand.indexOf(card);
  side.hand.splice(at < 0 ? side.hand.length - 1 : at, 1);
  if (side.known.includes(card)) side.known = side.known.filter((one) => one !== card);
}
