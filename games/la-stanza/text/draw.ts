/** The table in plain text, for terminals: 80 columns. Nothing but the order of the draw pile is hidden. */
import type { Viewer, Words } from '@bottega/kernel';
import { ARTWORKS, BOOKS, COVERED, DISCIPLINES, disciplineOfBonus, MEEPLES, NONE, RANKS, TILES } from '../edition/names.ts';
import { type Edition, editionOf } from '../edition/schema.ts';
import { museumValue } from '../rules/bonus.ts';
import { passingPoints } from '../rules/passing.ts';
import { scoresOf } from '../rules/result.ts';
import type { Player, State } from '../rules/state.ts';
import { effectOf } from './effect.ts';

/** The words this drawing needs, as `draw.…`. */
export const DRAWN: readonly string[] = [
  ...['round', 'ending', 'last', 'over', 'piles', 'bonus', 'tiles', 'tile', 'own-tiles', 'masterpieces', 'covered', 'arts-room', 'politics-room'],
  ...['player', 'workers', 'recruits', 'financier', 'flipped', 'books', 'boxes', 'museum', 'meeples', 'discs', 'boat', 'florins', 'passed', 'points'],
];

const WIDTH = 80;
const LABEL = 18;
const INDENT = 6;

export function draw(given: unknown, viewer: Viewer, words: Words): string {
  // No rule looked up here reads the pile, so a view serves as a state.
  const state = given as State;
  const lines = [title(state, words), '', ...loop(state, words), '', ...tiles(state, words), '', ...rooms(state, words)];
  state.players.forEach((player, seat) => {
    lines.push('', ...playerBoard(state, player, seat, seat === viewer, words));
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}

const clip = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width));
const short = (words: Words, discipline: number): string => words.say(`short.${DISCIPLINES[discipline]}`);
const named = (words: Words, edition: Edition, tile: number): string => `${short(words, edition.disciplineOf[tile])} ${words.say(`character.${TILES[tile]}`)}`;

function title(state: State, words: Words): string {
  const rounds = state.players.length + editionOf(state).roundsBeyondPlayers;
  const round = words.say('draw.round', { round: Math.min(state.round, rounds), rounds });
  const ending = state.last > 0 ? words.say('draw.last', { number: state.last }) : words.say('draw.ending');
  const phase = state.agenda.length === 0 ? words.say('draw.over') : state.ending ? ending : round;
  return `${words.say('game.name')} · ${phase} · ${words.say('draw.piles', { pile: state.pile.length, discard: state.discard.length })}`;
}

/** A row for each room, three spaces in it; figurines stand as [1] before the space. */
function loop(state: State, words: Words): string[] {
  const edition = editionOf(state);
  const here = (space: number): string => {
    const seats = state.players.flatMap((player, seat) => (player.at === space && !state.passed.includes(seat) ? [`${seat + 1}`] : []));
    return seats.length === 0 ? '' : `[${seats.join('')}] `;
  };
  const cell = (space: number): string => `${here(space)}${state.spaces[space] === NONE ? '—' : named(words, edition, state.spaces[space])}`;
  return [
    `${clip(words.say('draw.bonus'), LABEL)}${here(0)}`,
    ...DISCIPLINES.map((room, index) => {
      const cells = [1, 2, 3].map((number) => clip(cell(index * 3 + number), 20));
      return `${clip(words.say(`discipline.${room}`), LABEL)}${cells.join(' ')}`;
    }),
  ];
}

function tiles(state: State, words: Words): string[] {
  const sorted = state.grid.filter((tile) => tile !== null).sort((a, b) => disciplineOfBonus(a) - disciplineOfBonus(b));
  const lines = sorted.flatMap((tile) => {
    const [discipline, effect] = [short(words, disciplineOfBonus(tile)), effectOf(editionOf(state), tile, words)];
    return paragraph('  ', words.say('draw.tile', { discipline, tile: words.say(`tile.${tile}`), effect }));
  });
  const discs = state.players.map((_, seat) => `${words.name(seat)} ${state.gridDiscs.filter((owner) => owner === seat).length}`);
  return [`${words.say('draw.tiles')} (${discs.join(', ')})`, ...lines];
}

/** A text behind its head, wrapped with a hanging indent. */
function paragraph(head: string, text: string): string[] {
  const lines: string[] = [];
  let line = head;
  for (const word of text.split(' ')) {
    if (line.length + word.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(INDENT);
    }
    line += `${word} `;
  }
  return [...lines, line];
}

function rooms(state: State, words: Words): string[] {
  const { points } = editionOf(state).masterpieces;
  const heads = RANKS.map((rank, index) => clip(`${rank} (${points[index]} PP)`, 14));
  const holder = (owner: number): string => (owner === COVERED ? words.say('draw.covered') : owner === NONE ? '·' : words.name(owner));
  const pillars = DISCIPLINES.map((room, discipline) => {
    const cells = RANKS.map((_, rank) => clip(holder(state.masterpieces[discipline * RANKS.length + rank]), 14));
    return `${clip(words.say(`discipline.${room}`), LABEL)}${cells.join(' ')}`;
  });
  const artworks = ARTWORKS.map((kind, index) => `${words.say(`artwork.${kind}`)} ${state.artworks[index]}`);
  const meeples = MEEPLES.map((colour, index) => `${words.say(`colour.${colour}`)} ${state.meeples[index]}`);
  return [
    `${clip(words.say('draw.masterpieces'), LABEL)}${heads.join(' ')}`,
    ...pillars,
    `${clip(words.say('draw.arts-room'), LABEL)}${artworks.join(', ')}`,
    `${clip(words.say('draw.politics-room'), LABEL)}${meeples.join(', ')}`,
  ];
}

function playerBoard(state: State, player: Player, seat: number, own: boolean, words: Words): string[] {
  const edition = editionOf(state);
  const { florins, points } = edition.moneyTrack;
  const facts = [
    words.say('draw.florins', { florins: player.florins }),
    words.say('draw.boat', { florins: florins[player.boat], points: points[player.boat] }),
    words.say('draw.discs', { discs: player.discs }),
    words.say('draw.points', { points: scoresOf(state)[seat].total }),
    ...(state.passed.includes(seat) ? [words.say('draw.passed', { points: passingPoints(state, seat) })] : []),
  ];
  const row = (label: string, text: string): string => `  ${clip(words.say(`draw.${label}`), LABEL - 2)}${text || '—'}`;
  const perDiscipline = (counts: readonly number[], which: readonly number[]): string =>
    which.map((index) => `${short(words, index)} ${counts[index]}`).join('  ');
  const art = ARTWORKS.flatMap((kind, index) => (player.artworks[index] > 0 ? [`${player.artworks[index]} ${words.say(`artwork.${kind}`)}`] : []));
  const meeples = MEEPLES.flatMap((colour, index) => (player.meeples[index] > 0 ? [`${words.say(`colour.${colour}`)} ${player.meeples[index]}`] : []));
  const boxes = perDiscipline(
    player.boxes,
    DISCIPLINES.map((_, index) => index),
  );
  return [
    ...paragraph(`${own ? '▶' : ' '} [${seat + 1}] `, words.say('draw.player', { seat, facts: facts.join(', ') })),
    ...workers(player, edition, words),
    ...recruits(player, edition, words),
    row('meeples', meeples.join(', ')),
    row('books', perDiscipline(player.books, BOOKS)),
    row('boxes', boxes),
    row('museum', art.length === 0 ? '' : `${museumValue(state, player)} (${art.join(', ')})`),
    ...(player.tiles.length === 0
      ? []
      : paragraph('  ', words.say('draw.own-tiles', { tiles: player.tiles.map((tile) => words.say(`tile.${tile}`)).join(', ') }))),
  ];
}

/** Two lines of three spaces, each with its price. */
function workers(player: Player, edition: Edition, words: Words): string[] {
  const financier = player.flipped ? words.say('draw.flipped', { points: edition.flippedFinancier }) : words.say('draw.financier');
  const cells = player.workers.map((tile, space) => {
    const who = space === player.financier ? `◆ ${financier}` : tile === NONE ? '—' : named(words, edition, tile);
    return clip(`${edition.hiringCosts[space]}f ${who}`, 20);
  });
  return [cells.slice(0, 3), cells.slice(3)].map((part, index) => `  ${clip(index === 0 ? words.say('draw.workers') : '', LABEL - 2)}${part.join(' ')}`);
}

function recruits(player: Player, edition: Edition, words: Words): string[] {
  const cells = player.recruits.map((tile, slot) => clip(`${slot + 1} ${tile === NONE ? '—' : named(words, edition, tile)}`, 20));
  const lines = [cells.slice(0, 3), cells.slice(3)].filter((part) => part.length > 0);
  return lines.map((part, index) => `  ${clip(index === 0 ? words.say('draw.recruits') : '', LABEL - 2)}${part.join(' ')}`);
}
