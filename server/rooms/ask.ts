/** Carries out what a person asks of a table, whether by WebSocket or HTTP. */
import { refuse } from '@bottega/kernel';
import type { Course } from '@bottega/table';
import type { Ask, OpenTable, Player, Prepared, SeatWish } from '@bottega/table/wire';
import type { Blocks } from '../moderation/blocks.ts';
import type { NoticeRegister } from '../notices/register.ts';
import { readName } from '../people/names.ts';
import type { PeopleRegister } from '../people/register.ts';
import { courseOf, editionAtTable, lookAt } from './looking-back.ts';
import type { Viewing } from './pasts.ts';
import { dropPrepared, prepare, preparedBy } from './prepared-turns.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface Answered {
  readonly ok: true;
  readonly view?: unknown;
  readonly course?: Course;
  readonly table?: string;
  readonly prepared?: Prepared | null;
}

export interface Asking {
  readonly rooms: Rooms;
  readonly people: PeopleRegister;
  readonly notices: NoticeRegister;
  readonly blocks: Blocks;
}

/** Whoever asks: they pay for what is worked out for them, and it is dropped when they have gone. */
export interface Client extends Viewing {
  readonly player: Player | null;
  /** Whether it is a program with their token. */
  readonly program: boolean;
}

export async function askTable(asking: Asking, room: Room, client: Client, ask: Ask): Promise<Answered> {
  if (asking.rooms.closing) refuse({ code: 'closing' });
  const { player } = client;
  const id = player?.id ?? null;
  switch (ask.do) {
    case 'ping':
      return { ok: true };
    case 'attend':
      if (id !== null) await asking.notices.seen(room.id, id);
      return { ok: true };
    case 'look':
      return { ok: true, view: await lookAt(asking.rooms.pasts, room, id, ask.number, client) };
    case 'course':
      return { ok: true, course: await courseOf(asking.rooms.pasts, room, id, client) };
    case 'chat':
      await needVoice(asking, id);
      await room.ask(ask, id);
      return { ok: true };
    case 'prepare':
      return { ok: true, prepared: await prepare(asking.rooms, room, id, ask) };
    case 'prepared':
      return { ok: true, prepared: await preparedBy(asking.rooms, room, id) };
    case 'drop-prepared':
      await dropPrepared(asking.rooms, room, id);
      return { ok: true };
    case 'rematch':
      return { ok: true, table: await playAgain(asking, room, player) };
    case 'sit':
      await sit(asking, room, client, ask);
      if (id !== null) await asking.rooms.bringHolidays(room, id);
      return { ok: true };
    case 'undo':
    case 'ask-undo':
    case 'answer-undo':
      // the game may be played again from its start
      client.payForMoves(room.moves);
      await room.ask(ask, id);
      return { ok: true };
    default:
      await room.ask(ask, id);
      return { ok: true };
  }
}

/** Looked up each time: somebody may be silenced while their page is open. */
async function needVoice({ rooms }: Asking, player: string | null): Promise<void> {
  const { silenced: until = 0 } = (player === null ? null : await rooms.people.byId(player)) ?? {};
  if (until > rooms.now()) refuse({ code: 'silenced', until });
}

async function sit({ people, blocks }: Asking, room: Room, { player, program }: Client, ask: Extract<Ask, { do: 'sit' }>): Promise<void> {
  // a name that can't be taken leaves the seat free, and a seat that is taken the name as it was
  const name = ask.name === undefined ? undefined : readName(ask.name);
  if (player !== null && name !== undefined) await people.checkName(player, name);
  if (program && name !== undefined && name !== player?.name) refuse({ code: 'token-not-enough' });
  if (player !== null) {
    const { seats, host, settings } = await room.summary(player.id);
    if (settings.rated && player.account === null) refuse({ code: 'account-needed', for: 'rated' });
    await blocks.needWelcome(player.id, [...new Set([host, ...seats.flatMap((seat) => seat.player ?? [])])]);
  }
  await room.ask(ask, player?.id ?? null);
  if (player !== null && name !== undefined) await people.rename(player, name);
}

/** The same table once more, everybody one seat further; whoever asks sits down, the others are shown the way. */
async function playAgain({ rooms }: Asking, room: Room, player: Player | null): Promise<string> {
  if (player === null) refuse({ code: 'no-identity' });
  const { seats, rematch, status, game, players, options, settings, name, edition } = await room.summary(player.id);
  if (rematch !== null) return rematch;
  const mine = seats.findIndex((seat) => seat.player === player.id);
  if (mine === -1) refuse({ code: 'not-seated' });
  if (status !== 'over') refuse({ code: 'not-over' });
  const further = (seat: number): number => (seat + 1) % players;
  const wishes: SeatWish[] = Array.from({ length: players }, () => ({ kind: 'open' }));
  for (const [seat, { player: person, level }] of seats.entries()) if (person === null && level !== null) wishes[further(seat)] = { kind: 'bot', level };
  const wish: OpenTable = { game, players, options, settings, seats: wishes, seat: further(mine), ...(name !== null && { name }) };
  // with the values of this table, whatever has become of a published edition since
  const own = edition === undefined ? {} : { edition: await editionAtTable(room, player.id), ...(edition.published && { published: edition.published }) };
  const opened = await rooms.open({ ...wish, ...own }, player.id);
  await room.ask({ do: 'rematch', table: opened }, player.id);
  const table = (await room.summary(player.id)).rematch ?? opened;
  // somebody else was a moment earlier: then that is the table, and nobody knows of this one
  if (table !== opened) await rooms.get(opened).remove();
  return table;
}
