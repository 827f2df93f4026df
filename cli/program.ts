/**
 * The whole command line: reads the arguments, runs one command, and turns whatever went wrong into words and an exit
 * code.
 */

import { Refusal } from '@bottega/kernel';
import { Command, CommanderError } from 'commander';
import { installation } from '#installation';
import { addArena } from './commands/arena.ts';
import { addEdition } from './commands/edition.ts';
import { addEngine } from './commands/engine.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addGames } from './commands/games.ts';
import { addMaintenance } from './commands/maintenance.ts';
import { addPeople } from './commands/people.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { type Desk, note } from './desk.ts';
import { Failure, refusalText } from './failure.ts';
import manifest from './package.json' with { type: 'json' };

const COMMANDS = [addPlay, addSimulate, addArena, addPerft, addFuzz, addReplay, addEdition, addEngine, addServe, addGames, addPeople, addMaintenance];

/** 0 when all went well, 1 when something was refused or failed, 2 when the command was misused. */
export async function run(args: readonly string[], desk: Desk): Promise<number> {
  const program = new Command('bottega')
    .description('Board games from a Renaissance workshop: play, serve, simulate, prove.')
    .version(manifest.version)
    .exitOverride()
    .configureOutput({ writeOut: (text) => desk.output.write(text), writeErr: (text) => desk.notices.write(text) })
    .showHelpAfterError('Try "bottega --help".');
  for (const add of [...COMMANDS, ...installation.workshop]) add(program, desk);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return exitCode(error, desk);
  }
}

function exitCode(error: unknown, desk: Desk): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Failure) {
    if (error.message !== '') note(desk, error.message);
    return error.exitCode;
  }
  if (error instanceof Refusal) {
    note(desk, refusalText(error.reason));
    return 1;
  }
  note(desk, `Internal error: ${error instanceof Error ? error.message : error}`);
  if (process.env.BOTTEGA_DEBUG && error instanceof Error) note(desk, String(error.stack));
  return 1;
}
