/** Positions laid out for the rules page, and scripts of moves played on them by the real rules. */
import { attempt, type GameEvent, sameJson } from '@bottega/kernel';
import type { Line } from '../../edition/names.ts';
import { type Edition, HOUSE_EDITION } from '../../edition/schema.ts';
import { game } from '../../rules/game.ts';
import type { Level } from '../../rules/options.ts';
import { type Musician, musicianCard, type Side, type State } from '../../rules/state.ts';

/** A violin: whose it is, then whose the Lutherie tokens on it are, the lowest first. */
type Laid = readonly [owner: number, ...tokens: number[]] | null;

interface SideLayout {
  /** One letter per beat, the first of the line's name in the rulebook; T is Restoration. */
  readonly score?: string;
  readonly hand?: readonly number[];
  readonly contacts?: readonly number[];
  readonly apprentices?: readonly number[];
  readonly ducats?: number;
  readonly studies?: number;
  readonly help?: number;
  /** Qualities of the wood in stock, the best first. */
  readonly wood?: readonly number[];
  /** Violins in the heritage, of prestige 1 to 4. */
  readonly heritage?: readonly number[];
}

export interface Layout {
  /** Stradivarius' level and activity in the solo game. */
  readonly level?: Level;
  readonly activity?: number;
  /** Who began the round; seat 0 is on turn. */
  readonly first?: number;
  readonly sides: readonly SideLayout[];
  /** Musicians in play: the card, whose partner it is (MASTER for the Master's), its violins from the lowest slot. */
  readonly stage: readonly (readonly [card: number, home: number, ...violins: Laid[]])[];
}

const LETTERS: Record<string, Line> = { B: 'wood', E: 'study', C: 'craft', R: 'relation', T: 'restoration' };
const linesOf = (letters: string): Line[] => [...letters].map((letter) => LETTERS[letter]);

function laySide(side: Side, { score = '', ...layout }: SideLayout, tokens: Edition['tokens'], bot: boolean): void {
  const { ducats = 0, studies = 0, help = 0, wood = [], heritage = [0, 0, 0, 0], apprentices = [], contacts = [], hand = [] } = layout;
  const empty = Array.from({ length: 4 - contacts.length }, (): number[] => []);
  Object.assign(side, { hand: [...hand], aside: [], packet: [], discards: [], apprentices: [...apprentices], formed: apprentices.length });
  Object.assign(side, { contacts: [...contacts.map((card) => [card]), ...(bot ? [] : empty)], score: linesOf(score), boost: null });
  Object.assign(side, { ducats, studies, help, wood: [...wood], heritage: [...heritage] });
  side.violins = tokens.violins - wood.length - heritage.reduce((sum, count) => sum + count, 0);
  side.lutherie = tokens.lutherie - ducats - studies - help - wood.reduce((sum, quality) => sum + quality - 1, 0);
}

/** The table as laid out, seat 0 about to begin its turn. */
function lay(edition: Edition, { level, activity = 0, first = 0, sides, stage }: Layout): State {
  const players = level === undefined ? sides.length : 1;
  const state = game.setup({ players, options: level === undefined ? {} : { level } }, 'rules page');
  const plain = edition === HOUSE_EDITION ? null : edition;
  Object.assign(state, { edition: plain, agenda: [{ step: 'sequence', seat: 0 }], turn: 1, first, active: 0, activity, open: [] });
  sides.forEach((layout, seat) => {
    laySide(state.sides[seat], layout, edition.tokens, seat >= players);
  });
  state.stage = stage.map(([card, home, ...violins]): Musician => {
    const slots = musicianCard(state, card).slots.map((_, slot) => {
      const [owner, ...tokens] = violins[slot] ?? [];
      if (owner === undefined) return null;
      state.sides[owner].violins--;
      for (const token of tokens) state.sides[token].lutherie--;
      return { owner, tokens };
    });
    return { card, home, slots };
  });
  const out = new Set<number | null>(state.stage.map(({ card }) => card));
  for (const { hand, contacts, apprentices } of state.sides) for (const card of [...hand, ...contacts.flat(), ...apprentices]) out.add(card);
  state.deck = edition.cards.map(({ number }) => number).filter((card) => !out.has(card));
  if (state.sides.some(({ violins, lutherie }) => violins < 0 || lutherie < 0)) throw new Error('the edition has too few tokens for this position');
  return state;
}

export interface Script {
  readonly lay: (edition: Edition) => Layout;
  /** In notation, of whoever is asked. */
  readonly moves: readonly string[];
}

/** A script as it was played. */
export interface Played {
  /** The table before the first move and after each. */
  readonly states: readonly State[];
  /** What the log told of each move. */
  readonly events: readonly (readonly GameEvent[])[];
  /** Played with the cards of the house, because those of the edition at hand tell another story. */
  readonly borrowed: boolean;
}

function play({ lay: layout, moves }: Script, edition: Edition): Played {
  const states = [lay(edition, layout(edition))];
  const events: GameEvent[][] = [];
  for (const move of moves) {
    const state = game.clone(states[states.length - 1]);
    const told: GameEvent[] = [];
    attempt(game, state, game.toAct(state)[0], game.notation.read(move), (event) => told.push(event));
    states.push(state);
    events.push(told);
  }
  return { states, events, borrowed: false };
}

/** What a reader is told of it: what happened, and what everything is worth in the end. */
const storyOf = ({ states, events }: Played) => ({ events, result: game.result(states[states.length - 1]) });

/** Plays a script with the edition's own cards where they tell the same story as those of the house. */
export function tell(script: Script, edition: Edition): Played {
  const house = play(script, HOUSE_EDITION);
  if (edition === HOUSE_EDITION) return house;
  try {
    const own = play(script, edition);
    if (sameJson(storyOf(own), storyOf(house))) return own;
  } catch {
    // an edition may lack anything an example needs
  }
  return { ...house, borrowed: true };
}
