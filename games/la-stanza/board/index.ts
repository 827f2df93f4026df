/** La Stanza on the screen. */
import type { GameBoard } from '@bottega/kernel';
import { about, isQuiet, kindOf, lines, mainMove } from './acts.ts';
import { distinct } from './alike.ts';
import Board from './Board.svelte';
import { explain } from './explain.ts';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import RegionIcon from './RegionIcon.svelte';
import { regionOf, regions } from './regions.ts';
import Strip from './Strip.svelte';
import { intended, targetOf, targetsOf } from './targets.ts';
import { tieBreak } from './tie.ts';

export const board: GameBoard = {
  Board,
  Panel,
  Picture,
  targetOf,
  targetsOf,
  intended,
  explain,
  regions,
  regionOf,
  RegionIcon,
  Strip,
  kindOf,
  mainMove,
  isQuiet,
  lines,
  about,
  distinct,
  tieBreak,
};
