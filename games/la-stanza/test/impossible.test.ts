import { Refusal } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import type { BonusName } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { Frame } from '../rules/frames.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { table } from './table.ts';

/** Why the state is refused, if it is. */
function faultOf(state: State): unknown {
  try {
    game.read(state);
  } catch (error) {
    if (error instanceof Refusal) return error.reason.fault;
    throw error;
  }
  return undefined;
}

function stand(state: State, seat: number, at: number): void {
  state.players[seat].at = at;
}

/** Asks this instead of the first move, with the figurine there. */
function ask(state: State, frame: Frame, at = 0): void {
  state.agenda = [{ step: 'next-turn', seat: 0 }, frame];
  stand(state, 0, at);
}

/** Whites come out of the Politics room into the first player's hand. */
function takeWhites(state: State, count: number): void {
  state.players[0].meeples[4] += count;
  state.meeples[4] -= count;
}

function takeTile(state: State): void {
  state.players[0].tiles.push(state.grid[0] as BonusName);
  state.grid[0] = null;
}

type Case = [what: string, fault: string, spoil: (state: State) => unknown];

describe('a state no game can come to', () => {
  it.each<Case>([
    ['a room without its cover', '0 covered spaces in a room', (state) => (state.masterpieces[state.masterpieces.indexOf(-2)] = -1)],
    ['a cover on the last space', 'more than 0 spaces 6+1 covered', (state) => state.masterpieces.splice(0, 4, -1, -1, -1, -2)],
    [
      'more covers of a kind than there are',
      'more than 2 spaces 4 covered',
      (state) => (state.masterpieces = state.masterpieces.map((_, space) => (space % 4 === 0 ? -2 : -1))),
    ],
    [
      'two Masterpieces of one player in a discipline',
      'two of one player in a discipline',
      (state) => (state.masterpieces = state.masterpieces.map((holder) => (holder === -1 ? 1 : holder))),
    ],
    ['eight meeples with none to return', '1 above the limit, 0 to be returned', (state) => takeWhites(state, 4)],
    ['a meeple to return without need', '0 above the limit, 1 to be returned', (state) => state.agenda.push({ step: 'return-meeple', seat: 0 })],
    ['a bonus tile that left no disc', '11 instead of 12', takeTile],
    [
      'a bonus tile marked by somebody else',
      '1 for 0 discs on the grid',
      (state) => [takeTile(state), state.gridDiscs.splice(0, 1, 1), state.players[1].discs--],
    ],
    ['two figurines on one space', 'two figurines on one space', (state) => [stand(state, 0, 5), stand(state, 1, 5)]],
    [
      'an empty board before the last refill',
      'nobody on the board before the last refill',
      (state) => state.pile.push(...state.spaces.splice(1, 15, ...Array(15).fill(-1))),
    ],
  ])('holds %s', (_what, fault, spoil) => {
    const state = structuredClone(table(3));
    spoil(state);
    expect(faultOf(state)).toBe(fault);
  });

  it('covers a Masterpiece space with four players', () => {
    const state = structuredClone(table(4));
    state.masterpieces[0] = -2;
    expect(faultOf(state)).toBe('1 covered spaces in a room');
  });

  it.each<Case>([
    ['an ending before its round', 'not what the round marker says', (state) => (state.ending = true)],
    ['no ending in its round', 'not what the round marker says', (state) => (state.round = 5)],
    ['a round too many', 'no such round', (state) => Object.assign(state, { round: 6, ending: true })],
    ['last turns before the last refill', 'no such last turn', (state) => (state.last = 1)],
    ['a fourth last turn', 'no such last turn', (state) => Object.assign(state, { round: 5, ending: true, last: 4 })],
    ['somebody passed out before the last turns', 'somebody passed out before the last turns', (state) => state.passed.push(1)],
    [
      'somebody passed out in a room',
      'somebody passed out and still stands in a room',
      (state) => [Object.assign(state, { round: 5, ending: true, last: 1, passed: [1] }), stand(state, 1, 4)],
    ],
    [
      'the turn of somebody who passed out',
      'a turn of somebody who passed out',
      (state) => Object.assign(state, { round: 5, ending: true, last: 1, passed: [0] }),
    ],
    ['an end before its time', 'nothing to do before the end', (state) => (state.agenda = [])],
  ])('has %s', (_what, fault, spoil) => {
    const state = structuredClone(table(3));
    spoil(state);
    expect(faultOf(state)).toBe(fault);
  });

  it.each<Case>([
    ['an action on the Bonus space', 'an action on the Bonus space', (state) => ask(state, { step: 'act', seat: 0 })],
    ['a bonus tile with none to be had', 'nothing to decide', (state) => ask(state, { step: 'acquire', seat: 0 })],
    ['a bonus tile in a room', 'a bonus tile away from the Bonus space', (state) => ask(state, { step: 'take-character', seat: 0 }, 3)],
    ['for a hire of nobody', 'nothing to decide', (state) => ask(state, { step: 'hire', seat: 0, discipline: 0, hired: 0, matched: false, fired: false }, 1)],
    [
      'for more hires after a firing among beginners',
      'a firing that can’t have been',
      (state) => ask(state, { step: 'hire', seat: 0, discipline: 0, hired: 0, matched: true, fired: true }, 1),
    ],
    [
      'for a recruit from an empty space',
      'nobody to recruit on that space',
      (state) => [state.pile.push(...state.spaces.splice(2, 1, -1)), ask(state, { step: 'place-recruit', seat: 0, space: 2 })],
    ],
    [
      'for a disc where none is needed',
      'a disc for a space that needs none',
      (state) => {
        takeTile(state);
        state.players[0].discs--;
        state.gridDiscs[0] = 0;
        state.players[0].tiles.push(state.grid[1] as BonusName);
        state.grid[1] = null;
        ask(state, { step: 'give-disc', seat: 0, space: 0 });
      },
    ],
    ['the effect of a tile not taken', 'the effect of a tile not taken', (state) => state.agenda.splice(1, 0, { step: 'effect', seat: 0, tile: 'florins' })],
    ['for an arrangement at random', 'arranging is over', (state) => ask(state, { step: 'arrange', seat: 0, worker: 1 })],
    ['nothing more of the turn', 'nothing to decide', (state) => state.agenda.pop()],
    ['for a turn without an end', 'the end of the turn is missing', (state) => state.agenda.shift()],
    ['for two turns at once', 'the turn ends twice', (state) => state.agenda.push({ step: 'next-turn', seat: 0 })],
    ['somebody else', 'a decision in somebody else’s turn', (state) => state.agenda.splice(1, 1, { step: 'move', seat: 1 })],
  ])('asks %s', (_what, fault, spoil) => {
    const state = structuredClone(table(3));
    spoil(state);
    expect(faultOf(state)).toBe(fault);
  });

  it('asks to arrange characters that are no starters', () => {
    const state = structuredClone(table(2, { arrangement: 'chosen' }));
    const [starter] = state.players[0].workers.splice(1, 1, ...state.pile.splice(0, 1));
    state.removed[editionOf(state).disciplineOf[starter]]++;
    expect(faultOf(state)).toBe('no starters to arrange');
  });
});
