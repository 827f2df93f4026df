/** Moves as short text: `move arts-2`, `activate arts with white`, `hire vasco-da-gama 1 to 3`. */
import { type Notation, refuse } from '@bottega/kernel';
import { ALL_MOVES, type Move } from './moves.ts';

function write(move: Move): string {
  switch (move.do) {
    case 'move':
    case 'take-character':
      return `${move.do} ${move.space}`;
    case 'activate':
      return move.by === 'room' ? `activate ${move.discipline}` : `activate ${move.discipline} with ${move.by}`;
    case 'arrange':
      return `arrange ${move.character} to ${move.worker}`;
    case 'hire':
      return `hire ${move.character} ${move.slot} to ${move.worker}`;
    case 'fire':
      return `fire ${move.character} ${move.worker}`;
    case 'masterpiece':
      return `masterpiece ${move.rank}`;
    case 'sail':
      return `sail ${move.steps}`;
    case 'write':
      return `write ${move.book}`;
    case 'place-disc':
    case 'give-disc':
      return `${move.do} ${move.box}`;
    case 'create':
      return `create ${move.artwork}`;
    case 'take-meeple':
    case 'return-meeple':
      return `${move.do} ${move.meeple}`;
    case 'acquire':
      return `acquire ${move.tile} with ${move.meeple}`;
    case 'place-recruit':
      return `place-recruit ${move.slot}`;
    default:
      return move.do;
  }
}

const BY_TEXT = new Map(ALL_MOVES.map((move) => [write(move), move]));

export const notation: Notation<Move> = {
  write,
  read: (text) => BY_TEXT.get(text.trim().replace(/\s+/g, ' ')) ?? refuse({ code: 'not-a-move', text }),
};
