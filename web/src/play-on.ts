/** A game that goes on from a moment of another one: one person against bots. The other game stays as it is. */
import type { Level } from '@bottega/bots';
import type { Seat } from '@bottega/kernel';
import type { TableLog } from '@bottega/table';
import { go } from './route.svelte.ts';
import { standingOf } from './standing.ts';
import { newId, putGame } from './storage.ts';

/** Who takes the place of the other people. */
const IN_PLACE: Level = 'journeyman';

/** With the seat that must decide there, if a person had it; else with the first person's. */
function ownSeat(log: TableLog, number: number): Seat {
  const isPerson = (seat: Seat): boolean => log.sitters[seat].level === null;
  const first = log.sitters.findIndex((_, seat) => isPerson(seat));
  return log.game.toAct(log.at(number)).find(isPerson) ?? Math.max(0, first);
}

/** `seat`: whom one plays on for, where that is chosen. Anything may be taken back: it is only tried out. */
export async function playOn(log: TableLog, number: number, seat = ownSeat(log, number)): Promise<void> {
  const { saved, sitters } = log.save();
  const now = Date.now();
  const id = newId();
  await putGame({
    ...{ id, created: now, updated: now, casual: true },
    saved: { ...saved, moves: saved.moves.slice(0, number) },
    sitters: sitters.map(({ name, level }, at) => ({ name, level: at === seat ? null : (level ?? IN_PLACE) })),
    ...standingOf(log.game.result(log.game.view(log.at(number), null))),
  });
  go(`#/game/${id}`);
}
