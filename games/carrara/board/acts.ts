/** What kind of act each move is, the fullest use of a question, and presses that stand for several moves in a row. */
import { type BaseMove, type Line, type Seat, sameJson } from '@bottega/kernel';
import { COLOURS } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { FrameOf } from '../rules/frames.ts';
import { game } from '../rules/game.ts';
import { type Move, type MoveOf, TAKE, TURN } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { affordable } from '../rules/wheel.ts';
import { evaluations, marksOf } from './evaluations.ts';
import { after } from './foresight.ts';
import { cheapest, isOpen } from './payment.ts';
import { targetOf } from './targets.ts';

const KINDS: Readonly<Partial<Record<Move['do'], string>>> = {
  turn: 'buy',
  sector: 'buy',
  build: 'build',
  monument: 'build',
  upgrade: 'build',
  evaluate: 'evaluate',
  'evaluate-open': 'evaluate',
  follow: 'evaluate',
  place: 'piece',
  purchase: 'piece',
};

export const kindOf = (move: BaseMove): string | null => KINDS[(move as Move).do] ?? null;

/** Whatever gives something up, or brings the least. */
export const isQuiet = ({ do: kind }: BaseMove): boolean => ['pass', 'decline', 'refuse-piece'].includes(kind);

/** What ends a question for good, or answers a Visit in full. */
const MAIN: readonly Move['do'][] = ['stop', 'end-turn', 'follow'];

export const isLastWord = ({ do: kind }: BaseMove): boolean => kind === 'end-turn';

/** Where several places could be evaluated, none of them is the main one. */
export function mainMove(moves: readonly BaseMove[], shown: unknown): BaseMove | null {
  const main = moves.find(({ do: kind }) => MAIN.includes(kind as Move['do'])) ?? null;
  const state = shown as State;
  const { seat } = state.agenda.at(-1)!;
  return main?.do === 'follow' && marksOf(after(state, seat, [main as Move]), seat).length > 1 ? null : main;
}

export function lines(shown: unknown, seat: Seat): readonly Line[] {
  const state = shown as State;
  const frame = state.agenda.at(-1);
  if (frame?.seat !== seat) return [];
  switch (frame.step) {
    case 'action': {
      const moves = game.legal(state, seat);
      return [...purchases(state, seat, moves), ...works(state, seat, moves), ...evaluations(state, seat, moves)];
    }
    case 'choose-sector':
      return purchases(state, seat, game.legal(state, seat));
    case 'take-blocks': {
      const rest = takesOf(state, frame.slot);
      return rest.length > 1 && costOf(state, frame.slot) <= state.players[seat].florins ? [{ target: `all:${frame.slot + 1}`, moves: rest }] : [];
    }
    case 'pay':
      return [{ target: 'payment', moves: cheapest(editionOf(state), state.players[seat].blocks, frame.city, frame.left) }];
    default:
      return [];
  }
}

const takesOf = ({ wheel }: State, slot: number): Move[] => wheel[slot].flatMap((count, colour) => Array<Move>(count).fill(TAKE[colour]));
const costOf = (state: State, slot: number): number =>
  state.wheel[slot].reduce((sum, count, colour) => sum + count * editionOf(state).wheel.prices[slot][colour], 0);

/**
 * A block of the wheel, with its sector before it, or everything in a sector. In the advanced game some wheel must turn
 * first: the statues' wheel alone leaves the blocks where they are.
 */
function purchases(state: State, seat: Seat, moves: readonly Move[]): Line[] {
  const way = moves.some((move) => sameJson(move, TURN.statues)) ? [TURN.statues] : [];
  const start = way.length > 0 ? after(state, seat, way) : state;
  // the only sector with something to pay for chooses itself
  if (way.length > 0 && start.agenda.at(-1)?.step !== 'choose-sector') {
    const slot = state.wheel.findIndex((_, each) => affordable(state, seat, each));
    return fromSector(state, start, seat, slot, way);
  }
  return (way.length > 0 ? game.legal(start, seat) : moves)
    .filter((move): move is MoveOf<'sector'> => move.do === 'sector')
    .flatMap((sector) => fromSector(state, after(start, seat, [sector]), seat, sector.slot - 1, [...way, sector]));
}

/** What can be taken once the moves of the way have led to a sector. */
function fromSector(before: State, chosen: State, seat: Seat, slot: number, way: readonly Move[]): Line[] {
  const frame = chosen.agenda.at(-1);
  const block = (colour: string, take: readonly Move[]): Line => line(`block:${slot + 1}:${colour}`, [...way, ...take]);
  const asks = frame?.step === 'take-blocks';
  // the first block of a single kind is taken without a question
  const isTaken = !asks || frame.taken.length > 0;
  const single = isTaken
    ? COLOURS.filter((_, colour) => before.wheel[slot][colour] > chosen.wheel[slot][colour]).map((colour) => block(colour, []))
    : (game.legal(chosen, seat) as Move[]).flatMap((move) => (move.do === 'take' ? [block(move.colour, [move])] : []));
  const all = asks ? takesOf(chosen, slot) : [];
  const together = all.length > (isTaken ? 0 : 1) && costOf(chosen, slot) <= chosen.players[seat].florins;
  return together ? [...single, line(`all:${slot + 1}`, [...way, ...all])] : single;
}

const line = (target: string, moves: readonly BaseMove[]): Line => ({ target, moves });

type Work = MoveOf<'build' | 'monument' | 'upgrade'>;
const isWork = (move: Move): move is Work => move.do === 'build' || move.do === 'monument' || move.do === 'upgrade';

/** Where an act raises something; null where it doesn't. */
export function risingOf([first]: readonly BaseMove[]): Pick<FrameOf<'raise'>, 'city' | 'type' | 'value' | 'floor' | 'work'> | null {
  const move = first as Move | undefined;
  if (move === undefined || !isWork(move)) return null;
  const { type, city } = move;
  if (move.do === 'build') return { city, type, value: move.value, floor: 0, work: 'building' };
  return move.do === 'monument' ? { city, type, value: 0, floor: 0, work: 'monument' } : { city, type, value: move.value, floor: move.floor, work: 'upgrade' };
}

/** How many blocks it costs. */
export function costOfWork(state: Pick<State, 'edition'>, move: Work): number {
  const { monument } = editionOf(state).buildings;
  if (move.do === 'build') return move.value;
  return move.do === 'monument' ? monument : monument - move.value;
}

/** Building, paid in the cheapest way. */
function works(state: State, seat: Seat, moves: readonly Move[]): Line[] {
  return moves.filter(isWork).flatMap((move) => {
    const target = targetOf(move, state);
    return target === null ? [] : [line(target, asked(state, seat, [move, ...paymentOf(state, seat, move)]))];
  });
}

/** As far as somebody is asked: what is left of a payment of one colour alone is made without a question. */
function asked(state: State, seat: Seat, moves: readonly Move[]): Move[] {
  const copy = game.clone(state);
  const isAsked = (move: Move): boolean => game.legal(copy, seat).some((legal) => sameJson(legal, move));
  const made: Move[] = [];
  for (const move of moves) {
    if (!isAsked(move)) break;
    game.play(copy, seat, move);
    made.push(move);
  }
  return made;
}

export const paymentOf = (state: State, seat: Seat, move: Work): Move[] =>
  cheapest(editionOf(state), state.players[seat].blocks, move.city, costOfWork(state, move));
export const canPayOtherwise = (state: State, seat: Seat, move: Work): boolean =>
  isOpen(editionOf(state), state.players[seat].blocks, move.city, costOfWork(state, move));
