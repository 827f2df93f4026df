/** Everything that can stand on the agenda. */
import type { Seat } from '@bottega/kernel';
import type { BuildingType, City, Colour, Piece } from '../edition/names.ts';

/**
 * What is being built: a building of the display, a monument from the ground, or a monument on a building of that
 * value.
 */
export type Work = 'building' | 'monument' | 'upgrade';

export type Frame =
  | { readonly step: 'turn'; readonly seat: Seat }
  /** `busy`: something free was done already, so that this turn is not nothing but a pass. */
  | { readonly step: 'action'; readonly seat: Seat; readonly busy: boolean }
  | { readonly step: 'choose-sector'; readonly seat: Seat }
  | { readonly step: 'take-blocks'; readonly seat: Seat; readonly slot: number; readonly taken: readonly Colour[]; readonly cost: number }
  | { readonly step: 'pay'; readonly seat: Seat; readonly city: City; readonly left: number; readonly paid: readonly Colour[] }
  /** Value and floor are those of the display's tile, or of the building that becomes a monument. */
  | {
      readonly step: 'raise';
      readonly seat: Seat;
      readonly city: City;
      readonly type: BuildingType;
      readonly value: number;
      readonly floor: number;
      readonly work: Work;
    }
  | { readonly step: 'improve'; readonly seat: Seat }
  | { readonly step: 'offer-piece'; readonly seat: Seat; readonly pieces: readonly Piece[] }
  | { readonly step: 'place-piece'; readonly seat: Seat; readonly piece: Piece }
  | { readonly step: 'mark-place'; readonly seat: Seat }
  | { readonly step: 'after-action'; readonly seat: Seat; readonly pile: number; readonly markers: number }
  | { readonly step: 'finish'; readonly seat: Seat };

export type FrameOf<Step extends Frame['step']> = Extract<Frame, { step: Step }>;
