/**
 * A table for the rules page, arranged by hand. Everything on it is taken from the components of the edition, so that a position
 * never shows what the box doesn't hold.
 */
import { type BuildingType, CITY_INDEX, type City, COLOURS, type Colour, LANDSCAPES, type Piece, type Statue, TYPE_INDEX } from '../../edition/names.ts';
import { type Edition, editionOf } from '../../edition/schema.ts';
import type { Variant } from '../../rules/options.ts';
import { takeFromSupply } from '../../rules/pieces.ts';
import { layOut } from '../../rules/setup.ts';
import type { Building, Counts, Player, State, Tile } from '../../rules/state.ts';

type Blocks = Partial<Record<Colour, number>>;

/** A building in words: `palazzo 4`, or `palazzo 4 decorated`, or `palazzo 4 decorated gold` with the colour of its statue last. */
type BuildingWords = string;

export interface SeatPosition {
  readonly florins?: number;
  readonly blocks?: Blocks;
  readonly cities?: Partial<Record<City, readonly BuildingWords[]>>;
  /** Sections of the court that still hold a marker; all of them when not told. */
  readonly court?: readonly number[];
  readonly open?: number;
  /** Evaluation places in use: `type villa`, `landscape urban`, `city lucca`, `florins 36`. */
  readonly used?: readonly string[];
  readonly improved?: readonly City[];
  readonly warehouse?: readonly Piece[];
  readonly points?: Partial<Player['points']>;
}

export interface TablePosition {
  readonly players?: number;
  readonly variant?: Variant;
  readonly edition: Edition;
  /** Settles what chance brings. */
  readonly seed?: string;
  /** The blocks of the sectors, I first; as at the start when not told. */
  readonly wheel?: readonly Blocks[];
  /** How far the two wheels have turned. */
  readonly turned?: { readonly decorations: number; readonly statues: number };
  /** The first tiles on display; the others follow by chance. */
  readonly display?: readonly string[];
  readonly pile?: 'empty';
  readonly seats: readonly SeatPosition[];
  /** Nobody has anything left to do. */
  readonly over?: true;
}

export function position({ players = 2, variant = 'normal', edition, seed = 'rules', wheel, turned, display = [], pile, seats, over }: TablePosition): State {
  const state = layOut(players, variant, false, edition, seed);
  const tiles = [...state.display.flatMap((tile) => tile ?? []), ...state.pile];
  state.bag = COLOURS.map(() => edition.blocks.perColour);
  state.wheel = (wheel ?? [countsOf(edition.wheel.start)]).map(blocksOf);
  while (state.wheel.length < edition.wheel.prices.length) state.wheel.push(COLOURS.map(() => 0));
  for (const sector of state.wheel) takeBlocks(state, sector);
  if (turned !== undefined) Object.assign(state, { decorationWheel: turned.decorations, statueWheel: turned.statues });
  seats.forEach((given, seat) => {
    seatPlayer(state, seat, given, tiles);
  });
  const shown = display.map((words) => takeTile(tiles, words));
  state.display = state.display.map((_, place) => shown[place] ?? tiles.shift() ?? null);
  state.pile = pile === 'empty' ? [] : tiles;
  if (pile === 'empty') state.box.tiles.push(...tiles);
  state.agenda = over ? [] : [{ step: 'action', seat: 0, busy: false }];
  state.turn = 1;
  checkSupply(state);
  return state;
}

function checkSupply({ bag, decorations, statues, gold, monuments, improvements }: State): void {
  if ([bag, decorations, statues, gold, monuments, improvements].flat().some((left) => left < 0)) throw new Error('the box holds less than that');
}

const countsOf = (counts: Counts): Blocks => Object.fromEntries(COLOURS.map((colour, index) => [colour, counts[index]]));
const blocksOf = (blocks: Blocks): Counts => COLOURS.map((colour) => blocks[colour] ?? 0);

function takeBlocks(state: State, blocks: Counts): void {
  state.bag = state.bag.map((count, colour) => count - blocks[colour]);
}

function takeTile(tiles: Tile[], words: string): Tile {
  const [type, value] = words.split(' ');
  const index = tiles.findIndex((tile) => tile.type === type && tile.value === Number(value));
  if (index < 0) throw new Error(`there is no ${type} ${value} left`);
  return tiles.splice(index, 1)[0];
}

function seatPlayer(state: State, seat: number, given: SeatPosition, tiles: Tile[]): void {
  const edition = editionOf(state);
  const player = state.players[seat];
  player.florins = given.florins ?? edition.start.florins;
  player.blocks = given.blocks ? blocksOf(given.blocks) : COLOURS.map((colour) => edition.start.blocks[seat].filter((each) => each === colour).length);
  takeBlocks(state, player.blocks);
  for (const [city, buildings] of Object.entries(given.cities ?? {})) {
    player.columns[CITY_INDEX[city as City]] = buildings.map((words) => raised(state, words, tiles));
  }
  if (given.court) player.court = player.court.map((_, section) => (given.court!.includes(section + 1) ? 1 : 0));
  player.open = given.open ?? 0;
  for (const place of given.used ?? []) use(state, seat, place);
  for (const city of given.improved ?? []) {
    player.improved[CITY_INDEX[city]] = 1;
    state.improvements[CITY_INDEX[city]]--;
  }
  for (const piece of given.warehouse ?? []) {
    takeFromSupply(state, piece);
    player.warehouse.push({ piece, turn: 0 });
  }
  Object.assign(player.points, given.points);
}

function raised(state: State, words: BuildingWords, tiles: Tile[]): Building {
  const edition = editionOf(state);
  const [type, value, ...extras] = words.split(' ');
  const monument = Number(value) === edition.buildings.monument;
  if (monument) state.monuments[TYPE_INDEX[type as BuildingType]]--;
  else takeTile(tiles, words);
  const decorated = extras[0] === 'decorated';
  const statue = (extras[decorated ? 1 : 0] ?? null) as Statue | null;
  if (decorated) takeFromSupply(state, edition.buildings.types[type as BuildingType].decoration);
  if (statue !== null) takeFromSupply(state, statue);
  return { type: type as BuildingType, value: Number(value), monument, decorated, statue };
}

function use(state: State, seat: number, place: string): void {
  const [kind, name] = place.split(' ');
  const player = state.players[seat];
  if (kind === 'type') player.types[TYPE_INDEX[name as BuildingType]] = 1;
  else if (kind === 'landscape') player.landscapes[LANDSCAPES.indexOf(name as (typeof LANDSCAPES)[number])] = 1;
  else if (kind === 'city') state.cities[CITY_INDEX[name as City]] = seat;
  else state.florinPlaces[editionOf(state).florins.places.findIndex(({ needs }) => needs === Number(name))] = seat;
}
