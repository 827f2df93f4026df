/** Turns that people lay down while they wait at a table, and how they are played for them. */
import { type BaseMove, type BaseState, imagine, isForeseen, refuse } from '@bottega/kernel';
import { askedOf, kindOf, statusOf, viewOf } from '@bottega/table/sitting';
import type { Ask, Prepared } from '@bottega/table/wire';
import { GRACE } from '../notices/causes.ts';
import type { PreparedTurn } from '../storage/prepared-store.ts';
import { type LiveTable, seatOf } from './live-table.ts';
import { readMoves, stepOf } from './prepared.ts';
import type { HeldTable, Room } from './room.ts';
import type { RoomServices } from './services.ts';

/** It waits for a moment at first, and between its moves, as somebody would who is there. */
const PAUSE = { first: [1000, 3000], next: [400, 1400] } as const;
const pause = ([least, most]: readonly [number, number]): number => least + Math.random() * (most - least);
/** Whoever prepared a turn is called to it so long after its moves should have been made. */
const CALL = 10_000;

/** What that player has prepared there. */
export async function preparedBy({ prepared }: RoomServices, room: Room, player: string | null): Promise<Prepared | null> {
  return prepared.of(room.id, await room.see(player, (live) => ownerOf(live, player)));
}

/** Keeps a turn for when it is theirs; nobody else hears of it. */
export async function prepare(services: RoomServices, room: Room, player: string | null, ask: Extract<Ask, { do: 'prepare' }>): Promise<Prepared | null> {
  const { number, moves, expects = null } = ask;
  const turn = await room.see(player, (live) => {
    const { game, sitting } = live;
    const owner = ownerOf(live, player);
    const seat = seatOf(live, player)!;
    if (statusOf(sitting) === 'open') refuse({ code: 'not-started' });
    if (statusOf(sitting) === 'over') refuse({ code: 'table-over' });
    if (sitting.seats[seat].resigned) refuse({ code: 'has-resigned' });
    if (kindOf(sitting.seats[seat]) !== 'person') refuse({ code: 'not-asked', seats: [] });
    if (number !== sitting.moves.length) refuse({ code: 'out-of-date', number: sitting.moves.length });
    if (askedOf(game, sitting).includes(seat)) refuse({ code: 'your-turn' });
    return { table: room.id, player: owner, at: services.now(), number, moves: readMoves(services.coreOf(game), moves), expects };
  });
  await services.prepared.put(turn);
  return services.prepared.of(room.id, turn.player);
}

export async function dropPrepared({ prepared }: RoomServices, room: Room, player: string | null): Promise<void> {
  await prepared.drop(room.id, await room.see(player, (live) => ownerOf(live, player)));
}

/** Looks after a turn that somebody has prepared: waits on, plays a move of it, or tells its owner why not. */
export function goOnWith(services: RoomServices, room: Room, turn: PreparedTurn): Promise<void> {
  return room.hold((held) => nextStep(services, held, turn));
}

async function nextStep(services: RoomServices, held: HeldTable, turn: PreparedTurn): Promise<void> {
  const { prepared } = services;
  const now = (): number => services.now();
  const { game, sitting, people } = held.live();
  const step = stepOf(services.coreOf(game), sitting, turn);
  if (step.do === 'wait') return prepared.wait(turn);
  if (step.do === 'begin') {
    await prepared.callAt(turn, now() + CALL + turn.moves.length * PAUSE.next[1] + PAUSE.first[1]);
    return prepared.goOn(turn, sitting.moves.length, now() + pause(PAUSE.first));
  }
  if (step.do === 'play') {
    const { seat, move: text, last } = step;
    const number = sitting.moves.length;
    const imagined = imagine(game, viewOf(game, sitting, seat) as BaseState, seat, game.notation.read(text) as BaseMove);
    await held.ask({ do: 'play', number, move: text }, people(turn.player).id);
    const { sitting: after } = held.live();
    if (last) return prepared.finish(turn).then(() => prepared.callAt(turn, now() + GRACE));
    if (isForeseen(game, imagined, viewOf(game, after, seat), seat)) return prepared.goOn(turn, turn.started!, now() + pause(PAUSE.next));
  }
  if (step.do === 'finish') await prepared.finish(turn);
  else await prepared.cancel(turn, step.do === 'cancel' ? step.why : { code: 'shown' });
  await prepared.callAt(turn, now() + GRACE);
}

/** Whoever sits there, by the id in the log; refused without a seat. */
function ownerOf(live: LiveTable, player: string | null): string {
  const seat = seatOf(live, player) ?? refuse({ code: 'not-seated' });
  return live.sitting.seats[seat].player!;
}
