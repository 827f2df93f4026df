/** What the rules page tells in figures and names: all of it comes from the edition, the dictionary, and the examples as they were played. */
import { counted, type Forms, type Words } from '@bottega/kernel';
import { BONUS_TILES, BOOKS, CHARACTERS, DISCIPLINES, LOOP, MEEPLES, RANKS } from '../../edition/names.ts';
import { type Edition, editionOf, type PlainEdition } from '../../edition/schema.ts';
import { effectOf } from '../effect.ts';
import { PLAYER_COUNTS, type PlayerCount, type ValueRow, valueRows } from './origins.ts';
import { playAll } from './played.ts';
import { NAMES } from './position.ts';
import { type Tales, talesOf } from './tales.ts';

type DisciplineName = (typeof DISCIPLINES)[number];

export interface Facts {
  readonly edition: Edition;
  /** What the worked examples come to. */
  readonly tales: Tales;
  /** Whether every example could be played with the values of the edition in play. */
  readonly examplesAsPlayed: boolean;
  /** The people of the examples, in turn order. */
  readonly people: readonly string[];
  /** The message of the dictionary under a key. */
  say(key: string, parameters?: Readonly<Record<string, unknown>>): string;
  character(name: string): string;
  discipline(name: string): string;
  /** `3 florins` */
  florins(amount: number): string;
  /** With a real minus sign. */
  signed(points: number): string;
  /** The form that goes with a number, with the number for `#`: `{ one: '# disc', other: '# discs' }`. */
  count(number: number, forms: Forms): string;
  /** `5, 3 and 2`, in the way of the language. */
  and(items: readonly (string | number)[]): string;
  or(items: readonly (string | number)[]): string;
  /** One cell per number of players, from two to four. */
  byPlayers(cell: (count: PlayerCount, players: number) => string | number): string[];
  /** The 25 characters that don't lie on the board at first, and the like. */
  readonly counts: { readonly spaces: number; readonly characters: number; readonly pile: number; readonly each: number };
  readonly colours: readonly { readonly discipline: string; readonly colour: string }[];
  /** So many meeples of each colour, blue, red, green, yellow, white: `1 blue, 1 red and 2 green`; colours without any are left out. */
  meeples(counts: readonly number[], forms: readonly Forms[]): string;
  /** How the last turns are called. */
  readonly lastTurns: readonly string[];
  /** A space of the money track by what it shows: `11 florins` or `5 PP`. */
  trackSpace(space: number): string;
  /** The money track from its first space on. */
  readonly track: readonly { readonly florins: number; readonly points: number; readonly white: boolean }[];
  /** What the second, third and fourth book of a colour bring. */
  readonly books: readonly { readonly discipline: DisciplineName; readonly rewards: readonly string[] }[];
  /** The Strength each Masterpiece space takes, `6+1` for the last, and its PP. */
  readonly masterpieces: readonly { readonly strength: string; readonly points: number }[];
  /** Where 6+1 needs its further Strength: the discipline, then the other one. */
  readonly pairs: readonly (readonly [string, string])[];
  /** The bonus tiles of a discipline, with the anchors tooltips lead to. */
  tiles(discipline: DisciplineName): { id: string; name: string; effect: string }[];
  readonly values: readonly ValueRow[];
  /** A reconstructed value in words and figures; null where it says that there is no limit. */
  valueText(row: ValueRow): string | null;
}

export function factsOf(plain: PlainEdition | null, words: Words): Facts {
  const edition = editionOf({ edition: plain });
  const played = playAll(plain);
  // the serial comma is American
  const locale = words.language === 'en' ? 'en-GB' : words.language;
  const list = (type: 'conjunction' | 'disjunction') => {
    const format = new Intl.ListFormat(locale, { type });
    return (items: readonly (string | number)[]): string => format.format(items.map(String));
  };
  const and = list('conjunction');
  const count = (number: number, forms: Forms): string => counted(words.language, forms)(number);
  const discipline = (name: string): string => words.say(`discipline.${name}`);
  const { moneyTrack, masterpieces } = edition;
  /** Only some messages tell how often. */
  const reward = ({ kind, amount }: (typeof edition.bookRewards)[number][number]): string =>
    `${amount > 1 && kind !== 'sail' && kind !== 'points' ? `${amount} × ` : ''}${words.say(`board.reward.${kind}`, { amount })}`;
  const trackSpace = (space: number): string =>
    moneyTrack.points[space] > 0 ? `${moneyTrack.points[space]} ${words.say('board.pp')}` : words.say('draw.florins', { florins: moneyTrack.florins[space] });
  return {
    edition,
    tales: talesOf(played),
    examplesAsPlayed: Object.values(played).every(({ asAsked }) => asAsked),
    people: NAMES,
    say: (key, parameters) => words.say(key, parameters),
    character: (name) => words.say(`character.${name}`),
    discipline,
    florins: (amount) => words.say('draw.florins', { florins: amount }),
    signed: (points) => (points < 0 ? `−${-points}` : String(points)),
    count,
    and,
    or: list('disjunction'),
    byPlayers: (cell) => PLAYER_COUNTS.map((count) => String(cell(count, Number(count)))),
    counts: {
      spaces: LOOP - 1,
      characters: CHARACTERS.length,
      pile: CHARACTERS.length - LOOP + 1,
      each: CHARACTERS.length / DISCIPLINES.length,
    },
    colours: DISCIPLINES.map((name, index) => ({ discipline: discipline(name), colour: words.say(`colour.${MEEPLES[index]}`) })),
    meeples: (counts, forms) => and(counts.flatMap((number, colour) => (number > 0 ? [count(number, forms[colour])] : []))),
    lastTurns: [...'ABCDEFGHI'].slice(0, edition.lastTurns),
    trackSpace,
    track: moneyTrack.florins.map((florins, space) => ({ florins, points: moneyTrack.points[space], white: moneyTrack.whiteMeeples.includes(space) })),
    books: BOOKS.map((book) => ({
      discipline: DISCIPLINES[book],
      rewards: edition.bookRewards[book].map(reward),
    })),
    masterpieces: masterpieces.points.map((points, rank) => ({ strength: `${masterpieces.strengths[rank]}${rank === RANKS.length - 1 ? '+1' : ''}`, points })),
    pairs: DISCIPLINES.map((name, index) => [discipline(name), discipline(DISCIPLINES[masterpieces.support[index]])]),
    tiles: (name) =>
      (BONUS_TILES[DISCIPLINES.indexOf(name)] ?? []).map((tile) => ({
        id: `tile-${tile}`,
        name: words.say(`tile.${tile}`),
        effect: effectOf(edition, tile, words),
      })),
    values: valueRows(plain ?? undefined),
    valueText({ name, value }) {
      if (value === null) return null;
      const items = [value].flat() as (string | number)[];
      if (name === 'moneyTrack.whiteMeeples') return items.map((space) => trackSpace(Number(space))).join(', ');
      return items.map((item) => (typeof item === 'string' ? words.say(`character.${item}`) : item)).join(', ');
    },
  };
}
