import type { GameBox } from '@bottega/kernel';
import * as core from './core.ts';
import { draw } from './text/draw.ts';
import { codes, text } from './text/index.ts';

export const box: GameBox = { ...core, codes, text, draw };
