import type { GameBox } from '@bottega/kernel';
import { estimate } from './bot/estimate.ts';
import { toy } from './rules/game.ts';
import { draw } from './text/draw.ts';
import { codes, text } from './text/index.ts';

export const box: GameBox = { game: toy, codes, text, draw, estimate };
