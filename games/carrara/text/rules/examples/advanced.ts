/** The worked examples of the advanced game. You are seat 0, Beatrice, Cosimo and Lucia follow. */
import { type BuildingType, CITIES, CITY_INDEX, type Colour, type Decoration, TYPES } from '../../../edition/names.ts';
import type { Edition } from '../../../edition/schema.ts';
import { game } from '../../../rules/game.ts';
import { decorationPoints, florinPoints, placePoints, statueMajorities } from '../../../rules/result.ts';
import type { State } from '../../../rules/state.ts';
import { decorationAt, statueAt } from '../../../rules/wheel.ts';
import { position } from '../position.ts';
import { paid, play, told } from './play.ts';

const ADVANCED = 'advanced' as const;

/** You turn the statues alone, empty sector III and place its crown. */
export function emptied(edition: Edition) {
  const start = position({
    edition,
    variant: ADVANCED,
    wheel: [{ white: 1, yellow: 1 }, { red: 1 }, { green: 1, blue: 1 }, { purple: 2 }],
    turned: { decorations: 0, statues: 3 },
    seats: [{ florins: 8, cities: { viareggio: ['palazzo 4'], lerici: ['villa 1'] } }, {}],
  });
  const turned = play(start, 'turn statues');
  const bought = play(turned.state, 'sector III', 'take green', 'take blue');
  const placed = play(bought.state, 'piece crown', 'place crown viareggio floor 1');
  return {
    turned: turned.state,
    placed: placed.state,
    spent: told(bought, 'bought').florins as number,
    decoration: decorationAt(turned.state, 2) as Decoration,
    statue: statueAt(turned.state, 2) as Colour,
    value: placed.state.players[0].columns[CITY_INDEX.viareggio][0].value,
  };
}

/** A purchase, the court's gold statue, and the statue place it opens. */
export function gold(edition: Edition) {
  const start = position({
    edition,
    variant: ADVANCED,
    seats: [{ florins: 12, cities: { lucca: ['palazzo 4'], lerici: ['villa 1'] }, warehouse: ['flag'] }, {}],
  });
  const purchased = play(start, 'purchase crown lucca floor 1');
  const adorned = play(purchased.state, 'evaluate 1', 'piece gold', 'place gold lucca floor 1');
  return {
    start,
    adorned: adorned.state,
    price: told(purchased, 'purchased').florins as number,
    florins: start.players[0].florins,
    value: start.players[0].columns[CITY_INDEX.lucca][0].value,
    points: paid(adorned.state, 'mark statues viareggio+lucca').points,
  };
}

/** A board with statues and decorations, and what its statue places would bring. */
export function statues(edition: Edition) {
  const start = position({
    edition,
    variant: ADVANCED,
    seats: [
      {
        florins: 41,
        blocks: { red: 1, blue: 2 },
        cities: {
          pisa: ['porta 1 decorated yellow', 'biblioteca 2'],
          massa: ['villa 5 decorated red', 'castello 4 gold', 'palazzo 1'],
          lerici: ['cathedrale 2'],
        },
        court: [1, 2, 3, 4, 5, 6],
        open: 1,
        used: ['type biblioteca'],
        improved: ['pisa'],
        warehouse: ['crown'],
      },
      {},
    ],
  });
  const reserved = play(start, 'evaluate open', 'mark florins 36 at 3').state;
  const { columns, improved } = start.players[0];
  return {
    start,
    /** The buildings that pay on the place of Massa and Pisa, each with the rate of its city. */
    paying: (['pisa', 'massa'] as const).flatMap((city) => {
      const { pays, reward, improved: better } = edition.cities[city];
      const rate = improved[CITY_INDEX[city]] > 0 ? better : reward;
      return columns[CITY_INDEX[city]].filter(({ statue }) => statue !== null).map((building) => ({ ...building, city, pays, rate }));
    }),
    reward: paid(start, 'evaluate open', 'mark statues massa+pisa'),
    florins: start.players[0].florins,
    plain: florinPoints(start, 0),
    reserved: florinPoints(reserved, 0),
    place: edition.florins.places.findIndex((_, place) => reserved.florinPlaces[place] === 0),
  };
}

/** The end of a game for four, told part by part. */
export function finale(edition: Edition) {
  /** All markers are used or left over in the open area. */
  const finished = (...used: string[]) => ({ court: [], used, open: edition.court.advanced.length - used.length });
  const state = position({
    edition,
    variant: ADVANCED,
    players: 4,
    over: true,
    pile: 'empty',
    seats: [
      {
        florins: 31,
        blocks: { blue: 1 },
        cities: {
          viareggio: ['palazzo 4 decorated green', 'palazzo 3 decorated red', 'villa 2 decorated white'],
          massa: ['palazzo 5 decorated blue', 'porta 1 blue'],
        },
        points: { evaluation: 36, court: 6, end: 5 },
        ...finished('type palazzo', 'type porta', 'type villa', 'landscape rural', 'landscape urban', 'city viareggio', 'city massa', 'florins 36'),
      },
      {
        florins: 9,
        cities: { viareggio: ['biblioteca 4 gold'], massa: ['biblioteca 2 decorated blue', 'cathedrale 5 decorated gold'], lerici: ['castello 3 purple'] },
        points: { evaluation: 44, court: 3 },
        ...finished('type biblioteca', 'type cathedrale', 'type castello', 'landscape urban', 'landscape rural', 'city lerici'),
      },
      {
        florins: 14,
        cities: { livorno: ['porta 3 white'], viareggio: ['porta 2 decorated yellow'], massa: ['villa 4 gold'] },
        points: { evaluation: 52, court: 9 },
        ...finished('type porta', 'type villa', 'landscape urban', 'landscape rural', 'city livorno', 'city pisa'),
      },
      {
        florins: 3,
        cities: { lerici: ['castello 5 decorated purple', 'castello 4 decorated gold'] },
        points: { evaluation: 40, court: 6 },
        ...finished('type castello', 'landscape rural'),
      },
    ],
  });
  return {
    state,
    florins: state.players.map((player, seat) => ({ florins: player.florins, points: florinPoints(state, seat) })),
    sets: state.players.map((player, seat) => ({ sets: setsOf(player), points: decorationPoints(state, seat) })),
    cities: CITIES.map((city, index) => {
      const counts = state.players.map(({ columns }) => columns[index].filter(({ statue }) => statue !== null).length);
      return { city, counts, points: placePoints(counts, edition.cities[city].statues) };
    }).filter(({ counts }) => counts.some((count) => count > 0)),
    statues: statueMajorities(state),
    scores: game.result(state).scores,
  };
}

/** How often each decoration stands on a player's buildings. */
function setsOf({ columns }: State['players'][number]): { type: BuildingType; size: number }[] {
  const decorated = columns.flat().filter((building) => building.decorated);
  return TYPES.map((type) => ({ type, size: decorated.filter((building) => building.type === type).length })).filter(({ size }) => size > 0);
}
