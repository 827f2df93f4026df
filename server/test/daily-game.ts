/** A whole game at a day's table, everybody playing at random. */
import { type AnyGame, type BaseMove, randomFrom } from '@bottega/kernel';
import { dailySetup } from '@bottega/table/daily';

export function dailyGame(game: AnyGame, day: string, seed: string): string[] {
  const random = randomFrom(seed);
  const { players, options, seed: deal } = dailySetup(game, day);
  const state = game.setup({ players, options }, deal);
  const moves: string[] = [];
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const [seat] = seats;
    const offered: readonly BaseMove[] = game.legal(state, seat);
    const move = offered[random(offered.length)];
    moves.push(`${seat} ${game.notation.write(move)}`);
    game.play(state, seat, move);
  }
  return moves;
}
