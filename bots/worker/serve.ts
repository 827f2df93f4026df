/**
 * The worker's side, the same on Node and in the browser: it thinks in small pieces and listens in between, so that it
 * can be cancelled at any moment.
 */
import { type BaseMove, type GameCore, randomFrom } from '@bottega/kernel';
import type { Advice } from '../advice.ts';
import type { Foreseen } from '../foresee.ts';
import { usesNetwork } from '../levels.ts';
import { Mind } from '../mind.ts';
import type { Assessment } from '../review/assess.ts';
import type { FromWorker, Question, ToWorker } from './protocol.ts';

/** Loads a game, with its network for those who judge by it. */
export type Open = (game: string, usesNetwork: boolean) => Promise<GameCore>;

export interface Post {
  send(message: FromWorker): void;
  /** Gives way to whatever else waits, messages first of all. */
  pause(): Promise<void>;
}

/** Between pauses; short against what a person notices, long against what a pause costs. */
const MILLISECONDS = 15;

/** Milliseconds for a hint and for foreseeing, on a slow machine too: whoever decides does not think for ever either. */
const PATIENCE = 6000;

/**
 * Minds kept with what they thought; the one asked longest ago is forgotten first. Enough for a crowd whose turns were
 * begun: a forgotten one thinks its turn over again at every decision.
 */
const MOST_MINDS = 256;

interface Finds {
  readonly move: BaseMove;
  readonly advice: readonly Advice[];
  readonly foreseen: readonly Foreseen[];
  readonly assessment: Assessment;
}
type Found = { [Name in keyof Finds]: Pick<Finds, Name> }[keyof Finds];

function* finding<Name extends keyof Finds>(name: Name, thinking: Generator<undefined, Finds[Name]>): Generator<undefined, Found> {
  const found = yield* thinking;
  return { [name]: found } as unknown as Found;
}

/** Gives what is to be done with each message that comes in. */
export function serve(open: Open, post: Post): (message: ToWorker) => void {
  const minds = new Map<string, Mind>();
  const cancelled = new Set<number>();
  const asked = new Set<number>();

  function mindFor({ mind: name, level, game, seed }: Question, box: GameCore): Mind {
    const key = `${game} ${level} ${name}`;
    const mind = minds.get(key) ?? new Mind(box, level, randomFrom(seed));
    minds.delete(key);
    minds.set(key, mind);
    if (minds.size > MOST_MINDS) minds.delete(minds.keys().next().value as string);
    return mind;
  }

  /** What tells of moves, and does not choose one, is loaded by whoever asks for it first. */
  async function thinkAbout(question: Question, core: GameCore): Promise<Generator<undefined, Found>> {
    const { view, seat, within, lines, compare, seed } = question;
    const begun = performance.now();
    const spent = (): number => (performance.now() - begun) / PATIENCE;
    if (question.foresee) {
      const { foresee } = await import('../foresee.ts');
      return finding('foreseen', foresee(core, view, seat, randomFrom(seed), spent));
    }
    if (compare !== undefined) {
      const { assess } = await import('../review/assess.ts');
      return finding('assessment', assess(core, view, seat, compare.turns, { moves: compare.moves, random: randomFrom(seed) }));
    }
    if (lines === undefined) return finding('move', mindFor(question, core).think(view, seat, within));
    const { advise } = await import('../advice.ts');
    return finding('advice', advise(core, view, seat, { lines, random: randomFrom(seed), isLate: () => spent() >= 1 }));
  }

  async function answer(question: Question): Promise<FromWorker> {
    const { id } = question;
    const thinking = await thinkAbout(question, await open(question.game, usesNetwork(question.level)));
    let since = performance.now();
    for (let step = thinking.next(); ; step = thinking.next()) {
      if (step.done) return { id, ...step.value };
      if (performance.now() - since < MILLISECONDS) continue;
      await post.pause();
      if (cancelled.has(id)) return { id, cancelled: true };
      since = performance.now();
    }
  }

  return (message) => {
    if ('cancel' in message) {
      if (asked.has(message.cancel)) cancelled.add(message.cancel);
    } else if ('forget' in message) {
      for (const key of minds.keys()) if (key.endsWith(` ${message.forget}`)) minds.delete(key);
    } else {
      const { id } = message.ask;
      asked.add(id);
      answer(message.ask)
        .catch((error: unknown): FromWorker => ({ id, fault: error instanceof Error ? error.message : String(error) }))
        .then((said) => {
          asked.delete(id);
          cancelled.delete(id);
          post.send(said);
        });
    }
  };
}
