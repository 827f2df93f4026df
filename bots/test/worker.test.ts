import { fileURLToPath, pathToFileURL } from 'node:url';
import { sameJson } from '@bottega/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { LEVELS } from '../levels.ts';
import { BotHost, type Fault, type StartWorker } from '../worker/host.ts';
import { nodeWorker } from '../worker/node.ts';
import type { FromWorker, ToWorker } from '../worker/protocol.ts';
import { serve } from '../worker/serve.ts';
import { serveWeb, webWorker } from '../worker/web.ts';
import { toy, toyBox } from './toy.ts';

const state = toy.setup({ players: 2 }, 'worker');
const asked = { game: toy, level: 'journeyman', seat: 0, view: toy.view(state, 0), mind: 'table 1', seed: 'w' } as const;
const isLegal = (move: unknown): boolean => toy.legal(state, 0).some((legal) => sameJson(legal, move));
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A worker in the same thread. */
const near =
  (open: () => Promise<typeof toyBox>): StartWorker =>
  (heard) => {
    const hear = serve(open, { send: (message) => setImmediate(heard, message), pause });
    return { send: (message) => setImmediate(hear, message), kill() {} };
  };

let host: BotHost | undefined;
afterEach(() => host?.close());

describe('a bot in a worker', () => {
  it('answers from a thread of Node', async () => {
    host = new BotHost(nodeWorker({ toy: pathToFileURL(fileURLToPath(new URL('./toy-box.ts', import.meta.url))).href }));
    expect(isLegal(await host.choose(asked))).toBe(true);
  });

  it('answers from a Web Worker, by the same code', async () => {
    type Listener = (event: { data?: unknown }) => void;
    const inside: Listener[] = [];
    const outside: Listener[] = [];
    const port = (to: Listener[], from: Listener[]) => ({
      postMessage: (data: unknown) => setImmediate(() => to.forEach((listener) => void listener({ data: structuredClone(data) }))),
      addEventListener: (kind: string, listener: Listener) => void (kind === 'message' && from.push(listener)),
      terminate() {},
    });
    serveWeb(async () => toyBox, port(outside, inside));
    host = new BotHost(webWorker(() => port(inside, outside)));
    expect(isLegal(await host.choose(asked))).toBe(true);
  });

  it('can be cancelled at any moment, and is ready for the next question', async () => {
    host = new BotHost(near(async () => toyBox));
    const controller = new AbortController();
    const choice = host.choose({ ...asked, level: 'master', signal: controller.signal });
    setTimeout(() => controller.abort(new Error('enough')), 1);
    await expect(choice).rejects.toThrow('enough');
    expect(isLegal(await host.choose(asked))).toBe(true);
  });

  it('is replaced by the next lower level when it fails, with a report', async () => {
    const faults: Fault[] = [];
    const guess = () => {
      throw new Error('no idea');
    };
    host = new BotHost(
      near(async () => ({ ...toyBox, game: { ...toy, guess } as never })),
      (fault) => faults.push(fault),
    );
    expect(isLegal(await host.choose(asked))).toBe(true);
    expect(faults.map(({ level, instead }) => `${level} → ${instead}`)).toEqual([
      'journeyman → apprentice',
      'apprentice → novice',
      'novice → greedy',
      'greedy → random',
    ]);
  });

  it('is killed when it hangs or dies; even then there is a move', async () => {
    let started = 0;
    let killed = 0;
    const faults: Fault[] = [];
    const silent: StartWorker = (_heard, died) => {
      const number = started++;
      return {
        send(message: ToWorker) {
          if ('ask' in message && number === 1) died('out of memory');
        },
        kill: () => void killed++,
      };
    };
    host = new BotHost(silent, (fault) => faults.push(fault), -1990);
    expect(isLegal(await host.choose(asked))).toBe(true);
    expect([started, killed]).toEqual([5, 5]);
    expect(faults.map(({ reason }) => reason)).toContain('out of memory');
    expect(faults[0].reason).toContain('no answer within 10 ms');
  });

  it('drops the answer to a question that was given up', async () => {
    const sent: FromWorker[] = [];
    const hear = serve(async () => toyBox, { send: (message) => sent.push(message), pause });
    const { game, signal, ...question } = { ...asked, signal: undefined };
    hear({ ask: { ...question, id: 1, game: 'toy', level: 'master' } });
    hear({ cancel: 1 });
    hear({ forget: 'table 1' });
    while (sent.length === 0) await pause();
    expect(sent[0].id).toBe(1);
  });

  it('loads a network only for those who judge by it', async () => {
    const opened: boolean[] = [];
    const sent: FromWorker[] = [];
    const open = async (_game: string, usesNetwork: boolean) => {
      opened.push(usesNetwork);
      return toyBox;
    };
    const hear = serve(open, { send: (message) => sent.push(message), pause });
    const { game, signal, ...question } = { ...asked, signal: undefined };
    for (const [id, level] of LEVELS.entries()) hear({ ask: { ...question, id, game: 'toy', level } });
    while (sent.length < LEVELS.length) await pause();
    expect(Object.fromEntries(LEVELS.map((level, id) => [level, opened[id]]))).toEqual({
      ...{ random: false, greedy: false, novice: false, apprentice: false },
      ...{ journeyman: true, master: true },
    });
  });
});
