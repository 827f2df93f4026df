/** The worked examples of the normal game. You are seat 0, Beatrice seat 1, Cosimo seat 2. */
import { CITIES, COLOUR_INDEX, type Colour } from '../../../edition/names.ts';
import type { Edition } from '../../../edition/schema.ts';
import { game } from '../../../rules/game.ts';
import { listColours } from '../../../rules/wheel.ts';
import { position } from '../position.ts';
import { cityPays, paid, play, told, valueIn } from './play.ts';

const DISPLAY = ['palazzo 2', 'villa 4', 'porta 1', 'castello 2', 'cathedrale 5', 'biblioteca 4', 'palazzo 4', 'villa 1', 'porta 5'];

/** Two turns from the start: marble from sector II, then a villa in Massa. */
export function firstTurn(edition: Edition) {
  const start = position({ edition, seed: 'first turn', display: DISPLAY, seats: [{}, {}] });
  const turned = play(start, 'turn wheel');
  const wanted: readonly Colour[] = ['red', 'green', 'blue', 'purple'];
  const bought = play(turned.state, 'sector II', ...wanted.map((colour) => `take ${colour}`), 'stop');
  const hers = play(bought.state, 'turn wheel', 'sector III', 'take yellow', 'stop');
  const built = play(hers.state, 'build villa 4 massa', 'pay blue', 'pay blue', 'pay green', 'exchange purple');
  const priceIn = (slot: number, colour: Colour): number => edition.wheel.prices[slot][COLOUR_INDEX[colour]];
  return {
    start,
    turned: turned.state,
    built: built.state,
    onWheel: listColours(start.wheel[0]),
    drawn: told(turned, 'drew-blocks').colour as readonly Colour[],
    wanted: wanted.map((colour) => ({ colour, price: priceIn(1, colour) })),
    before: wanted.reduce((sum, colour) => sum + priceIn(0, colour), 0),
    spent: told(bought, 'bought').florins as number,
    florins: bought.state.players[0].florins,
    blocks: bought.state.players[0].blocks,
    hers: told(hers, 'bought').florins as number,
    value: told(built, 'built').value as number,
    paid: told(built, 'paid').colour as readonly Colour[],
    pays: edition.cities.massa,
  };
}

/** A palazzo in Lucca, with two green blocks in place of a red one. */
export function paying(edition: Edition) {
  const start = position({ edition, display: DISPLAY.with(0, 'palazzo 4').with(6, 'palazzo 2'), seats: [{ blocks: { yellow: 1, red: 2, green: 2 } }, {}] });
  const built = play(start, 'build palazzo 4 lucca', 'pay yellow', 'pay red', 'pay red');
  return { built: built.state, value: told(built, 'built').value as number, paid: told(built, 'paid').colour as readonly Colour[] };
}

/** A villa of value 5 becomes the monument; then Massa pays twice as much for it. */
export function monument(edition: Edition) {
  const start = position({
    edition,
    seats: [
      {
        florins: 4,
        blocks: { green: 2, blue: 1 },
        cities: { massa: ['villa 5', 'porta 2', 'palazzo 1'] },
        court: [1, 2, 3, 4],
        used: ['landscape urban', 'type porta'],
      },
      { court: [1, 2, 3, 4], open: 2 },
    ],
  });
  const upgraded = play(start, 'upgrade villa 5 massa floor 1', 'pay green', 'pay green', 'improve massa');
  return {
    start,
    upgraded: upgraded.state,
    old: told(upgraded, 'upgraded').value as number,
    paid: told(upgraded, 'paid').colour as readonly Colour[],
    before: { value: valueIn(start, 'massa'), ...cityPays(start, 0, 'massa') },
    after: { value: valueIn(upgraded.state, 'massa'), ...paid(upgraded.state, 'pass', 'evaluate 4', 'mark city massa') },
  };
}

/** One board, and what its places would bring now. */
export function paydays(edition: Edition) {
  const start = position({
    edition,
    seats: [
      {
        florins: 3,
        blocks: { red: 1, green: 2 },
        cities: { pisa: ['palazzo 1'], lucca: ['palazzo 4', 'biblioteca 2'], massa: ['palazzo 2', 'villa 5', 'castello 1'], lerici: ['villa 2'] },
      },
      {},
    ],
  });
  const at = (place: string) => paid(start, 'evaluate 1', `mark ${place}`);
  const buildings = CITIES.flatMap((city, index) => start.players[0].columns[index].map(({ type, value }) => ({ city, type, value })));
  return {
    start,
    buildings,
    palazzi: at('type palazzo'),
    villas: at('type villa'),
    lucca: at('city lucca'),
    massa: at('city massa'),
    urban: at('landscape urban'),
    rural: at('landscape rural'),
  };
}

/** You take a bonus, Beatrice follows, Cosimo gives his up and builds. */
export function visit(edition: Edition) {
  const start = position({
    edition,
    players: 3,
    display: ['porta 2'],
    seats: [
      { florins: 3, blocks: {}, cities: { lucca: ['palazzo 4', 'villa 2'] } },
      { florins: 1, blocks: { purple: 1 }, cities: { viareggio: ['biblioteca 4'] } },
      { florins: 8, blocks: { blue: 2 }, cities: { lerici: ['porta 1'] } },
    ],
  });
  const yours = play(start, 'evaluate 1', 'mark city lucca');
  const hers = play(yours.state, 'follow 1', 'mark type biblioteca');
  const his = play(hers.state, 'decline 1');
  const after = play(his.state, 'build porta 2 massa');
  return {
    court: his.state,
    bonus: told(yours, 'court-florins').florins as number,
    yours: told(yours, 'marked-city').points as number,
    hers: told(hers, 'marked-type').florins as number,
    ended: told(after, 'visit-ended').seat as number,
  };
}

/** The pile is empty: your last marker brings the end, Beatrice has one more turn. */
export function ending(edition: Edition) {
  const start = position({
    edition,
    pile: 'empty',
    seats: [
      {
        florins: 13,
        blocks: { green: 1, blue: 1 },
        cities: { lucca: ['palazzo 4', 'biblioteca 2'], massa: ['villa 4', 'castello 2', 'porta 1'], lerici: ['villa 2'] },
        court: [],
        open: 1,
        used: ['city lucca', 'city massa', 'type palazzo', 'type porta', 'landscape urban'],
        points: { evaluation: 39, court: 9 },
      },
      {
        florins: 11,
        blocks: {},
        cities: { livorno: ['castello 4', 'palazzo 2'], lerici: ['porta 4', 'biblioteca 1'] },
        court: [],
        open: 2,
        used: ['type castello', 'type palazzo', 'landscape urban', 'type porta'],
        points: { evaluation: 30, court: 6 },
      },
    ],
  });
  const yours = play(start, 'evaluate open', 'mark landscape rural');
  const hers = play(yours.state, 'evaluate open', 'mark city livorno');
  return {
    last: told(yours, 'marked-landscape').points as number,
    bonus: told(yours, 'end-triggered').points as number,
    hers: told(hers, 'marked-city').points as number,
    florins: hers.state.players.map(({ florins }) => florins),
    scores: game.result(hers.state).scores,
  };
}
