/** After moving: activate a discipline, receive money, or pass; in the last turns also pass for good (ruling LS-A4). */
import type { Choice, Seat } from '@bottega/kernel';
import { DISCIPLINES, MEEPLES, roomOf, WHITE } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import type { Tell, Why } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { gainFlorins, returnMeeple } from '../gains.ts';
import { ACTIVATE_HERE, ACTIVATE_OWN, ACTIVATE_WHITE, MONEY, type Move, type MoveOf, PASS, PASS_OUT } from '../moves.ts';
import { mayPassOut, passingPrompt, passOut } from '../passing.ts';
import type { Player, State } from '../state.ts';
import { canMatch, cheapestHire, holds } from '../strength.ts';
import { bringFinancierHome, moveFinancier } from '../workers.ts';

export const act: Choice<State, FrameOf<'act'>, Move> = {
  moves: ['activate', 'money', 'pass', 'pass-out'],

  legal(state, _frame, seat, most) {
    const player = state.players[seat];
    const room = roomOf(player.at);
    const { meeples } = player;
    const moves: Move[] = mayReceiveMoney(player) ? [MONEY, PASS] : [PASS];
    if (mayPassOut(state)) moves.push(PASS_OUT);
    if (moves.length >= most) return moves;
    for (let discipline = 0; discipline < DISCIPLINES.length; discipline++) {
      // A meeple stands in for being in the room, never for the hire; it may be spent there as well (ruling LS-A1).
      const here = discipline === room;
      const own = discipline !== WHITE && meeples[discipline] > 0;
      // A white one is good for any discipline (ruling LS-A20).
      const white = meeples[WHITE] > 0;
      if (!(here || own || white) || !canMatch(state, player, discipline)) continue;
      if (here) moves.push(ACTIVATE_HERE[discipline]);
      if (own) moves.push(ACTIVATE_OWN[discipline]);
      if (white) moves.push(ACTIVATE_WHITE[discipline]);
    }
    return moves;
  },

  play(state, _frame, seat, move, log) {
    if (move.do === 'pass') log?.({ code: 'passed', seat });
    else if (move.do === 'pass-out') passOut(state, seat, log);
    else if (move.do === 'money') receiveMoney(state, seat, log);
    else {
      const { discipline, by } = move as MoveOf<'activate'>;
      if (by !== 'room') returnMeeple(state, seat, MEEPLES.indexOf(by));
      log?.({ code: 'activated', seat, discipline, by });
      state.agenda.push({ step: 'hire', seat, discipline: DISCIPLINES.indexOf(discipline), hired: 0, matched: false, fired: false });
    }
  },

  why(state, _frame, seat, move): Why | undefined {
    if (move.do === 'pass-out') return { code: 'not-last-turns' };
    if (move.do === 'money') return { code: 'financier-at-end' };
    const { discipline: name, by } = move as MoveOf<'activate'>;
    const discipline = DISCIPLINES.indexOf(name);
    if (discipline < 0) return undefined;
    const player = state.players[seat];
    if (by === 'room' && roomOf(player.at) !== discipline) return { code: 'not-in-room', discipline: name };
    if (by !== 'room' && by !== 'white' && by !== MEEPLES[discipline]) return { code: 'wrong-meeple', discipline: name, meeple: by };
    if (by !== 'room' && player.meeples[MEEPLES.indexOf(by)] === 0) return { code: 'meeple-missing', meeple: by };
    const edition = editionOf(state);
    if (!holds(edition, player.recruits, discipline)) return { code: 'no-match', discipline: name };
    return { code: 'too-dear', price: cheapestHire(edition, player), florins: player.florins };
  },

  prompt(state, frame, seat) {
    const activates = act.legal(state, frame, seat, Number.POSITIVE_INFINITY).some((move) => move.do === 'activate');
    return { ...passingPrompt(state), activates };
  },
};

/** Not with a flipped financier on the last space (ruling LS-A7). */
function mayReceiveMoney(player: Player): boolean {
  return !player.flipped || player.financier < player.workers.length - 1;
}

function receiveMoney(state: State, seat: Seat, log: Tell): void {
  const player = state.players[seat];
  if (player.financier < player.workers.length - 1) moveFinancier(state, seat, log);
  else {
    player.flipped = true;
    log?.({ code: 'financier-flipped', seat });
    bringFinancierHome(state, seat, log);
  }
  // Up to the amount at the sailboat, never more (ruling LS-A23).
  const missing = Math.max(0, editionOf(state).moneyTrack.florins[player.boat] - player.florins);
  const florins = gainFlorins(state, seat, missing);
  log?.({ code: 'income', seat, florins });
}
