/** A table as everybody may see it. */
import { type AnyGame, differences, type Seat } from '@bottega/kernel';
import type { ChatLine, Reaction, SeatSummary, Summary } from '../wire.ts';
import { askedOf, kindOf, type Sitting, statusOf } from './sitting.ts';

/** A person behind the id in the log: one may have sat down as a guest and have an account by now. */
export interface Person {
  readonly id: string;
  /** Null when the name was erased. */
  readonly name: string | null;
}

export type People = (player: string) => Person;

const seatOf = (people: People, { seats, holidays }: Sitting, number: Seat): SeatSummary => {
  const seat = seats[number];
  const person = seat.player === null ? null : people(seat.player);
  const { bot, resigned } = seat;
  const away = (holidays?.[number] ?? []).map(([begins, ends]) => ({ begins, ends }));
  return { kind: kindOf(seat), name: person?.name ?? null, player: person?.id ?? null, level: bot, resigned, ...(away.length > 0 && { holidays: away }) };
};

const counted = new WeakMap<object, number>();

/** Which edition is played with, where it is not the house's. */
export function editionAt(game: AnyGame, { edition, editionName, published }: Sitting): Pick<Summary, 'edition'> {
  if (edition === undefined || edition === null) return {};
  // it never changes, and everybody is told again and again
  const differs = counted.get(edition) ?? differences(game.edition, edition).length;
  counted.set(edition, differs);
  return { edition: { name: editionName ?? null, differs, ...(published !== undefined && { published }) } };
}

export function summaryOf(game: AnyGame, sitting: Sitting, people: People): Summary {
  const { id, rules, name, players, options, settings, opened, started, ended, undo, votes, outcome, seedHash, seed, rematch } = sitting;
  return {
    id,
    game: sitting.game,
    rules,
    name,
    players,
    options,
    settings,
    host: people(sitting.host).id,
    status: statusOf(sitting),
    seats: sitting.seats.map((_, seat) => seatOf(people, sitting, seat)),
    opened,
    started,
    ended,
    toAct: askedOf(game, sitting).slice(),
    undo,
    votes: votes.slice(),
    outcome,
    seedHash,
    seed: ended === null ? null : seed,
    rematch,
    ...(sitting.tournament !== undefined && { tournament: sitting.tournament }),
    ...editionAt(game, sitting),
  };
}

/** What was said, without those this seat, or person, does not want to hear, and without those who were erased. */
export function chatOf(sitting: Sitting, people: People, viewer: Seat | null, blocked?: ReadonlySet<string>): ChatLine[] {
  const muted = viewer === null ? [] : sitting.muted[viewer];
  return sitting.chat
    .filter(({ text, phrase }) => text !== '' || phrase !== undefined)
    .filter(({ seat, player }) => isHeard({ seat, player }, muted, people, blocked))
    .map(({ seat, player, text, phrase, at }) => ({ from: seat, name: people(player).name ?? '', text, ...(phrase !== undefined && { phrase }), at }));
}

/** The signs for moves, by the same rule. */
export function reactionsOf(sitting: Sitting, people: People, viewer: Seat | null, blocked?: ReadonlySet<string>): Reaction[] {
  const muted = viewer === null ? [] : sitting.muted[viewer];
  return (sitting.reactions ?? [])
    .filter((reacted) => isHeard(reacted, muted, people, blocked))
    .map(({ number, seat, player, sign }) => ({ number, from: seat, name: people(player).name ?? '', sign }));
}

const isHeard = ({ seat, player }: { seat: Seat; player: string }, muted: readonly Seat[], people: People, blocked?: ReadonlySet<string>): boolean =>
  !muted.includes(seat) && people(player).name !== null && !blocked?.has(people(player).id);
