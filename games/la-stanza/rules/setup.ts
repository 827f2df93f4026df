/** The table at the start: the loop, the grid, the rooms, and what every player begins with. */
import { chanceOf, type Random, readOptions, readPlayers, type Setup, seedRandom, shuffle } from '@bottega/kernel';
import { BONUS_SPACE, BONUS_TILES, type BonusName, CHARACTERS, COVERED, DISCIPLINES, LOOP, NONE, RANKS, RELIGION, TILES } from '../edition/names.ts';
import { EDITION_KIT, type Edition, editionOf } from '../edition/schema.ts';
import { type GameOptions, OPTIONS, PLAYERS } from './options.ts';
import type { Player, State } from './state.ts';
import { settle } from './steps.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const CHARACTER_TILES = upTo(CHARACTERS.length);
const STARTER_TILES = upTo(TILES.length).slice(CHARACTERS.length);

export function setup(given: Setup, seed: string): State {
  const state = layOut(given, seed);
  settle(state);
  return state;
}

/** The table before the first turn. */
function layOut({ players: given, options: asked, edition: annotated }: Setup, seed: string): State {
  const players = readPlayers(given, PLAYERS);
  const options = readOptions(OPTIONS, asked) as unknown as GameOptions;
  const plain = annotated === undefined ? null : EDITION_KIT.read(annotated);
  const edition = editionOf({ edition: plain });
  const random = seedRandom(seed);
  const chance = chanceOf({ random });
  const pile = shuffle(CHARACTER_TILES.slice(), chance);
  const spaces = [NONE, ...pile.splice(1 - LOOP).reverse()];
  const grid: BonusName[] = [];
  for (const tiles of BONUS_TILES) grid.push(...shuffle<BonusName>(tiles.slice(), chance).slice(0, edition.bonusTiles.drawn));
  shuffle(grid, chance);
  return {
    agenda: firstFrames(players, options),
    random,
    turn: 0,
    edition: plain,
    options,
    players: upTo(players).map((seat) => newPlayer(edition, players, seat, chance)),
    spaces,
    pile,
    discard: [],
    removed: [0, 0, 0, 0, 0],
    grid,
    gridDiscs: grid.map(() => NONE),
    masterpieces: masterpieceSpaces(edition, players, chance),
    artworks: edition.artworks.values.map(() => edition.artworks.each * players),
    meeples: edition.meeples.start.map((each) => edition.meeples.each - each * players),
    books: DISCIPLINES.map((room) => (room === 'literature' ? 0 : edition.bookSupply)),
    round: 1,
    ending: false,
    last: 0,
    passed: [],
  };
}

function firstFrames(players: number, options: GameOptions): State['agenda'] {
  const arranging = options.arrangement === 'chosen' ? upTo(players).reverse() : [];
  return [{ step: 'next-turn', seat: players - 1 }, ...arranging.map((seat) => ({ step: 'arrange', seat, worker: 1 }) as const)];
}

function newPlayer(edition: Edition, players: number, seat: number, chance: Random): Player {
  return {
    florins: edition.startingFlorins[seat],
    meeples: [...edition.meeples.start],
    books: [0, 0, 0, 0, 0],
    discs: edition.discs.each - edition.discs.start,
    boxes: DISCIPLINES.map((_, box) => (box === RELIGION ? edition.discs.start : 0)),
    boat: 0,
    workers: [NONE, ...shuffle(STARTER_TILES.slice(), chance)],
    financier: 0,
    flipped: false,
    recruits: Array<number>(edition.recruitmentSpaces[String(players) as '2']).fill(NONE),
    artworks: [0, 0, 0],
    tiles: [],
    at: BONUS_SPACE,
  };
}

/** With two or three players five of the six cover tiles close one space a room. */
function masterpieceSpaces({ masterpieces }: Edition, players: number, chance: Random): number[] {
  const spaces = Array<number>(DISCIPLINES.length * RANKS.length).fill(NONE);
  if (players === 4) return spaces;
  const covers = shuffle([...masterpieces.covers], chance);
  DISCIPLINES.forEach((_, discipline) => {
    spaces[discipline * RANKS.length + masterpieces.points.indexOf(covers[discipline])] = COVERED;
  });
  return spaces;
}
