import { type GameBox, weigh } from '@bottega/kernel';
import { learning } from './bot/learning.ts';
import { carrara } from './rules/game.ts';
import { draw } from './text/draw.ts';
import { codes, text } from './text/index.ts';

export const box: GameBox = { game: carrara, codes, text, draw, estimate: weigh(learning), learning };
