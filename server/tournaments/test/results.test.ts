import { describe, expect, it } from 'vitest';
import { resultOf } from '../results.ts';

const person = { kind: 'person', player: 'p', resigned: false };
const bot = { kind: 'bot', player: null, resigned: false };
const gone = { kind: 'bot', player: 'p', resigned: false };
const resigned = { ...gone, resigned: true };
const lineOf = (seats: readonly object[], ranking: readonly (readonly number[])[], why = 'played'): string =>
  JSON.stringify({ seats, outcome: { why, result: { over: true, ranking, scores: [] } } });

describe('what a table counts', () => {
  it('the places of the game, ties included; bots of the house count like people', () => {
    expect(resultOf(lineOf([person, bot, person], [[1], [0, 2]]))).toEqual({ ranks: [2, 1, 2], forfeited: [] });
  });

  it('who let their time run out stands last, behind everybody who was there, and has forfeited', () => {
    expect(resultOf(lineOf([person, gone, person], [[1], [0], [2]]))).toEqual({ ranks: [1, 3, 2], forfeited: [1] });
  });

  it('who gave up stands last too, but plays on in the tournament', () => {
    expect(resultOf(lineOf([person, resigned], [[0], [1]], 'resigned'))).toEqual({ ranks: [1, 2], forfeited: [] });
    expect(resultOf(lineOf([resigned, gone, person], [[1], [2], [0]]))).toEqual({ ranks: [2, 2, 1], forfeited: [1] });
  });

  it('where nobody has won, all share', () => {
    expect(resultOf(lineOf([person, person], [[0], [1]], 'closed'))).toEqual({ ranks: null, forfeited: [] });
    expect(resultOf(lineOf([person, person], [[0], [1]], 'abandoned'))).toEqual({ ranks: null, forfeited: [] });
  });
});
