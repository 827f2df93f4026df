/** What somebody may read of a table's game: its past, the whole of it when it is over, and what it is played with. */
import { changesOf, refuse, type SavedGame } from '@bottega/kernel';
import type { Course, Sitter } from '@bottega/table';
import { beginningOf, savedOf, statusOf } from '@bottega/table/sitting';
import type { OwnEdition } from '@bottega/table/wire';
import { type LiveTable, seatOf } from './live-table.ts';
import type { Pasts, TablePlayed, Viewing } from './pasts.ts';
import type { Room } from './room.ts';

/** A saved game as it is written in a file, with what was known of its seed. */
export type FinishedGame = SavedGame & { readonly seedHash: string; readonly seats: readonly Sitter[] };

/** The position after so many moves, as that person may see it. */
export async function lookAt(pasts: Pasts, room: Room, player: string | null, number: number, viewing: Viewing): Promise<unknown> {
  const { played, viewer } = await room.see(player, (live) => {
    const { moves } = live.sitting;
    if (number > moves.length) refuse({ code: 'out-of-date', number: moves.length });
    return { played: playedAt(live) ?? refuse({ code: 'not-started' }), viewer: seatOf(live, player) };
  });
  return played.game.view(await pasts.stateAfter(played, number, viewing), viewer);
}

/** The whole game at a glance. */
export async function courseOf(pasts: Pasts, room: Room, player: string | null, viewing: Viewing): Promise<Course> {
  const { played, viewer } = await room.see(player, (live) => ({ played: playedAt(live), viewer: seatOf(live, player) }));
  return played === null ? { scores: [], turns: [] } : pasts.course(played, viewer, viewing);
}

/** The finished game with its seed and who played it: a file that the page and the command line open. */
export function finishedGame(room: Room, player: string | null): Promise<FinishedGame> {
  return room.see(player, ({ sitting, people }) => {
    if (statusOf(sitting) !== 'over') refuse({ code: 'not-over' });
    const { moves, ...about } = savedOf(sitting);
    const seats = sitting.seats.map((seat) => ({ name: (seat.player && people(seat.player).name) ?? '', level: seat.bot }));
    return { ...about, seedHash: sitting.seedHash, seats, moves };
  });
}

/** What it is played with, by what differs from the house's; refuses a table of the house's own. */
export function editionAtTable(room: Room, player: string | null): Promise<OwnEdition> {
  return room.see(player, ({ game, sitting: { edition, editionName } }) => {
    if (edition === undefined) refuse({ code: 'house-edition' });
    return { name: editionName ?? '–', changes: changesOf(game.edition, edition) };
  });
}

/** The game as it stands; it may go on while its past is worked out. Null before it starts. */
function playedAt({ game, sitting }: LiveTable): TablePlayed | null {
  if (sitting.state === null) return null;
  const { id: table, rules, moves } = sitting;
  return { table, rules, game, moves: moves.slice(), begin: () => beginningOf(game, sitting) };
}
