/** The games of the house, each loaded when it is needed. Workers read this too, so it knows no board. */
import type { GameBox } from '@bottega/kernel';

const boxes = import.meta.glob<GameBox>('../../games/*/index.ts', { import: 'box' });

export const GAMES: readonly string[] = Object.keys(boxes)
  .map((path) => path.split('/')[3])
  .sort();
export const isGame = (id: string): boolean => GAMES.includes(id);

export const loadBox = (id: string): Promise<GameBox> => boxes[`../../games/${id}/index.ts`]();
