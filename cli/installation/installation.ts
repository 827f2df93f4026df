/**
 * What is different where the command line runs from its sources and where it was installed as a package. `#installation`
 * in package.json says which of the two is meant: `tree.ts`, or `package.ts` in what `npm run build` makes.
 */
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';

export interface Installation {
  /** How the program is called. */
  readonly command: string;
  /** The folder for games that were given no file. */
  readonly shelf: string;
  /** Commands for whoever works on the house itself. */
  readonly workshop: readonly ((program: Command, desk: Desk) => void)[];
  /** The folder of the web application; it is built anew from its sources, where there are any, unless told not to. */
  pages(asBuilt: boolean): Promise<string>;
}
