/** The figures of the worked examples, as the rules worked them out. */
import type { GameEvent } from '@bottega/kernel';
import type { Bonus, Line } from '../../edition/names.ts';
import { game } from '../../rules/game.ts';
import { musicianCard, musicianOf, qualityOf, type Side, type State } from '../../rules/state.ts';
import type { Examples } from './examples.ts';
import type { Played } from './position.ts';

type Told = Record<string, number> & { readonly bonus: Bonus; readonly line: Line };

const first = ({ states }: Played): State => states[0];
const last = ({ states }: Played): State => states[states.length - 1];
const you = (state: State): Side => state.sides[0];
const allOf = ({ events }: Played, code: string): Told[] => events.flat().filter((event: GameEvent) => event.code === code) as unknown as Told[];
/** What the log told under that code, the first time. */
function told(played: Played, code: string): Told {
  const [event] = allOf(played, code);
  if (event === undefined) throw new Error(`the example does not tell of ${code}`);
  return event;
}
function qualityOn(state: State, card: number, slot: number): number {
  const violin = musicianOf(state, card)?.slots[slot];
  return violin ? qualityOf(violin) : 0;
}
const pointsOf = (state: State, seat = 0): { total: number } & Record<string, number> => {
  const { scores, rival } = game.result(state);
  const score = scores[seat] ?? rival;
  return { ...Object.fromEntries(score.parts.map(({ code, points }) => [code, points])), total: score.total };
};
const violinsOn = (state: State, card: number): number[] => musicianOf(state, card)?.slots.flatMap((violin) => (violin === null ? [] : [violin.owner])) ?? [];

/** Prices that no edition holds: they are in the rules. */
const pricesOf = ({ changes, firstTurn }: Examples) => ({ change: told(changes, 'paid').count, wood: told(firstTurn, 'paid').count });

const firstTurnOf = (played: Played) => ({
  ...{ score: you(first(played)).score, partner: first(played).stage[0].card, slots: first(played).stage[0].slots.length },
  topBonus: musicianCard(first(played), first(played).stage[0].card).slots.at(-1) ?? 'place',
  ...{ ducats: you(first(played)).ducats, bought: told(played, 'wood-bought').quality, crafted: told(played, 'crafted') },
  ...{ met: allOf(played, 'met').map(({ card }) => card), refilled: allOf(played, 'refilled').length, restored: told(played, 'restored-own').quality },
  ...{ end: you(last(played)), quality: qualityOn(last(played), told(played, 'crafted').card, 1), points: pointsOf(last(played)).total },
});

const scoringOf = (played: Played) => {
  const state = first(played);
  const side = you(state);
  const laid = state.stage.flatMap(({ slots }) => slots).flatMap((violin) => violin?.tokens ?? []);
  return {
    ...{ side, points: pointsOf(state), onStage: state.stage.flatMap(({ card }) => violinsOn(state, card)).filter((owner) => owner === 0).length },
    ...{ stored: side.heritage.reduce((sum, count) => sum + count, 0), onViolins: laid.filter((owner) => owner === 0).length },
    ...{ onWood: side.wood.reduce((sum, quality) => sum + quality - 1, 0) },
  };
};

const soloOf = ({ hisAtelier, hisConservation, hisScore }: Examples) => ({
  atelier: {
    ...{ crafted: told(hisAtelier, 'bot-crafted'), studies: told(hisAtelier, 'bot-studies').count, yours: told(hisAtelier, 'bot-restored-yours') },
    ...{ quality: qualityOn(last(hisAtelier), told(hisAtelier, 'bot-crafted').card, 0) },
  },
  conservation: {
    ...{ before: first(hisConservation), after: last(hisConservation), wanted: told(hisConservation, 'bot-conserves-musician').card },
    ...{ gift: told(hisConservation, 'bot-gift').prestige, moved: told(hisConservation, 'bot-heritage').count, ducats: last(hisConservation).sides[1].ducats },
    ...{ pairs: allOf(hisConservation, 'bot-pair') as unknown as { card: number[]; from: number; to: number }[] },
    ...{ dismissed: told(hisConservation, 'bot-dismissed').card, activity: last(hisConservation).activity },
  },
  score: { points: pointsOf(first(hisScore), 1), side: first(hisScore).sides[1] },
});

/** Everything the texts tell of the examples. */
export const storiesOf = (examples: Examples) => ({
  prices: pricesOf(examples),
  changes: { before: you(first(examples.changes)).score, after: you(last(examples.changes)).score, studies: you(first(examples.changes)).studies },
  firstTurn: firstTurnOf(examples.firstTurn),
  wood: { added: told(examples.wood, 'time-added'), bought: told(examples.wood, 'wood-bought').quality, aged: you(last(examples.wood)).wood[0] },
  craft: { added: told(examples.craft, 'time-added'), crafted: told(examples.craft, 'crafted') },
  masters: { crafted: told(examples.masters, 'crafted'), paid: told(examples.masters, 'paid').count },
  relation: {
    ...{ card: told(examples.relation, 'relation-used').card, restored: allOf(examples.relation, 'restored-own').length },
    ...{ violins: violinsOn(first(examples.relation), told(examples.relation, 'relation-used').card) },
  },
  restoration: {
    ...{
      card: told(examples.restoration, 'restored').card,
      laid: allOf(examples.restoration, 'restored').length,
      gained: told(examples.restoration, 'gained').count,
    },
    ...{ before: qualityOn(first(examples.restoration), 31, 0), restored: qualityOn(examples.restoration.states[3], 31, 0) },
    ...{ left: qualityOn(last(examples.restoration), 31, 0) },
  },
  apprentice: {
    card: told(examples.apprentice, 'apprentice-used').card,
    paid: told(examples.apprentice, 'paid').count,
    crafted: told(examples.apprentice, 'crafted'),
  },
  mended: { points: pointsOf(last(examples.mended)).total },
  broken: { points: pointsOf(last(examples.broken)).total },
  conservation: {
    ...{
      moved: told(examples.conservation, 'to-heritage'),
      stays: qualityOn(last(examples.conservation), 46, 3),
      points: pointsOf(last(examples.conservation)),
    },
    ...{ placed: allOf(examples.conservation, 'placed').map(({ card }) => card) },
  },
  sequence: { before: you(first(examples.sequence)).score, after: you(last(examples.sequence)).score, placed: told(examples.sequence, 'placed').card },
  lastTurn: {
    crafted: told(examples.lastTurn, 'crafted'),
    violins: told(examples.lastTurn, 'last-round').count,
    placed: told(examples.lastTurn, 'placed').card,
    points: pointsOf(last(examples.lastTurn)),
  },
  scoring: scoringOf(examples.scoring),
  solo: soloOf(examples),
});

export type Stories = ReturnType<typeof storiesOf>;
