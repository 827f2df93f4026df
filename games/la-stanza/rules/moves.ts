/** Every move of the game exists once: `legal` hands out these objects instead of making new ones. */
import { ALL_BONUS_TILES, ARTWORKS, type BonusName, DISCIPLINES, MEEPLES, RANKS, RECRUITMENT_SPACES, SPACES, TILES, WORKER_SPACES } from './names.ts';
import type { MoveOf } from './state.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const STAY: MoveOf<'stay'> = { do: 'stay' };
export const PASS_OUT: MoveOf<'pass-out'> = { do: 'pass-out' };
export const MONEY: MoveOf<'money'> = { do: 'money' };
export const PASS: MoveOf<'pass'> = { do: 'pass' };
export const SPEND_DISC: MoveOf<'spend-disc'> = { do: 'spend-disc' };
export const PAY_STRENGTH: MoveOf<'pay-strength'> = { do: 'pay-strength' };
export const REWARD: MoveOf<'reward'> = { do: 'reward' };
export const DECLINE: MoveOf<'decline'> = { do: 'decline' };
export const DONE: MoveOf<'done'> = { do: 'done' };

/** By space of the loop. */
export const MOVE_TO: readonly MoveOf<'move'>[] = SPACES.map((space) => ({ do: 'move', space }));
export const TAKE_CHARACTER: readonly MoveOf<'take-character'>[] = SPACES.map((space) => ({ do: 'take-character', space }));

/** By discipline: in the room, with the discipline's own meeple, with a white one. */
export const ACTIVATE_HERE: readonly MoveOf<'activate'>[] = DISCIPLINES.map((discipline) => ({ do: 'activate', discipline, by: 'room' }));
export const ACTIVATE_OWN: readonly MoveOf<'activate'>[] = DISCIPLINES.map((discipline, index) => ({ do: 'activate', discipline, by: MEEPLES[index] }));
export const ACTIVATE_WHITE: readonly MoveOf<'activate'>[] = DISCIPLINES.map((discipline) => ({ do: 'activate', discipline, by: 'white' }));

/** By tile, then by worker space. People count spaces from 1. */
export const ARRANGE = TILES.map((character) => upTo(WORKER_SPACES).map((space): MoveOf<'arrange'> => ({ do: 'arrange', character, worker: space + 1 })));
export const FIRE = TILES.map((character) => upTo(WORKER_SPACES).map((space): MoveOf<'fire'> => ({ do: 'fire', character, worker: space + 1 })));
/** By tile, recruitment space and worker space. */
export const HIRE = TILES.map((character) =>
  upTo(RECRUITMENT_SPACES).map((slot) => upTo(WORKER_SPACES).map((space): MoveOf<'hire'> => ({ do: 'hire', character, slot: slot + 1, worker: space + 1 }))),
);
export const PLACE_RECRUIT: readonly MoveOf<'place-recruit'>[] = upTo(RECRUITMENT_SPACES).map((slot) => ({ do: 'place-recruit', slot: slot + 1 }));

export const MASTERPIECE: readonly MoveOf<'masterpiece'>[] = RANKS.map((rank) => ({ do: 'masterpiece', rank }));
/** By number of steps, from 1. */
export const SAIL: readonly MoveOf<'sail'>[] = upTo(4).map((steps) => ({ do: 'sail', steps }));
export const WRITE: readonly MoveOf<'write'>[] = DISCIPLINES.map((book) => ({ do: 'write', book }));
export const PLACE_DISC: readonly MoveOf<'place-disc'>[] = DISCIPLINES.map((box) => ({ do: 'place-disc', box }));
export const GIVE_DISC: readonly MoveOf<'give-disc'>[] = DISCIPLINES.map((box) => ({ do: 'give-disc', box }));
export const CREATE: readonly MoveOf<'create'>[] = ARTWORKS.map((artwork) => ({ do: 'create', artwork }));
export const TAKE_MEEPLE: readonly MoveOf<'take-meeple'>[] = MEEPLES.map((meeple) => ({ do: 'take-meeple', meeple }));
export const RETURN_MEEPLE: readonly MoveOf<'return-meeple'>[] = MEEPLES.map((meeple) => ({ do: 'return-meeple', meeple }));

/** By bonus tile, then by the meeple that pays. */
type Acquiring = Readonly<Record<BonusName, readonly MoveOf<'acquire'>[]>>;
export const ACQUIRE = ALL_BONUS_TILES.reduce(
  (all, tile) => Object.assign(all, { [tile]: MEEPLES.map((meeple): MoveOf<'acquire'> => ({ do: 'acquire', tile, meeple })) }),
  {} as Acquiring,
);
