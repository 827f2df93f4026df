/** Signs for moves: each person has one for each move, and can take it back. */
import { refuse } from '@bottega/kernel';
import { type Apply, type Decide, needPlayer, needSeat } from '../verb.ts';

export const react: Decide<'react'> = (_game, { moves }, { number, sign }, asker) => {
  const seat = needSeat(asker);
  if (number < 1 || number > moves.length) refuse({ code: 'out-of-date', number: moves.length });
  return { kind: 'react', seat, player: needPlayer(asker), number, sign };
};

export const applyReact: Apply<'react'> = (_game, sitting, { seat, player, number, sign }) => {
  const others = (sitting.reactions ?? []).filter((one) => one.number !== number || one.player !== player);
  sitting.reactions = sign === null ? others : [...others, { number, seat, player, sign }];
};
