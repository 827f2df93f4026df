/** Puzzles out of games: the bots of the house play, and whenever one turn stands out it is studied. */
import { type BaseMove, type BaseState, type GameCore, type Puzzle, randomFrom, type Setup } from '@bottega/kernel';
import { type Reason, reasonsFor } from '../advice.ts';
import { openingMove } from '../opening.ts';
import { endsOfTurn, type Proof, proveBest } from './judge.ts';
import { afterMove, endOf, isAsked, type Position } from './position.ts';

/** A puzzle that only the master has tried who proved it. */
export type Found = Omit<Puzzle, 'rating'>;

/** Positions of one game are alike. */
const MOST_A_GAME = 6;
const TURNS_APART = 3;
/** Fewer ways through a turn are no question. */
const FEWEST_ENDS = 5;
/** More ways that are as good make it none either. */
const MOST_EQUALS = 100;

/** The settings that puzzles are taken from, one after the other. */
export function settingsOf({ game, learning }: GameCore): readonly Setup[] {
  const lists = learning === undefined ? [game.proof.settings] : Object.values(learning.settings);
  // one of each kind in turn
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

export function findPuzzles(core: GameCore, number: number, seed: string, seen: (turn: number) => void = () => {}): Found[] {
  const { game } = core;
  const settings = settingsOf(core);
  const setup = settings[number % settings.length];
  const gameSeed = `${seed} ${number}`;
  const random = randomFrom(`bots of ${gameSeed}`);
  const found: Omit<Found, 'stage'>[] = [];
  let turn = -1;
  let state: BaseState = game.setup(setup, gameSeed);
  for (let asked = game.toAct(state); asked.length > 0; asked = game.toAct(state)) {
    const [seat] = asked;
    const view = game.view(state, seat);
    const moves: readonly BaseMove[] = game.legal(state, seat);
    const known = moves.length === 1 ? moves[0] : openingMove(core, view as BaseState, moves, 0, random);
    if (known !== undefined) {
      game.play(state, seat, known);
      continue;
    }
    seen(state.turn);
    const isBegun = state.turn === turn;
    turn = state.turn;
    const position: Position = { state: game.clone(state), seat };
    const ends = endsOfTurn(core, view, seat, random);
    const last = found.at(-1);
    const wanted = !isBegun && asked.length === 1 && found.length < MOST_A_GAME && (last === undefined || state.turn >= last.turn + TURNS_APART);
    if (wanted && ends.isClear && ends.equals <= MOST_EQUALS && ends.lines.length >= FEWEST_ENDS && endOf(core, position, ends.lines[0]) !== null) {
      const proof = proveBest(core, view, seat, ends, `${gameSeed} ${state.turn}`);
      if (proof !== null) found.push(puzzleOf(core, setup, gameSeed, position, proof));
    }
    state = playTurn(core, position, ends.lines[0]);
  }
  return found.map((puzzle) => ({ ...puzzle, stage: stageOf(puzzle.turn, state.turn) }));
}

const stageOf = (turn: number, turns: number): 0 | 1 | 2 => Math.min(2, Math.floor((3 * turn) / turns)) as 0 | 1 | 2;

/** As far as it can be played: what was revealed on the way is thought about anew. */
function playTurn(core: GameCore, position: Position, moves: readonly BaseMove[]): BaseState {
  let { state } = position;
  for (const move of moves) {
    const next = isAsked(core, state, position) ? afterMove(core, state, position.seat, move) : null;
    if (next === null) break;
    state = next;
  }
  // nobody stands still
  if (state === position.state) throw new Error(`the turn ${JSON.stringify(moves)} can't be begun`);
  return core.game.clone(state);
}

function puzzleOf(core: GameCore, setup: Setup, seed: string, { state, seat }: Position, { best, other, lead, master }: Proof): Omit<Found, 'stage'> {
  const { game, learning } = core;
  const written = (moves: readonly BaseMove[]): string[] => moves.map((move) => game.notation.write(move));
  const reasons = reasonsFor(best, other, seat, learning?.topics ?? {}).filter((reason) => reason.kind !== 'experience');
  return {
    id: `${seed.split(' ').at(-1)}-${state.turn}`,
    players: setup.players,
    ...(setup.options && { options: setup.options }),
    seed,
    turn: state.turn,
    seat,
    state,
    best: written(best.moves),
    other: written(other.moves),
    lead: [tenths(lead[0]), tenths(lead[1])],
    theme: themeOf(reasons),
    reasons: reasons.map((reason) => ({ ...reason })),
    solved: { master: [master === 'as good' ? 1 : 0, 1] },
  };
}

/** What decides it, if it is not simply the points at once. */
function themeOf(reasons: readonly Reason[]): string {
  const weighed = reasons.flatMap((reason) => {
    if (reason.kind === 'now') return [{ theme: 'score', points: reason.points / 2 }];
    if (reason.kind === 'deny') return [{ theme: 'deny', points: reason.points }];
    return reason.kind === 'gain' ? [{ theme: reason.topic, points: reason.points }] : [];
  });
  return weighed.sort((a, b) => b.points - a.points)[0]?.theme ?? 'score';
}

const tenths = (points: number): number => Math.round(10 * points) / 10;
