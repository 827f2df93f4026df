/** Reads a state that came from outside. */
import { parse, refuse } from '@bottega/kernel';
import type * as v from 'valibot';
import { CARDS } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { proof } from './proof.ts';
import { STATE } from './shape.ts';
import { isBot, musicianCard, qualityOf, type State } from './state.ts';

export function read(json: unknown): State {
  const state = parse(STATE as unknown as v.GenericSchema<unknown, State>, json, 'bad-state');
  const bad = (path: string, fault: string): never => refuse({ code: 'bad-state', path, fault });
  const { players, level, sides, stage } = state;
  if ((players === 1) !== (level !== null)) bad('level', 'only the solo game has a level');
  if (sides.length !== (players === 1 ? 2 : players)) bad('sides', 'one for each player, and one for Stradivarius');
  const seats = sides.length;
  if (state.first >= seats || state.active >= seats) bad('first', 'no such seat');
  state.agenda.forEach((entry, at) => {
    if (entry.seat >= seats || (isBot(state, entry.seat) && !/^(bot-|end-turn|finish)/.test(entry.step))) bad(`agenda.${at}.seat`, 'no such seat');
  });
  stage.forEach(({ card: number, home, slots }, at) => {
    const known = editionOf(state).cards[number - 1];
    if (known.kind !== 'musician') bad(`stage.${at}.card`, 'not a musician');
    if (home >= seats) bad(`stage.${at}.home`, 'no such seat');
    if (slots.length !== musicianCard(state, number).slots.length) bad(`stage.${at}.slots`, 'not the slots of this musician');
    for (const violin of slots) {
      if (violin === null) continue;
      if (violin.owner >= seats || violin.tokens.some((owner) => owner >= seats)) bad(`stage.${at}.slots`, 'no such seat');
      if (qualityOf(violin) > editionOf(state).quality) bad(`stage.${at}.slots`, 'more tokens than the best quality');
    }
  });
  sides.forEach((side, at) => {
    if (side.known.some((number) => !side.hand.includes(number))) bad(`sides.${at}.known`, 'not a card of this hand');
    if (side.apprentices.some((number) => editionOf(state).cards[number - 1].kind !== 'apprentice')) bad(`sides.${at}.apprentices`, 'not an apprentice');
    if (side.wood.some((quality, pile) => pile > 0 && quality > side.wood[pile - 1])) bad(`sides.${at}.wood`, 'the best wood comes first');
    if (isBot(state, at) && side.contacts.some((pile) => pile.length !== 1)) bad(`sides.${at}.contacts`, 'Stradivarius has a row of single cards');
    if (side.boost !== null && side.score.length < 7) bad(`sides.${at}.boost`, 'there is no such note');
  });
  const { tokens } = editionOf(state);
  const counts = proof.components(state);
  if (counts.cards !== CARDS || counts['different cards'] !== CARDS) bad('deck', 'not every card is there once');
  sides.forEach((_, at) => {
    if (counts[`violins of seat ${at}`] !== tokens.violins) bad(`sides.${at}.violins`, 'wrong number of violins');
    if (counts[`lutherie of seat ${at}`] !== tokens.lutherie) bad(`sides.${at}.lutherie`, 'wrong number of Lutherie tokens');
  });
  return state;
}
