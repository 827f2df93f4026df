/** The points that a hint tells: near the end of a game they are what the game ends with, four times in five or so. */
import { type Advice, advise, type Expected, Mind } from '@bottega/bots';
import { type BaseMove, type BaseState, type GameBox, type Result, randomFrom } from '@bottega/kernel';
import { loadBoxes } from '@bottega/server/games';
import { expect, it } from 'vitest';

const GAMES = 6;
const ROUNDS = 2;
const LEAST_COVERED = 0.7;
/** It takes some 15 s a game on an idle machine. */
const PATIENCE = 300_000;

function hint(box: GameBox, state: BaseState, seat: number): Advice {
  const thinking = advise(box, box.game.view(state, seat), seat, { level: 'novice', lines: 1, random: randomFrom('forecast') });
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done) return step.value[0];
}

/** What was told about each seat within the last rounds of a game, and what it had in the end. */
function toldNearEnd(box: GameBox, number: number): { expected: Expected; end: number }[] {
  const { game } = box;
  const state: BaseState = game.setup({ players: 2 }, `forecast ${number}`);
  const minds = [0, 1].map((seat) => new Mind(box, 'apprentice', randomFrom(`forecast ${number} ${seat}`)));
  const begun: { state: BaseState; seat: number }[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    if (begun.at(-1)?.state.turn !== state.turn) begun.push({ state: game.clone(state), seat });
    game.play(state, seat, minds[seat].choose(game.view(state, seat), seat));
  }
  const { scores } = game.result(state);
  const last = begun.filter((each) => each.state.turn > state.turn - ROUNDS * 2);
  return last.flatMap((each) => {
    const { expected = [], moves } = hint(box, each.state, each.seat);
    // a line that ends the game says what it ends with if that line is played
    const certain = expected.every(({ off }) => off === 0);
    const ends = certain ? endOf(box, each.state, each.seat, moves) : scores;
    return expected.map((told, at) => ({ expected: told, end: ends[at].total }));
  });
}

function endOf({ game }: GameBox, from: BaseState, seat: number, moves: readonly BaseMove[]): Result['scores'] {
  const state = game.clone(from);
  for (const move of moves) game.play(state, seat, move);
  return game.result(state).scores;
}

it.each((await loadBoxes()).map((box) => ({ id: box.game.id, box })))(
  '$id ends within what was told in its last two rounds',
  { timeout: PATIENCE },
  ({ box }) => {
    const told = Array.from({ length: GAMES }, (_, number) => toldNearEnd(box, number)).flat();
    const covered = told.filter(({ expected: { points, off }, end }) => Math.abs(Math.round(points) - end) <= Math.ceil(off));
    expect(told.length).toBeGreaterThan(3 * GAMES);
    expect(covered.length / told.length).toBeGreaterThanOrEqual(LEAST_COVERED);
    // whoever says anything between nought and a hundred is never wrong
    const width = told.reduce((sum, { expected: { off } }) => sum + off, 0) / told.length;
    const end = told.reduce((sum, each) => sum + each.end, 0) / told.length;
    expect(width).toBeLessThan(end / 4);
  },
);
