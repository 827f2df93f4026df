/** Playing it again at another table. */
import { refuse } from '@bottega/kernel';
import { statusOf } from '../sitting.ts';
import { type Apply, type Decide, needSeat } from '../verb.ts';

export const rematch: Decide<'rematch'> = (_game, sitting, { table }, asker) => {
  needSeat(asker);
  if (statusOf(sitting) !== 'over') refuse({ code: 'not-over' });
  return { kind: 'rematch', table };
};

export const applyRematch: Apply<'rematch'> = (_game, sitting, { table }) => {
  sitting.rematch ??= table;
};
