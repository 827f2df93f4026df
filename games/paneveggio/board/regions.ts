/** The parts of the table that a phone shows one at a time; the first gathers whatever can be done. */
import type { Viewer } from '@bottega/kernel';
import { MASTER, type State } from '../rules/state.ts';

export const regions = ['now', 'workshop', 'master', 'players', 'hand'] as const;
export type RegionName = (typeof regions)[number];

export function regionOf(target: string, view: unknown, viewer: Viewer): RegionName {
  const state = view as State;
  const own = viewer ?? 0;
  const [zone, first] = target.split(':');
  switch (zone) {
    case 'card':
    case 'slot':
      return regionOfCard(state, own, Number(first));
    case 'deck':
      return first === undefined ? 'master' : 'now';
    case 'activity':
      return 'players';
    case 'pile':
      return Number(first) === own ? 'hand' : 'players';
    case 'choose':
      return 'now';
    case 'lay':
      return 'workshop';
    case 'help':
      return first === undefined ? 'master' : ofSeat(Number(first), own);
    default:
      return ofSeat(Number(first), own);
  }
}

const ofSeat = (seat: number, own: number): RegionName => (seat === own ? 'workshop' : 'players');

function regionOfCard(state: State, own: number, card: number): RegionName {
  const home = state.stage.find((musician) => musician.card === card)?.home;
  if (home !== undefined) return home === MASTER ? 'master' : ofSeat(home, own);
  if (state.open.includes(card)) return 'now';
  const owner = state.sides.findIndex(({ apprentices, contacts }) => apprentices.includes(card) || contacts.some((pile) => pile.at(-1) === card));
  if (owner < 0) return 'hand';
  if (owner !== own) return 'players';
  return state.sides[own].apprentices.includes(card) ? 'workshop' : 'hand';
}
