/** The table's bots think in a worker of their own, which can be called off and is replaced when it fails. */
import { isLevel, type Level } from '@bottega/bots';
import { BotHost } from '@bottega/bots/worker';
import { webWorker } from '@bottega/bots/worker/web';
import type { AnyGame } from '@bottega/kernel';
import type { LocalTableOptions } from '@bottega/table';
import { randomText } from '../chance.ts';
import { startWorker } from './start.ts';

/** A file from elsewhere may name a level nobody knows. */
const OTHERWISE: Level = 'apprentice';

export function askBots(game: AnyGame): LocalTableOptions['choose'] {
  const host = new BotHost(webWorker(() => startWorker('bots')));
  return (view, seat, level, signal) =>
    host.choose({ game, view, seat, level: isLevel(level) ? level : OTHERWISE, mind: String(seat), seed: randomText(), signal });
}
