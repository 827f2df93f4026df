/** One script for both kinds of worker, so that a game's rules are fetched once: its name says which it is. */
import { serveBots } from './serve-bots.ts';
import { serveTable } from './serve-table.ts';

// the first message brings the wire between the table and its bots
self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ port: MessagePort }>) => {
    if (self.name === 'bots') serveBots(data.port);
    else serveTable(self, data.port);
  },
  { once: true },
);
