/** The parts of the table that a phone shows one at a time. */
import type { Viewer } from '@bottega/kernel';

export const regions = ['house', 'rooms', 'own', 'bonus', 'rivals'] as const;

/** By kind of target; whatever else there is belongs to a player. */
const PLACES: Readonly<Record<string, (typeof regions)[number]>> = {
  space: 'house',
  room: 'house',
  masterpiece: 'rooms',
  track: 'rooms',
  book: 'rooms',
  box: 'rooms',
  artwork: 'rooms',
  meeple: 'rooms',
  grid: 'bonus',
  tiles: 'bonus',
  passing: 'bonus',
  rounds: 'bonus',
};

export function regionOf(target: string, _view: unknown, viewer: Viewer): string {
  const [kind, seat] = target.split('.');
  return PLACES[kind] ?? (Number(seat) === (viewer ?? 0) ? 'own' : 'rivals');
}
