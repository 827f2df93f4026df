/** The parts of the table that a small screen shows one at a time: what may be done, one's own cities, and the others. */
import type { Viewer } from '@bottega/kernel';
import type { View } from '../rules/view.ts';

export const regions = ['buy', 'build', 'evaluate', 'cities', 'rivals'] as const;

const PLACES: Readonly<Record<string, (typeof regions)[number]>> = {
  turn: 'buy',
  sector: 'buy',
  block: 'buy',
  all: 'buy',
  tile: 'build',
  monument: 'build',
  upgrade: 'build',
  supply: 'build',
  own: 'build',
  payment: 'build',
  stored: 'cities',
  warehouse: 'cities',
  court: 'evaluate',
  place: 'evaluate',
};

export function regionOf(target: string, _view: unknown, viewer: Viewer): string {
  const [kind, seat] = target.split(':');
  if (kind === 'used') return Number(seat) === (viewer ?? 0) ? 'evaluate' : 'rivals';
  return PLACES[kind] ?? (Number(seat) === (viewer ?? 0) ? 'cities' : 'rivals');
}

/** Pieces are bought and placed beside an action. */
export const isBesides = (target: string): boolean => ['supply', 'stored'].includes(target.split(':')[0]);

/** Whether somebody is asked to pay. */
export const isPaying = ({ agenda }: View): boolean => agenda.at(-1)?.step === 'pay';
