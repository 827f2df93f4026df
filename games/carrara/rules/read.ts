/** A state from outside: its shape, its components, and that somebody can go on from it. */
import { firstDifference, parse, refuse } from '@bottega/kernel';
import { COLOUR_INDEX } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { proof } from './proof.ts';
import { layOut } from './setup.ts';
import { STATE } from './shape.ts';
import type { State } from './state.ts';
import { PROMPTS, verbs } from './steps.ts';

export function read(json: unknown): State {
  const state = parse(STATE, json, 'bad-state') as State;
  const fresh = layOut(state.players.length, state.variant, state.hidden, state.edition, '');
  checkSeats(state);
  checkSizes(state, fresh);
  checkStatues(state);
  checkLedgers(state);
  const lost = firstDifference(proof.components(fresh), proof.components(state));
  if (lost !== undefined) wrong('', `the number of ${lost} is wrong`);
  checkAgenda(state);
  return state;
}

const wrong = (path: string, fault: string): never => refuse({ code: 'bad-state', path, fault });

function checkSeats(state: State): void {
  const known = (holder: number | null | undefined): boolean => holder === null || holder === undefined || holder < state.players.length;
  const check = (holder: number | null | undefined, path: string): void => {
    if (!known(holder)) wrong(path, 'there is no such seat');
  };
  check(state.ender, 'ender');
  check(state.visit?.holder, 'visit.holder');
  state.cities.forEach((holder, index) => {
    check(holder, `cities.${index}`);
  });
  state.florinPlaces.forEach((holder, index) => {
    check(holder, `florinPlaces.${index}`);
  });
  state.agenda.forEach((one, index) => {
    check(one.seat, `agenda.${index}.seat`);
  });
}

function checkSizes(state: State, fresh: State): void {
  const size = (path: string, list: readonly unknown[], wanted: number): void => {
    if (list.length !== wanted) wrong(path, `there are ${wanted} places`);
  };
  size('display', state.display, fresh.display.length);
  size('florinPlaces', state.florinPlaces, fresh.florinPlaces.length);
  state.players.forEach((one, index) => {
    size(`players.${index}.court`, one.court, fresh.players[0].court.length);
    size(`players.${index}.statuePlaces`, one.statuePlaces, fresh.players[0].statuePlaces.length);
    if (one.warehouse.length > editionOf(state).pieces.warehouses) wrong(`players.${index}.warehouse`, 'there are not so many warehouses');
  });
  if (state.visit !== null && state.visit.section >= fresh.players[0].court.length) wrong('visit.section', 'there is no such section');
}

/** Ruling C22: a statue stands only where its colour is accepted. */
function checkStatues(state: State): void {
  state.players.forEach(({ columns }, index) => {
    columns.forEach((column, place) => {
      const stranger = column.findIndex(({ statue: one }) => one !== null && one !== 'gold' && COLOUR_INDEX[one] > place);
      if (stranger >= 0) wrong(`players.${index}.columns.${place}.${stranger}.statue`, 'the city does not accept this colour');
    });
  });
}

/** Nobody remembers what never was. */
function checkLedgers({ players, hidden }: State): void {
  players.forEach(({ ledger, florins, blocks }, index) => {
    if (ledger === null) return;
    if (!hidden) wrong(`players.${index}.ledger`, 'there are no screens');
    const where = firstDifference({ florins, blocks }, ledger);
    if (where !== undefined) wrong(`players.${index}.ledger.${where}`, 'it is not what lies behind the screen');
  });
}

/** Somebody must be asked, and have an answer. */
function checkAgenda(state: State): void {
  const top = state.agenda.at(-1);
  if (top === undefined) return;
  if (!PROMPTS.includes(top.step)) wrong(`agenda.${state.agenda.length - 1}.step`, 'this asks nobody');
  if (verbs.legal(state, top.seat).length === 0) wrong('agenda', 'nobody can go on from here');
}
