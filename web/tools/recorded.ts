/** Games played by bots up to some point, as files that the home page opens: for screenshots and measurements. */
import { chooseMove } from '@bottega/bots';
import { type BaseState, type GameBox, Match, type Options, randomFrom } from '@bottega/kernel';
import type { SavedTable } from '@bottega/table';
import { folderOf } from './game-folders.ts';

const NAMES = ['Giulia', 'Lorenzo', 'Beatrice', 'Cosimo'];
const LEVEL = 'apprentice';

/** As many players as asked for, or as the game takes. One and the same game, each time up to the first decision of seat 0 after that part of it, from 0 to 1. */
export async function recorded(id: string, players: number, parts: readonly number[], options: Options = {}): Promise<SavedTable[]> {
  const { box } = (await import(new URL('index.ts', folderOf(id)).href)) as { box: GameBox };
  const { game } = box;
  const random = randomFrom('screens');
  const seats = Math.min(players, game.players.max);
  const match = new Match<BaseState>(game, { players: seats, options }, 'screens');
  const decisions: number[] = [];
  while (match.state.agenda.length > 0) {
    const seat = game.toAct(match.state)[0];
    if (seat === 0 && game.legal(match.state, 0).length > 1) decisions.push(match.length);
    match.play(seat, chooseMove(box, game.view(match.state, seat), seat, LEVEL, random));
  }
  const whole = match.save();
  const sitters = NAMES.slice(0, seats).map((name, seat) => ({ name, level: seat === 0 ? null : LEVEL }));
  return parts.map((part) => {
    const stop = part >= 1 ? match.length : (decisions.find((at) => at >= match.length * part) ?? match.length);
    return { sitters, saved: { ...whole, moves: whole.moves.slice(0, stop) } };
  });
}
