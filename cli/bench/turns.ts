/**
 * How long a turn takes at every level, in processor time: a busy machine makes it last longer, but not think more. One
 * seat plays at the level, the others as novices, so that it sees a game from its beginning to its middle.
 */
import { Mind, PLAYED, type Thinking, unhurried } from '@bottega/bots';
import { type BaseState, type GameBox, randomFrom } from '@bottega/kernel';

export interface TurnTimes {
  readonly game: string;
  readonly players: number;
  readonly level: string;
  readonly turns: number;
  /** Milliseconds. */
  readonly median: number;
  readonly longest: number;
}

/** Turns that are measured, unless the game is over before. */
const TURNS = 12;

export function turnTimes(box: GameBox, say: (text: string) => void): TurnTimes[] {
  const { min, max } = box.game.players;
  const found: TurnTimes[] = [];
  for (let players = min; players <= max; players++) {
    say(`Measuring turns of ${box.game.id} with ${players}…`);
    for (const level of PLAYED) found.push(timesOf(box, level as Thinking, players));
  }
  return found;
}

function timesOf(box: GameBox, level: Thinking, players: number): TurnTimes {
  const { game } = box;
  const state: BaseState = game.setup({ players }, 'bench');
  const minds = Array.from({ length: players }, (_, seat) => new Mind(box, unhurried(seat === 0 ? level : 'novice', box), randomFrom(`bench ${seat}`)));
  const byTurn = new Map<number, number>();
  for (let seats = game.toAct(state); seats.length > 0 && byTurn.size <= TURNS; seats = game.toAct(state)) {
    const [seat] = seats;
    const started = process.cpuUsage();
    const move = minds[seat].choose(game.view(state, seat), seat);
    const { user, system } = process.cpuUsage(started);
    if (seat === 0) byTurn.set(state.turn, (byTurn.get(state.turn) ?? 0) + (user + system) / 1000);
    game.play(state, seat, move);
  }
  // the first turn is slower: nothing is warm yet
  const times = [...byTurn.values()].slice(1, TURNS + 1).sort((a, b) => a - b);
  return { game: game.id, players, level, turns: times.length, median: Math.round(times[times.length >> 1] ?? 0), longest: Math.round(times.at(-1) ?? 0) };
}
