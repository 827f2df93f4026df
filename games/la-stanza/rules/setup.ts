/** The table before the first turn. */
import { chanceOf, type Random, readOptions, readPlayers, type Setup, seedRandom, shuffle } from '@bottega/kernel';
import { EDITION_KIT, type Edition, editionOf } from '../edition/schema.ts';
import { BONUS_SPACE, BONUS_TILES, CHARACTERS, COVERED, DISCIPLINES, LOOP, NONE, RANKS, RELIGION, TILES } from './names.ts';
import { OPTIONS, PLAYERS } from './options.ts';
import type { GameOptions, Player, State } from './state.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Everything in place, nothing played yet. */
export function prepare({ players: given, options: asked, edition: annotated }: Setup, seed: string): State {
  const players = readPlayers(given, PLAYERS);
  const options = readOptions(OPTIONS, asked) as unknown as GameOptions;
  const plain = annotated === undefined ? null : EDITION_KIT.read(annotated);
  const edition = editionOf({ edition: plain });
  const random = seedRandom(seed);
  const chance = chanceOf({ random });
  const pile = shuffle(upTo(CHARACTERS.length), chance);
  const spaces = upTo(LOOP).map((space) => (space === BONUS_SPACE ? NONE : (pile.pop() as number)));
  const grid = shuffle(
    BONUS_TILES.flatMap((tiles) => shuffle([...tiles], chance).slice(0, edition.bonusTiles.drawn)),
    chance,
  );
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
  const starters = shuffle(
    upTo(TILES.length).filter((tile) => tile >= CHARACTERS.length),
    chance,
  );
  return {
    florins: edition.startingFlorins[seat],
    meeples: [...edition.meeples.start],
    books: [0, 0, 0, 0, 0],
    discs: edition.discs.each - edition.discs.start,
    boxes: DISCIPLINES.map((_, box) => (box === RELIGION ? edition.discs.start : 0)),
    boat: 0,
    workers: [NONE, ...starters],
    financier: 0,
    flipped: false,
    recruits: upTo(edition.recruitmentSpaces[String(players) as '2']).map(() => NONE),
    artworks: [0, 0, 0],
    tiles: [],
    at: BONUS_SPACE,
  };
}

/** With two or three players five of the six cover tiles close one space a room. */
function masterpieceSpaces({ masterpieces }: Edition, players: number, chance: Random): number[] {
  const spaces = DISCIPLINES.flatMap(() => RANKS.map(() => NONE));
  if (players === 4) return spaces;
  const covers = shuffle([...masterpieces.covers], chance);
  DISCIPLINES.forEach((_, discipline) => {
    spaces[discipline * RANKS.length + masterpieces.points.indexOf(covers[discipline])] = COVERED;
  });
  return spaces;
}
