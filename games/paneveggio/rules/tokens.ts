/** Lutherie tokens: gaining, paying, and what happens when the reserve runs out. */
import type { Log, Seat } from '@bottega/kernel';
import type { NeedingFrame, Zone } from './frames.ts';
import type { Move } from './moves.ts';
import type { Side, State } from './state.ts';

type Purse = 'ducat' | 'study';

export const held = (side: Side, what: Purse): number => (what === 'ducat' ? side.ducats : side.studies);

function fill(side: Side, what: Purse, count: number): void {
  if (what === 'ducat') side.ducats += count;
  else side.studies += count;
  side.lutherie -= count;
}

/** Tokens that may be taken from the atelier's three zones (ruling P19), one of them left out. */
export function freeable(side: Side, kept: Zone | null): number {
  let count = kept === 'ducat' ? 0 : side.ducats;
  if (kept !== 'study') count += side.studies;
  if (kept !== 'wood') for (const quality of side.wood) count += quality - 1;
  return count;
}

export const hasToken = (side: Side, kept: Zone | null = null): boolean => side.lutherie > 0 || freeable(side, kept) > 0;

/** How many tokens of a payment the help zone must give. */
export const helpFor = (side: Side, what: Purse, count: number): number => Math.max(0, count - held(side, what));

/** Whether it can be paid, with the Master's help and tokens freed for it where needed (ruling P21). */
export function canPay(side: Side, what: Purse, count: number): boolean {
  const own = held(side, what);
  return own >= count || count - own <= own + side.lutherie || count - own <= own + side.lutherie + freeable(side, what);
}

/** Pays at once, or asks first which token to free; what follows must already stand on the agenda. */
export function pay(state: State, seat: Seat, what: Purse, count: number, log?: Log): void {
  const side = state.sides[seat];
  const own = Math.min(count, held(side, what));
  fill(side, what, -own);
  if (own > 0) log?.({ code: 'paid', seat, what, count: own });
  const help = count - own;
  if (help === 0) return;
  if (side.lutherie < help) {
    state.agenda.push({ step: 'pay', seat, what, count: help }, { step: 'free', seat, kept: what, must: true });
    return;
  }
  side.lutherie -= help;
  side.help += help;
  log?.({ code: 'helped', seat, what, count: help });
}

/** Takes tokens of the reserve as ducats or studies; gains may be partial. */
export function gain(state: State, seat: Seat, what: Purse, count: number, log?: Log, partial = false): void {
  if (count === 0) return;
  const side = state.sides[seat];
  if (side.lutherie < count && !partial && freeable(side, what) > 0) {
    state.agenda.push({ step: 'gain', seat, what, count, partial }, { step: 'free', seat, kept: what, must: false });
    return;
  }
  const taken = Math.min(count, side.lutherie);
  fill(side, what, taken);
  if (taken > 0) log?.({ code: 'gained', seat, what, count: taken });
}

/** True when the frame must wait for tokens to be freed: it is back on the agenda under that question. */
export function waitsForTokens(state: State, frame: NeedingFrame, count: number, kept: Zone | null): boolean {
  const side = state.sides[frame.seat];
  if (side.lutherie >= count || frame.partial || freeable(side, kept) === 0) return false;
  state.agenda.push(frame, { step: 'free', seat: frame.seat, kept, must: false });
  return true;
}

/** A count of tokens for each side, none yet. */
export function noTokens(state: State): number[] {
  const counts: number[] = [];
  for (let seat = 0; seat < state.sides.length; seat++) counts.push(0);
  return counts;
}

/** Tokens that come back from violins: ducats or studies at the owner's choice, Stradivarius' as told (ruling P20). */
export function giveBack(state: State, counts: readonly number[], botTakes: 'ducat' | 'study', log?: Log): void {
  for (let seat = counts.length - 1; seat >= 0; seat--) {
    const count = counts[seat];
    if (count === 0) continue;
    state.sides[seat].lutherie += count;
    log?.({ code: 'tokens-returned', seat, count });
    if (seat >= state.players) gain(state, seat, botTakes, count, log, true);
    else state.agenda.push({ step: 'take', seat, left: count });
  }
}

/** What Stradivarius makes of tokens that come back by a Conservation. */
export const botPurse = (state: State): 'ducat' | 'study' => (state.level === 'fortissimo' ? 'study' : 'ducat');

/** Tokens Stradivarius lacks for a violin or for the Master come from his ducats, then his studies (ruling P49). */
export function freeOwnTokens(side: Side, wanted: number): void {
  const ducats = Math.min(side.ducats, Math.max(0, wanted - side.lutherie));
  side.ducats -= ducats;
  side.lutherie += ducats;
  const studies = Math.min(side.studies, Math.max(0, wanted - side.lutherie));
  side.studies -= studies;
  side.lutherie += studies;
}

/** Adds a move for each different quality of wood from `least` to `most`. */
export function qualityMoves(wood: readonly number[], table: readonly Move[], moves: Move[], least: number, most = Number.POSITIVE_INFINITY): void {
  for (let at = 0; at < wood.length; at++) {
    const quality = wood[at];
    if (quality >= least && quality <= most && quality !== wood[at - 1]) moves.push(table[quality]);
  }
}

export const isOnlyPile = (side: Side, quality: number): boolean => side.wood.indexOf(quality) === side.wood.lastIndexOf(quality);

/** Raises the quality of one stocked wood; the stock stays sorted, the best first. */
export function raiseWood(side: Side, quality: number): boolean {
  const at = side.wood.indexOf(quality);
  if (at < 0) return false;
  side.wood[at] = quality + 1;
  return true;
}

export function lowerWood(side: Side, quality: number, by: number): void {
  side.wood.splice(side.wood.lastIndexOf(quality), 1);
  addWood(side, quality - by);
}

export function addWood(side: Side, quality: number): void {
  let at = side.wood.length;
  while (at > 0 && side.wood[at - 1] < quality) at--;
  side.wood.splice(at, 0, quality);
}
