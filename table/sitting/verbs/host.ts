/** Being the host, in place of one who is away: nobody is left at a table where nothing can be done. */
import { refuse } from '@bottega/kernel';
import { hostKeptFor } from '../clock.ts';
import { statusOf } from '../sitting.ts';
import { type Apply, type Decide, needPlayer, needSeat } from '../verb.ts';
import { wordedTime } from '../worded-time.ts';

const MINUTE = 60_000;

export const host: Decide<'host'> = (_game, sitting, _request, asker) => {
  const seat = needSeat(asker);
  const player = needPlayer(asker);
  if (statusOf(sitting) === 'over') refuse({ code: 'table-over' });
  const kept = hostKeptFor(sitting);
  if (asker.host || asker.at < asker.hostSeen() + kept * MINUTE) refuse({ code: 'host-kept', ...wordedTime(kept) });
  return { kind: 'host', seat, player };
};

export const applyHost: Apply<'host'> = (_game, sitting, { player }) => {
  sitting.host = player;
};
