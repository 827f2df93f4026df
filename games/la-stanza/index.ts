import type { GameBox } from '@bottega/kernel';
import { estimate } from './bot/estimate.ts';
import { learning } from './bot/learning.ts';
import { laStanza } from './rules/game.ts';
import { draw } from './text/draw.ts';
import { codes, text } from './text/index.ts';

export const box: GameBox = { game: laStanza, codes, text, draw, estimate, learning };
