import { describe, expect, it } from 'vitest';
import { laStanza } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { asked, board, codes, offers, play, refused, step, table } from './table.ts';

/** The last refill is done and seat `seat` is about to move. */
function ending(players: number, seat: number): State {
  const state = table(players);
  state.ending = true;
  return step(state, { step: 'move' }, seat);
}

/** A turn without an action. */
function idle(state: State): ReturnType<typeof play> {
  const events = play(state, offers(state)[0]);
  return asked(state) === 'act' ? [...events, ...play(state, 'pass')] : events;
}

describe('the end of the game', () => {
  it.each([2, 3, 4])('play goes on to the start player, then everyone has three last turns (%i players, LS-A3)', (players) => {
    const state = ending(players, 1);
    for (let seat = 1; seat < players; seat++) {
      expect(laStanza.toAct(state)).toEqual([seat]);
      expect(state.last).toBe(0);
      idle(state);
    }
    for (const last of [1, 2, 3]) {
      for (let seat = 0; seat < players; seat++) {
        expect(laStanza.toAct(state)).toEqual([seat]);
        expect(state.last).toBe(last);
        idle(state);
      }
    }
    expect(laStanza.toAct(state)).toEqual([]);
    expect(laStanza.result(state).over).toBe(true);
  });

  /** Two players in the last round; the next move to Religion empties the second room. */
  function lastRefill(seat: number): State {
    const state = table(2);
    board(state, { 'discoveries-1': 'leonardo', 'religion-1': 'zwingli', 'arts-1': 'durer', 'politics-1': 'charles-v' });
    state.round = 3;
    return step(state, { step: 'move' }, seat);
  }

  it('a last refill in the start player’s own turn leaves the others one more turn before the last ones (LS-A3)', () => {
    const state = lastRefill(0);
    expect(codes(play(state, 'move religion-1', 'pass'))).toEqual(['moved', 'refilled', 'ending', 'passed', 'turn']);
    expect(laStanza.toAct(state)).toEqual([1]);
    expect(state.last).toBe(0);
    idle(state);
    expect(laStanza.toAct(state)).toEqual([0]);
    expect(state.last).toBe(1);
  });

  it('a last refill in the last player’s turn brings the last turns on at once (LS-A2, LS-A3)', () => {
    const state = lastRefill(1);
    expect(codes(play(state, 'move religion-1', 'pass'))).toEqual(['moved', 'refilled', 'ending', 'passed', 'last-turn', 'turn']);
    expect(state.spaces.filter((tile) => tile >= 0)).toHaveLength(15);
    expect(laStanza.toAct(state)).toEqual([0]);
    expect(state.last).toBe(1);
  });

  it('passing out is offered in the last turns only and takes the whole turn (LS-A4)', () => {
    const state = ending(2, 1);
    expect(refused(state, 'pass-out')).toBe('not-last-turns');
    idle(state);
    expect(offers(state)).toContain('pass-out');
    play(state, 'pass-out');
    expect(state.players[0].at).toBe(0);
    expect(laStanza.toAct(state)).toEqual([1]);
  });

  it.each([
    [2, [5, 3]],
    [3, [5, 3, 2]],
    [4, [5, 3, 2, 1]],
  ])('each passing out takes the best free spot, and all passing ends the game (%i players, LS-A4)', (players, points) => {
    const state = ending(players, players - 1);
    idle(state);
    const events = Array.from({ length: players }, () => play(state, 'pass-out')).flat();
    expect(events.filter((event) => event.code === 'passed-out').map((event) => event.points)).toEqual(points);
    expect(codes(events)).toContain('game-over');
    expect(laStanza.result(state).scores.map((score) => score.parts.find((part) => part.code === 'passing')?.points)).toEqual(points);
  });

  it('who passed out is left out of the remaining turns; never passing out is worth nothing (LS-A4)', () => {
    const state = ending(3, 2);
    idle(state);
    idle(state);
    play(state, 'pass-out');
    idle(state);
    for (const last of [2, 3]) {
      for (const seat of [0, 2]) {
        expect(state.last).toBe(last);
        expect(laStanza.toAct(state)).toEqual([seat]);
        idle(state);
      }
    }
    const { over, scores } = laStanza.result(state);
    expect(over).toBe(true);
    expect(scores.map((score) => score.parts.find((part) => part.code === 'passing')?.points)).toEqual([0, 5, 0]);
  });

  it('nothing can be played when it is over', () => {
    const state = ending(2, 1);
    idle(state);
    play(state, 'pass-out', 'pass-out');
    expect(laStanza.why(state, 0, { do: 'pass' })).toEqual({ code: 'game-over' });
  });
});
