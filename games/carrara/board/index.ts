/** Carrara on the screen. */
import type { GameBoard } from '@bottega/kernel';
import { about } from './about.ts';
import { isLastWord, isQuiet, kindOf, lines, mainMove } from './acts.ts';
import { atEnd } from './at-end.ts';
import Board from './Board.svelte';
import { choices, distinct } from './evaluations.ts';
import { explain } from './explain.ts';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import RegionIcon from './RegionIcon.svelte';
import { isBesides, regionOf, regions } from './regions.ts';
import Strip from './Strip.svelte';
import { intended, targetOf, targetsOf } from './targets.ts';
import { tieBreak } from './tie.ts';

export const board: GameBoard = {
  Board,
  Picture,
  Panel,
  targetOf,
  explain,
  targetsOf,
  intended,
  regions,
  regionOf,
  isBesides,
  seatRegion: 'cities',
  RegionIcon,
  Strip,
  kindOf,
  mainMove,
  isQuiet,
  isLastWord,
  lines,
  about,
  distinct,
  choices,
  atEnd,
  tieBreak,
};
