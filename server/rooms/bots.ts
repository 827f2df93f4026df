/** The server's bots: they think in workers that can be killed, with a weaker one to step in. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isLevel, type Level } from '@bottega/bots';
import { BotHost, type Fault } from '@bottega/bots/worker';
import { nodeWorker } from '@bottega/bots/worker/node';
import { type AnyGame, type BaseMove, Refusal, type Seat } from '@bottega/kernel';
import { gameModules } from '../games.ts';
import { BotQueue } from './bot-queue.ts';

export interface BotQuestion {
  readonly game: AnyGame;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly mind: string;
  readonly signal: AbortSignal;
  /** Whose share of the thinking it takes. */
  readonly share: string;
  /** Called when the bot must wait, or think for a shorter time than its level would. */
  readonly busy: () => void;
}

export interface Bots {
  /** Resolves to a bot's move, at the earliest after that many milliseconds. */
  choose(question: BotQuestion, notBefore: number): Promise<BaseMove>;
  close(): void;
}

/** Hosts of so many workers. */
export const botHosts = (workers: number, report: (fault: Fault) => void): BotHost[] =>
  Array.from({ length: workers }, () => new BotHost(nodeWorker(gameModules()), report));

export function workerBots(hosts: readonly BotHost[]): Bots {
  const queue = new BotQueue(hosts);
  return {
    async choose({ level, ...question }, notBefore) {
      if (!isLevel(level)) throw new Refusal({ code: 'bad-level', level });
      const seed = randomBytes(16).toString('hex');
      const [move] = await Promise.all([queue.choose({ ...question, level: level as Level, seed }), pause(notBefore)]);
      return move;
    },
    close: () => hosts.forEach((host) => void host.close()),
  };
}
