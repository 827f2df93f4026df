import type { GameBoard } from '@bottega/kernel';
import Board from './Board.svelte';
import { explain } from './explain.ts';
import { intended, targetOf, targetsOf } from './targets.ts';

export const board = { Board, targetOf, targetsOf, intended, explain } as unknown as GameBoard;
