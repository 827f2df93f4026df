/** The host shows somebody out before the game starts; and the house may end a game. */
import { refuse } from '@bottega/kernel';
import { finish } from '../ending.ts';
import { kindOf } from '../sitting.ts';
import { type Apply, type Decide, needKnownSeat, needOpen, needPlaying } from '../verb.ts';
import { vacate } from './seats.ts';

export const kick: Decide<'kick'> = (_game, sitting, request, asker) => {
  if (!asker.host) refuse({ code: 'not-host' });
  needOpen(sitting);
  const seat = needKnownSeat(sitting, request.seat);
  const { player } = sitting.seats[seat];
  // who leaves of their own accord may come back
  if (player === null || kindOf(sitting.seats[seat]) !== 'person' || seat === asker.seat) refuse({ code: 'nobody-there', seat });
  return { kind: 'kick', seat, player };
};

export const applyKick: Apply<'kick'> = (_game, sitting, { seat, player }) => {
  vacate(sitting, seat);
  sitting.kicked = [...(sitting.kicked ?? []), player];
};

export const close: Decide<'close'> = (_game, sitting) => {
  needPlaying(sitting);
  return { kind: 'close' };
};

export const applyClose: Apply<'close'> = (game, sitting, _entry, at) => finish(game, sitting, 'closed', at);
