/** What a player has, and what that is worth. */
import { parts, type SeatSection, thermometer } from '@bottega/kernel';
import { ALL_BONUS_TILES, ARTWORKS, BONUS_TILES, BOOKS, DISCIPLINES, MEEPLES, RANKS } from '../../edition/names.ts';
import { editionOf } from '../../edition/schema.ts';
import { hasDisc, museumValue, tilesAllowed, tilesOwned } from '../../rules/bonus.ts';
import { PLAYERS } from '../../rules/options.ts';
import type { State } from '../../rules/state.ts';
import { pointsNow } from '../score.ts';
import { BONUS_INDEX } from './rooms.ts';

export const score: SeatSection<State> = {
  name: 'somebody sits there, points, by how many more than the own, whether and when passed out',
  size: 3 + PLAYERS.max,
  write(state, seat, viewer, into, at) {
    const points = pointsNow(state, seat);
    into[at] = 1;
    into[at + 1] = points / 50;
    into[at + 2] = (points - pointsNow(state, viewer)) / 25;
    const passed = state.passed.indexOf(seat);
    if (passed >= 0) into[at + 3 + passed] = 1;
  },
};

const FLORINS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15];
const PEOPLE = 2 + FLORINS.length;
const DISCS = PEOPLE + MEEPLES.length + 1;

export const possessions: SeatSection<State> = {
  name: 'florins, income, meeples by colour and altogether, discs',
  size: DISCS + 1,
  write(state, seat, _viewer, into, at) {
    const { florins, boat, meeples, discs } = state.players[seat];
    into[at] = florins / 15;
    into[at + 1] = Math.max(0, editionOf(state).moneyTrack.florins[boat] - florins) / 15;
    thermometer(into, at + 2, florins, FLORINS);
    parts(into, at + PEOPLE, meeples, MEEPLES.length, 4);
    let all = 0;
    for (let colour = 0; colour < meeples.length; colour++) all += meeples[colour];
    into[at + PEOPLE + MEEPLES.length] = all / 7;
    into[at + DISCS] = discs / 8;
  },
};

const SHELF = [1, 2, 3, 4];
const BOXES = [1, 2, 3];
const SAILED = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const COLUMNS = BOOKS.length * SHELF.length;
const BOX = COLUMNS + SHELF.length;
const BOAT = BOX + DISCIPLINES.length * BOXES.length;
const ART = BOAT + SAILED.length;
const MUSEUM = ART + ARTWORKS.length;
const TILES = MUSEUM + 1;
const DESERVED = TILES + ALL_BONUS_TILES.length;
const GRID = DESERVED + BONUS_TILES.length;
const MASTERPIECES = GRID + 2;

export const achievements: SeatSection<State> = {
  name: 'books, columns, boxes, sailboat, artworks, bonus tiles, tiles that could be taken, discs on the grid, Masterpieces',
  size: MASTERPIECES + DISCIPLINES.length * RANKS.length,
  write(state, seat, _viewer, into, at) {
    const player = state.players[seat];
    let column = SHELF.length;
    for (let index = 0; index < BOOKS.length; index++) {
      const books = player.books[BOOKS[index]];
      if (books < column) column = books;
      thermometer(into, at + index * SHELF.length, books, SHELF);
    }
    thermometer(into, at + COLUMNS, column, SHELF);
    for (let box = 0; box < DISCIPLINES.length; box++) thermometer(into, at + BOX + box * BOXES.length, player.boxes[box], BOXES);
    thermometer(into, at + BOAT, player.boat, SAILED);
    parts(into, at + ART, player.artworks, ARTWORKS.length, 2);
    into[at + MUSEUM] = museumValue(state, player) / 15;
    for (let index = 0; index < player.tiles.length; index++) into[at + TILES + BONUS_INDEX[player.tiles[index]]] = 1;
    for (let discipline = 0; discipline < BONUS_TILES.length; discipline++) {
      into[at + DESERVED + discipline] = Math.max(0, tilesAllowed(state, player, discipline) - tilesOwned(player, discipline)) / 3;
    }
    if (hasDisc(player)) into[at + GRID] = 1;
    for (let space = 0; space < state.gridDiscs.length; space++) if (state.gridDiscs[space] === seat) into[at + GRID + 1] += 1 / 6;
    for (let space = 0; space < DISCIPLINES.length * RANKS.length; space++) if (state.masterpieces[space] === seat) into[at + MASTERPIECES + space] = 1;
  },
};
