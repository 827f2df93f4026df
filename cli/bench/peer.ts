/** boardgame.io beside us: installed on demand, running the very same rules in the same process. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyGame, type BaseState, firstDifference, type Random, randomFrom, type Setup } from '@bottega/kernel';
import { playOut } from '@bottega/kernel/proof';
import { Failure } from '../failure.ts';
import { bestRate, richest } from './engine.ts';

interface PeerTable {
  playGame(seed: string, random: Random, until?: () => boolean): { moves: number; state: BaseState };
}

const FOLDER = fileURLToPath(new URL('./boardgame-io', import.meta.url));

export async function installPeer(): Promise<(game: AnyGame, setup: Setup) => PeerTable> {
  const { ensureInstalled } = (await import(new URL('../../scripts/ensure.mjs', import.meta.url).href)) as { ensureInstalled(folder: string): void };
  ensureInstalled(FOLDER);
  const { openPeer } = (await import(pathToFileURL(`${FOLDER}/peer.mjs`).href)) as { openPeer(game: AnyGame, setup: Setup): PeerTable };
  return openPeer;
}

/** Its random moves a second, after proof that it plays our game: the same seed and choices must end in the same state. */
export function peerMovesPerSecond(peer: PeerTable, game: AnyGame, seconds: number): number {
  const ours: BaseState = game.setup(richest(game), 'proof');
  playOut(game, ours, randomFrom('proof'));
  const where = firstDifference(ours, peer.playGame('proof', randomFrom('proof')).state);
  if (where !== undefined) throw new Failure(`boardgame.io plays another game of ${game.id}: ${where} differs.`);
  const random = randomFrom('bench');
  return bestRate(seconds, (call) => peer.playGame(`bench ${call}`, random).moves);
}
