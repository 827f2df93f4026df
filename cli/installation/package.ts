/** The command line as a package: the pages lie in it, and what is played stays when it is updated. */
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Installation } from './installation.ts';

export const installation: Installation = {
  command: 'npx bottega',
  shelf: `${homedir()}/.bottega/`,
  workshop: [],
  pages: async () => fileURLToPath(new URL('../pages/', import.meta.url)),
};
