/** What must hold at every position of every game, whatever the rules: one oracle a promise of the contract. */
import { attempt } from '../attempt.ts';
import type { AnyGame, BaseMove, BaseState, Viewer } from '../game.ts';
import { firstDifference } from '../json.ts';
import type { Random } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { playOut } from './walk.ts';

export interface Scene {
  readonly game: AnyGame;
  readonly state: BaseState;
  readonly players: number;
  /** The component counts at the start of the game. */
  readonly components: Readonly<Record<string, number>>;
  readonly random: Random;
}

/** Says what is wrong, or nothing. */
export type Oracle = (scene: Scene) => string | undefined;

const viewers = (players: number): Viewer[] => [null, ...Array.from({ length: players }, (_, seat) => seat)];
const text = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

/** No component appears or vanishes. */
const conservation: Oracle = ({ game, state, components }) => {
  const where = firstDifference(components, game.proof.components(state));
  return where === undefined ? undefined : `the number of ${where} changed`;
};

/** A state survives being written and read. */
const roundTrip: Oracle = ({ game, state }) => {
  const json = JSON.stringify(state);
  const back = JSON.parse(json);
  const lost = firstDifference(state, back);
  if (lost !== undefined) return `the state is not plain JSON at ${lost}`;
  try {
    const where = firstDifference(back, game.read(back));
    return where === undefined ? undefined : `reading a state changes ${where}`;
  } catch (error) {
    return `a state of the game itself is refused: ${error instanceof Error ? error.message : error}`;
  }
};

/** A clone is equal, and playing on it leaves the original alone. */
const cloning: Oracle = ({ game, state, random }) => {
  const before = JSON.stringify(state);
  const copy = game.clone(state);
  if (JSON.stringify(copy) !== before) return `a clone differs at ${firstDifference(state, copy) ?? 'the order of its keys'}`;
  playOut(game, copy, random, 3);
  return JSON.stringify(state) === before ? undefined : `playing on a clone changed the original at ${firstDifference(JSON.parse(before), state)}`;
};

/** Whoever must decide has a choice, nobody else has a move, and no move is offered twice. */
const offers: Oracle = ({ game, state, players }) => {
  const acting = game.toAct(state);
  for (let seat = 0; seat < players; seat++) {
    const moves: readonly BaseMove[] = game.legal(state, seat);
    if (!acting.includes(seat)) {
      if (moves.length > 0) return `seat ${seat} is not asked but has moves`;
      continue;
    }
    if (moves.length === 0) return `seat ${seat} must decide but has no move`;
    if (moves.length === 1 && acting.length === 1) return `seat ${seat} is asked a forced move`;
    const texts = moves.map((move) => game.notation.write(move));
    const twice = texts.find((move, index) => texts.indexOf(move) !== index);
    if (twice !== undefined) return `"${twice}" is offered twice`;
    if (game.prompt(state, seat).code === '') return `seat ${seat} is asked nothing in words`;
  }
  return undefined;
};

/** Every legal move plays, and its notation reads back as the same move. */
const everyMovePlays: Oracle = ({ game, state }) => {
  for (const seat of game.toAct(state)) {
    for (const move of game.legal(state, seat)) {
      const written = game.notation.write(move);
      const where = firstDifference(move, game.notation.read(written));
      if (where !== undefined) return `"${written}" does not read back as ${JSON.stringify(move)}`;
      try {
        game.play(game.clone(state), seat, move);
      } catch (error) {
        return `the legal move "${written}" fails: ${error instanceof Error ? error.message : error}`;
      }
    }
  }
  return undefined;
};

/** Moves outside the list, whole or broken, are refused with a reason and leave the state untouched. */
const refusals: Oracle = ({ game, state, players, random }) => {
  const before = JSON.stringify(state);
  for (const [seat, move] of foreignMoves({ game, state, players, random })) {
    if (game.legal(state, seat).some((legal: BaseMove) => firstDifference(legal, move) === undefined)) continue;
    try {
      attempt(game, state, seat, move);
      return `the move ${JSON.stringify(move)} of seat ${seat} is not offered but was played`;
    } catch (error) {
      if (!(error instanceof Refusal)) return `refusing ${JSON.stringify(move)} stumbles: ${error instanceof Error ? error.message : error}`;
    }
    if (JSON.stringify(state) !== before) return `refusing ${JSON.stringify(move)} changed the state`;
  }
  return undefined;
};

/** Broken pieces of real moves, moves of another seat, and plain rubbish. */
function foreignMoves({ game, state, players, random }: Pick<Scene, 'game' | 'state' | 'players' | 'random'>): [number, unknown][] {
  const found: [number, unknown][] = [];
  const rubbish: unknown[] = [null, undefined, 0, 'pass', [], {}, { do: '' }, { do: 7 }, { do: 'constructor' }];
  for (const seat of game.toAct(state)) {
    const moves: readonly BaseMove[] = game.legal(state, seat);
    const move = moves[random(moves.length)];
    found.push([(seat + 1) % players, move], [players, move], [-1, move], [seat, { ...move, extra: 1 }], [seat, rubbish[random(rubbish.length)]]);
    const keys = Object.keys(move).filter((key) => key !== 'do');
    if (keys.length === 0) continue;
    const key = keys[random(keys.length)];
    for (const value of ['no such thing', -1, 99, null, {}]) found.push([seat, { ...move, [key]: value }]);
    const { [key]: _, ...rest } = move as unknown as Record<string, unknown>;
    found.push([seat, rest]);
  }
  return found;
}

/** What a viewer may not know does not reach the view, and does not decide what the viewer may do. */
const secrecy: Oracle = ({ game, state, players, random }) => {
  for (const viewer of viewers(players)) {
    const other = game.proof.scramble(state, viewer, random);
    const view = game.view(state, viewer);
    const twin = game.view(other, viewer);
    if (JSON.stringify(view) !== JSON.stringify(twin)) return `${text(viewer)} can see a secret at ${firstDifference(view, twin) ?? 'the order of keys'}`;
    if (viewer === null) continue;
    const here = game.legal(state, viewer);
    const there = game.legal(other, viewer);
    if (JSON.stringify(here) !== JSON.stringify(there)) return `the legal moves of ${text(viewer)} depend on a secret`;
    if (JSON.stringify(here) !== JSON.stringify(game.legal(view, viewer))) return `the legal moves of ${text(viewer)} can't be found from the own view`;
  }
  return undefined;
};

/** A view of a view is that view, and a guess fits its view, is a state of the game, and can be played on. */
const guessing: Oracle = ({ game, state, players, components, random }) => {
  for (const viewer of viewers(players)) {
    const view = game.view(state, viewer);
    const again = firstDifference(view, game.view(game.clone(view), viewer));
    if (again !== undefined) return `a view of the view of ${text(viewer)} differs at ${again}`;
    const world = game.guess(view, viewer, random);
    const apart = firstDifference(view, game.view(world, viewer));
    if (apart !== undefined) return `a guess of ${text(viewer)} does not fit the view at ${apart}`;
    const lost = firstDifference(components, game.proof.components(world));
    if (lost !== undefined) return `a guess of ${text(viewer)} has another number of ${lost}`;
    try {
      playOut(game, world, random, 6);
    } catch (error) {
      return `a guess of ${text(viewer)} can't be played on: ${error instanceof Error ? error.message : error}`;
    }
  }
  return undefined;
};

/** The parts of a score add up, and the ranking holds every seat once. */
const scoring: Oracle = ({ game, state, players }) => {
  const result = game.result(state);
  if (result.over !== (game.toAct(state).length === 0)) return 'the result and toAct disagree on whether the game is over';
  for (const { seat, total, parts } of result.scores) {
    const sum = parts.reduce((points, part) => points + part.points, 0);
    if (sum !== total) return `the parts of seat ${seat}'s score add up to ${sum}, not ${total}`;
  }
  const ranked = result.ranking.flat().sort((a, b) => a - b);
  return ranked.length === players && ranked.every((seat, index) => seat === index) ? undefined : 'the ranking does not hold every seat once';
};

/** All oracles by name; the cheap ones run at every move, the dear ones now and then. */
export const ORACLES: Readonly<Record<string, { readonly oracle: Oracle; readonly every: number }>> = {
  conservation: { oracle: conservation, every: 1 },
  offers: { oracle: offers, every: 4 },
  scoring: { oracle: scoring, every: 8 },
  'round trip': { oracle: roundTrip, every: 16 },
  cloning: { oracle: cloning, every: 16 },
  'every move plays': { oracle: everyMovePlays, every: 32 },
  refusals: { oracle: refusals, every: 32 },
  secrecy: { oracle: secrecy, every: 16 },
  guessing: { oracle: guessing, every: 32 },
};
