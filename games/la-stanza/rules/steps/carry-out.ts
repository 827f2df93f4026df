/** An activation gives the discipline's reward or, strong enough, a Masterpiece instead. */
import type { Choice, Seat } from '@bottega/kernel';
import { COVERED, DISCIPLINES, NONE, RANKS } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import type { Tell, Why } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { MASTERPIECE, type Move, type MoveOf, REWARD } from '../moves.ts';
import type { State } from '../state.ts';
import { standingStrength } from '../strength.ts';

export const carryOut: Choice<State, FrameOf<'carry-out'>, Move> = {
  moves: ['reward', 'masterpiece'],
  legal(state, frame) {
    const moves: Move[] = [REWARD];
    for (let rank = 0; rank < RANKS.length; rank++) if (obstacle(state, frame, rank) === undefined) moves.push(MASTERPIECE[rank]);
    return moves;
  },
  play(state, frame, seat, move, log) {
    if (move.do === 'reward') {
      reward(state, frame, log);
      return;
    }
    const rank = RANKS.indexOf((move as MoveOf<'masterpiece'>).rank);
    state.masterpieces[frame.discipline * RANKS.length + rank] = seat;
    const points = editionOf(state).masterpieces.points[rank];
    log?.({ code: 'masterpiece', seat, discipline: DISCIPLINES[frame.discipline], rank: RANKS[rank], points });
  },
  why(state, frame, _seat, move): Why | undefined {
    const rank = RANKS.indexOf((move as MoveOf<'masterpiece'>).rank);
    return rank < 0 ? undefined : obstacle(state, frame, rank);
  },
  prompt: (_state, frame) => ({ discipline: DISCIPLINES[frame.discipline], strength: frame.strength }),
};

/** Any free, uncovered space up to the strength of the activation, once a discipline (ruling LS-A10). */
function obstacle(state: State, { seat, discipline, strength }: FrameOf<'carry-out'>, rank: number): Why | undefined {
  const { strengths, support } = editionOf(state).masterpieces;
  if (strength < strengths[rank]) return { code: 'too-weak', strength, needed: strengths[rank] };
  if (hasMasterpiece(state, seat, discipline)) return { code: 'already-created', discipline: DISCIPLINES[discipline] };
  const holder = state.masterpieces[discipline * RANKS.length + rank];
  if (holder === COVERED) return { code: 'space-covered', rank: RANKS[rank] };
  if (holder !== NONE) return { code: 'space-taken', rank: RANKS[rank], other: holder };
  // The "+1" wants characters or a permanent tile; discs and florins don't help there (ruling LS-A11).
  if (rank === RANKS.length - 1 && standingStrength(editionOf(state), state.players[seat], support[discipline]) === 0) {
    return { code: 'no-support', discipline: DISCIPLINES[support[discipline]] };
  }
  return undefined;
}

function hasMasterpiece(state: State, seat: Seat, discipline: number): boolean {
  for (let rank = 0; rank < RANKS.length; rank++) if (state.masterpieces[discipline * RANKS.length + rank] === seat) return true;
  return false;
}

const SERIES = { literature: 'write', religion: 'place-discs', politics: 'take-meeples' } as const;

function reward(state: State, { seat, discipline, strength }: FrameOf<'carry-out'>, log: Tell): void {
  const most = Math.min(strength, editionOf(state).topReward);
  if (most === 0) {
    log?.({ code: 'no-reward', seat });
    return;
  }
  const room = DISCIPLINES[discipline];
  if (room === 'discoveries') state.agenda.push({ step: 'sail', seat, most });
  else if (room === 'arts') state.agenda.push({ step: 'create', seat, most });
  else state.agenda.push({ step: SERIES[room], seat, left: most, used: 0, free: true });
}
