/** What the lists know of a table: written with the entries that change it. */
import type { AnyGame } from '@bottega/kernel';
import { askedOf, deadlineOf, editionAt, kindOf, nextTimeout, type Person, type Sitting, statusOf } from '@bottega/table/sitting';
import type { Outcome, SeatSummary, TableLine } from '@bottega/table/wire';
import type { SeatRow, TableRow } from '../storage/database.ts';
import type { PeopleStore } from '../storage/people-store.ts';
import { hasPeople } from './bot-turns.ts';

/** When a bot has not moved by then, another process may look after it. */
const BOT_GRACE = 15_000;

/** A line of a list as it is stored: people by the ids in the log. */
interface StoredLine extends Omit<TableLine, 'myTurn' | 'deadline' | 'mySeat' | 'seats'> {
  readonly seats: readonly Omit<SeatSummary, 'name'>[];
  readonly deadlines: readonly (number | null)[];
  readonly asked: readonly number[];
}

export function rowOf(game: AnyGame, sitting: Sitting): TableRow {
  const { id, name, players, options, settings, opened, moved, rules, outcome } = sitting;
  const asked = askedOf(game, sitting);
  const status = statusOf(sitting);
  const line: StoredLine = {
    id,
    game: sitting.game,
    name,
    players,
    options,
    status,
    seats: sitting.seats.map((seat) => ({ kind: kindOf(seat), player: seat.player, level: seat.bot, resigned: seat.resigned })),
    opened,
    pace: settings.pace,
    spectators: settings.spectators,
    ...(settings.rated && { rated: true }),
    outcome,
    ...editionAt(game, sitting),
    moved,
    asked,
    deadlines: sitting.seats.map((_, seat) => deadlineOf(sitting, seat)),
  };
  const listed = settings.listed ? 1 : 0;
  return { game: sitting.game, status, listed, rules, opened, moved, wake: wakeOf(sitting, asked), line: JSON.stringify(line), host: sitting.host };
}

function wakeOf(sitting: Sitting, asked: readonly number[]): number | null {
  const bot = hasPeople(sitting) && asked.some((seat) => kindOf(sitting.seats[seat]) === 'bot') ? sitting.moved + BOT_GRACE : null;
  const timeout = nextTimeout(sitting);
  if (bot === null || timeout === null) return bot ?? timeout;
  return Math.min(bot, timeout);
}

export function seatRowsOf({ seats, outcome }: Sitting): SeatRow[] {
  return seats.map(({ player }, seat) => ({ seat, player, rank: rankOf(outcome, seat), total: totalOf(outcome, seat) }));
}

/** Where nobody has lost, nobody has won. */
export function rankOf(outcome: Outcome | null, seat: number): number | null {
  if (outcome === null || outcome.why === 'abandoned' || outcome.why === 'closed') return null;
  let rank = 1;
  for (const group of outcome.result.ranking) {
    if (group.includes(seat)) return rank;
    rank += group.length;
  }
  return null;
}

const totalOf = (outcome: Outcome | null, seat: number): number | null => outcome?.result.scores.find((score) => score.seat === seat)?.total ?? null;

/** A stored line as that player may read it. */
function lineFor(text: string, people: ReadonlyMap<string, Person>, player: string | null): TableLine {
  const { asked, deadlines, ...stored } = JSON.parse(text) as StoredLine;
  const seats = stored.seats.map((seat): SeatSummary => {
    const person = seat.player === null ? undefined : people.get(seat.player);
    return { ...seat, player: person?.id ?? null, name: person?.name ?? null };
  });
  const mine = player === null ? -1 : seats.findIndex((seat) => seat.player === player);
  const mySeat = mine === -1 ? null : mine;
  const myTurn = mySeat !== null && asked.includes(mySeat) && seats[mySeat].kind === 'person';
  return { ...stored, seats, mySeat, myTurn, deadline: mySeat === null ? null : deadlines[mySeat] };
}

const playersIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((line) => (JSON.parse(line) as StoredLine).seats.flatMap(({ player }) => player ?? []))),
];

/** Stored lines as that player may read them, with the names of the people. */
export async function listLines(people: PeopleStore, stored: readonly string[], player: string | null): Promise<TableLine[]> {
  const persons = await people.persons(playersIn(stored));
  return stored.map((line) => lineFor(line, persons, player));
}
