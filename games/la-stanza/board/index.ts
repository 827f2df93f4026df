import type { GameBoard } from '@bottega/kernel';
import Board from './Board.svelte';
import { intended, targetOf, targetsOf } from './targets.ts';

export const board = { Board, targetOf, targetsOf, intended, explain: () => null } as unknown as GameBoard;
