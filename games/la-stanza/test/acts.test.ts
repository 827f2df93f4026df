import { Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { about, isQuiet, kindOf, lines, mainMove } from '../board/acts.ts';
import { distinct } from '../board/alike.ts';
import { reachBy } from '../board/foresight.ts';
import { regionOf, regions } from '../board/regions.ts';
import { targetOf } from '../board/targets.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { text } from '../text/index.ts';
import { acting, board, of, play, space, step, table } from './table.ts';

const main = (state: State): string | null => {
  const move = mainMove(game.legal(state, 0), game.view(state, 0));
  return move === null ? null : game.notation.write(move as never);
};
const linesOf = (state: State): string[] =>
  lines(game.view(state, 0), 0).map(({ target, moves }) => `${target}: ${moves.map((move) => game.notation.write(move as never)).join(', ')}`);
/** Everybody of Arts works for seat 0 and more of them can be hired. */
const artists = (): State => acting({ florins: 20, recruits: [of(3, 4), of(0), -1, -1, -1], workers: [-1, of(3, 0), of(3, 1), of(3, 2), of(3, 3), of(1)] });

it('what is asked says where no discipline can be activated', () => {
  const asked = (recruits: readonly number[]): unknown => game.prompt(acting({ florins: 10, recruits: [...recruits] }), 0);
  expect([asked([of(3), -1, -1, -1, -1]), asked([of(1), -1, -1, -1, -1])]).toMatchObject([{ activates: true }, { activates: false }]);
});

describe('the fullest use of a question', () => {
  it('is the activation of the room where the figurine stands, else money', () => {
    expect(main(acting({ florins: 10, recruits: [of(3), -1, -1, -1, -1] }))).toBe('activate arts');
    expect(main(acting({ florins: 2, recruits: [of(1), -1, -1, -1, -1] }))).toBe('money');
    expect(main(acting({ florins: 10, recruits: [of(1), -1, -1, -1, -1] }))).toBeNull();
  });

  it('is told of where it is money and brings none', () => {
    const words = new Words('en', text.en, ['Ada', 'Bea']);
    const told = (florins: number): string | null => about([{ do: 'money' }], game.view(acting({ florins, recruits: [of(1), -1, -1, -1, -1] }), 0), words);
    expect([told(2), told(10)]).toEqual([null, 'No florins: you already have enough']);
  });

  it('is not money where a meeple could activate something', () => {
    expect(main(acting({ florins: 2, recruits: [of(1), -1, -1, -1, -1], meeples: [0, 1, 0, 0, 0] }))).toBeNull();
  });

  it('is the dearest Masterpiece, the farthest way, the most precious work', () => {
    expect(main(step(table(), { step: 'carry-out', discipline: 3, strength: 5 } as never))).toMatch(/^masterpiece|^reward/);
    expect(main(step(table(), { step: 'sail', most: 3 } as never))).toBe('sail 3');
    expect(main(step(table(), { step: 'create', most: 2 } as never))).toBe('create script');
  });

  it('gives nothing up: passing and declining are quiet', () => {
    const quiet = game.legal(step(table(), { step: 'sail', most: 3 } as never), 0).filter(isQuiet);
    expect(quiet.map((move) => move.do)).toEqual(['decline']);
  });
});

describe('a press that stands for several moves', () => {
  it('takes a reward or a Masterpiece past hiring and strengthening', () => {
    const state = artists();
    play(state, 'activate arts');
    expect(linesOf(state)).toEqual([]);
    const hire = game.legal(state, 0).find((move) => move.do === 'hire' && move.worker === 6)!;
    game.play(state, 0, hire);
    state.masterpieces.fill(-1);
    expect(linesOf(state)).toEqual([
      'masterpiece.arts.4: done, masterpiece 4',
      'masterpiece.arts.5: done, masterpiece 5',
      'artwork.sculpture: done, reward, create sculpture',
      'artwork.script: done, reward, create script',
      'artwork.painting: done, reward, create painting',
    ]);
  });

  it('takes the reward at once where no Masterpiece is within reach', () => {
    const state = step(table(), { step: 'strengthen', discipline: 2, strength: 1, paid: false } as never);
    expect(linesOf(state)).toEqual(['discoveries', 'literature', 'arts', 'politics'].map((box) => `box.${box}: done, place-disc ${box}`));
  });

  it('is one that can be made, move by move, at any moment of a game', () => {
    const state = game.setup({ players: 2 }, 'lines');
    for (let made = 0; made < 150 && game.toAct(state).length > 0; made++) {
      const [seat] = game.toAct(state);
      for (const { target, moves } of lines(game.view(state, seat), seat)) {
        const copy = game.clone(state);
        for (const move of moves) {
          expect(game.legal(copy, seat)).toContainEqual(move);
          if (move === moves.at(-1)) expect(targetOf(move, game.view(copy, seat))).toBe(target);
          game.play(copy, seat, move as never);
        }
      }
      const offered = game.legal(state, seat);
      game.play(state, seat, offered[(made * 7) % offered.length]);
    }
  });
});

describe('how strong an activation can become', () => {
  it('counts those who fit, at the cheapest spaces, and the discs of the box', () => {
    const state = artists();
    state.players[0].boxes[3] = 1;
    state.masterpieces.fill(-1);
    expect(reachBy(game.legal(state, 0), game.view(state, 0))).toEqual({ discipline: 3, strength: 6, points: 12 });
  });

  it('is known as well where the only hire there is makes itself', () => {
    const state = acting({ florins: 1, recruits: [of(3), -1, -1, -1, -1], workers: [-1, -1, -1, -1, -1, -1] });
    expect(reachBy(game.legal(state, 0), game.view(state, 0))).toMatchObject({ discipline: 3, strength: 1 });
  });

  it('is told of a space before the figurine goes there', () => {
    const state = step(table(), { step: 'move' });
    Object.assign(state.players[0], { at: space('literature-3'), recruits: [-1, -1, -1, -1, -1], florins: 5, workers: [-1, -1, -1, -1, -1, -1] });
    board(state, { 'religion-1': of(2), 'religion-2': of(0) });
    const reach = (name: string): unknown => reachBy([game.legal(state, 0).find((move) => move.do === 'move' && move.space === name)!], game.view(state, 0));
    // the one who is met there, and the disc everybody begins with
    expect(reach('religion-1')).toMatchObject({ discipline: 2, strength: 2 });
    expect(reach('religion-2')).toBeNull();
  });
});

it('a target lies in one region, and a player’s own things apart from those of the others', () => {
  const where = (target: string): string => regionOf(target, null, 1);
  expect(['space.arts-1', 'track.3', 'worker.1.2', 'worker.0.2', 'grid.4'].map(where)).toEqual(['house', 'rooms', 'own', 'rivals', 'bonus']);
  expect(regions).toContain(where('points.0'));
});

it('hiring and firing, a room and a meeple are different kinds of acts', () => {
  const state = acting({ florins: 10, meeples: [0, 0, 0, 0, 1], recruits: [of(3), of(1), -1, -1, -1] });
  const kinds = game.legal(state, 0).map((move) => kindOf(move));
  expect(new Set(kinds)).toEqual(new Set([null, 'room', 'meeple']));
});

it('of people who are alike the last one is hired, where none was picked up', () => {
  const state = acting({ florins: 20, recruits: [of(3), of(1), of(3, 1), -1, -1] });
  play(state, 'activate arts');
  const hires = game.legal(state, 0).filter((move) => move.do === 'hire' && move.worker === 6);
  const offered = distinct(
    hires.map((move) => [move]),
    game.view(state, 0),
  );
  expect([hires.length, offered.map(([move]) => (move as { slot?: number }).slot)]).toEqual([3, [2, 3]]);
});

it('an act says how strong it can become, and a reward what it lets one choose', () => {
  const words = new Words('en', text.en, ['Ada', 'Bea']);
  const state = acting({ florins: 10, recruits: [of(3), -1, -1, -1, -1] });
  const toldOf = (move: object, now: State): string | null => about([move as never], game.view(now, 0), words);
  expect(toldOf({ do: 'activate', discipline: 'arts', by: 'room' }, state)).toMatch(/^up to Strength \d in Arts$/);
  expect(toldOf({ do: 'reward' }, step(table(), { step: 'carry-out', discipline: 1, strength: 4 } as never))).toMatch(/books/);
});

it('an act of the question before is told nothing of, once the game is over', () => {
  const words = new Words('en', text.en, ['Ada', 'Bea']);
  const over = game.view({ ...acting({ florins: 10, recruits: [of(3), -1, -1, -1, -1] }), agenda: [] }, 0);
  const acts = [{ do: 'reward' }, { do: 'money' }, { do: 'activate', discipline: 'arts', by: 'room' }, { do: 'move', space: 'arts-1' }];
  expect(acts.map((act) => about([act], over, words))).toEqual([null, null, null, null]);
});
