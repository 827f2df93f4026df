/** Whatever the rules page tells in figures, worked out from the edition and from the examples as the rules play them. */
import { counted, type Forms, type Words } from '@bottega/kernel';
import { BONUSES, type Bonus, LINES, type Line, type SLOTS } from '../../edition/names.ts';
import type { ApprenticeCard, Edition, Endgame, MusicianCard } from '../../edition/schema.ts';
import { meetsViolins } from '../../rules/cards.ts';
import { type Level, PLAYERS } from '../../rules/options.ts';
import { endOfRun, holdsSequence } from '../../rules/score.ts';
import { type Examples, examplesOf, recommendedDeck } from './examples.ts';
import { type Stories, storiesOf } from './stories.ts';

type Shape = 'lutherie' | 'resources' | 'cards' | 'perOtherType' | 'violins';

export interface Facts extends Counts {
  readonly edition: Edition;
  readonly examples: Examples;
  readonly stories: Stories;
  /** Names as the dictionary has them. */
  card(number: number): string;
  line(line: Line): string;
  bonus(bonus: (typeof SLOTS)[number]): string;
  deck(deck: Line): string;
  level(level: Level): string;
  /** Words joined as the language joins them. */
  list(words: readonly string[]): string;
  /** The form for that number; `#` stands for it. */
  many(count: number, forms: Forms): string;
  /** The actions of a score, in order. */
  runs(score: readonly Line[]): { readonly line: string; readonly beats: number }[];
  /** The same in one phrase: "Wood 1, Crafting 2 and Study 1". */
  actions(score: readonly Line[]): string;
}

interface Counts {
  readonly players: { readonly min: number; readonly max: number };
  readonly recommended: Line;
  /** 1 to the best quality. */
  readonly qualities: readonly number[];
  readonly musicians: number;
  readonly apprentices: number;
  /** Musicians with a Relation, and with an end-of-turn effect. */
  readonly relations: number;
  readonly endsOfTurn: number;
  readonly prestiges: readonly { prestige: number; musicians: number; slots: readonly [least: number, most: number] }[];
  readonly bonuses: readonly { bonus: Bonus; slots: number }[];
  /** The deck when play begins, and the starting musicians shuffled into it. */
  readonly tables: readonly { players: number; deck: number; unused: number }[];
  readonly starters: readonly (Edition['starters'][number] & { fits: readonly number[] })[];
  /** How apprentices score: the lines they belong to, and one of each kind. */
  readonly ends: readonly { shape: Shape; lines: readonly Line[]; card: ApprenticeCard }[];
  /** What each apprentice who spends cards takes. */
  readonly cardSpenders: readonly { card: number; of: readonly Line[] }[];
  /** Beats that a token on a note promises. */
  readonly boost: number;
  /** A musician who asks for much, and whether they would join for these violins. */
  readonly asking: { readonly card: MusicianCard; readonly rows: readonly { made: readonly number[]; enough: boolean }[] };
}

const isMusician = (card: Edition['cards'][number]): card is MusicianCard => card.kind === 'musician';
const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);
const shapeOf = (endgame: Endgame): Shape => ('spend' in endgame ? endgame.spend : 'violins' in endgame ? 'violins' : 'perOtherType');
const SHAPES: readonly Shape[] = ['lutherie', 'perOtherType', 'violins', 'cards', 'resources'];

/** Violins made that just meet the wish, that meet it with finer ones, and that don't. */
function askingOf(musicians: readonly MusicianCard[]): Counts['asking'] {
  /** Many kinds of violins first, then many of them. */
  const wishes = ({ requires }: MusicianCard): number => requires.reduce((sum, count) => sum + count + (count > 0 ? 100 : 0), 0);
  const card = musicians.reduce((most, other) => (wishes(other) > wishes(most) ? other : most));
  const { requires } = card;
  const best = requires.findLastIndex((count) => count > 0);
  const change = (less: number, more: number): number[] => requires.map((count, at) => count - (at === less ? 1 : 0) + (at === more ? 1 : 0));
  const all = requires.reduce((sum, count) => sum + count, 0);
  const lowest = requires.findIndex((count) => count > 0);
  const made = [requires, change(lowest, best), change(best, best - 1), requires.map((_, at) => (at === best ? all : 0)), [2 * all, 0, 0, 0]];
  const from = (counts: readonly number[]): number[] => counts.map((_, at) => counts.slice(at).reduce((sum, count) => sum + count, 0));
  return { card, rows: made.map((counts) => ({ made: counts, enough: meetsViolins(requires, from(counts)) })) };
}

function countsOf(edition: Edition): Counts {
  const { cards, start, starters, stradivarius } = edition;
  const musicians = cards.filter(isMusician);
  const apprentices = cards.filter((card) => card.kind === 'apprentice');
  const slots = musicians.flatMap((card) => card.slots);
  /** One partner each, the cards chosen, the Master's four; alone, Stradivarius' partners too. */
  const laidOut = (players: number): number => players * (1 + start.mulligan.kept) + 1 + start.firstMaster.length + (players === 1 ? stradivarius.partners : 0);
  return {
    players: PLAYERS,
    recommended: recommendedDeck(edition),
    qualities: upTo(edition.quality),
    musicians: musicians.length,
    apprentices: apprentices.length,
    relations: musicians.filter(({ relation }) => relation !== undefined).length,
    endsOfTurn: musicians.filter(({ endOfTurn }) => endOfTurn !== undefined).length,
    prestiges: upTo(4).map((prestige) => {
      const those = musicians.filter((card) => card.prestige === prestige);
      const counts = those.map((card) => card.slots.length);
      return { prestige, musicians: those.length, slots: [Math.min(...counts), Math.max(...counts)] };
    }),
    bonuses: BONUSES.map((bonus) => ({ bonus, slots: slots.filter((other) => other === bonus).length })),
    tables: upTo(PLAYERS.max).map((players) => ({
      players,
      deck: cards.length - laidOut(players),
      unused: start.musicians.length - Math.max(players, 2) - 1,
    })),
    starters: starters.map((deck) => {
      const hand = deck.hand.map((number) => cards[number - 1]);
      return { ...deck, fits: hand.flatMap((card) => (card.kind === 'apprentice' && holdsSequence(deck.score, card.sequence) ? [card.number] : [])) };
    }),
    ends: SHAPES.flatMap((shape) => {
      const those = apprentices.filter(({ endgame }) => shapeOf(endgame) === shape);
      if (those.length === 0) return [];
      return [{ shape, lines: LINES.filter((line) => those.some(({ affiliation }) => affiliation === line)), card: those[0] }];
    }),
    cardSpenders: apprentices.flatMap(({ number, endgame }) => ('of' in endgame ? [{ card: number, of: endgame.of }] : [])),
    boost: Math.max(
      0,
      ...musicians.flatMap(({ endOfTurn, relation }) => [endOfTurn, relation]).map((effect) => (effect?.op === 'boostNote' ? effect.time : 0)),
    ),
    asking: askingOf(musicians),
  };
}

export function factsOf(edition: Edition, words: Words): Facts {
  const joined = new Intl.ListFormat(words.language, { type: 'conjunction' });
  const examples = examplesOf(edition);
  const line = (name: Line): string => words.say(`line.${name}`);
  const runs: Facts['runs'] = (score) => {
    const all: { line: string; beats: number }[] = [];
    for (let beat = 0; beat < score.length; beat = endOfRun(score, beat)) all.push({ line: line(score[beat]), beats: endOfRun(score, beat) - beat });
    return all;
  };
  return {
    edition,
    examples,
    stories: storiesOf(examples),
    ...countsOf(edition),
    card: (number) => words.say(`card.${number}`),
    line,
    bonus: (bonus) => words.say(`bonus.${bonus}`),
    deck: (deck) => words.say(`deck.${deck}`),
    level: (level) => words.say(`option.level.${level}`),
    list: (all) => joined.format(all),
    many: (count, forms) => counted(words.language, forms)(count),
    runs,
    actions: (score) => joined.format(runs(score).map((run) => `${run.line} ${run.beats}`)),
  };
}
