/** The bots of the house: they think in a worker that can be killed, with a weaker one to step in. */

import { randomBytes } from 'node:crypto';
import { isLevel, type Level } from '@bottega/bots';
import { BotHost, type Fault } from '@bottega/bots/worker';
import { nodeWorker } from '@bottega/bots/worker/node';
import { type BaseMove, Refusal } from '@bottega/kernel';
import { gameModules } from '../games.ts';
import type { BotQuestion } from './surroundings.ts';

export interface Bots {
  choose(question: BotQuestion, notBefore: number): Promise<BaseMove>;
  close(): void;
}

export function houseBots(report: (fault: Fault) => void, host = new BotHost(nodeWorker(gameModules()), report)): Bots {
  return {
    async choose({ level, ...question }, notBefore) {
      if (!isLevel(level)) throw new Refusal({ code: 'bad-level', level });
      const seed = randomBytes(16).toString('hex');
      const [move] = await Promise.all([host.choose({ ...question, level: level as Level, seed }), pause(notBefore)]);
      return move;
    },
    close: () => host.close(),
  };
}

const pause = (milliseconds: number): Promise<void> | undefined =>
  milliseconds === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, milliseconds));
