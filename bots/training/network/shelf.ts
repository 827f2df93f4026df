/** What training has so far, in a folder: it can be stopped at any moment, and goes on from there. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedNetwork } from '@bottega/kernel';
import type { GameRecord } from './record.ts';

/** What a game was played for. */
export type Purpose = 'study' | 'trial';
export type ShelvedGame = GameRecord & { readonly round: number; readonly purpose: Purpose };

export class Shelf {
  readonly games: ShelvedGame[] = [];
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    if (!existsSync(this.gamesFile)) return;
    const lines = readFileSync(this.gamesFile, 'utf8').split('\n');
    // a line that was being written when training was stopped is played again, and the next must not be glued to it
    const cut = lines.pop() !== '';
    for (const line of lines) this.games.push(JSON.parse(line) as ShelvedGame);
    if (cut) writeFileSync(this.gamesFile, lines.map((line) => `${line}\n`).join(''));
  }

  add(game: ShelvedGame): void {
    this.games.push(game);
    appendFileSync(this.gamesFile, `${JSON.stringify(game)}\n`);
  }

  networkOf(round: number): PackedNetwork | undefined {
    const file = this.networkFile(round);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackedNetwork) : undefined;
  }

  keep(round: number, network: PackedNetwork): void {
    const file = this.networkFile(round);
    writeFileSync(`${file}.new`, `${JSON.stringify(network, null, 1)}\n`);
    renameSync(`${file}.new`, file);
  }

  private get gamesFile(): string {
    return join(this.folder, 'games.jsonl');
  }

  private networkFile(round: number): string {
    return join(this.folder, `round-${round}.json`);
  }
}
