/** The command line in the house itself. */
import { fileURLToPath } from 'node:url';
import { addBench } from '../commands/bench.ts';
import { addFuzzServer } from '../commands/fuzz-server.ts';
import { addPuzzles } from '../commands/puzzles.ts';
import { addTrain } from '../commands/train.ts';
import type { Installation } from './installation.ts';

export const installation: Installation = {
  command: 'bin/bottega',
  shelf: fileURLToPath(new URL('../../.bottega/', import.meta.url)),
  workshop: [addTrain, addPuzzles, addBench, addFuzzServer],
  async pages(asBuilt) {
    const { buildWeb, DIST } = (await import(new URL('../../scripts/build-web.mjs', import.meta.url).href)) as { buildWeb(): void; DIST: string };
    if (!asBuilt) buildWeb();
    return DIST;
  },
};
