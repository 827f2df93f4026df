import { type Notation, refuse } from '@bottega/kernel';
import { FRUITS, type Fruit } from '../edition/names.ts';
import type { Move } from './moves.ts';

/** `draw`, `sell fig`, `beg 1`, `bid 2`: the deed and what it is done with. */
export const notation: Notation<Move> = {
  write(move) {
    if (move.do === 'sell' || move.do === 'give') return `${move.do} ${move.fruit}`;
    if (move.do === 'beg') return `beg ${move.other}`;
    if (move.do === 'bid') return `bid ${move.coins}`;
    return move.do;
  },
  read(text): Move {
    const [deed, object, ...rest] = text.split(' ');
    const number = /^\d{1,2}$/.test(object ?? '') ? Number(object) : undefined;
    if (rest.length === 0) {
      if (object === undefined && (deed === 'draw' || deed === 'rest' || deed === 'pay')) return { do: deed };
      if ((deed === 'sell' || deed === 'give') && FRUITS.includes(object as Fruit)) return { do: deed, fruit: object as Fruit };
      if (deed === 'beg' && number !== undefined) return { do: deed, other: number };
      if (deed === 'bid' && number !== undefined) return { do: deed, coins: number };
    }
    return refuse({ code: 'not-a-move', text });
  },
};
