/** Games of networks against each other, as jobs that any thread can do. */
import { type GameBox, type GameCore, type PackedNetwork, randomFrom, type Setup } from '@bottega/kernel';
import { QuickPlayer } from './quick-player.ts';
import { type GameRecord, playRecorded, type SeatPlayer, type Variety } from './record.ts';

/** The estimate alone, among the networks. */
export const ESTIMATE = 'estimate';

export interface Job {
  readonly setup: Setup;
  readonly seed: string;
  /** Who sits where, by the names of the networks. */
  readonly names: readonly string[];
  /** Positions that each follows at a time within a turn. */
  readonly widths: readonly number[];
  readonly variety: Variety;
}

export type Networks = Readonly<Record<string, PackedNetwork>>;

/** Plays jobs, with the networks it was told last. */
export class Table {
  private readonly box: GameCore;
  private cores: Readonly<Record<string, GameCore>> = {};

  constructor(box: GameCore) {
    this.box = box;
  }

  meet(networks: Networks): void {
    const { network: _, ...plain } = this.box;
    this.cores = { [ESTIMATE]: plain };
    for (const [name, network] of Object.entries(networks)) this.cores = { ...this.cores, [name]: { ...plain, network } };
  }

  play({ setup, seed, names, widths, variety }: Job): GameRecord {
    const players = names.map((name, seat): SeatPlayer => {
      const player = new QuickPlayer(this.cores[name], widths[seat], randomFrom(`${seed} ${seat}`));
      return { name, choose: (view, own) => player.choose(view, own) };
    });
    return playRecorded(this.box, setup, seed, players, variety);
  }
}

/** Whoever plays jobs; `done` is told of each record as it comes. */
export interface Crew {
  play(jobs: readonly Job[], networks: Networks, done: (record: GameRecord) => void): Promise<void>;
  close(): void;
}

/** In this very thread. */
export function lonely(box: GameBox): Crew {
  const table = new Table(box);
  return {
    async play(jobs, networks, done) {
      table.meet(networks);
      for (const job of jobs) {
        done(table.play(job));
        // lets a person interrupt
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    close() {},
  };
}
