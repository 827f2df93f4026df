/** The table of La Stanza as plain data. Arrays of five go by discipline, and so by colour. */
import type { BaseState, Seat } from '@bottega/kernel';
import type { PlainEdition } from '../edition/schema.ts';
import type { ArtworkName, BonusName, DisciplineName, MeepleName, RankName } from './names.ts';

export interface Player {
  florins: number;
  meeples: number[];
  books: number[];
  /** Discs in the own supply. */
  discs: number;
  /** Discs in the boxes of the Religion room. */
  boxes: number[];
  /** Where the sailboat is on the money track. */
  boat: number;
  /** Worker spaces from the left, −1 where there is no character; the financier stands on one of those. */
  workers: number[];
  financier: number;
  flipped: boolean;
  /** Recruitment spaces from the left, −1 where empty. */
  recruits: number[];
  artworks: number[];
  tiles: BonusName[];
  /** The figurine's space of the loop. */
  at: number;
}

export interface GameOptions {
  readonly expert: boolean;
  readonly arrangement: 'random' | 'chosen';
  readonly short: boolean;
  readonly hires: 'any' | 'matching';
}

export interface State extends BaseState {
  agenda: StanzaFrame[];
  /** Null for the house's own. */
  edition: PlainEdition | null;
  options: GameOptions;
  players: Player[];
  /** The character on each space of the loop, −1 where there is none. */
  spaces: number[];
  /** Face down, the next one last. */
  pile: number[];
  discard: number[];
  /** Starters out of the game, by discipline. */
  removed: number[];
  /** Bonus tiles still on the grid; null where one was taken. */
  grid: (BonusName | null)[];
  /** Whose disc lies on each space of the grid, −1 for nobody's. */
  gridDiscs: number[];
  /** The pillar on each Masterpiece space, four a discipline: a seat, −1 free, −2 covered. */
  masterpieces: number[];
  /** What lies in the Arts, Politics and Literature rooms. */
  artworks: number[];
  meeples: number[];
  books: number[];
  /** Where the round marker is, from 1. */
  round: number;
  /** True once the last refill is done. */
  ending: boolean;
  /** Which of the last turns is being played, from 1; 0 before them. */
  last: number;
  /** Who passed out, in that order. */
  passed: Seat[];
}

export type StanzaFrame =
  | { readonly step: 'next-turn'; readonly seat: Seat }
  | { readonly step: 'arrange'; readonly seat: Seat; readonly worker: number }
  | { readonly step: 'move'; readonly seat: Seat }
  | { readonly step: 'act'; readonly seat: Seat }
  | HireFrame
  | StrengthFrame
  | { readonly step: 'carry-out'; readonly seat: Seat; readonly discipline: number; readonly strength: number }
  | { readonly step: 'sail'; readonly seat: Seat; readonly most: number }
  | SeriesFrame<'write'>
  | SeriesFrame<'place-discs'>
  | SeriesFrame<'take-meeples'>
  | { readonly step: 'create'; readonly seat: Seat; readonly most: number }
  | { readonly step: 'return-meeple'; readonly seat: Seat }
  | { readonly step: 'acquire'; readonly seat: Seat }
  | { readonly step: 'give-disc'; readonly seat: Seat; readonly space: number }
  | { readonly step: 'effect'; readonly seat: Seat; readonly tile: BonusName }
  | { readonly step: 'take-character'; readonly seat: Seat }
  | { readonly step: 'place-recruit'; readonly seat: Seat; readonly space: number };

export interface HireFrame {
  readonly step: 'hire';
  readonly seat: Seat;
  readonly discipline: number;
  /** How many were hired; by the first rules nobody was fired after that. */
  readonly hired: number;
  /** Whether one of the discipline was hired, or fired. */
  readonly matched: boolean;
  readonly fired: boolean;
}

export interface StrengthFrame {
  readonly step: 'strengthen';
  readonly seat: Seat;
  readonly discipline: number;
  readonly strength: number;
  /** Whether the bonus tile for florins was used. */
  readonly paid: boolean;
}

/** Several of one kind, each of another colour. */
export interface SeriesFrame<Step extends string> {
  readonly step: Step;
  readonly seat: Seat;
  readonly left: number;
  /** The colours already used, one bit each. */
  readonly used: number;
  /** Whether nobody must take them: the reward of an activation. */
  readonly free: boolean;
}

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
export type FrameOf<Step extends StanzaFrame['step']> = Extract<StanzaFrame, { step: Step }>;
