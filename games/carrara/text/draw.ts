/** The table in plain text, for terminals: everything the viewer may see, in 80 columns. */
import type { Viewer, Words } from '@bottega/kernel';
import { CITIES, COLOURS, DECORATIONS, isDecoration, LANDSCAPES, type Piece, TYPES } from '../edition/names.ts';
import { editionOf } from '../edition/schema.ts';
import type { Building, State } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { decorationAt, statueAt } from '../rules/wheel.ts';

/** The words this drawing needs, as `draw.…`. */
export const DRAWN: readonly string[] =
  'bag blocks cities court decorations display empty florins hidden monuments open markers pile places player points sections statues stored supply title upgrades visit wheel'.split(
    ' ',
  );

const WIDTH = 80;
const INDENT = 26;
const SLOTS = [0, 1, 2, 3, 4, 5];

export function draw(given: unknown, viewer: Viewer, words: Words): string {
  const view = given as View;
  const lines = [...wheel(view, words), '', ...board(view, words)];
  view.players.forEach((player, seat) => {
    lines.push('', ...playerBoard(view, player, seat, seat === viewer, words));
  });
  return lines.join('\n');
}

/** The rules' own look-ups read only what every view shows. */
const asState = (view: View): State => view as unknown as State;

/** A column for each slot: its icons, and how many blocks of each colour at which price. */
function wheel(view: View, words: Words): string[] {
  const { prices } = editionOf(asState(view)).wheel;
  const cell = (text: string): string => text.padStart(9);
  const lines = [`${words.say('draw.wheel').padEnd(12)}${SLOTS.map((slot) => cell(words.say(`slot.${slot + 1}`))).join('')}`];
  if (view.variant === 'advanced') {
    const icons = (title: string, iconAt: (state: State, slot: number) => Piece): string =>
      `${title.padEnd(12)}${SLOTS.map((slot) => cell(words.say(`icon.${iconAt(asState(view), slot)}`))).join('')}`;
    lines.push(icons(words.say('draw.decorations'), decorationAt), icons(words.say('draw.statues'), statueAt));
  }
  COLOURS.forEach((colour, index) => {
    const cells = SLOTS.map((slot) => {
      const blocks = view.wheel[slot][index];
      return cell(blocks === 0 ? '·' : `${blocks} × ${prices[slot][index]}f`);
    });
    lines.push(`${words.say(`colour.${colour}`).padEnd(12)}${cells.join('')}`);
  });
  return lines;
}

function board(view: View, words: Words): string[] {
  const tiles = view.display.flatMap((tile) => (tile === null ? [] : [`${words.say(`type.${tile.type}`)} ${tile.value}`]));
  const monuments = TYPES.filter((_, type) => view.monuments[type] > 0).map((type) => words.say(`type.${type}`));
  const upgrades = CITIES.flatMap((city, index) => (view.improvements[index] > 0 ? [`${words.say(`city.${city}`)} ${view.improvements[index]}`] : []));
  const places = CITIES.map((city, index) => {
    const holder = view.cities[index];
    return `${words.say(`city.${city}`)} ${holder === null ? '—' : words.name(holder)}`;
  });
  const florinPlaces = view.florinPlaces.map((holder, place) => {
    const { needs, rate } = editionOf(asState(view)).florins.places[place];
    return `${needs}f ${rate}:1 ${holder === null ? '—' : words.name(holder)}`;
  });
  const sections = editionOf(asState(view)).court[view.variant].map((bonus, index) => `${index + 1} ${words.say(`bonus.${bonus}`)}`);
  const lines = [
    ...row(words, words.say('draw.display'), [...tiles, words.say('draw.pile', { count: view.pile.length })]),
    ...row(words, words.say('draw.monuments'), monuments),
    ...row(words, words.say('draw.upgrades'), upgrades),
    ...row(words, words.say('draw.cities'), [...places, ...florinPlaces]),
    ...row(words, words.say('draw.sections'), sections),
  ];
  if (view.bag.every((count) => count === 0)) lines.push(...row(words, words.say('draw.bag'), [words.say('draw.empty')]));
  if (view.variant === 'advanced') {
    const icons = DECORATIONS.map((name, index) => `${words.say(`icon.${name}`)} ${view.decorations[index]}`);
    const statues = COLOURS.map((name, index) => `${words.say(`icon.${name}`)} ${view.statues[index]}`);
    lines.push(...row(words, words.say('draw.supply'), [...icons, ...statues]));
  }
  if (view.visit !== null) lines.push(words.say('draw.visit', { other: view.visit.holder, section: view.visit.section + 1 }));
  return lines;
}

function playerBoard(view: View, player: PlayerView, seat: number, own: boolean, words: Words): string[] {
  const total = Object.values(player.points).reduce((sum, points) => sum + points, 0);
  const hidden = words.say('draw.hidden');
  const florins = player.florins === null ? hidden : String(player.florins);
  const blocks =
    player.florins === null
      ? hidden
      : COLOURS.flatMap((colour, index) => (player.blocks[index] ? [`${player.blocks[index]} ${words.say(`colour.${colour}`)}`] : [])).join(', ') || '—';
  const markers = player.court.flatMap((marker, section) => (marker > 0 ? [section + 1] : [])).join(' ') || '—';
  const title = `${own ? '▶' : ' '} ${words.say('draw.player', { seat, points: total })}`;
  const lines = [
    title,
    ...row(words, `    ${words.say('draw.florins')}`, [florins]),
    ...row(words, `    ${words.say('draw.blocks')}`, [blocks]),
    ...row(words, `    ${words.say('draw.court')}`, [words.say('draw.markers', { markers, count: player.open })]),
  ];
  const used = usedPlaces(view, player, words);
  if (used.length > 0) lines.push(...row(words, `    ${words.say('draw.places')}`, used));
  CITIES.forEach((city, index) => {
    const column = player.columns[index];
    const { pays, reward, improved } = editionOf(asState(view)).cities[city];
    const rate = `×${player.improved[index] > 0 ? `${improved}*` : reward} ${words.say(`draw.${pays}`)}`;
    if (column.length > 0)
      lines.push(
        ...row(
          words,
          `    ${words.say(`city.${city}`)} ${rate}`,
          column.map((building) => buildingText(building, words)),
        ),
      );
  });
  if (player.warehouse.length > 0)
    lines.push(
      ...row(
        words,
        `    ${words.say('draw.stored')}`,
        player.warehouse.map(({ piece }) => storedText(piece, words)),
      ),
    );
  return lines;
}

/** A decoration by its bare name, as `piece.…` is worded for sentences; a statue’s bare name is only a colour. */
const storedText = (piece: Piece, words: Words): string => words.say(`${isDecoration(piece) ? 'icon' : 'piece'}.${piece}`);

function usedPlaces(view: View, player: PlayerView, words: Words): string[] {
  const types = TYPES.filter((_, type) => player.types[type] > 0).map((type) => words.say(`type.${type}`));
  const landscapes = LANDSCAPES.filter((_, landscape) => player.landscapes[landscape] > 0).map((landscape) => words.say(`landscape.${landscape}`));
  const statues = editionOf(asState(view)).pieces.statuePlaces.filter((_, place) => (player.statuePlaces[place] ?? 0) > 0);
  return [...types, ...landscapes, ...statues.map((cities) => cities.map((city) => words.say(`city.${city}`)).join('+'))];
}

function buildingText(building: Building, words: Words): string {
  const decorated = building.decorated ? '+1' : '';
  const statue = building.statue === null ? '' : ` [${words.say(`icon.${building.statue}`)}]`;
  return `${words.say(`type.${building.type}`)} ${building.value}${decorated}${statue}`;
}

/** A titled list, wrapped under itself. */
function row(words: Words, title: string, items: readonly string[]): string[] {
  const head = `${words.say('draw.title', { title })} `;
  const lines: string[] = [];
  let line = head.padEnd(INDENT);
  items.forEach((item, index) => {
    const piece = index === items.length - 1 ? item : `${item}, `;
    if (line.length + piece.trimEnd().length > WIDTH) {
      lines.push(line.trimEnd());
      line = ''.padEnd(INDENT);
    }
    line += piece;
  });
  return [...lines, items.length === 0 ? `${line}—` : line.trimEnd()];
}
