/** Holidays: the clock of whoever is away stands, where days are counted. */
import { refuse, sameJson } from '@bottega/kernel';
import { statusOf } from '../sitting.ts';
import { type Apply, type Decide, needSeat } from '../verb.ts';

export const holiday: Decide<'holiday'> = (_game, sitting, { times }, asker) => {
  const seat = needSeat(asker);
  const { settings, holidays, moves } = sitting;
  const isNews = settings.pace.kind === 'days' && statusOf(sitting) !== 'over' && !sameJson(holidays?.[seat] ?? [], times);
  if (!isNews) refuse({ code: 'out-of-date', number: moves.length });
  return { kind: 'holiday', seat, times };
};

export const applyHoliday: Apply<'holiday'> = (_game, sitting, { seat, times }) => {
  sitting.holidays ??= sitting.seats.map(() => []);
  sitting.holidays[seat] = times;
};
