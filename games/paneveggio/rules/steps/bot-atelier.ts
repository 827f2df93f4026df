/** Stradivarius' Atelier: a violin, the actions of his partners, wear, restoration. */
import type { Procedure, Seat } from '@bottega/kernel';
import { editionOf } from '../../edition/schema.ts';
import type { FrameOf } from '../frames.ts';
import { musicianCard, qualityOf, replaceMusician, type State, type Violin, withSlot } from '../state.ts';
import { freeOwnTokens, gain } from '../tokens.ts';
import { valoriseBest } from './bot-conservation.ts';
import { botPartners } from './bot-start.ts';
import { affiliated, craftTarget, playsAt } from './bot-turn.ts';
import { placeViolin } from './craft.ts';
import { wear } from './evening.ts';

export const botCraft: Procedure<State, FrameOf<'bot-craft'>> = {
  run(state, { seat }, log) {
    const side = state.sides[seat];
    const { stradivarius, quality: best } = editionOf(state);
    const target = craftTarget(state);
    if (target === undefined || side.violins === 0) log?.({ code: 'bot-no-craft', seat });
    else {
      const wish = Math.min(best, stradivarius.wood + affiliated(state, seat, 'wood'));
      freeOwnTokens(side, wish - 1);
      const quality = Math.min(wish, 1 + side.lutherie);
      side.violins--;
      side.lutherie -= quality - 1;
      const { card } = target.musician;
      placeViolin(state, seat, card, target.slot, quality);
      log?.({ code: 'bot-crafted', seat, card, quality, prestige: musicianCard(state, card).prestige });
    }
    const studies = Math.min(side.lutherie, affiliated(state, seat, 'study'));
    if (studies > 0) {
      gain(state, seat, 'study', studies, undefined, true);
      log?.({ code: 'bot-studies', seat, count: studies });
    }
    const drawn: number[] = [];
    for (let left = affiliated(state, seat, 'relation'); left > 0 && state.deck.length > 0; left--) drawn.push(state.deck.pop() as number);
    if (drawn.length === 0) return;
    for (const card of drawn) side.contacts.push([card]);
    log?.({ code: 'bot-drew', seat, card: drawn });
  },
};

export const botWear: Procedure<State, FrameOf<'bot-wear'>> = {
  run: (state, { seat }, log) => wear.run(state, { step: 'wear', seat }, log),
};

/** For each Restoration card: an own violin without a token, else one of the player's (ruling P44). */
export const botRestore: Procedure<State, FrameOf<'bot-restore'>> = {
  run(state, { seat }, log) {
    for (let left = affiliated(state, seat, 'restoration'); left > 0 && state.sides[seat].lutherie > 0; left--) {
      const target = bareViolin(state, seat) ?? bestOfPlayer(state);
      if (target === undefined) return;
      state.sides[seat].lutherie--;
      const { at, slot, violin } = target;
      const musician = state.stage[at];
      replaceMusician(state, withSlot(musician, slot, { owner: violin.owner, tokens: [...violin.tokens, seat] }));
      log?.({ code: violin.owner === seat ? 'bot-restored-own' : 'bot-restored-yours', seat, card: musician.card, quality: qualityOf(violin) + 1 });
    }
  },
};

type Place = { at: number; slot: number; violin: Violin };

function bareViolin(state: State, bot: Seat): Place | undefined {
  for (const { card } of botPartners(state)) {
    const at = state.stage.findIndex((musician) => musician.card === card);
    const slot = state.stage[at].slots.findIndex((violin) => violin?.owner === bot && violin.tokens.length === 0);
    const violin = state.stage[at].slots[slot];
    if (violin) return { at, slot, violin };
  }
  return undefined;
}

/** The best quality below the maximum, then the lowest prestige. */
function bestOfPlayer(state: State): Place | undefined {
  let best: Place | undefined;
  const rank = ({ at, violin }: Place): number => qualityOf(violin) * 10 - musicianCard(state, state.stage[at].card).prestige;
  state.stage.forEach(({ slots }, at) => {
    slots.forEach((violin, slot) => {
      if (violin === null || violin.owner >= state.players || qualityOf(violin) >= editionOf(state).quality) return;
      const here = { at, slot, violin };
      if (best === undefined || rank(here) > rank(best)) best = here;
    });
  });
  return best;
}

/**
 * Fortissimo: with a violin, whoever's, on his musician of the highest prestige, one of the heritage rises (ruling
 * P47).
 */
export const botFortissimo: Procedure<State, FrameOf<'bot-fortissimo'>> = {
  run(state, { seat }, log) {
    if (!playsAt(state, 'fortissimo')) return;
    const proud = botPartners(state).some(
      ({ card, slots }) => musicianCard(state, card).prestige === editionOf(state).stradivarius.activity && slots.some((violin) => violin !== null),
    );
    if (!proud) return;
    const raised = valoriseBest(state, seat);
    if (raised !== undefined) log?.({ code: 'bot-valorised', seat, from: raised, to: raised + 1 });
  },
};
