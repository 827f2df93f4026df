/** Every move of the game exists once: `legal` hands out these objects instead of making new ones. */
import {
  ALL_BONUS_TILES,
  ARTWORKS,
  type ArtworkName,
  type BonusName,
  DISCIPLINES,
  type DisciplineName,
  MEEPLES,
  type MeepleName,
  RANKS,
  type RankName,
  RECRUITMENT_SPACES,
  SPACES,
  TILES,
  WORKER_SPACES,
} from '../edition/names.ts';

export type Move =
  | { readonly do: 'arrange'; readonly character: string; readonly worker: number }
  | { readonly do: 'move'; readonly space: string }
  | { readonly do: 'stay' }
  | { readonly do: 'pass-out' }
  | { readonly do: 'activate'; readonly discipline: DisciplineName; readonly by: 'room' | MeepleName }
  | { readonly do: 'money' }
  | { readonly do: 'pass' }
  | { readonly do: 'hire'; readonly character: string; readonly slot: number; readonly worker: number }
  | { readonly do: 'fire'; readonly character: string; readonly worker: number }
  | { readonly do: 'spend-disc' }
  | { readonly do: 'pay-strength' }
  | { readonly do: 'masterpiece'; readonly rank: RankName }
  | { readonly do: 'reward' }
  | { readonly do: 'sail'; readonly steps: number }
  | { readonly do: 'write'; readonly book: DisciplineName }
  | { readonly do: 'place-disc'; readonly box: DisciplineName }
  | { readonly do: 'create'; readonly artwork: ArtworkName }
  | { readonly do: 'take-meeple'; readonly meeple: MeepleName }
  | { readonly do: 'return-meeple'; readonly meeple: MeepleName }
  | { readonly do: 'acquire'; readonly tile: BonusName; readonly meeple: MeepleName }
  | { readonly do: 'give-disc'; readonly box: DisciplineName }
  | { readonly do: 'take-character'; readonly space: string }
  | { readonly do: 'place-recruit'; readonly slot: number }
  | { readonly do: 'decline' }
  | { readonly do: 'done' };

export type MoveOf<Do extends Move['do']> = Extract<Move, { do: Do }>;

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

/** Every move there can ever be. */
export const ALL_MOVES: readonly Move[] = [
  ...[STAY, PASS_OUT, MONEY, PASS, SPEND_DISC, PAY_STRENGTH, REWARD, DECLINE, DONE],
  ...[MOVE_TO, TAKE_CHARACTER, ACTIVATE_HERE, ACTIVATE_OWN, ACTIVATE_WHITE, ARRANGE, FIRE, PLACE_RECRUIT, MASTERPIECE, SAIL.slice(1)].flat(2),
  ...[WRITE, PLACE_DISC, GIVE_DISC, CREATE, TAKE_MEEPLE, RETURN_MEEPLE, Object.values(ACQUIRE).flat()].flat(),
  ...HIRE.flat(2),
];

/** Every `do` there is. */
export const MOVES: readonly string[] = [...new Set(ALL_MOVES.map((move) => move.do))];
