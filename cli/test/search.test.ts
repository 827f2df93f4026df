/** What the search of a turn is worth in the games of the house. */
import { Mind } from '@bottega/bots';
import { box as carrara } from '@bottega/carrara';
import { type BaseState, type GameBox, randomFrom, type Seat } from '@bottega/kernel';
import { box as laStanza } from '@bottega/la-stanza';
import { box as paneveggio } from '@bottega/paneveggio';
import { expect, it } from 'vitest';
import { ideaFrom } from '../../bots/search/idea.ts';
import { SearchTable } from '../../bots/search/table.ts';
import { TurnSearch } from '../../bots/search/turn.ts';

/** Positions at the beginning of turns. */
function positions({ game, ...rest }: GameBox, count: number): { state: BaseState; seat: Seat }[] {
  const state: BaseState = game.setup({ players: 2 }, 'search');
  const minds = [0, 1].map((seat) => new Mind({ game, ...rest }, 'novice', randomFrom(`search ${seat}`)));
  const found: { state: BaseState; seat: Seat }[] = [];
  for (let turn = -1; found.length < count; ) {
    const [seat] = game.toAct(state);
    if (state.turn !== turn && state.turn > 2) found.push({ state: game.clone(state), seat });
    turn = state.turn;
    game.play(state, seat, minds[seat].choose(game.view(state, seat), seat));
  }
  return found;
}

// Carrara's turns are short: in most of them both find the same
it.each([
  [carrara, 40],
  [laStanza, 6],
  [paneveggio, 6],
])('following a few ways through a turn of game %# beats many ideas at random', (box, count) => {
  let ahead = 0;
  for (const { state, seat } of positions(box, count)) {
    const table = new SearchTable(box, state, randomFrom('ideas'));
    const search = new TurnSearch(table, state, seat, 4, 1);
    while (search.advance(100));
    const tried = table.tried;
    let best = Number.NEGATIVE_INFINITY;
    for (let idea = 0; idea < tried; idea++) {
      const { state: end } = ideaFrom(table, state, seat);
      best = Math.max(best, table.worth(end, table.judge(end, seat), seat));
    }
    ahead += search.ends[0].worth - best;
  }
  expect(ahead).toBeGreaterThan(0);
});
