/** What must hold at every position of every game, whatever the rules: one oracle a promise of the contract. */
import { everyMovePlays, offers, refusals } from './oracles/moves.ts';
import { scoring } from './oracles/score.ts';
import { discretion, guessing, secrecy } from './oracles/secrets.ts';
import { asking, cloning, conservation, determinism, roundTrip, shape } from './oracles/state.ts';
import { messageOf, type Oracle, type Scene } from './scene.ts';

/**
 * All oracles by name, and at every how many positions each is asked: the dearer, the rarer, so that each gets about
 * the same time. Primes, so that no rhythm of a game (its turns, its settings) keeps an oracle from seeing all of it.
 */
export const ORACLES: Readonly<Record<string, { readonly oracle: Oracle; readonly every: number }>> = {
  conservation: { oracle: conservation, every: 17 },
  'round trip': { oracle: roundTrip, every: 251 },
  shape: { oracle: shape, every: 251 },
  asking: { oracle: asking, every: 251 },
  offers: { oracle: offers, every: 11 },
  'every move plays': { oracle: everyMovePlays, every: 31 },
  cloning: { oracle: cloning, every: 61 },
  determinism: { oracle: determinism, every: 61 },
  refusals: { oracle: refusals, every: 251 },
  secrecy: { oracle: secrecy, every: 251 },
  discretion: { oracle: discretion, every: 127 },
  guessing: { oracle: guessing, every: 509 },
  scoring: { oracle: scoring, every: 13 },
};

const NAMES = Object.keys(ORACLES);

/** Asks those oracles that are wanted, and gives the first complaint. */
export function examine(scene: Scene, wanted: (name: string, every: number) => boolean): { oracle: string; fault: string } | undefined {
  for (const name of NAMES) {
    const { oracle, every } = ORACLES[name];
    if (!wanted(name, every)) continue;
    try {
      const fault = oracle(scene);
      if (fault !== undefined) return { oracle: name, fault };
    } catch (error) {
      return { oracle: name, fault: `crashes: ${messageOf(error)}` };
    }
  }
  return undefined;
}
