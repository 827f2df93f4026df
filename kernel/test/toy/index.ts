import type { GameBox } from '@bottega/kernel';
import { estimate } from './bot/estimate.ts';
import { EVENTS, REFUSALS } from './rules/events.ts';
import { toy } from './rules/game.ts';
import { MOVES } from './rules/notation.ts';
import { SCORES } from './rules/result.ts';
import { FRUITS, type State, type View } from './rules/state.ts';
import { drawBoard } from './text/draw.ts';
import { TEXT } from './text/index.ts';

export const box: GameBox = {
  game: toy,
  codes: {
    events: EVENTS,
    prompts: ['turn', 'give', 'bid'],
    refusals: REFUSALS,
    moves: MOVES,
    scores: SCORES,
    others: [...FRUITS.map((fruit) => `fruit.${fruit}`), 'board.round', 'board.trader'],
  },
  text: TEXT,
  draw: (view, viewer, words) => drawBoard(view as View, viewer, words),
  estimate: (state, seat) => estimate(state as State, seat),
};
