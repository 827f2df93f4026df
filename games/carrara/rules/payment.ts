/** Paying for a building: the city's colours in any mix, and pairs of the colour just below it (ruling C8). */
import type { Counts } from './state.ts';

/** How many blocks of cost somebody with these blocks can pay in a city. */
export function payingPower(blocks: Counts, city: number): number {
  let power = 0;
  for (let colour = 0; colour <= city; colour++) power += blocks[colour];
  // Lerici accepts every colour, so nothing is left to exchange there
  return city + 1 < blocks.length ? power + (blocks[city + 1] >> 1) : power;
}

/** The same in every city, in one pass: `legal` asks it at every position. It never falls from one city to the next. */
export function payingPowers(blocks: Counts): Counts {
  const powers = [0, 0, 0, 0, 0, 0];
  let accepted = 0;
  for (let city = 0; city < powers.length; city++) {
    accepted += blocks[city];
    powers[city] = city + 1 < powers.length ? accepted + (blocks[city + 1] >> 1) : accepted;
  }
  return powers;
}
