/**
 * The pictures of the rules page: which part of the board each one shows, in which position, and where the numbers of
 * its labels stand.
 */
import type { State } from '../../rules/state.ts';
import type { Examples } from '../../text/rules/examples.ts';
import { polar } from '../wheel/polar.ts';

export type Part = 'wheel' | 'cities' | 'blocks' | 'goods' | 'player-board' | 'tile' | 'types' | 'payment' | 'monument' | 'court' | 'pieces';

/** A number beside whatever the selector finds, or at a point of the drawing. */
export type Callout = string | { readonly x: number; readonly y: number };

interface Figure {
  readonly part: Part;
  readonly shows: (examples: Examples) => State;
  readonly callouts?: readonly Callout[];
}

const target = (name: string): string => `[data-target="${name}"]`;
/** The first of several targets that begin alike: which there are is up to the edition. */
const targets = (beginning: string): string => `[data-target^="${beginning}"]`;

export const FIGURES: Readonly<Record<string, Figure>> = {
  'wheel-start': {
    part: 'wheel',
    shows: ({ firstTurn }) => firstTurn.start,
    callouts: [polar(100, 12), polar(196, 20), polar(40, 135)],
  },
  'wheel-turned': { part: 'wheel', shows: ({ firstTurn }) => firstTurn.turned, callouts: [polar(80, 60), polar(80, 0)] },
  'first-built': { part: 'cities', shows: ({ firstTurn }) => firstTurn.built },
  blocks: { part: 'blocks', shows: ({ firstTurn }) => firstTurn.start },
  market: {
    part: 'goods',
    shows: ({ firstTurn }) => firstTurn.start,
    callouts: [target('tile:0'), 'h2 small', target('monument:biblioteca'), targets('upgrade:')],
  },
  'player-board': {
    part: 'player-board',
    shows: ({ paydays }) => paydays.start,
    callouts: [
      target('building:0:massa:3'),
      target('city:0:massa'),
      target('own:red'),
      target('place:type:biblioteca'),
      target('place:landscape:urban'),
      target('place:city:livorno'),
    ],
  },
  tile: {
    part: 'tile',
    shows: ({ paydays }) => paydays.start,
    callouts: [
      { x: -10, y: 10 },
      { x: 110, y: 60 },
      { x: 88, y: 12 },
    ],
  },
  types: { part: 'types', shows: ({ firstTurn }) => firstTurn.start },
  payment: { part: 'payment', shows: ({ paying }) => paying.built },
  monument: { part: 'monument', shows: ({ monument }) => monument.upgraded },
  court: { part: 'court', shows: ({ visit }) => visit.court, callouts: [target('court:1'), target('court:2'), target('court:open')] },
  paydays: { part: 'cities', shows: ({ paydays }) => paydays.start },
  pieces: { part: 'pieces', shows: ({ statues }) => statues.start },
  'advanced-board': {
    part: 'player-board',
    shows: ({ statues }) => statues.start,
    callouts: [target('building:0:massa:1'), target('city:0:pisa'), '.warehouses', targets('place:statues:'), targets('place:florins:')],
  },
  'two-wheels': { part: 'wheel', shows: ({ emptied }) => emptied.turned, callouts: [polar(78, 300), polar(38, 270), polar(18, 180)] },
  'advanced-court': { part: 'court', shows: ({ statues }) => statues.start },
};
