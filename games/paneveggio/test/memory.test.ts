/** What everybody saw go to a hand stays known. */
import { type GameEvent, Refusal, randomFrom } from '@bottega/kernel';
import { anyMove, playOut } from '@bottega/kernel/proof';
import { expect, it } from 'vitest';
import { discard } from '../rules/cards.ts';
import { game } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { Table } from './table.ts';

const several = game.proof.settings.filter(({ players }) => players > 1);

it('the hand of a starter deck is known, one that was dealt is not', () => {
  const state = game.setup({ players: 2 }, 'decks');
  while (state.turn === 0) playOut(game, state, randomFrom('decks'), 1);
  expect(state.sides.map(({ known, hand }) => known.length === hand.length && hand.length > 0)).toEqual([true, true]);
  const dealt = game.setup({ players: 2, options: { start: 'mulligan' } }, 'decks');
  expect(dealt.sides.map(({ known }) => known)).toEqual([[], []]);
});

it('a contact that was met is known until it is discarded, and every guess has it in the hand', () => {
  const table = new Table(2).contacts(0, [17]).hand(40, 41, 42).begin({ step: 'draw', seat: 0, left: 1 }, { step: 'turn', seat: 0 }).play('meet 17');
  const { state } = table;
  expect(table.side(0).known).toEqual([17]);
  for (let number = 0; number < 10; number++) expect(game.guess(game.view(state, 1), 1, randomFrom(`${number}`)).sides[0].hand).toContain(17);
  discard(state, 0, 17);
  expect(table.side(0).known).toEqual([]);
});

it('whatever is known is in the hand, in every game', () => {
  for (const [number, setup] of several.entries()) {
    const random = randomFrom(`known ${number}`);
    const state = game.setup(setup, `known ${number}`);
    do {
      for (const { known, hand } of state.sides) for (const card of known) expect(hand).toContain(card);
    } while (playOut(game, state, random, 7) > 0);
  }
});

it('it rests on what all can hear: worlds that differ in what is hidden, and sound alike, are remembered alike', () => {
  let compared = 0;
  for (const [number, setup] of several.entries()) {
    const random = randomFrom(`memory ${number}`);
    const state = game.setup(setup, `memory ${number}`);
    for (let count = 0; count < 300; count++) {
      const next = anyMove(game, state, random);
      if (next === undefined) break;
      const { seat, move } = next;
      const other = game.proof.scramble(state, null, random);
      const offered = game.legal(other, seat).some((one) => game.notation.write(one) === game.notation.write(move as Move));
      const [events, otherEvents]: [GameEvent[], GameEvent[]] = [[], []];
      const heard = (all: GameEvent[]) => (event: GameEvent) => event.only === undefined && all.push(event);
      game.play(state, seat, move as Move, heard(events));
      if (!offered) continue;
      game.play(other, seat, move as Move, heard(otherEvents));
      if (JSON.stringify(events) !== JSON.stringify(otherEvents)) continue;
      compared++;
      expect(other.sides.map(({ known }) => known)).toEqual(state.sides.map(({ known }) => known));
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

it('a state from outside that lacks it is one nobody remembers', () => {
  const state = game.setup({ players: 2, options: { start: 'mulligan' } }, 'older');
  const older = structuredClone(state);
  for (const side of older.sides) delete (side as { known?: unknown }).known;
  expect(game.read(older)).toEqual(state);
});

it('nobody remembers what never was', () => {
  const state = game.setup({ players: 2, options: { start: 'mulligan' } }, 'false');
  const [card] = state.sides[1].hand as number[];
  state.sides[0].known = [card];
  expect(() => game.read(structuredClone(state))).toThrow(new Refusal({ code: 'bad-state', path: 'sides.0.known', fault: 'not a card of this hand' }));
});
