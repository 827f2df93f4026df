/** The table at the start: bag, wheel, display, court, and what every player begins with. */
import { chanceOf, draw, readOptions, readPlayers, type Seat, type Setup, seedRandom, shuffle } from '@bottega/kernel';
import { CITIES, COLOUR_INDEX, COLOURS, DECORATIONS, LANDSCAPES, TYPES } from '../edition/names.ts';
import { EDITION_KIT, type Edition, HOUSE_EDITION } from '../edition/schema.ts';
import { openLedger } from './ledger.ts';
import { OPTIONS, PLAYERS, type Variant } from './options.ts';
import type { Player, State, Tile } from './state.ts';
import { settle } from './steps.ts';

export function setup({ players, options, edition }: Setup, seed: string): State {
  const { variant, hidden } = readOptions(OPTIONS, options);
  const given = edition === undefined ? null : EDITION_KIT.read(edition);
  const state = layOut(readPlayers(players, PLAYERS), variant as Variant, hidden as boolean, given, seed);
  settle(state);
  return state;
}

/** The table before the first turn. */
export function layOut(players: number, variant: Variant, hidden: boolean, given: Edition | null, seed: string): State {
  const edition = given ?? HOUSE_EDITION;
  const random = seedRandom(seed);
  const advanced = variant === 'advanced';
  const first = draw(random, players);
  const tiles = TYPES.flatMap((type) => edition.buildings.values[players as 2 | 3 | 4].map((value): Tile => ({ type, value })));
  shuffle(tiles, chanceOf({ random }));
  const inTurnOrder = (seat: Seat): number => (seat - first + players) % players;
  const seats = Array.from({ length: players }, (_, seat) => newPlayer(edition, variant, hidden, inTurnOrder(seat)));
  const perPiece = <T>(names: readonly T[], count: number) => names.map(() => (advanced ? count : 0));
  return {
    edition: given,
    variant,
    hidden,
    players: seats,
    bag: COLOURS.map((_, colour) => edition.blocks.perColour - edition.wheel.start[colour] - seats.reduce((sum, { blocks }) => sum + blocks[colour], 0)),
    wheel: COLOURS.map((_, slot) => (slot === 0 ? [...edition.wheel.start] : COLOURS.map(() => 0))),
    decorationWheel: advanced ? draw(random, COLOURS.length) : 0,
    statueWheel: 0,
    display: Array.from({ length: edition.buildings.display }, () => tiles.pop() ?? null),
    pile: tiles,
    monuments: TYPES.map(() => 1),
    improvements: CITIES.map((city) => edition.cities[city].improvements),
    decorations: perPiece(DECORATIONS, edition.pieces.decorations[players as 2 | 3 | 4]),
    statues: perPiece(COLOURS, edition.pieces.statues),
    gold: advanced ? edition.pieces.gold * players : 0,
    box: { gold: 0, tiles: [] },
    cities: CITIES.map(() => null),
    florinPlaces: advanced ? edition.florins.places.map(() => null) : [],
    visit: null,
    purchased: false,
    passes: 0,
    ender: null,
    agenda: [{ step: 'turn', seat: first }],
    random,
    turn: 0,
  };
}

function newPlayer(edition: Edition, variant: Variant, hidden: boolean, order: number): Player {
  const blocks = COLOURS.map(() => 0);
  for (const colour of edition.start.blocks[order]) blocks[COLOUR_INDEX[colour]]++;
  const { florins } = edition.start;
  return {
    florins,
    blocks,
    ledger: hidden ? openLedger({ florins, blocks }) : null,
    columns: CITIES.map(() => []),
    court: edition.court[variant].map(() => 1),
    open: 0,
    types: TYPES.map(() => 0),
    landscapes: LANDSCAPES.map(() => 0),
    statuePlaces: variant === 'advanced' ? edition.pieces.statuePlaces.map(() => 0) : [],
    improved: CITIES.map(() => 0),
    warehouse: [],
    points: { building: 0, evaluation: 0, court: 0, end: 0 },
  };
}
