/** Discs from the discipline's box, and the tile that sells strength, make an activation stronger. */
import type { Choice } from '@bottega/kernel';
import { DISCIPLINES } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import type { Why } from '../events.ts';
import type { StrengthFrame } from '../frames.ts';
import { DONE, type Move, PAY_STRENGTH, SPEND_DISC } from '../moves.ts';
import type { Player, State } from '../state.ts';

export const strengthen: Choice<State, StrengthFrame, Move> = {
  moves: ['spend-disc', 'pay-strength', 'done'],
  legal(state, frame, seat) {
    const player = state.players[seat];
    const moves: Move[] = [DONE];
    if (player.boxes[frame.discipline] > 0) moves.push(SPEND_DISC);
    if (!frame.paid && sellsStrength(player) && player.florins >= editionOf(state).bonusTiles.strengthPrice) moves.push(PAY_STRENGTH);
    return moves;
  },
  play(state, frame, seat, move, log) {
    const player = state.players[seat];
    const { discipline } = frame;
    const strength = frame.strength + 1;
    if (move.do === 'spend-disc') {
      player.boxes[discipline]--;
      player.discs++;
      log?.({ code: 'spent-disc', seat, box: DISCIPLINES[discipline], strength });
      state.agenda.push({ ...frame, strength });
    } else if (move.do === 'pay-strength') {
      const price = editionOf(state).bonusTiles.strengthPrice;
      player.florins -= price;
      log?.({ code: 'paid-strength', seat, price, strength });
      state.agenda.push({ ...frame, strength, paid: true });
    } else state.agenda.push({ step: 'carry-out', seat, discipline, strength: frame.strength });
  },
  why(state, frame, seat, move): Why | undefined {
    const player = state.players[seat];
    if (move.do === 'spend-disc') return { code: 'no-disc-in-box', box: DISCIPLINES[frame.discipline] };
    if (!sellsStrength(player)) return { code: 'tile-missing', tile: 'paid-strength' };
    if (frame.paid) return { code: 'already-paid' };
    return { code: 'too-dear', price: editionOf(state).bonusTiles.strengthPrice, florins: player.florins };
  },
  prompt: (_state, frame) => ({ discipline: DISCIPLINES[frame.discipline], strength: frame.strength }),
};

const sellsStrength = (player: Player): boolean => player.tiles.includes('paid-strength');
