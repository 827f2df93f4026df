/**
 * A game made of steps. What is still to be decided stands in the state as a stack of frames, the agenda;
 * each frame names its step, and each step is one rule with its legality and its effect side by side.
 */
import type { BaseMove, BaseState, Frame, Log, Prompt, Seat } from './game.ts';
import type { Reason } from './refusal.ts';

/** A rule that asks somebody. Its frame is taken off the agenda before `play`, which pushes what follows. */
export interface Choice<State, F extends Frame, Move extends BaseMove> {
  /** The moves this step may ever offer, by their `do`: it tells a wrong moment from a wrong move. */
  readonly moves: readonly Move['do'][];
  /** Who must decide, where it is not just the frame's seat. */
  seats?(state: State, frame: F): readonly Seat[];
  /** Every move of the seat. It may stop early once it has found `most`: settling only asks whether there are two. */
  legal(state: State, frame: F, seat: Seat, most: number): readonly Move[];
  play(state: State, frame: F, seat: Seat, move: Move, log?: Log): void;
  /**
   * Whether it is asked even of somebody with a single move, because others could tell from its playing itself that
   * there was no choice, and so what is hidden from them.
   */
  discreet?(state: State, frame: F): boolean;
  /** Why such a move is not in the list; asked only then, and of moves that may be malformed. */
  why?(state: State, frame: F, seat: Seat, move: Move): Reason | undefined;
  prompt?(state: State, frame: F, seat: Seat): Omit<Prompt, 'code'>;
}

/** A rule that asks nobody and just happens. */
export interface Procedure<State, F extends Frame> {
  run(state: State, frame: F, log?: Log): void;
}

/** One step for every kind of frame. */
export type Steps<State, F extends Frame, Move extends BaseMove> = {
  readonly [Name in F['step']]: Choice<State, Extract<F, { step: Name }>, Move> | Procedure<State, Extract<F, { step: Name }>>;
};

/**
 * More steps than any game carries out by itself between two decisions, and than any game has from its beginning to its
 * end.
 */
const ENDLESS = 100_000;

/**
 * A step of either kind; all have the same fields in the same order, which keeps the engine's property look-ups quick.
 */
interface AnyStep<State, Move extends BaseMove> {
  readonly run: Procedure<State, Frame>['run'] | undefined;
  readonly moves: readonly string[];
  readonly seats: Choice<State, Frame, Move>['seats'];
  readonly legal: Choice<State, Frame, Move>['legal'];
  readonly play: Choice<State, Frame, Move>['play'];
  readonly discreet: Choice<State, Frame, Move>['discreet'];
  readonly why: Choice<State, Frame, Move>['why'];
  readonly prompt: Choice<State, Frame, Move>['prompt'];
  readonly name: string;
  /** The step that followed it last. */
  next: AnyStep<State, Move> | undefined;
}

function alike<State, Move extends BaseMove>(given: object): Readonly<Record<string, AnyStep<State, Move>>> {
  const entries = Object.entries(given) as [string, AnyStep<State, Move>][];
  const fields = ({ run, moves, seats, legal, play, discreet, why, prompt }: AnyStep<State, Move>, name: string) => ({
    run,
    moves,
    seats,
    legal,
    play,
    discreet,
    why,
    prompt,
    name,
    next: undefined,
  });
  return Object.fromEntries(entries.map(([name, step]) => [name, fields(step, name)]));
}

/** Lists of one seat are made once and shared. */
const ALONE: (readonly Seat[])[] = [];
function alone(seat: Seat): readonly Seat[] {
  ALONE[seat] ??= [seat];
  return ALONE[seat];
}

/** More moves than any step has. */
const ALL = 1_000_000;

const NOBODY: readonly Seat[] = [];

/** The contract's verbs that follow from the steps. */
export function stepVerbs<State extends BaseState, F extends Frame, Move extends BaseMove>(given: Steps<State, F, Move>) {
  const steps = alike<State, Move>(given);
  const top = (state: State): Frame | undefined => state.agenda[state.agenda.length - 1];
  // who must act, what is legal and the move itself all ask for the same step; and mostly the same step follows: names
  // are looked up last
  let lastStep: AnyStep<State, Move> = Object.values(steps)[0];
  const stepOf = ({ step: name }: Frame): AnyStep<State, Move> => {
    if (name === lastStep.name) return lastStep;
    let step = lastStep.next;
    if (step === undefined || step.name !== name) {
      step = steps[name];
      if (step === undefined) throw new Error(`no step is called ${name}`);
      lastStep.next = step;
    }
    lastStep = step;
    return step;
  };
  // most games ask one seat at a time, and then the frame alone tells which
  const together = Object.values(steps).some((step) => step.seats !== undefined);
  const seatsOf = (state: State, frame: Frame): readonly Seat[] => {
    if (!together) return alone(frame.seat);
    const step = stepOf(frame);
    return step.seats === undefined ? alone(frame.seat) : step.seats(state, frame);
  };
  const asked = (state: State, frame: Frame | undefined, seat: Seat): frame is Frame => {
    if (frame === undefined) return false;
    const step = stepOf(frame);
    return step.seats === undefined ? frame.seat === seat : step.seats(state, frame).includes(seat);
  };

  /** Carries on until somebody has a real choice: procedures run, and a single legal move plays itself. */
  function settle(state: State, log?: Log): void {
    for (let carried = 0; ; carried++) {
      if (carried > ENDLESS) throw new Error(`${top(state)?.step} is carried out without end`);
      const frame = top(state);
      if (frame === undefined) return;
      const step = stepOf(frame);
      if (step.run !== undefined) {
        state.agenda.pop();
        step.run(state, frame, log);
        continue;
      }
      const seats = step.seats?.(state, frame);
      if (seats !== undefined && seats.length !== 1) return;
      if (step.discreet?.(state, frame)) return;
      const seat = seats === undefined ? frame.seat : seats[0];
      const moves = step.legal(state, frame, seat, 2);
      if (moves.length > 1) return;
      if (moves.length === 0) throw new Error(`${frame.step} offers seat ${seat} no move`);
      state.agenda.pop();
      step.play(state, frame, seat, moves[0], log);
    }
  }

  return {
    settle,
    toAct(state: State): readonly Seat[] {
      const frame = top(state);
      return frame === undefined ? NOBODY : seatsOf(state, frame);
    },
    legal(state: State, seat: Seat): readonly Move[] {
      const frame = top(state);
      if (frame === undefined) return [];
      // written out instead of `asked`, so that the step is looked up once
      const step = stepOf(frame);
      if (step.seats === undefined ? frame.seat !== seat : !step.seats(state, frame).includes(seat)) return [];
      return step.legal(state, frame, seat, ALL);
    },
    discreet(state: State): boolean {
      const frame = top(state);
      return frame !== undefined && stepOf(frame).discreet?.(state, frame) === true;
    },
    prompt(state: State, seat: Seat): Prompt {
      const frame = top(state);
      if (!asked(state, frame, seat)) throw new Error(`seat ${seat} is not asked anything`);
      return { ...stepOf(frame).prompt?.(state, frame, seat), code: frame.step };
    },
    play(state: State, seat: Seat, move: Move, log?: Log): void {
      const frame = state.agenda.pop();
      if (frame === undefined) throw new Error('the game is over');
      stepOf(frame).play(state, frame, seat, move, log);
      settle(state, log);
    },
    why(state: State, seat: Seat, move: unknown): Reason {
      const frame = top(state);
      if (frame === undefined) return { code: 'game-over' };
      if (!asked(state, frame, seat)) return { code: 'not-asked', seats: seatsOf(state, frame) };
      const step = stepOf(frame);
      const verb = (move as Move | null | undefined)?.do;
      if (typeof verb !== 'string') return { code: 'not-a-move' };
      if (!step.moves.includes(verb)) return { code: 'not-now', asked: frame.step };
      return explain(() => step.why?.(state, frame, seat, move as Move)) ?? { code: 'not-offered' };
    },
  };
}

/** The names of the steps that ask somebody. */
export const promptsOf = (steps: Readonly<Record<string, object>>): string[] => Object.keys(steps).filter((name) => 'legal' in steps[name]);

/** A malformed move may make an explanation stumble; it is refused all the same. */
function explain(ask: () => Reason | undefined): Reason | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
