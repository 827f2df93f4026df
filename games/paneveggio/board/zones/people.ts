/** How the partners and apprentices of one luthier stand in their room: the more they are, the less each says. */
import type { Seat } from '@bottega/kernel';
import type { State } from '../../rules/state.ts';
import { musiciansOf } from '../foresight.ts';

/**
 * So wide the room is, and a musician and an apprentice of each look at least, in pixels of the table; slim apprentices
 * lie three in a column.
 */
const ROOM = 664;
const LOOKS = [
  { look: 'full', musician: 190, apprentice: 104, stacked: 1 },
  { look: 'narrow', musician: 132, apprentice: 82, stacked: 1 },
  { look: 'slim', musician: 78, apprentice: 104, stacked: 3 },
] as const;
/** In two rows, apprentices stand below each other from the beginning. */
const STACKED = [
  { look: 'narrow', musician: 122, apprentice: 104, stacked: 5 },
  { look: 'slim', musician: 78, apprentice: 104, stacked: 5 },
] as const;
/** What the title of the apprentices needs. */
const TITLED = 110;
/** Where musicians would stand closer than this, their names are cut: they stand in two rows. */
const CLOSE = 96;

export interface Arrangement {
  readonly rows: 1 | 2;
  readonly look: 'full' | 'narrow' | 'slim';
  /** Musicians beside each other, and columns of apprentices. */
  readonly across: number;
  readonly columns: number;
  /** The least width of a musician and of a column. */
  readonly musician: number;
  readonly apprentice: number;
}

export function arrange(view: State, seat: Seat): Arrangement {
  const { apprentices, formed } = view.sides[seat];
  const partners = musiciansOf(view, seat).length;
  const trains = apprentices.length > 0 || formed > 0;
  const beside = (columns: number, apprentice: number): number => (trains ? Math.max(TITLED, columns * apprentice) : 0);
  const slim = LOOKS[2];
  const rows = partners * CLOSE + beside(Math.ceil(apprentices.length / slim.stacked), slim.apprentice) > ROOM ? 2 : 1;
  const across = Math.ceil(partners / rows);
  const looks: readonly (typeof LOOKS | typeof STACKED)[number][] = rows === 1 ? LOOKS : STACKED;
  const room = ({ stacked, apprentice }: (typeof looks)[number]): number => ROOM - beside(Math.ceil(apprentices.length / stacked), apprentice);
  const chosen = looks.find((each) => across * each.musician <= room(each)) ?? looks[looks.length - 1];
  return {
    rows,
    look: chosen.look,
    across,
    columns: Math.ceil(apprentices.length / chosen.stacked),
    // where even slim ones are too wide they grow slimmer: a strip that scrolls would hide some
    musician: Math.min(chosen.musician, room(chosen) / across),
    apprentice: chosen.apprentice,
  };
}
