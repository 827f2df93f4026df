/** What can wait until the person has seen the answer to a press: asking the bots, keeping the game. */
import { afterPaint } from '@bottega/board-kit';

/** A page that nobody sees is never painted. */
const LONGEST = 100;

export const answered = (): Promise<void> =>
  new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, LONGEST);
  });
