import type { GameBoard } from '@bottega/kernel';
import Board from './Board.svelte';
import { explain } from './explain.ts';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { intended, targetOf, targetsOf } from './targets.ts';

export const board: GameBoard = { Board, Picture, Panel, targetOf, explain, targetsOf, intended };
