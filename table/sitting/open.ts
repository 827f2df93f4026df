/** A new table, from the first entry of its log. */
import { type AnyGame, refuse } from '@bottega/kernel';
import { newClock, run } from './clock.ts';
import type { OpenEntry } from './entry.ts';
import { isZone } from './running-time.ts';
import { type Sitting, setupOf } from './sitting.ts';
import { startIfFull } from './verbs/seats.ts';

/** Refuses what no table could be opened with. */
export function checkOpening(game: AnyGame, entry: OpenEntry): OpenEntry {
  const { players, seats, seat, seed } = entry;
  game.setup(setupOf(entry), seed);
  if (seats.length !== players) refuse({ code: 'bad-players', given: seats.length, min: players, max: players });
  const { pace } = entry.settings;
  const hours = pace.kind === 'days' ? pace.hours : undefined;
  if (hours !== undefined && !isZone(hours.zone)) refuse({ code: 'bad-zone' });
  if (seat !== null && !(seat >= 0 && seat < players)) refuse({ code: 'unknown-seat', given: seat });
  if (seat !== null && seats[seat].kind !== 'open') refuse({ code: 'seat-taken', seat });
  return entry;
}

export function openSitting(game: AnyGame, entry: OpenEntry, at: number): Sitting {
  const { table, rules, name, players, options, edition, editionName, published, start, settings, host, seed, seedHash } = entry;
  const seats = entry.seats.map((wish, number) => ({
    player: entry.sitters?.[number] ?? (number === entry.seat ? host : null),
    bot: wish.kind === 'bot' ? wish.level : null,
    forTurn: false,
    resigned: false,
  }));
  const sitting: Sitting = {
    id: table,
    game: entry.game,
    rules,
    name,
    players,
    options,
    ...(edition !== undefined && { edition }),
    ...(editionName !== undefined && { editionName }),
    ...(published !== undefined && { published }),
    ...(start !== undefined && { start }),
    ...(entry.tournament !== undefined && { tournament: entry.tournament }),
    settings,
    host,
    seed,
    seedHash,
    length: 1,
    revision: 0,
    seats,
    opened: at,
    started: null,
    ended: null,
    moved: at,
    state: null,
    moves: [],
    log: [],
    holding: null,
    undo: null,
    votes: [],
    clock: newClock({ players, pace: settings.pace }),
    chat: [],
    muted: seats.map(() => []),
    outcome: null,
    rematch: null,
  };
  startIfFull(game, sitting, at);
  sitting.clock.since = at;
  run(game, sitting);
  return sitting;
}
