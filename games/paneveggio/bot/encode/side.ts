/** What a luthier has made, and what there is to make more of. */
import { parts, type SeatSection, thermometer } from '@bottega/kernel';
import { LINES } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { cardOf, isBot, musicianCard, type Side, type State, violinsMade } from '../../rules/state.ts';
import { LINE_INDEX } from './hand.ts';

const MADE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const PRESTIGES = 4;

/** What apprentices score at the end is not in it: that rests on hands, which are hidden. */
function plainPoints(state: State, seat: number): number {
  const { heritage, help } = state.sides[seat];
  let points = help * editionOf(state).endgame.help;
  for (let level = 0; level < PRESTIGES; level++) points += heritage[level] * (level + 1);
  for (let index = 0; index < state.stage.length; index++) {
    const { card, slots } = state.stage[index];
    for (let slot = 0; slot < slots.length; slot++) if (slots[slot]?.owner === seat) points += musicianCard(state, card).prestige;
  }
  return points;
}

export const score: SeatSection<State> = {
  name: 'somebody sits there, Stradivarius does, points of violins, by how many more than the own, violins made, heritage',
  size: 4 + MADE.length + PRESTIGES,
  write(state, seat, viewer, into, at) {
    const side = state.sides[seat];
    const points = plainPoints(state, seat);
    into[at] = 1;
    if (isBot(state, seat)) into[at + 1] = 1;
    into[at + 2] = points / 40;
    into[at + 3] = (points - plainPoints(state, viewer)) / 20;
    thermometer(into, at + 4, violinsMade(state, side), MADE);
    parts(into, at + 4 + MADE.length, side.heritage, PRESTIGES, 4);
  },
};

const FEW = [1, 2, 3, 4, 6];
const STUDIES = FEW.length;
const WOOD = STUDIES + FEW.length;
const QUALITIES = 4;
const REST = WOOD + QUALITIES;
const APPRENTICES = REST + 8;
const CONTACTS = APPRENTICES + LINES.length;
const KNOWN = CONTACTS + LINES.length;

export const possessions: SeatSection<State> = {
  name: 'ducats, studies, wood by quality, tokens, help, cards; apprentices, contacts and known cards by affiliation',
  size: KNOWN + LINES.length,
  write(state, seat, _viewer, into, at) {
    const side = state.sides[seat];
    thermometer(into, at, side.ducats, FEW);
    thermometer(into, at + STUDIES, side.studies, FEW);
    for (let pile = 0; pile < side.wood.length; pile++) into[at + WOOD + side.wood[pile] - 1] += 0.5;
    into[at + REST] = side.ducats / 6;
    into[at + REST + 1] = side.studies / 6;
    into[at + REST + 2] = side.wood.length / 4;
    into[at + REST + 3] = side.lutherie / 14;
    into[at + REST + 4] = side.violins / 12;
    into[at + REST + 5] = side.help / 4;
    into[at + REST + 6] = side.hand.length / 10;
    into[at + REST + 7] = side.formed / 6;
    byAffiliation(state, side.apprentices, into, at + APPRENTICES);
    tops(state, side, into, at + CONTACTS);
    byAffiliation(state, side.known, into, at + KNOWN);
  },
};

function byAffiliation(state: State, cards: readonly number[], into: Float32Array, at: number): void {
  for (let index = 0; index < cards.length; index++) into[at + LINE_INDEX[cardOf(state, cards[index]).affiliation]] += 0.25;
}

function tops(state: State, { contacts }: Side, into: Float32Array, at: number): void {
  for (let index = 0; index < contacts.length; index++) {
    const pile = contacts[index];
    if (pile.length > 0) into[at + LINE_INDEX[cardOf(state, pile[pile.length - 1]).affiliation]] += 0.25;
  }
}
