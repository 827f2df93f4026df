/** The table's bots think in a worker of their own, which can be called off and is replaced when it fails. */
import { isLevel, type Level } from '@bottega/bots';
import { BotHost } from '@bottega/bots/worker';
import { webWorker } from '@bottega/bots/worker/web';
import type { AnyGame } from '@bottega/kernel';
import type { LocalTableOptions } from '@bottega/table';
import { randomText } from '../chance.ts';
import { answered } from './answered.ts';

/** A file from elsewhere may name a level nobody knows. */
const OTHERWISE: Level = 'apprentice';

const startWorker = (): Worker => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' });

export interface Bots {
  readonly choose: LocalTableOptions['choose'];
  close(): void;
}

export function askBots(game: AnyGame): Bots {
  const host = new BotHost(webWorker(startWorker));
  let left = false;
  void answered().then(() => left || host.prepare());
  return {
    async choose(view, seat, level, signal) {
      await answered();
      return host.choose({ game, view, seat, level: isLevel(level) ? level : OTHERWISE, mind: String(seat), seed: randomText(), signal });
    },
    close() {
      left = true;
      host.close();
    },
  };
}
