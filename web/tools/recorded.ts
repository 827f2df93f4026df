/** Games played by bots up to some point, as files that the home page opens: for screenshots and measurements. */
import { chooseMove, LEVELS } from '@bottega/bots';
import { type BaseState, type GameBox, Match, type Options, randomFrom } from '@bottega/kernel';

export interface Recorded {
  readonly sitters: readonly { name: string; level: string | null }[];
  readonly saved: ReturnType<Match['save']>;
}

/** Stops at the first decision of seat 0 after that part of the game, from 0 to 1; a whole game is played first to know its length. */
export async function recorded(box: GameBox, players: number, part: number, options: Options = {}): Promise<Recorded> {
  const whole = await playOn(box, players, options, Number.POSITIVE_INFINITY);
  const match = part >= 1 ? whole : await playOn(box, players, options, Math.floor(whole.length * part));
  const names = ['Giulia', 'Lorenzo', 'Beatrice', 'Cosimo'];
  return { sitters: names.slice(0, players).map((name, seat) => ({ name, level: seat === 0 ? null : LEVELS[0] })), saved: match.save() };
}

async function playOn(box: GameBox, players: number, options: Options, moves: number): Promise<Match> {
  const { game } = box;
  const random = randomFrom('screens');
  const match = new Match<BaseState>(game, { players, options }, 'screens');
  while (match.state.agenda.length > 0) {
    const seat = game.toAct(match.state)[0];
    if (match.length >= moves && seat === 0 && game.legal(match.state, 0).length > 1) break;
    match.play(seat, await chooseMove(box, game.view(match.state, seat), seat, LEVELS[1] ?? LEVELS[0], random));
  }
  return match;
}
