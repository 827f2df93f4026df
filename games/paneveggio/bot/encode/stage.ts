/** Violins on musicians, and where there is room for more. */
import type { SeatSection, Section } from '@bottega/kernel';
import { MASTER, musicianCard, type State } from '../../rules/state.ts';

const PRESTIGES = 4;
const QUALITIES = 4;

export const freeSlots: Section<State> = {
  name: 'free slots by prestige: on own partners, on others’, on the Master’s',
  size: 3 * PRESTIGES,
  write(state, viewer, into, at) {
    const { stage } = state;
    for (let index = 0; index < stage.length; index++) {
      const { card, home, slots } = stage[index];
      const whose = home === viewer ? 0 : home === MASTER ? 2 : 1;
      const place = at + whose * PRESTIGES + musicianCard(state, card).prestige - 1;
      for (let slot = 0; slot < slots.length; slot++) if (slots[slot] === null) into[place] += 0.25;
    }
  },
};

const BY_QUALITY = PRESTIGES;
const TOKENS = BY_QUALITY + QUALITIES;

export const violins: SeatSection<State> = {
  name: 'violins on musicians by prestige and by quality, own tokens on violins, musicians',
  size: TOKENS + 2,
  write(state, seat, _viewer, into, at) {
    const { stage } = state;
    for (let index = 0; index < stage.length; index++) {
      const { card, home, slots } = stage[index];
      if (home === seat) into[at + TOKENS + 1] += 0.2;
      for (let slot = 0; slot < slots.length; slot++) {
        const violin = slots[slot];
        if (violin === null) continue;
        for (let token = 0; token < violin.tokens.length; token++) if (violin.tokens[token] === seat) into[at + TOKENS] += 0.125;
        if (violin.owner !== seat) continue;
        into[at + musicianCard(state, card).prestige - 1] += 0.25;
        into[at + BY_QUALITY + Math.min(violin.tokens.length, QUALITIES - 1)] += 0.25;
      }
    }
  },
};
