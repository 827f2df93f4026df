/** A contestant that plays with given lessons: for trying new ones against old ones. */
import { type GameBox, randomFrom } from '@bottega/kernel';
import type { Contestant } from '../arena/contest.ts';
import { SETTINGS, Search } from '../search/search.ts';

export function trainedPlayer(box: GameBox, iterations: number, foresight: number, seed: string): Contestant {
  const random = randomFrom(seed);
  return {
    choose(view, seat) {
      const search = new Search(box, view, seat, random, { ...SETTINGS, rounds: foresight });
      for (let count = 0; count < iterations; count++) search.iterate();
      return search.ranking[0].edge.move;
    },
  };
}
