/** `bottega bench hostile`: one attack after the other on a server where honest people play. */
import type { AnyGame } from '@bottega/kernel';
import { pause } from '../server/load.ts';
import { ATTACKS } from './attacks.ts';
import { type Aim, AttackedHouse, type Suffered } from './house.ts';

/** Milliseconds for the server to become warm. */
const WARM_UP = 2000;
/** Milliseconds after which a long attack ends, whatever it has sent. */
const LONGEST = 30_000;
/** What the long form sends. */
const LONG: Readonly<Record<string, number>> = { pings: 1_000_000, tables: 3000, 'tables of bots': 600 };
const LONG_MESSAGES = 100_000;
const [FEW, MANY] = [4, 50];

export interface HostileOptions {
  /** For each attack, and as long without it. */
  readonly seconds: number;
  /** 100,000 messages, 1,000,000 pings, 1,000 tables, from fifty addresses. */
  readonly long: boolean;
  /** All, if not named. */
  readonly attacks?: readonly string[];
  say(text: string): void;
}

/** `longGame`: the game whose past is asked for. */
export async function benchHostile(
  game: AnyGame,
  longGame: AnyGame,
  { seconds, long, attacks = Object.keys(ATTACKS), say }: HostileOptions,
): Promise<Suffered[]> {
  say('Preparing tables…');
  const total = attacks.length * (2 + seconds + (long ? LONGEST / 1000 : seconds));
  const house = await AttackedHouse.open(game, longGame, total);
  const found: Suffered[] = [];
  try {
    await pause(WARM_UP);
    for (const attack of attacks) {
      say(`${attack}…`);
      const aim: Aim = long
        ? { addresses: MANY, milliseconds: LONGEST, most: LONG[attack] ?? LONG_MESSAGES }
        : { addresses: FEW, milliseconds: 1000 * seconds, most: Number.MAX_SAFE_INTEGER };
      found.push(await house.suffer(attack, seconds, aim));
    }
  } finally {
    await house.close();
  }
  return found;
}
