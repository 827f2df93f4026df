/** One script for both kinds of worker, so that a game's rules are fetched once: its name says which it is. */
import { serveWeb } from '@bottega/bots/worker/web';
import { loadCore } from './cores.ts';
import { serveTable } from './serve-table.ts';

if (self.name === 'bots') serveWeb(loadCore);
else serveTable(self);
