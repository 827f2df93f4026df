import { type GameEvent, LANGUAGES, randomFrom, Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { explain } from '../board/explain.ts';
import { intended, targetOf, targetsOf } from '../board/targets.ts';
import { ALL_BONUS_TILES } from '../edition/names.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { text } from '../text/index.ts';
import { rulesPage } from '../text/rules/index.ts';
import { acting, of, offersOf } from './table.ts';

const page = await rulesPage('en', null, new Words('en', text.en, []));
const rows = page.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? (block.ids ?? []) : [])));
const ANCHORS = new Set<string>([...page.sections.map(({ id }) => id), ...rows]);
const WITHOUT_PLACE = ['stay', 'money', 'pass-out', 'pass', 'reward', 'decline', 'done'];
const WORDS = LANGUAGES.map((language) => new Words(language, text[language], ['Ada', 'Bruno', 'Carla', 'Dino']));

/** A few random games with every option, each position handed to `seen` with what led to it. */
function walk(seen: (state: State, events: readonly GameEvent[]) => void): void {
  const random = randomFrom('the board');
  for (const players of [2, 3, 4]) {
    const state = game.setup({ players, options: { expert: true, arrangement: 'chosen' } }, `board ${players}`);
    let events: GameEvent[] = [];
    while (game.toAct(state).length > 0) {
      seen(state, events);
      events = [];
      const [seat] = game.toAct(state);
      const moves = game.legal(state, seat);
      game.play(state, seat, moves[random(moves.length)], (event) => events.push(event));
    }
  }
}

function explained(target: string, state: State): void {
  for (const words of WORDS) {
    const said = explain(target, game.view(state, 0), words);
    expect(said?.title, target).toBeTruthy();
    expect(ANCHORS.has(said?.rule ?? ''), `${target} leads to ${said?.rule}`).toBe(true);
  }
}

describe('the board', () => {
  it('shows every move at a place that can be explained, but those that belong nowhere', () => {
    const known = new Set<string>();
    walk((state) => {
      const [seat] = game.toAct(state);
      for (const move of game.legal(state, seat)) {
        const target = targetOf(move, game.view(state, seat));
        expect(target === null, move.do).toBe(WITHOUT_PLACE.includes(move.do));
        if (target === null || known.has(target)) continue;
        known.add(target);
        explained(target, state);
      }
    });
    expect(known.size).toBeGreaterThan(60);
  });

  it('in its own room a discipline is pressed without a meeple, and a meeple by itself (LS-A1)', () => {
    const state = acting({ florins: 10, meeples: [0, 0, 0, 1, 1], recruits: [of(3), of(4), -1, -1, -1] });
    const targets = offersOf(state, 'activate').map((offer) => targetOf(game.notation.read(offer), game.view(state, 0)));
    expect(targets).toEqual(['room.arts', 'own-meeple.0.yellow', 'own-meeple.0.white', 'room.politics']);
  });

  it('explains every bonus tile with an anchor of the rules page', () => {
    const state = game.setup({ players: 2 }, 'tiles');
    for (const tile of ALL_BONUS_TILES) explained(`tile.0.${tile}`, state);
  });

  it('finds the places every log line speaks of', () => {
    walk((state, events) => {
      for (const target of events.flatMap(targetsOf)) {
        const [kind, seat, number] = target.split('.');
        const gone = kind === 'recruit' && Number(number) > state.players[Number(seat)].recruits.length;
        if (!gone) expect(explain(target, game.view(state, 0), WORDS[0])?.title, target).toBeTruthy();
      }
    });
  });

  it('says why a place offers nothing', () => {
    const state = game.setup({ players: 2 }, 'why');
    const [move] = intended('space.arts-2', game.view(state, 0), 0);
    expect(game.why(state, 0, move)).toMatchObject({ code: 'too-far' });
  });
});
