/** What a place on the board is, what it does and what it is worth, in words. */
import type { Explanation, Words } from '@bottega/kernel';
import { CITIES, CITY_INDEX, type City, COLOUR_INDEX, COLOURS, type Colour, type Piece } from '../edition/names.ts';
import { type Edition, HOUSE_EDITION } from '../edition/schema.ts';
import { inSupply } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** A part of a target after its kind. */
type Part = string;
type Explain = (words: Words, view: View, edition: Edition, ...parts: Part[]) => Explanation | null;

const EXPLAIN: Readonly<Record<string, Explain>> = {
  turn: (words, _view, _edition, wheels) => ({
    title: words.say('move.turn', { wheels }),
    text: words.say(wheels === 'statues' ? 'board.turn.text' : 'board.wheel.text'),
    rule: 'buying',
  }),
  sector: (words, _view, edition, slot) => ({
    title: words.say('board.sector', { slot }),
    text: words.say('board.sector.text', { prices: priceList(words, edition, Number(slot)) }),
    rule: 'buying',
  }),
  all: (words, view, edition, slot) => {
    const prices = edition.wheel.prices[Number(slot) - 1];
    const florins = view.wheel[Number(slot) - 1].reduce((sum, count, colour) => sum + count * prices[colour], 0);
    return {
      title: words.say('board.all', { slot, florins }),
      text: words.say('board.sector.text', { prices: priceList(words, edition, Number(slot)) }),
      rule: 'buying',
    };
  },
  block: (words, view, edition, slot, colour) => {
    const florins = edition.wheel.prices[Number(slot) - 1][COLOUR_INDEX[colour as Colour]];
    const count = view.wheel[Number(slot) - 1][COLOUR_INDEX[colour as Colour]];
    const title = words.say('board.block', { colour, count, slot, florins });
    return { title, text: accepted(words, colour as Colour), rule: 'buying' };
  },
  own: (words, view, _edition, colour) => ({
    title: words.say('board.own', { colour, count: view.players[view.agenda.at(-1)?.seat ?? 0].blocks[COLOUR_INDEX[colour as Colour]] ?? 0 }),
    text: accepted(words, colour as Colour),
    rule: 'building',
  }),
  tile: (words, view, edition, index) => {
    const tile = view.display[Number(index)];
    if (tile === null || tile === undefined) return null;
    const { landscape, decoration } = edition.buildings.types[tile.type];
    const text = words.say('board.tile.text', { value: tile.value, landscape });
    // the normal game has no decorations
    const more = view.variant === 'advanced' ? ` ${words.say('board.tile.decoration', { icon: decoration })}` : '';
    return { title: words.say('board.tile', { type: tile.type, value: tile.value }), text: text + more, rule: 'building' };
  },
  monument: (words, _view, edition, type) => ({
    title: words.say('board.monument', { type }),
    text: words.say('board.monument.text', { value: edition.buildings.monument, type }),
    rule: 'monuments',
  }),
  upgrade: (words, view, edition, city) => ({
    title: words.say('board.upgrade', { city, count: view.improvements[CITY_INDEX[city as City]] }),
    text: words.say('board.upgrade.text', { city, ...figures(edition, city as City) }),
    rule: 'upgrades',
  }),
  city: (words, _view, edition, _seat, city) => {
    const colour = COLOURS.slice(0, CITY_INDEX[city as City] + 1);
    return { title: words.say(`city.${city}`), text: words.say('board.city.text', { colour, ...figures(edition, city as City) }), rule: 'building' };
  },
  building: (words, view, _edition, seat, city, floor) => {
    const building = view.players[Number(seat)].columns[CITY_INDEX[city as City]][Number(floor) - 1];
    if (building === undefined) return null;
    const worth = building.value + (building.decorated ? 1 : 0);
    return {
      title: words.say('board.building', { type: building.type, value: building.value, city }),
      text: words.say('board.building.text', { worth }),
      rule: 'evaluating',
    };
  },
  court: (words, view, edition, section) => {
    if (section === 'open') return { title: words.say('board.open'), text: words.say('board.open.text'), rule: 'court' };
    const bonus = edition.court[view.variant][Number(section) - 1];
    const { florins, points } = edition.court;
    return { title: words.say('board.section', { section, bonus }), text: words.say(`board.section.${bonus}`, { florins, points }), rule: 'court' };
  },
  place: (words, view, edition, kind, which) => placeOf(words, view, edition, kind, which),
  used: (words, view, edition, _seat, kind, which) => placeOf(words, view, edition, kind, which),
  payment: (words) => ({ title: words.say('board.payment'), text: words.say('board.payment.text'), rule: 'building' }),
  supply: (words, view, edition, piece) => ({
    title: words.say('board.supply', { piece, count: inSupply(view as State, piece as Piece) }),
    text: piece === 'gold' ? words.say('board.supply.gold') : words.say('board.supply.text', { price: edition.pieces.price }),
    rule: 'pieces',
  }),
  stored: (words, _view, edition, piece) => ({
    title: words.say('board.stored', { piece }),
    text: words.say('board.warehouse.text', { count: edition.pieces.warehouses }),
    rule: 'storing',
  }),
  warehouse: (words, _view, edition) => ({
    title: words.say('draw.stored'),
    text: words.say('board.warehouse.text', { count: edition.pieces.warehouses }),
    rule: 'storing',
  }),
};

function placeOf(words: Words, view: View, edition: Edition, kind: string, which: string): Explanation {
  if (kind === 'city') {
    const holder = view.cities[CITY_INDEX[which as City]];
    const state = holder === null ? words.say('board.place-city.text', figures(edition, which as City)) : words.say('board.taken', { other: holder });
    return { title: words.say('board.place-city', { city: which }), text: state, rule: 'city-places' };
  }
  if (kind === 'type') {
    return { title: words.say('board.place-type', { type: which }), text: words.say('board.place-type.text', { type: which }), rule: 'type-places' };
  }
  if (kind === 'landscape') {
    const { pays, reward } = edition.landscapes[which as 'urban' | 'rural'];
    return {
      title: words.say('board.place-landscape', { landscape: which }),
      text: words.say('board.place-landscape.text', { pays, reward }),
      rule: 'landscape-places',
    };
  }
  if (kind === 'florins') {
    const needs = Number(which);
    const rate = edition.florins.places.find((place) => place.needs === needs)?.rate ?? 0;
    return { title: words.say('board.place-florins', { needs, rate }), text: words.say('board.place-florins.text', { needs, rate }), rule: 'florin-places' };
  }
  const cities = which.split('+');
  return { title: words.say('board.place-statues', { cities }), text: words.say('board.place-statues.text', { cities }), rule: 'statue-places' };
}

/** What a city pays and asks; the currency reads as its word. */
function figures(edition: Edition, city: City): Record<string, unknown> {
  const { pays, reward, improved, needed } = edition.cities[city];
  return { pays, reward, improved, needed };
}

const priceList = (words: Words, edition: Edition, slot: number): string[] =>
  COLOURS.map((colour, index) => `${words.say(`colour.${colour}`)} ${edition.wheel.prices[slot - 1][index]}`);

function accepted(words: Words, colour: Colour): string {
  const index = COLOUR_INDEX[colour];
  const cities = CITIES.slice(index);
  if (index === 0) return words.say('board.accepted', { cities });
  return `${words.say('board.accepted', { cities })} ${words.say('board.pair', { city: CITIES[index - 1] })}`;
}

export function explain(target: string, shown: unknown, words: Words): Explanation | null {
  const view = shown as View;
  const [kind, ...parts] = target.split(':');
  const told = EXPLAIN[kind]?.(words, view, view.edition ?? HOUSE_EDITION, ...parts) ?? null;
  // a title may begin with the name of a colour, which is written small inside sentences
  return told && { ...told, title: told.title.charAt(0).toLocaleUpperCase(words.language) + told.title.slice(1) };
}
