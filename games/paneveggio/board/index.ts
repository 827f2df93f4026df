/** Paneveggio on the screen. */
import type { GameBoard } from '@bottega/kernel';
import { about } from './about.ts';
import { isQuiet, kindOf, lines, mainMove, saysAll } from './acts.ts';
import Board from './Board.svelte';
import { explain } from './explain.ts';
import LargeCard from './LargeCard.svelte';
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
  gathers: 'now',
  seatRegion: 'players',
  RegionIcon,
  Strip,
  Large: LargeCard,
  kindOf,
  mainMove,
  isQuiet,
  lines,
  about: ([move], view, words) => about(move, view, words),
  saysAll,
  tieBreak,
};
