/** What can wait until the person has seen the answer to a press: asking the bots, keeping the game. */
import { afterPaint } from '@bottega/board-kit';

/** After what may be done next is shown, too. */
export const answered = (): Promise<void> => new Promise((resolve) => void afterPaint(() => afterPaint(resolve)));
