/** Mercato, broken in one way each: what is wrong, which oracle must complain, and how. */
import { type Game, sameJson } from '@bottega/kernel';
import { game as mercato } from '../../examples/mercato/rules/game.ts';
import type { Move } from '../../examples/mercato/rules/moves.ts';
import type { Card, State } from '../../examples/mercato/rules/state.ts';
import type { View } from '../../examples/mercato/rules/view.ts';

export type Mercato = Game<State, Move, View>;
type Result = ReturnType<Mercato['result']>;

export interface Plant {
  readonly name: string;
  readonly oracle: string;
  readonly says: RegExp;
  /** The verbs that are broken; made anew for every use, since some remember what they should not. */
  readonly broken: () => Partial<Mercato>;
}

const plant = (oracle: string, name: string, says: RegExp, broken: Plant['broken']): Plant => ({ name, oracle, says, broken });

/** Mercato's `play` with something done afterwards. */
export const afterPlay =
  (then: (state: State, move: Move) => unknown): Plant['broken'] =>
  () => ({
    play(state, seat, move, log) {
      mercato.play(state, seat, move, log);
      then(state, move);
    },
  });

const offering =
  (change: (moves: readonly Move[], state: State, seat: number) => readonly Move[]): Plant['broken'] =>
  () => ({ legal: (state, seat) => change(mercato.legal(state, seat), state, seat) });

const cloning =
  (change: (state: State) => Partial<State>): Plant['broken'] =>
  () => ({ clone: (state) => ({ ...mercato.clone(state), ...change(state) }) });

/** Mercato's `view` with something else in it than there should be. */
const showing =
  (change: (state: State, view: View, viewer: number | null) => Partial<View>): Plant['broken'] =>
  () => ({
    view(state, viewer) {
      const view = mercato.view(state, viewer);
      return { ...view, ...change(state, view, viewer) };
    },
  });

const guessing =
  (change: (world: State) => Partial<State>): Plant['broken'] =>
  () => ({
    guess(view, viewer, random) {
      const world = mercato.guess(view, viewer, random);
      return { ...world, ...change(world) };
    },
  });

const scoring =
  (change: (result: Result) => Partial<Result>): Plant['broken'] =>
  () => ({
    result(state) {
      const result = mercato.result(state);
      return { ...result, ...change(result) };
    },
  });

export const boom = (): never => {
  throw new Error('boom');
};

const SELL_PLUM: Move = { do: 'sell', fruit: 'plum' };

export const PLANTS: readonly Plant[] = [
  plant(
    'conservation',
    'a component appears',
    /number of coins/,
    afterPlay((state, move) => move.do === 'draw' && state.bank++),
  ),
  plant(
    'conservation',
    'a component vanishes',
    /number of (apple|fig|plum)/,
    afterPlay((state, move) => move.do === 'sell' && state.deck.pop()),
  ),

  plant(
    'round trip',
    'the state holds undefined',
    /not plain JSON at note/,
    afterPlay((state) => Object.assign(state, { note: undefined })),
  ),
  plant(
    'round trip',
    'the state holds a Map',
    /not plain JSON at sold/,
    afterPlay((state) => Object.assign(state, { sold: new Map() })),
  ),
  plant(
    'round trip',
    'the state holds NaN',
    /not plain JSON at bank/,
    afterPlay((state) => Object.assign(state, { bank: Number.NaN })),
  ),
  plant(
    'round trip',
    'a list has a hole',
    /not plain JSON at sold/,
    afterPlay((state) => Object.assign(state.sold, { length: 5 })),
  ),
  plant(
    'round trip',
    'the state holds an instance of a class',
    /not plain JSON at traders.0/,
    afterPlay((state) => Object.setPrototypeOf(state.traders[0], {})),
  ),
  plant('round trip', 'a true state is refused', /is refused: boom/, () => ({ read: boom })),
  plant('round trip', 'reading changes a state', /reading a state changes bank/, () => ({ read: (json) => ({ ...mercato.read(json), bank: -1 }) })),

  plant(
    'shape',
    'a view has a member that nobody told of',
    /the view of \w+.* is not of its shape at note/,
    showing(() => ({ note: 'secret' }) as Partial<View>),
  ),
  plant(
    'shape',
    'a view shows something in another form',
    /is not of its shape at bank/,
    showing(({ bank }) => ({ bank: String(bank) }) as unknown as Partial<View>),
  ),

  plant('asking', 'listing the moves changes the state', /legal changes the state at deck/, () => ({
    legal(state, seat) {
      state.deck.reverse();
      return mercato.legal(state, seat);
    },
  })),
  plant('asking', 'a view tidies the state', /view changes the state at traders.0.hand/, () => ({
    view(state, viewer) {
      state.traders[0].hand.sort();
      return mercato.view(state, viewer);
    },
  })),

  plant(
    'offers',
    'a move is offered twice',
    /offered twice/,
    offering((moves) => [...moves, ...moves.slice(0, 1)]),
  ),
  plant('offers', 'two moves have one notation', /"\w+" is offered twice/, () => ({ notation: { ...mercato.notation, write: (move) => move.do } })),
  plant(
    'offers',
    'a forced move is asked',
    /is asked a forced move/,
    offering((moves) => moves.slice(0, 1)),
  ),
  plant(
    'offers',
    'an acting seat has no move',
    /seat 1 must decide but has no move/,
    offering((moves, _, seat) => (seat === 1 ? [] : moves)),
  ),
  plant('offers', 'a seat that is not asked has moves', /is not asked but has moves/, () => ({
    legal: (state) => mercato.legal(state, mercato.toAct(state)[0]),
  })),
  plant('offers', 'nobody sits on the acting seat', /seat 9.* does not sit/, () => ({ toAct: (state) => mercato.toAct(state).map(() => 9) })),
  plant('offers', 'a prompt fails', /boom/, () => ({ prompt: boom })),

  plant('every move plays', 'play chokes on a legal move', /legal move "sell plum" fails: boom/, () => ({
    play: (state, seat, move, log) => (sameJson(move, SELL_PLUM) ? boom() : mercato.play(state, seat, move, log)),
  })),
  plant('every move plays', 'a move leads to a dead end', /legal move "beg \d" fails: give offers seat \d no move/, () => ({
    play(state, seat, move, log) {
      if (move.do === 'beg') Object.assign(state.traders[move.other], { hand: [], coins: 0 });
      mercato.play(state, seat, move, log);
    },
  })),
  plant('every move plays', 'a move is read back as another', /"draw" does not read back/, () => ({
    notation: { ...mercato.notation, read: () => ({ do: 'rest' }) },
  })),
  plant('every move plays', 'a move can’t be read back', /does not read back/, () => ({ notation: { ...mercato.notation, read: boom } })),

  plant(
    'cloning',
    'a clone shares a list',
    /changed the original at deck/,
    cloning(({ deck }) => ({ deck })),
  ),
  plant(
    'cloning',
    'a clone shares something deep inside',
    /changed the original at traders/,
    cloning(({ traders }) => ({ traders: [...traders] })),
  ),
  plant(
    'cloning',
    'a clone shares the generator',
    /changed the original at random/,
    cloning(({ random }) => ({ random })),
  ),
  plant('cloning', 'a clone forgets a field', /clone differs at bank/, () => ({
    clone(state) {
      const { bank: _, ...rest } = mercato.clone(state);
      return rest as State;
    },
  })),

  plant('determinism', 'a counter hides outside the state', /the same moves lead to another turn/, () => {
    let played = 0;
    return afterPlay((state) => ++played % 5 === 0 && state.turn++)();
  }),

  plant('refusals', 'a move outside the list is played', /not offered but was played/, () => {
    let asked = 0;
    return { legal: (state, seat) => mercato.legal(state, ++asked % 3 === 0 ? (mercato.toAct(state)[0] ?? seat) : seat) };
  }),
  plant('refusals', 'a refusal changes the state', /changed the state/, () => ({
    why(state, seat, move) {
      state.turn++;
      return mercato.why(state, seat, move);
    },
  })),
  plant('refusals', 'an explanation throws', /stumbles: boom/, () => ({ why: boom })),
  plant('refusals', 'a refusal gives no reason', /gives no reason/, () => ({ why: () => ({}) as never })),

  plant(
    'secrecy',
    'everyone sees the deck',
    /a spectator can see a secret at deck/,
    showing((state) => ({ deck: state.deck.slice() })),
  ),
  plant(
    'secrecy',
    'a seat sees the deck',
    /seat 1 can see a secret at deck/,
    showing((state, view, viewer) => ({ deck: viewer === 1 ? state.deck.slice() : view.deck })),
  ),
  plant(
    'secrecy',
    'a seat sees another’s hand',
    /seat 0 can see a secret at traders.[12].hand/,
    showing((state, view, viewer) => ({ traders: viewer === 0 ? state.traders : view.traders })),
  ),
  plant(
    'secrecy',
    'spectators see the hands',
    /a spectator can see a secret at traders/,
    showing((state, view, viewer) => ({ traders: viewer === null ? state.traders : view.traders })),
  ),
  plant(
    'secrecy',
    'everyone sees the sealed bids',
    /can see a secret at traders.\d.bid/,
    showing((state, view) => ({ traders: view.traders.map((trader, seat) => ({ ...trader, bid: state.traders[seat].bid })) })),
  ),
  plant(
    'secrecy',
    'everyone sees the generator',
    /can see the generator/,
    showing((state) => ({ random: state.random })),
  ),
  plant('secrecy', 'the order of keys tells a secret', /at the order of keys/, () => ({
    view(state, viewer) {
      const { bank, ...rest } = mercato.view(state, viewer);
      return state.deck.at(-1) === 'fig' ? { bank, ...rest } : { ...rest, bank };
    },
  })),
  plant(
    'secrecy',
    'the legal moves depend on a secret',
    /depend on a secret/,
    offering((moves, state) => moves.filter((move) => move.do !== 'draw' || state.deck.at(-1) !== 'plum')),
  ),
  plant(
    'secrecy',
    'the legal moves can’t be found from the own view',
    /from the own view/,
    offering((moves, state) => (state.random === null ? [] : moves)),
  ),

  plant('discretion', 'the log tells its mover a secret', /the log tells seat \d a secret at 0.card/, () => ({
    play(state, seat, move, log) {
      if (move.do === 'beg') log?.({ code: 'peeked', card: state.traders[move.other].hand[0] });
      mercato.play(state, seat, move, log);
    },
  })),

  plant(
    'guessing',
    'a view of a view is another',
    /view of the view of a spectator differs at turn/,
    showing((state) => ({ turn: state.random === null ? -1 : state.turn })),
  ),
  plant(
    'guessing',
    'a guess does not fit the view',
    /does not fit the view at round/,
    guessing((world) => ({ round: world.round + 1 })),
  ),
  plant(
    'guessing',
    'a guess forgets the own hand',
    /guess of seat \d does not fit the view at traders.\d.hand/,
    guessing((world) => ({ traders: world.traders.map((trader) => ({ ...trader, hand: trader.hand.toReversed() })) })),
  ),
  plant(
    'guessing',
    'a guess loses components',
    /has another number of/,
    guessing((world) => ({ deck: world.deck.map((): Card => 'apple') })),
  ),
  plant(
    'guessing',
    'a guess can’t be played on',
    /can't be played on/,
    guessing(() => ({ random: null })),
  ),

  plant(
    'scoring',
    'the parts of a score do not add up',
    /add up to/,
    scoring(({ scores }) => ({ scores: scores.map((score) => ({ ...score, total: score.total + 1 })) })),
  ),
  plant(
    'scoring',
    'the scores forget a seat',
    /scores do not hold every seat/,
    scoring(({ scores }) => ({ scores: scores.slice(1) })),
  ),
  plant(
    'scoring',
    'the ranking forgets a seat',
    /ranking does not hold every seat/,
    scoring(({ ranking }) => ({ ranking: ranking.slice(1) })),
  ),
  plant(
    'scoring',
    'the ranking holds a seat twice',
    /ranking does not hold every seat/,
    scoring(({ ranking }) => ({ ranking: [...ranking, ranking[0]] })),
  ),
  plant(
    'scoring',
    'the result says too early that the game is over',
    /disagree on whether the game is over/,
    scoring(() => ({ over: true })),
  ),
];
