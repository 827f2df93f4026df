import type { GameBox } from '@bottega/kernel';
import * as trained from './bot/trained.ts';
import * as core from './core.ts';
import { draw } from './text/draw.ts';
import { PRINTED } from './text/edition.ts';
import { codes, text } from './text/index.ts';

export { describe } from './text/effect.ts';
export const box: GameBox = { ...core, ...trained, codes, text, draw, printed: PRINTED };

/** The rules by themselves, with the game's own types. */
export const { game } = core;
export type State = ReturnType<typeof game.setup>;
export type Move = ReturnType<typeof game.legal>[number];
