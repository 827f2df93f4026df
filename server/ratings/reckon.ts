/** What a finished game says of those who played it. */
import type { Skill } from '../storage/rating-store.ts';
import { afterGame } from './plackett-luce.ts';
import { ESTABLISHED } from './scale.ts';

export interface Sitter {
  /** Null: a bot of the house, whose rating stays. */
  readonly player: string | null;
  readonly skill: Skill;
  /** Rated games before this one. */
  readonly games: number;
  /** 1: the first; those who share a rank have the same. */
  readonly rank: number;
  readonly resigned: boolean;
}

/**
 * Everybody's skill after the game. Nobody gains by somebody who gave up and is hardly known: a second account that is
 * made to resign is worth nothing. Whoever gave up loses to everybody all the same.
 */
export function reckon(sitters: readonly Sitter[]): Skill[] {
  const whole = rated(sitters);
  const counts = sitters.filter((sitter) => !isWorthNothing(sitter));
  if (counts.length === sitters.length) return whole;
  const among = rated(counts);
  return sitters.map((sitter, seat) => (isWorthNothing(sitter) ? whole[seat] : among[counts.indexOf(sitter)]));
}

const isWorthNothing = ({ player, resigned, games }: Sitter): boolean => player !== null && resigned && games < ESTABLISHED;

/** Alone there is nothing to learn. */
const rated = (sitters: readonly Sitter[]): Skill[] =>
  sitters.length < 2
    ? sitters.map(({ skill }) => skill)
    : afterGame(
        sitters.map(({ skill }) => skill),
        sitters.map(({ rank }) => rank),
      );
