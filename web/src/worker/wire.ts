/** Questions and answers between the page and its workers, as plain messages. */
import { type Reason, Refusal } from '@bottega/kernel';

interface Question {
  readonly ask: number;
  readonly verb: string;
  readonly args: readonly unknown[];
}
interface Answer {
  readonly answer: number;
  readonly value?: unknown;
  readonly refusal?: Reason;
  readonly error?: string;
}

/** Either end of a wire: a worker, the worker's own scope, or a message port. */
export interface End {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** Asks the other end; `told` hears whatever it says unasked. */
export function asker(end: End, told: (message: unknown) => void = () => {}): (verb: string, ...args: unknown[]) => Promise<unknown> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let asked = 0;
  end.onmessage = ({ data }: MessageEvent) => {
    const pending = waiting.get((data as Answer).answer);
    if (pending === undefined) {
      told(data);
      return;
    }
    const { answer, value, refusal, error } = data as Answer;
    waiting.delete(answer);
    if (refusal !== undefined) pending.reject(new Refusal(refusal));
    else if (error !== undefined) pending.reject(new Error(error));
    else pending.resolve(value);
  };
  return (verb, ...args) =>
    new Promise((resolve, reject) => {
      asked++;
      waiting.set(asked, { resolve, reject });
      end.postMessage({ ask: asked, verb, args } satisfies Question);
    });
}

// biome-ignore lint/suspicious/noExplicitAny: each verb knows its own arguments
export type Verbs = Readonly<Record<string, (...args: any[]) => unknown>>;

/** Answers the other end's questions, one verb each. */
export function answerer(end: End, verbs: Verbs): void {
  end.onmessage = async ({ data }: MessageEvent) => {
    const { ask, verb, args } = data as Question;
    try {
      end.postMessage({ answer: ask, value: await verbs[verb](...args) } satisfies Answer);
    } catch (error) {
      if (error instanceof Refusal) end.postMessage({ answer: ask, refusal: error.reason } satisfies Answer);
      else end.postMessage({ answer: ask, error: error instanceof Error ? error.message : String(error) } satisfies Answer);
    }
  };
}
