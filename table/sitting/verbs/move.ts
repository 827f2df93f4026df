/** Playing a move, by a person or by the bot in a seat. */
import { type AnyGame, imagine, isForeseen, refuse, type Seat } from '@bottega/kernel';
import { finish } from '../ending.ts';
import { playFormer } from '../former.ts';
import { legalMove, viewOf } from '../position.ts';
import { kindOf, type Sitting } from '../sitting.ts';
import { type Apply, type Decide, needPlaying, needPlayingSeat } from '../verb.ts';

export const play: Decide<'play'> = (game, sitting, { number, move, hold }, asker) => {
  const seat = needPlayingSeat(sitting, asker);
  const text = checked(game, sitting, seat, number, move);
  return { kind: 'move', seat, move: text, ...(hold === true && { hold }), ...(sitting.seats[seat].forTurn && { back: true }) };
};

export const botMove: Decide<'bot-move'> = (game, sitting, { seat, number, move }) => {
  needPlaying(sitting);
  if (kindOf(sitting.seats[seat]) !== 'bot') refuse({ code: 'not-asked', seats: [] });
  return { kind: 'move', seat, move: checked(game, sitting, seat, number, move) };
};

/** The move in the game's notation; it may come as that already. */
function checked(game: AnyGame, sitting: Sitting, seat: Seat, number: number, given: unknown): string {
  if (number !== sitting.moves.length) refuse({ code: 'out-of-date', number: sitting.moves.length });
  if (sitting.holding !== null) refuse({ code: 'turn-not-ended', seat: sitting.holding });
  return game.notation.write(legalMove(game, sitting, seat, given));
}

export const applyMove: Apply<'move'> = (game, sitting, { seat, move: text, hold, back }, at) => {
  const state = sitting.state!;
  const sitter = sitting.seats[seat];
  const { turn } = state;
  const together = game.toAct(state).length > 1;
  const move = legalMove(game, sitting, seat, text);
  const imagined = hold === true ? imagine(game, viewOf(game, sitting, seat), seat, move) : undefined;
  const number = sitting.moves.length + 1;
  game.play(state, seat, move, (event) => sitting.log.push({ number, mover: seat, event }));
  sitting.moves.push({ seat, text });
  playFormer(game, sitting);
  if (sitting.undo !== null) {
    sitting.undo = null;
    sitting.revision++;
  }
  const over = state.agenda.length === 0;
  const ended = state.turn !== turn || !game.toAct(state).includes(seat);
  if (sitter.forTurn && (ended || back === true)) {
    Object.assign(sitter, { bot: null, forTurn: false });
    sitting.revision++;
  }
  // what showed its mover something can't be taken back, so that there is nothing to wait for; and where several choose
  // at once, nobody's last word may keep the others from choosing
  sitting.holding = hold === true && ended && !over && !together && isForeseen(game, imagined, viewOf(game, sitting, seat), seat) ? seat : null;
  if (over) finish(game, sitting, 'played', at);
};

export const endTurn: Decide<'end-turn'> = (_game, sitting, _request, asker) => {
  const seat = needPlayingSeat(sitting, asker);
  if (sitting.holding !== seat) refuse({ code: 'nothing-to-end' });
  return { kind: 'end-turn', seat };
};

export const applyEndTurn: Apply<'end-turn'> = (_game, sitting) => {
  sitting.holding = null;
};
