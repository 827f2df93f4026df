/** The values the rulebooks print only as pictures, and where each of them comes from. */
import { type Mark, marksOf } from '@bottega/kernel';
import { DISCIPLINES } from '../../edition/names.ts';
import { EDITION_KIT, type PlainEdition } from '../../edition/schema.ts';

export const PLAYER_COUNTS = ['2', '3', '4'] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** As the page lists them. */
export const VALUES = [
  ...['hiringCosts', 'recruitmentSpaces', 'moneyTrack.florins', 'moneyTrack.points', 'moneyTrack.whiteMeeples', 'masterpieces.covers'],
  ...['museum', 'bonusMajority', 'passing', 'characters', 'starters', 'bank'],
] as const;
export type ValueName = (typeof VALUES)[number];

/** `FILE`: it differs from the house's own, so it was given with the edition in play. */
export type Origin = Mark | 'FILE';

export interface ValueRow {
  readonly name: ValueName;
  /** For so many players; null where their number doesn't matter. */
  readonly players: PlayerCount | null;
  /** For that discipline only. */
  readonly discipline: (typeof DISCIPLINES)[number] | null;
  readonly value: unknown;
  readonly origins: readonly Origin[];
}

const HOUSE = EDITION_KIT.read(EDITION_KIT.house);
const MARKS = marksOf(EDITION_KIT.house);

const at = (plain: PlainEdition, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], plain);

export function valueRows(plain: PlainEdition = HOUSE): ValueRow[] {
  const row = (name: ValueName, key: string | null): ValueRow => {
    const path = key === null ? name : `${name}.${key}`;
    const given = JSON.stringify(at(plain, path)) !== JSON.stringify(at(HOUSE, path));
    const marks = MARKS.filter((mark) => mark.path === path || mark.path.startsWith(`${path}.`)).map(({ mark }) => mark);
    return {
      name,
      players: PLAYER_COUNTS.find((count) => count === key) ?? null,
      discipline: DISCIPLINES.find((discipline) => discipline === key) ?? null,
      value: at(plain, path),
      origins: given ? ['FILE'] : [...new Set(marks)],
    };
  };
  const keysOf = (name: ValueName): readonly (string | null)[] =>
    name === 'characters' || name === 'starters' ? DISCIPLINES : '2' in Object(at(plain, name)) && !Array.isArray(at(plain, name)) ? PLAYER_COUNTS : [null];
  return VALUES.flatMap((name) => keysOf(name).map((key) => row(name, key)));
}
