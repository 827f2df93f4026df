/** The bots' side: thinks where nothing else has to wait. */
import { chooseMove, isLevel, LEVELS } from '@bottega/bots';
import { randomFrom, type Seat } from '@bottega/kernel';
import { randomText } from '../chance.ts';
import { loadBox } from '../games.ts';
import { answerer } from './wire.ts';

export function serveBots(port: MessagePort): void {
  const random = randomFrom(randomText());
  answerer(port, {
    async choose(game: string, view: unknown, seat: Seat, level: string) {
      const box = await loadBox(game);
      return chooseMove(box, view, seat, isLevel(level) ? level : LEVELS[LEVELS.length - 1], random);
    },
  });
}
