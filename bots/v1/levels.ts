/** How the first masters of the house thought, game by game. */
import type { GameCore } from '@bottega/kernel';
import type { SearchSettings } from './search.ts';

export const FIRST_LEVELS = ['novice', 'apprentice', 'journeyman', 'master'] as const;
export type FirstLevel = (typeof FIRST_LEVELS)[number];

export interface FirstThoroughness {
  /** Iterations a decision; what was thought earlier in the same turn counts. */
  readonly iterations: number;
  readonly search: Pick<SearchSettings, 'ideas'> & Partial<SearchSettings>;
  /** How far below the best a move may seem and still be made, in the game's `closeness`. */
  readonly blur: number;
}

const USUAL: Readonly<Record<FirstLevel, FirstThoroughness>> = {
  novice: { iterations: 8, search: { ideas: 2, rounds: 0 }, blur: 2 },
  apprentice: { iterations: 20, search: { ideas: 3, rounds: 0 }, blur: 1 },
  journeyman: { iterations: 48, search: { ideas: 7, rounds: 0 }, blur: 0.45 },
  master: { iterations: 128, search: { ideas: 16, others: 8 }, blur: 0 },
};

interface Here {
  readonly iterations?: number;
  readonly ideas?: number;
  readonly blur?: number;
}

interface Habitat {
  readonly closeness: number;
  /** Rounds looked ahead, by lesson. */
  readonly foresight: Readonly<Record<string, number>>;
  readonly patience?: Readonly<Record<string, number>>;
  readonly levels?: Partial<Readonly<Record<FirstLevel, Here>>>;
}

/** Kept as they were: what is measured with must not change. */
const HABITATS: Readonly<Record<string, Habitat>> = {
  carrara: { closeness: 0.055, foresight: { normal: 1, advanced: 1 } },
  'la-stanza': {
    closeness: 0.008,
    foresight: { all: 2 },
    levels: { apprentice: { blur: 0.5 }, journeyman: { iterations: 64, ideas: 12, blur: 0.25 }, master: { iterations: 256 } },
  },
  paneveggio: {
    closeness: 0.006,
    foresight: { solo: 1, several: 0 },
    patience: { solo: 4 },
    levels: { novice: { blur: 6 }, apprentice: { iterations: 8, ideas: 2, blur: 3 }, journeyman: { iterations: 20, ideas: 4, blur: 1.2 } },
  },
};

const ELSEWHERE: Habitat = { closeness: 0.02, foresight: {} };

export const habitatOf = ({ game }: GameCore): Habitat => HABITATS[game.id] ?? ELSEWHERE;

export function firstThoroughness(level: FirstLevel, core: GameCore): FirstThoroughness {
  const usual = USUAL[level];
  const { iterations = usual.iterations, blur = usual.blur, ideas = usual.search.ideas } = habitatOf(core).levels?.[level] ?? {};
  return { iterations, blur, search: { ...usual.search, ideas } };
}
