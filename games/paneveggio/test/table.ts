/** A table for tests: laid out by hand, played in notation, whole at every moment. */
import { attempt, type GameEvent, Refusal, type Seat } from '@bottega/kernel';
import { CARDS, type Line } from '../edition/names.ts';
import type { Frame } from '../rules/frames.ts';
import { game } from '../rules/game.ts';
import { notation } from '../rules/notation.ts';
import type { Level } from '../rules/options.ts';
import { MASTER, musicianCard, type Side, type State } from '../rules/state.ts';
import { settle } from '../rules/steps.ts';

export { MASTER };

/** A violin: its owner, then the owners of the tokens on it. */
type Laid = readonly [owner: Seat, ...tokens: Seat[]] | null;

export class Table {
  readonly state: State;
  readonly events: GameEvent[] = [];

  /** Everything in the box: no cards out, no tokens spent. */
  constructor(players = 2, level: Level | null = null) {
    this.state = game.setup({ players, options: level === null ? {} : { level } }, 'test');
    const { state } = this;
    const all = Array.from({ length: CARDS }, (_, index) => index + 1);
    Object.assign(state, { deck: all, open: [], stage: [], agenda: [], first: 0, active: 0, turn: 1, rounds: 0, activity: level === null ? 0 : 1 });
    state.sides.forEach((side, seat) => {
      const bot = seat >= players;
      Object.assign(side, {
        ...{
          hand: [],
          known: [],
          aside: [],
          packet: [],
          discards: [],
          apprentices: [],
          formed: 0,
          boost: null,
          violins: 12,
          lutherie: 14,
          ducats: 0,
          studies: 0,
          help: 0,
        },
        ...{ wood: [], heritage: [0, 0, 0, 0], contacts: bot ? [] : [[], [], [], []], score: bot ? [] : [...'BECRTBE'].map((letter) => LETTERS[letter]) },
      });
    });
  }

  side(seat: Seat = 0): Side {
    return this.state.sides[seat];
  }

  private take(cards: readonly number[]): void {
    this.state.deck = this.state.deck.filter((card) => !cards.includes(card as number));
  }

  hand(...cards: number[]): this {
    return this.handOf(0, ...cards);
  }
  handOf(seat: Seat, ...cards: number[]): this {
    this.take(cards);
    this.side(seat).hand.push(...cards);
    return this;
  }
  contacts(seat: Seat, ...piles: number[][]): this {
    this.take(piles.flat());
    this.side(seat).contacts = seat >= this.state.players ? piles : [0, 1, 2, 3].map((pile) => piles[pile] ?? []);
    return this;
  }
  apprentices(seat: Seat, ...cards: number[]): this {
    this.take(cards);
    this.side(seat).apprentices.push(...cards);
    this.side(seat).formed += cards.length;
    return this;
  }
  /** A musician in play with violins from the lowest slot. */
  musician(card: number, home: Seat = 0, ...violins: Laid[]): this {
    this.take([card]);
    const slots = musicianCard(this.state, card).slots.map((_, slot) => {
      const laid = violins[slot] ?? null;
      if (laid === null) return null;
      const [owner, ...tokens] = laid;
      this.side(owner).violins--;
      for (const token of tokens) this.side(token).lutherie--;
      return { owner, tokens };
    });
    this.state.stage.push({ card, home, slots });
    return this;
  }
  purse(ducats: number, studies = 0, seat: Seat = 0): this {
    const side = this.side(seat);
    side.lutherie -= ducats + studies;
    side.ducats += ducats;
    side.studies += studies;
    return this;
  }
  help(count: number, seat: Seat = 0): this {
    this.side(seat).lutherie -= count;
    this.side(seat).help += count;
    return this;
  }
  wood(...qualities: number[]): this {
    const side = this.side(0);
    for (const quality of qualities) {
      side.violins--;
      side.lutherie -= quality - 1;
    }
    side.wood = [...side.wood, ...qualities].sort((a, b) => b - a);
    return this;
  }
  heritage(seat: Seat, ...prestiges: number[]): this {
    for (const prestige of prestiges) {
      this.side(seat).violins--;
      this.side(seat).heritage[prestige - 1]++;
    }
    return this;
  }
  score(letters: string, seat: Seat = 0): this {
    this.side(seat).score = [...letters].map((letter) => LETTERS[letter]);
    return this;
  }
  /** Leaves so many tokens in the reserve; the others lie in the help zone. */
  reserve(count: number, seat: Seat = 0): this {
    return this.help(this.side(seat).lutherie - count, seat);
  }

  /** Puts frames on the agenda, what comes first first, and goes on to the first question. */
  begin(...frames: Frame[]): this {
    this.state.agenda = frames.reverse();
    game.read(JSON.parse(JSON.stringify(this.state)));
    settle(this.state, (event) => this.events.push(event));
    return this;
  }
  /** An action of the score. */
  action(line: Line, time: number): this {
    return this.begin({ step: 'action', seat: 0, line, time, mode: 'open', used: [], bound: false, added: false, withoutViolin: false });
  }
  turn(seat: Seat = 0): this {
    return this.begin({ step: 'turn', seat });
  }

  /** Plays moves of whoever is asked, each checked at the door. */
  play(...moves: string[]): this {
    for (const text of moves) {
      const seat = game.toAct(this.state)[0];
      attempt(game, this.state, seat, notation.read(text), (event) => this.events.push(event));
    }
    game.read(JSON.parse(JSON.stringify(this.state)));
    return this;
  }
  /** What the acting seat may do, as text. */
  moves(prefix = ''): string[] {
    const seat = game.toAct(this.state)[0];
    if (seat === undefined) return [];
    return game
      .legal(this.state, seat)
      .map((move) => notation.write(move))
      .filter((text) => text.startsWith(prefix));
  }
  /** The refusal of a move that is not offered. */
  refusal(text: string): unknown {
    try {
      attempt(game, this.state, game.toAct(this.state)[0], notation.read(text));
    } catch (error) {
      if (error instanceof Refusal) return error.reason;
      throw error;
    }
    return undefined;
  }
  asked(): string | undefined {
    const [seat] = game.toAct(this.state);
    return seat === undefined ? undefined : game.prompt(this.state, seat).code;
  }
  codes(): string[] {
    return this.events.map((event) => event.code);
  }
  /** The violins on a musician as they were laid. */
  on(card: number): Laid[] {
    const musician = this.state.stage.find((other) => other.card === card);
    return (musician?.slots ?? []).map((violin) => (violin === null ? null : [violin.owner, ...violin.tokens]));
  }
  partners(seat: Seat = 0): number[] {
    return this.state.stage.filter(({ home }) => home === seat).map(({ card }) => card);
  }
}

const LETTERS: Record<string, Line> = { B: 'wood', E: 'study', C: 'craft', R: 'relation', T: 'restoration' };
export const letters = (score: readonly Line[]): string => score.map((line) => Object.keys(LETTERS).find((letter) => LETTERS[letter] === line)).join('');
