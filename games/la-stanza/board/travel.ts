/** One pair for the whole board: a piece may come from anywhere in the house. */
import { travel } from '@bottega/board-kit';

export const [send, receive] = travel();
