/** The server's bots: they think in a worker that can be killed, with a weaker one to step in. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isLevel, type Level } from '@bottega/bots';
import { BotHost, type Fault } from '@bottega/bots/worker';
import { nodeWorker } from '@bottega/bots/worker/node';
import { type AnyGame, type BaseMove, Refusal, type Seat } from '@bottega/kernel';
import { gameModules } from '../games.ts';

export interface BotQuestion {
  readonly game: AnyGame;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly mind: string;
  readonly signal: AbortSignal;
}

export interface Bots {
  /** Resolves to a bot's move, at the earliest after that many milliseconds. */
  choose(question: BotQuestion, notBefore: number): Promise<BaseMove>;
  close(): void;
}

export function workerBots(report: (fault: Fault) => void, host = new BotHost(nodeWorker(gameModules()), report)): Bots {
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
