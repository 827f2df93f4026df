/** A server that is started and killed over and over. */
import { randomFrom } from '@bottega/kernel';
import type { ServerProcess } from '../../../server/test/processes.ts';
import { Failure } from '../../failure.ts';
import { pause } from '../server/load.ts';

/** One life in so many ends while the server is still starting: it must bear that as well. */
const UNBORN = 10;
/** Milliseconds that a start takes, about. */
const STARTING = 2500;
/** Milliseconds that a server which is late lives at most. */
const SHORTEST = 2000;

export interface Lives {
  readonly count: number;
  /** Milliseconds from one kill to the next, if starting takes no longer. */
  readonly each: number;
  readonly seed: string;
  stopped(): boolean;
  /** Called when the server is dead, with the number of its lives so far. */
  ended(lives: number): Promise<void>;
}

/** Kills it at a random moment of each life's span; the last life is over as well in the end. */
export async function killOver(server: ServerProcess, { count, each, seed, stopped, ended }: Lives): Promise<void> {
  const random = randomFrom(seed);
  const began = performance.now();
  for (let life = 1; life <= count && !stopped(); life++) {
    const unborn = random(UNBORN) === 0;
    const started = server.start().then(
      () => true,
      () => false,
    );
    if (unborn) await pause(random(STARTING));
    else {
      if (!(await started)) throw new Failure('A server did not start.');
      const planned = began + each * (life - 1) + random(Math.ceil(each));
      await pause(Math.max(planned - performance.now(), random(SHORTEST)));
    }
    if (!server.alive) throw new Failure('A server ended by itself.');
    await server.kill();
    await started;
    await ended(life);
  }
}
