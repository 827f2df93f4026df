/** An edition that can be chosen where a game is set up. */
import { type AnyGame, changed, type EditionSheet } from '@bottega/kernel';
import type { OpenTable } from '@bottega/table/wire';

export interface Offer {
  /** Tells it apart from all others that are offered. */
  readonly key: string;
  readonly name: string;
  /** Which of the server's it is. */
  readonly published?: NonNullable<OpenTable['published']>;
  sheet(): Promise<EditionSheet>;
}

export const offerOf = (key: string, { game, name, changes }: EditionSheet): Offer => ({ key, name, sheet: async () => ({ game, name, changes }) });

/** Whether a game can be played with it. */
export function isSound({ edition: kit }: AnyGame, { changes }: EditionSheet): boolean {
  try {
    return kit.faults(changed(kit, changes)).length === 0;
  } catch {
    return false;
  }
}
