/** What the levels promise, in the games of the house: beginners are short-sighted, not silly. */
import { type Level, Mind } from '@bottega/bots';
import { box as carrara } from '@bottega/carrara';
import { type BaseState, type GameBox, randomFrom, type Seat } from '@bottega/kernel';
import { box as laStanza } from '@bottega/la-stanza';
import { describe, expect, it } from 'vitest';

/** So many turns of a game among bots of a level; tells each turn as it was made, and the position after it. */
function turnsOf({ game, ...rest }: GameBox, level: Level, seed: string, turns: number): { seat: Seat; made: string[]; after: BaseState }[] {
  const state: BaseState = game.setup({ players: 2 }, seed);
  const minds = [0, 1].map((seat) => new Mind({ game, ...rest }, level, randomFrom(`${seed} ${seat}`)));
  const told: { turn: number; seat: Seat; made: string[]; after: BaseState }[] = [];
  for (;;) {
    const [seat] = game.toAct(state);
    if (told.at(-1)?.turn !== state.turn) {
      if (told.length === turns) return told;
      told.push({ turn: state.turn, seat, made: [], after: state });
    }
    const move = minds[seat].choose(game.view(state, seat), seat);
    const now = told[told.length - 1];
    if (seat === now.seat) now.made.push(game.notation.write(move));
    game.play(state, seat, move);
    now.after = game.clone(state);
  }
}

interface Workshop {
  readonly florins: number;
}
const workshop = (state: BaseState, seat: Seat): Workshop => (state as unknown as { players: Workshop[] }).players[seat];

describe.each(['novice', 'apprentice'] as const)('a beginner: %s', (level) => {
  it.each([carrara, laStanza])('does something in the first turn of game %#', (box) => {
    for (let seed = 0; seed < 6; seed++) {
      for (const { made } of turnsOf(box, level, `first ${seed}`, 2)) expect(made).not.toContain('pass');
    }
  });

  it('keeps some of its florins in the first turn of Carrara, and builds before long', () => {
    for (let seed = 0; seed < 3; seed++) {
      const turns = turnsOf(carrara, level, `first ${seed}`, 16);
      for (const seat of [0, 1]) {
        const own = turns.filter((turn) => turn.seat === seat);
        expect(workshop(own[0].after, seat).florins).toBeGreaterThanOrEqual(3);
        const built = own.some(({ made }) => made.some((text) => /^(build|monument) /.test(text)));
        expect(built).toBe(true);
      }
    }
  });
});
