/** The table's bots think in a worker of their own, which can be called off and is replaced when it fails. */
import { isLevel, type Level } from '@bottega/bots';
import { BotHost } from '@bottega/bots/worker';
import { webWorker } from '@bottega/bots/worker/web';
import type { AnyGame } from '@bottega/kernel';
import type { LocalTableOptions } from '@bottega/table';
import { randomText } from '../chance.ts';
import { answered } from './answered.ts';
import { startBots } from './start-bots.ts';

/** A file from elsewhere may name a level nobody knows. */
const OTHERWISE: Level = 'apprentice';

/** How many ways to go on are told with a hint. */
const LINES = 3;

export interface Bots {
  readonly choose: LocalTableOptions['choose'];
  readonly advise: LocalTableOptions['advise'];
  readonly foresee: NonNullable<LocalTableOptions['foresee']>;
  close(): void;
}

/** `seed`: where the bots' chance begins, for a table at which they are the same for everybody. */
export function askBots(game: AnyGame, seed?: string): Bots {
  const host = new BotHost(webWorker(startBots));
  let left = false;
  void answered().then(() => left || host.prepare());
  return {
    async choose(view, seat, level, signal) {
      await answered();
      return host.choose({
        game,
        view,
        seat,
        level: isLevel(level) ? level : OTHERWISE,
        mind: String(seat),
        seed: seed === undefined ? randomText() : `${seed} ${seat}`,
        signal,
      });
    },
    async advise(view, seat, signal) {
      await answered();
      return host.advise({ game, view, seat, seed: randomText(), signal }, LINES);
    },
    async foresee(view, seat, signal) {
      await answered();
      return host.foresee({ game, view, seat, seed: randomText(), signal });
    },
    close() {
      left = true;
      host.close();
    },
  };
}
