/** Where each card is, as far as the seat knows: every card is unlike the others, so each has its own numbers. */
import type { Section } from '@bottega/kernel';
import { CARDS } from '../../edition/names.ts';
import type { Hidden, State } from '../../rules/state.ts';

const HAND = 0;
const PARTNER = CARDS;
const OWN_VIOLINS = PARTNER + CARDS;
const CONTACT = OWN_VIOLINS + CARDS;
const OTHERS = CONTACT + CARDS;
const OTHERS_CONTACT = OTHERS + CARDS;
const OTHERS_HAND = OTHERS_CONTACT + CARDS;

export const cards: Section<State> = {
  name: 'each card: in the own hand, own partner, own violins on it, own contact, another’s partner, contact, in another’s hand',
  size: OTHERS_HAND + CARDS,
  write({ sides, stage, open }, viewer, into, at) {
    // the first card has the number 1
    const from = at - 1;
    const own = sides[viewer];
    mark(own.hand, 1, into, from + HAND);
    mark(own.packet, 0.5, into, from + HAND);
    mark(own.aside, 0.25, into, from + HAND);
    for (let index = 0; index < stage.length; index++) {
      const { card, home, slots } = stage[index];
      into[from + (home === viewer ? PARTNER : OTHERS) + card] = 1;
      for (let slot = 0; slot < slots.length; slot++) if (slots[slot]?.owner === viewer) into[from + OWN_VIOLINS + card] += 0.5;
    }
    mark(open, 0.5, into, from + OTHERS);
    for (let seat = 0; seat < sides.length; seat++) {
      const side = sides[seat];
      const mine = seat === viewer;
      mark(side.apprentices, 1, into, from + (mine ? PARTNER : OTHERS));
      const piles = from + (mine ? CONTACT : OTHERS_CONTACT);
      for (let pile = 0; pile < side.contacts.length; pile++) writePile(side.contacts[pile], into, piles);
      mark(side.discards, 0.25, into, piles);
      if (!mine) mark(side.known, 1, into, from + OTHERS_HAND);
    }
  },
};

function mark(list: readonly Hidden[], value: number, into: Float32Array, from: number): void {
  for (let index = 0; index < list.length; index++) {
    const card = list[index];
    if (card !== null) into[from + card] = value;
  }
}

/** The top card can be taken; those below come later. */
function writePile(pile: readonly number[], into: Float32Array, from: number): void {
  for (let index = 0; index < pile.length; index++) into[from + pile[index]] = index === pile.length - 1 ? 1 : 0.25;
}
