/** boardgame.io beside us: installed on demand, running the very same rules. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type AnyGame, firstDifference, randomFrom, type Setup } from '@bottega/kernel';
import { playOut } from '@bottega/kernel/proof';
import { ensureInstalled } from '../../scripts/ensure.mjs';
import { Failure } from '../failure.ts';

const FOLDER = new URL('./boardgame-io/', import.meta.url);

export async function installPeer(): Promise<void> {
  ensureInstalled({ folder: fileURLToPath(FOLDER), whole: true });
}

export class Peer {
  private readonly worker: Worker;
  private readonly game: AnyGame;
  private readonly setup: Setup;

  constructor(game: AnyGame, setup: Setup) {
    this.game = game;
    this.setup = setup;
    this.worker = new Worker(new URL('worker.mjs', FOLDER), { workerData: { game: game.id, setup } });
  }

  /** Proves that it plays our game: the same seed and choices must end in the same state. */
  async prove(): Promise<void> {
    const ours = this.game.setup(this.setup, 'proof');
    playOut(this.game, ours, randomFrom('proof'));
    const where = firstDifference(ours, JSON.parse(String(await this.ask({ seed: 'proof' }))));
    if (where !== undefined) throw new Failure(`boardgame.io plays another game of ${this.game.id}: ${where} differs.`);
  }

  /** Its random moves a second in one round. */
  async round(milliseconds: number): Promise<number> {
    return Number(await this.ask({ milliseconds }));
  }

  close(): Promise<number> {
    return this.worker.terminate();
  }

  private async ask(message: { seed: string } | { milliseconds: number }): Promise<unknown> {
    this.worker.postMessage(message);
    const [answer] = await once(this.worker, 'message');
    return answer;
  }
}
