/** What a tooltip says about each place of the board, and where the rules page says more. */
import type { Explanation, Words } from '@bottega/kernel';
import {
  ARTWORKS,
  type BonusName,
  COVERED,
  DISCIPLINES,
  type DisciplineName,
  disciplineOfBonus,
  MEEPLES,
  NONE,
  RANKS,
  spaceOf,
  TILES,
} from '../edition/names.ts';
import { type Edition, editionOf } from '../edition/schema.ts';
import { scoresOf } from '../rules/result.ts';
import type { State } from '../rules/state.ts';
import { standingStrength } from '../rules/strength.ts';
import type { View } from '../rules/view.ts';
import { effectOf } from '../text/effect.ts';

interface Asked {
  readonly view: View;
  readonly edition: Edition;
  readonly words: Words;
  readonly say: (key: string, parameters?: Record<string, unknown>) => string;
}
type Explain = (asked: Asked, first: string, second: string) => Explanation;

const players = (view: View): '2' => String(view.players.length) as '2';
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const room = (name: string): number => DISCIPLINES.indexOf(name as DisciplineName);

function character({ edition, words, say }: Asked, tile: number): { title: string; text: string } {
  return { title: words.say(`character.${TILES[tile]}`), text: say('explain.character', { discipline: DISCIPLINES[edition.disciplineOf[tile]] }) };
}

function bonusTile({ edition, words, say }: Asked, tile: BonusName): Explanation {
  const discipline = DISCIPLINES[disciplineOfBonus(tile)];
  const [first, second, third] = edition.bonusTiles.artworkValue;
  const text = `${capital(effectOf(edition, tile, words))}. ${say(`explain.tile-${discipline}`, { first, second, third })}`;
  return { title: words.say(`tile.${tile}`), text, rule: `tile-${tile}` };
}

function books({ edition, say }: Asked, book: string): string {
  const [second, third, fourth] = edition.bookRewards[room(book)].map(({ kind, amount }) => say(`reward.${kind}`, { amount }));
  return say('explain.book', { second, third, fourth });
}

function meeple({ say }: Asked, colour: string): string {
  if (colour === 'white') return say('explain.meeple-white');
  return say('explain.meeple', { discipline: DISCIPLINES[MEEPLES.indexOf(colour as 'white')] });
}

const EXPLAIN: Readonly<Record<string, Explain>> = {
  space(asked, name) {
    const { view, edition, words, say } = asked;
    const tile = view.spaces[spaceOf(name)];
    const place = capital(words.say(`space.${name}`));
    if (name === 'bonus') return { title: place, text: say('explain.space-bonus'), rule: 'bonus-tiles' };
    if (tile === NONE) return { title: place, text: say('explain.space-empty'), rule: 'moving' };
    return {
      title: words.say(`character.${TILES[tile]}`),
      text: say('explain.space', { discipline: DISCIPLINES[edition.disciplineOf[tile]] }),
      rule: 'moving',
    };
  },
  room: ({ words, say }, name) => ({ title: words.say(`discipline.${name}`), text: say(`explain.room-${name}`), rule: `room-${name}` }),
  masterpiece({ view, edition, say }, name, rankName) {
    const rank = RANKS.indexOf(rankName as '4');
    const { points, strengths, support } = edition.masterpieces;
    const title = say('masterpiece', { discipline: name, rank: rankName, points: points[rank] });
    const supported = rank === RANKS.length - 1;
    if (view.masterpieces[room(name) * RANKS.length + rank] === COVERED) return { title, text: say('explain.masterpiece-covered'), rule: 'masterpieces' };
    const text = supported
      ? say('explain.masterpiece-support', { strength: strengths[rank], discipline: DISCIPLINES[support[room(name)]], points: points[rank] })
      : say('explain.masterpiece', { rank: rankName, points: points[rank] });
    return { title, text, rule: 'masterpieces' };
  },
  track({ edition, say }, number) {
    const space = Number(number);
    const figures = { florins: edition.moneyTrack.florins[space], points: edition.moneyTrack.points[space] };
    const worth = say(figures.points > 0 ? 'explain.track-points' : 'explain.track', figures);
    const white = edition.moneyTrack.whiteMeeples.includes(space) ? ` ${say('explain.track-white')}` : '';
    return { title: say('track', figures), text: worth + white, rule: 'room-discoveries' };
  },
  book: (asked, name) => ({
    title: asked.say('books', { book: name, count: asked.view.books[room(name)] }),
    text: books(asked, name),
    rule: 'room-literature',
  }),
  shelf: (asked, seat, name) => ({
    title: asked.say('shelf', { book: name, count: asked.view.players[Number(seat)].books[room(name)] }),
    text: books(asked, name),
    rule: 'room-literature',
  }),
  box({ view, words, say }, name) {
    const counts = view.players.flatMap(({ boxes }, seat) => (boxes[room(name)] > 0 ? [`${words.name(seat)} ${boxes[room(name)]}`] : []));
    const text = say(name === 'religion' ? 'explain.box-religion' : 'explain.box', { discipline: name });
    return { title: [say('box', { box: name }), ...counts].join(' · '), text, rule: 'room-religion' };
  },
  artwork({ view, edition, say }, name) {
    const kind = ARTWORKS.indexOf(name as 'script');
    const value = edition.artworks.values[kind];
    const title = capital(say('artworks', { artwork: name, value, count: view.artworks[kind] }));
    return { title, text: say('explain.artwork', { strength: kind + 1, value }), rule: 'room-arts' };
  },
  meeple: (asked, colour) => ({
    title: asked.say('meeples', { colour, count: asked.view.meeples[MEEPLES.indexOf(colour as 'white')] }),
    text: meeple(asked, colour),
    rule: 'room-politics',
  }),
  'own-meeple': (asked, seat, colour) => ({
    title: asked.say('own-meeple', { colour, count: asked.view.players[Number(seat)].meeples[MEEPLES.indexOf(colour as 'white')] }),
    text: meeple(asked, colour),
    rule: 'room-politics',
  }),
  grid(asked, number) {
    const tile = asked.view.grid[Number(number)];
    if (tile !== null) return bonusTile(asked, tile);
    const places = asked.edition.bonusMajority[players(asked.view)];
    return { title: asked.say('tile-taken'), text: asked.say('explain.tile-taken', { places }), rule: 'scoring' };
  },
  tile: (asked, _seat, tile) => bonusTile(asked, tile as BonusName),
  tiles: ({ view, edition, words, say }) => ({
    title: words.say('draw.tiles'),
    text: say('explain.tiles', { places: edition.bonusMajority[players(view)] }),
    rule: 'bonus-tiles',
  }),
  passing: ({ view, edition, say }) => ({ title: say('passing'), text: say('explain.passing', { places: edition.passing[players(view)] }), rule: 'end' }),
  rounds({ view, edition, words, say }) {
    const rounds = view.players.length + edition.roundsBeyondPlayers;
    const title = words.say('draw.round', { round: Math.min(view.round, rounds), rounds });
    return { title, text: say('explain.rounds', { pile: view.pile.length, discard: view.discard.length }), rule: 'refill' };
  },
  worker(asked, seat, number) {
    const tile = asked.view.players[Number(seat)].workers[Number(number) - 1];
    const price = asked.edition.hiringCosts[Number(number) - 1];
    const text = asked.say('explain.worker', { price });
    if (tile === NONE) return { title: asked.say('worker', { worker: number, price }), text, rule: 'hiring' };
    const who = character(asked, tile);
    return { title: who.title, text: `${who.text} ${text}`, rule: 'hiring' };
  },
  recruit(asked, seat, number) {
    const tile = asked.view.players[Number(seat)].recruits[Number(number) - 1];
    const text = asked.say('explain.recruit');
    if (tile === NONE) return { title: asked.say('recruit', { slot: number }), text, rule: 'hiring' };
    const who = character(asked, tile);
    return { title: who.title, text: `${who.text} ${text}`, rule: 'hiring' };
  },
  financier({ view, edition, words, say }, seat) {
    const points = edition.flippedFinancier;
    const title = view.players[Number(seat)].flipped ? words.say('draw.flipped', { points }) : words.say('draw.financier');
    return { title, text: say('explain.financier', { points }), rule: 'money' };
  },
  purse: ({ view, words, say }, seat) => ({
    title: words.say('draw.florins', { florins: view.players[Number(seat)].florins }),
    text: say('explain.purse'),
    rule: 'money',
  }),
  points({ view, words }, seat) {
    const { total, parts } = scoresOf(view as State)[Number(seat)];
    const text = parts.filter(({ points }) => points !== 0).map(({ code, points }) => `${words.say(`score.${code}`)} ${points}`);
    return { title: capital(words.say('draw.points', { points: total })), text: text.join(' · '), rule: 'scoring' };
  },
  strengths({ view, edition, words, say }, seat) {
    const strengths = DISCIPLINES.map((name, index) => `${words.say(`discipline.${name}`)} ${standingStrength(edition, view.players[Number(seat)], index)}`);
    return { title: say('strengths', { strengths }), text: say('explain.strengths'), rule: 'strength' };
  },
  discs: ({ view, words, say }, seat) => ({
    title: words.say('draw.discs', { discs: view.players[Number(seat)].discs }),
    text: say('explain.discs'),
    rule: 'room-religion',
  }),
  museum: ({ view, edition, words, say }) => ({
    title: words.say('score.museum'),
    text: say('explain.museum', { places: edition.museum[players(view)] }),
    rule: 'scoring',
  }),
};

export function explain(target: string, shown: unknown, words: Words): Explanation | null {
  const view = shown as View;
  const [kind, first = '', ...rest] = target.split('.');
  const asked: Asked = { view, edition: editionOf(view), words, say: (key, parameters) => words.say(`board.${key}`, parameters) };
  return EXPLAIN[kind]?.(asked, first, rest.join('.')) ?? null;
}
