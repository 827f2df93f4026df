/** A request is decided and carried out in memory: what is to be written then, and what is to be told. */
import { sameJson } from '@bottega/kernel';
import { type Asker, apply, askedOf, decide, type Entry, nextTimeout, type Request } from '@bottega/table/sitting';
import { causedBy, waitingAt } from '../notices/causes.ts';
import type { Append } from '../storage/database.ts';
import type { Audience, ByViewer } from './audience.ts';
import { isHost, type LiveTable, needSight, seatOf } from './live-table.ts';
import { rowOf, seatRowsOf } from './rows.ts';

/** What the house asks by itself, for whom nothing is hidden. */
const OF_THE_HOUSE: ReadonlySet<Request['do']> = new Set(['bot-move', 'timeout', 'close']);

export interface Requested {
  readonly request: Request;
  readonly player: string | null;
  /** When the host was last seen, where that matters. */
  readonly hostSeen: number;
  readonly at: number;
}

type Decided = Exclude<Entry, { kind: 'open' }>;

export interface CarriedOut {
  readonly entry: Entry;
  readonly append: Append;
  readonly texts: ByViewer<string>;
}

/** What is to be entered, or a refusal; nothing changes yet. */
export function decideRequest(live: LiveTable, audience: Audience, { request, player, hostSeen, at }: Requested): Decided {
  const { game, sitting } = live;
  if (!OF_THE_HOUSE.has(request.do)) needSight(live, player);
  const asker: Asker = {
    player,
    seat: seatOf(live, player),
    host: isHost(live, player),
    here: () => audience.here(),
    hostSeen: () => hostSeen,
    at,
  };
  return decide(game, sitting, request, asker);
}

/** Changes the table in memory. */
export function carryOutEntry(live: LiveTable, audience: Audience, entry: Decided, at: number): CarriedOut {
  const { game, sitting } = live;
  const { length: number, revision } = sitting;
  const asked = askedOf(game, sitting);
  const timeout = nextTimeout(sitting);
  const waiting = waitingAt(game, sitting);
  const [wasBegun, wasOver] = [sitting.started !== null, sitting.ended !== null];
  const views = audience.views(live);
  apply(game, sitting, entry, at);
  const texts = audience.describe(live, entry, views);
  const revised = sitting.revision !== revision;
  const listed = revised || !sameJson(askedOf(game, sitting), asked) || nextTimeout(sitting) !== timeout;
  const append: Append = {
    table: sitting.id,
    number,
    at,
    entry: JSON.stringify(entry),
    ...(listed && { row: rowOf(game, sitting) }),
    ...(revised && { seats: seatRowsOf(sitting) }),
    ...(entry.kind === 'chat' && { talker: entry.player }),
    ...(!wasOver && sitting.ended !== null && sitting.settings.rated && { rated: true }),
    ...causedBy(entry, waiting, game, sitting, wasBegun, wasOver),
  };
  return { entry, append, texts };
}
