/**
 * One full table that fits a view: the pile in some order, behind the screens what everybody saw go there. Where nobody
 * saw the start, unseen blocks are dealt anew, and florins are of a likely size.
 */
import { type Random, type RandomState, shuffle, type Viewer } from '@bottega/kernel';
import { CITY_INDEX, COLOURS, TYPE_INDEX, TYPES } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import { clone } from './clone.ts';
import { payingPower } from './payment.ts';
import { anyPlaceOpen, purchaseOpensPlace } from './places.ts';
import { type Counts, isEmpty, type Ledger, type Player, type State, type Tile } from './state.ts';
import type { View } from './view.ts';
import { affordable, anythingAffordable } from './wheel.ts';

export function guess(view: View, _viewer: Viewer, random: Random): State {
  // the nulls of the view are all filled in below
  const state = clone(view as unknown as State);
  state.random = Array.from({ length: 4 }, () => random(0x100000000) | 0) as RandomState;
  state.pile = shuffle(unseenTiles(state), random);
  const strangers = state.players.filter((_, seat) => view.players[seat].florins === null);
  for (const player of strangers) player.florins = player.ledger === null ? likelyFlorins(random) : Math.max(0, player.ledger.florins);
  dealBlocks(state, strangers, random);
  enableActor(state, strangers.filter(unknown));
  return state;
}

/** Whether nobody saw how this player's florins and blocks came there. */
const unknown = ({ ledger }: Player): boolean => ledger === null;

/** The tiles in play that lie neither on display, nor built, nor in the box. */
function unseenTiles(state: State): Tile[] {
  const seen = TYPES.map((): number[] => []);
  const see = (tile: Tile | null): void => {
    if (tile === null) return;
    const ofType = seen[TYPE_INDEX[tile.type]];
    ofType[tile.value] = (ofType[tile.value] ?? 0) + 1;
  };
  state.display.forEach(see);
  state.box.tiles.forEach(see);
  for (const { columns } of state.players) for (const column of columns) for (const building of column) if (!building.monument) see(building);
  const unseen: Tile[] = [];
  for (const type of TYPES) {
    const ofType = seen[TYPE_INDEX[type]];
    for (const value of editionOf(state).buildings.values[state.players.length as 2 | 3 | 4]) {
      if (ofType[value] > 0) ofType[value]--;
      else unseen.push({ type, value });
    }
  }
  return unseen;
}

/** Nobody hoards for long: mostly small sums, seldom large ones. */
const likelyFlorins = (random: Random): number => random(16) + random(16);

/**
 * Shares the unseen blocks between the strangers' screens and the bag: first what the ledgers say, then by chance. An
 * empty bag leaves them all to the strangers.
 */
function dealBlocks(state: State, strangers: readonly Player[], random: Random): void {
  const { perColour } = editionOf(state).blocks;
  const bagIsEmpty = isEmpty(state.bag);
  const seen = state.players.flatMap((player) => (strangers.includes(player) ? [] : [player.blocks]));
  state.bag = COLOURS.map((_, colour) => perColour - sum(state.wheel, colour) - sum(seen, colour));
  for (const player of strangers) player.blocks = COLOURS.map((_, colour) => takeKnown(state.bag, colour, player.ledger));
  const unseen = shuffle(
    state.bag.flatMap((count, colour) => Array<number>(count).fill(colour)),
    random,
  );
  if (bagIsEmpty) {
    for (const colour of unseen) give(state, strangers[random(strangers.length)], colour);
    return;
  }
  for (const player of strangers.filter(unknown)) for (let count = random(7); count > 0 && unseen.length > 1; count--) give(state, player, unseen.pop()!);
}

/** Blocks out of the bag that somebody is known to have. */
function takeKnown(bag: Counts, colour: number, ledger: Ledger | null): number {
  const known = Math.min(Math.max(0, ledger?.blocks[colour] ?? 0), bag[colour]);
  bag[colour] -= known;
  return known;
}

function give({ bag }: State, player: Player, colour: number): void {
  bag[colour]--;
  player.blocks[colour]++;
}

const sum = (lists: readonly Counts[], colour: number): number => lists.reduce((total, counts) => total + counts[colour], 0);

/** A stranger in the middle of something must be able to finish it. */
function enableActor(state: State, strangers: readonly Player[]): void {
  for (const frame of state.agenda) {
    const { seat, step } = frame;
    const player = state.players[seat];
    if (!strangers.includes(player)) continue;
    if (step === 'choose-sector') enrich(player, () => anythingAffordable(state, seat));
    if (step === 'take-blocks' && frame.taken.length === 0) enrich(player, () => affordable(state, seat, frame.slot));
    if (step === 'mark-place') enrich(player, () => anyPlaceOpen(state, seat, player.florins) || purchaseOpensPlace(state, seat, player.florins));
    if (step === 'pay') {
      const others = strangers.filter((other) => other !== player);
      supplyPayer(state, player, CITY_INDEX[frame.city], frame.left, others);
    }
  }
}

/** As many florins as it takes; those guessed before where no sum would help. */
function enrich(player: Player, enough: () => boolean): void {
  const before = player.florins;
  while (!enough() && player.florins < 1000) player.florins++;
  if (!enough()) player.florins = before;
}

/**
 * Gives the payer what the payment still needs: accepted blocks, then pairs, out of the bag first, then out of other
 * guessed hands.
 */
function supplyPayer(state: State, payer: Player, city: number, left: number, others: readonly Player[]): void {
  const enough = (): boolean => payingPower(payer.blocks, city) >= left;
  const take = (hand: Counts, colour: number, count: number): void => {
    // an empty bag would be felt
    while (!enough() && hand[colour] >= count && !(hand === state.bag && total(hand) <= count)) {
      hand[colour] -= count;
      payer.blocks[colour] += count;
    }
  };
  const hands = [state.bag, ...others.map(({ blocks }) => blocks)];
  for (const hand of hands) for (let colour = 0; colour <= city; colour++) take(hand, colour, 1);
  for (const count of [1, 2]) for (const hand of hands) if (city + 1 < COLOURS.length) take(hand, city + 1, count);
}

const total = (counts: Counts): number => counts.reduce((all, count) => all + count, 0);
