/** What the own hand is good for. */
import type { Section } from '@bottega/kernel';
import { LINES, type Line } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { holdsSequence } from '../../rules/score.ts';
import { cardOf, musicianCard, type State } from '../../rules/state.ts';

export const LINE_INDEX = Object.fromEntries(LINES.map((line, index) => [line, index])) as Readonly<Record<Line, number>>;

const PRESTIGES = 4;
const PLACEABLE = LINES.length;
const NEARLY = PLACEABLE + PRESTIGES;
const FAR = NEARLY + PRESTIGES;
const FORMABLE = FAR + PRESTIGES;

/** Own violins of each prestige and above; filled in anew at every call. */
const owned = new Float32Array(PRESTIGES);

export const hand: Section<State> = {
  name: 'own hand: by affiliation, musicians that can be placed, nearly, not yet, apprentices that can be placed, or not',
  size: FORMABLE + 2,
  write(state, viewer, into, at) {
    const side = state.sides[viewer];
    countOwned(state, viewer);
    for (let index = 0; index < side.hand.length; index++) {
      const number = side.hand[index];
      if (number === null) continue;
      const card = cardOf(state, number);
      into[at + LINE_INDEX[card.affiliation]] += 0.25;
      if (card.kind === 'apprentice') {
        const formable = side.formed < editionOf(state).apprentices && holdsSequence(side.score, card.sequence);
        into[at + FORMABLE + (formable ? 0 : 1)] += 0.25;
        continue;
      }
      const missing = lacking(card.requires);
      into[at + (missing === 0 ? PLACEABLE : missing === 1 ? NEARLY : FAR) + card.prestige - 1] += 0.5;
    }
  },
};

function countOwned(state: State, seat: number): void {
  owned.set(state.sides[seat].heritage);
  const { stage } = state;
  for (let index = 0; index < stage.length; index++) {
    const { card, slots } = stage[index];
    for (let slot = 0; slot < slots.length; slot++) if (slots[slot]?.owner === seat) owned[musicianCard(state, card).prestige - 1]++;
  }
  for (let level = PRESTIGES - 2; level >= 0; level--) owned[level] += owned[level + 1];
}

/** How many violins are missing where most are; higher prestige may stand in for lower (ruling P26). */
function lacking(requires: readonly number[]): number {
  let most = 0;
  let wanted = 0;
  for (let level = PRESTIGES - 1; level >= 0; level--) {
    wanted += requires[level];
    if (wanted - owned[level] > most) most = wanted - owned[level];
  }
  return most;
}
