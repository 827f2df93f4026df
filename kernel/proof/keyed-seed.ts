/** The seed of a game dealt by ChaCha20, made of any text: for proofs and measurements, not for secrets. */
import { keyedSeed, randomFrom } from '../random.ts';

export function keyedSeedFrom(text: string): string {
  const random = randomFrom(text);
  return keyedSeed(Array.from({ length: 64 }, () => random(16).toString(16)).join(''));
}
