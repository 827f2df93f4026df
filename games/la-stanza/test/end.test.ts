import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { asked, board, codes, offers, play, refused, space, step, table } from './table.ts';

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

/** A turn that ends with passing for good. */
const leave = (state: State): ReturnType<typeof play> => play(state, offers(state)[0], 'pass-out');

describe('the end of the game', () => {
  it.each([2, 3, 4])('play goes on to the start player, then everyone has three last turns (%i players, LS-A3)', (players) => {
    const state = ending(players, 1);
    for (let seat = 1; seat < players; seat++) {
      expect(game.toAct(state)).toEqual([seat]);
      expect(state.last).toBe(0);
      idle(state);
    }
    for (const last of [1, 2, 3]) {
      for (let seat = 0; seat < players; seat++) {
        expect(game.toAct(state)).toEqual([seat]);
        expect(state.last).toBe(last);
        idle(state);
      }
    }
    expect(game.toAct(state)).toEqual([]);
    expect(game.result(state).over).toBe(true);
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
    expect(game.toAct(state)).toEqual([1]);
    expect(state.last).toBe(0);
    idle(state);
    expect(game.toAct(state)).toEqual([0]);
    expect(state.last).toBe(1);
  });

  it('a last refill in the last player’s turn brings the last turns on at once (LS-A2, LS-A3)', () => {
    const state = lastRefill(1);
    expect(codes(play(state, 'move religion-1', 'pass'))).toEqual(['moved', 'refilled', 'ending', 'passed', 'last-turn', 'turn']);
    expect(state.spaces.filter((tile) => tile >= 0)).toHaveLength(15);
    expect(game.toAct(state)).toEqual([0]);
    expect(state.last).toBe(1);
  });

  it('passing for good belongs to the last turns and comes after the move, in place of the action (LS-A4)', () => {
    const state = ending(2, 1);
    expect(refused(state, 'pass-out')).toBe('not-last-turns');
    play(state, offers(state)[0]);
    expect(refused(state, 'pass-out')).toBe('not-last-turns');
    play(state, 'pass');
    expect(state.last).toBe(1);
    expect(offers(state)).not.toContain('pass-out');
    expect(refused(state, 'pass-out')).toBe('move-first');
    const [first] = offers(state);
    const character = state.spaces[space(first.slice('move '.length))];
    play(state, first);
    expect(offers(state)).toEqual(expect.arrayContaining(['pass', 'money', 'pass-out']));
    play(state, 'pass-out');
    expect(state.players[0]).toMatchObject({ at: 0, recruits: [character, -1, -1] });
    expect(state.passed).toEqual([0]);
    expect(game.toAct(state)).toEqual([1]);
  });

  it('on the Bonus space it takes the place of the tile (LS-A4)', () => {
    const state = ending(2, 1);
    idle(state);
    Object.assign(state.players[0], { artworks: [1, 1, 0], meeples: [0, 0, 0, 1, 0], at: 15 });
    state.grid[0] = 'artwork';
    play(step(state, { step: 'move' }), 'move bonus');
    expect(offers(state)).toContain('acquire artwork with yellow');
    expect(offers(state)).not.toContain('pass');
    play(state, 'pass-out');
    expect(state.players[0]).toMatchObject({ tiles: [], meeples: [0, 0, 0, 1, 0] });
    expect(state.passed).toEqual([0]);
    expect(game.toAct(state)).toEqual([1]);
  });

  it('before the last turns a tile must be taken on the Bonus space (LS-A4)', () => {
    const state = ending(2, 0);
    Object.assign(state.players[0], { artworks: [1, 1, 0], meeples: [0, 0, 0, 1, 1] });
    state.grid[0] = 'artwork';
    step(state, { step: 'acquire' });
    expect(offers(state)).not.toContain('pass-out');
    expect(refused(state, 'pass-out')).toBe('not-last-turns');
  });

  it('whoever can’t move passes for good without a move (LS-A4, LS-A19)', () => {
    const state = ending(2, 1);
    idle(state);
    board(state, {});
    step(state, { step: 'move' });
    expect(offers(state)).toEqual(['stay', 'pass-out']);
    expect(game.prompt(state, 0)).toEqual({ code: 'move', last: 1, stuck: true, points: 5 });
    play(state, 'pass-out');
    expect(state.passed).toEqual([0]);
  });

  it.each([
    [2, [5, 3]],
    [3, [5, 3, 2]],
    [4, [5, 3, 2, 1]],
  ])('each passing for good takes the best free spot, and all passing ends the game (%i players, LS-A4)', (players, points) => {
    const state = ending(players, players - 1);
    idle(state);
    const events = Array.from({ length: players }, () => leave(state)).flat();
    expect(events.filter((event) => event.code === 'passed-out').map((event) => event.points)).toEqual(points);
    expect(codes(events)).toContain('game-over');
    expect(game.result(state).scores.map((score) => score.parts.find((part) => part.code === 'passing')?.points)).toEqual(points);
  });

  it('whoever passed for good is left out of the remaining turns; never passing is worth nothing (LS-A4)', () => {
    const state = ending(3, 2);
    idle(state);
    idle(state);
    leave(state);
    idle(state);
    for (const last of [2, 3]) {
      for (const seat of [0, 2]) {
        expect(state.last).toBe(last);
        expect(game.toAct(state)).toEqual([seat]);
        idle(state);
      }
    }
    const { over, scores } = game.result(state);
    expect(over).toBe(true);
    expect(scores.map((score) => score.parts.find((part) => part.code === 'passing')?.points)).toEqual([0, 5, 0]);
  });

  it('nothing can be played when it is over', () => {
    const state = ending(2, 1);
    idle(state);
    leave(state);
    leave(state);
    expect(game.why(state, 0, { do: 'pass' })).toEqual({ code: 'game-over' });
  });
});
