/** Carries out what a person asks of a table, whichever door it came through. */
import { refuse } from '@bottega/kernel';
import type { Course } from '@bottega/table';
import type { Ask, OpenTable, Player, SeatWish } from '@bottega/table/wire';
import { type PeopleRegister, readName } from '../people/register.ts';
import type { Hall } from './hall.ts';
import type { Room } from './room.ts';

export interface Answered {
  readonly ok: true;
  readonly view?: unknown;
  readonly course?: Course;
  readonly table?: string;
}

export const OK: Answered = { ok: true };

export interface Asking {
  readonly hall: Hall;
  readonly people: PeopleRegister;
  close(): Promise<void>;
}

const ok = (): Answered => OK;

/** A plain function, since nearly everything asked is a move: an async one would make three more things to clear up of each. */
export function askTable(asking: Asking, room: Room, player: Player | null, ask: Ask): Promise<Answered> {
  if (asking.hall.closing) refuse({ code: 'closing' });
  const id = player?.id ?? null;
  switch (ask.do) {
    case 'ping':
      return Promise.resolve(OK);
    case 'look':
      return room.look(id, ask.number).then((view) => ({ ok: true, view }));
    case 'course':
      return room.course(id).then((course) => ({ ok: true, course }));
    case 'rematch':
      return playAgain(asking, room, player).then((table) => ({ ok: true, table }));
    case 'sit':
      return sit(asking, room, player, ask).then(ok);
    default:
      return room.ask(ask, id).then(ok);
  }
}

async function sit({ people }: Asking, room: Room, player: Player | null, ask: Extract<Ask, { do: 'sit' }>): Promise<void> {
  // a name that is none leaves the seat free, and a seat that is taken the name as it was
  if (ask.name !== undefined) readName(ask.name);
  await room.ask(ask, player?.id ?? null);
  if (player !== null && ask.name !== undefined) await people.rename(player, ask.name);
}

/** The same table once more, everybody one seat further; who asks sits down, the others are shown the way. */
async function playAgain({ hall }: Asking, room: Room, player: Player | null): Promise<string> {
  if (player === null) refuse({ code: 'no-identity' });
  const { seats, rematch, status, game, players, options, settings, name } = await room.summary(player.id);
  if (rematch !== null) return rematch;
  const mine = seats.findIndex((seat) => seat.player === player.id);
  if (mine === -1) refuse({ code: 'not-seated' });
  if (status !== 'over') refuse({ code: 'not-over' });
  const further = (seat: number): number => (seat + 1) % players;
  const wishes: SeatWish[] = Array.from({ length: players }, () => ({ kind: 'open' }));
  for (const [seat, { player: person, level }] of seats.entries()) if (person === null && level !== null) wishes[further(seat)] = { kind: 'bot', level };
  const wish: OpenTable = { game, players, options, settings, seats: wishes, seat: further(mine), ...(name !== null && { name }) };
  const opened = await hall.open(wish, player.id);
  await room.ask({ do: 'rematch', table: opened }, player.id);
  // somebody else may have been a moment earlier: then that is the table
  return (await room.summary(player.id)).rematch ?? opened;
}
