import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BaseState, type GameBox, type GameCore, type PackedNetwork, randomFrom } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { judge, withoutNetwork } from '../judgement.ts';
import { ANSWERS, Inputs, inputsOf } from '../network/inputs.ts';
import { Network, partsOf } from '../network/network.ts';
import { pack, unpack } from '../network/pack.ts';
import { Adam, newNetwork } from '../training/network/adam.ts';
import { encodedToy, toyEncoding } from './encoded-toy.ts';
import { type ToyState, toy } from './toy.ts';

const GRAIN = 1 << 20;

/** All weights random, the last layer's too. */
function randomNetwork(shape: Network['shape'], seed: string): Network {
  const random = randomFrom(seed);
  const network = new Network(shape);
  for (const part of network.parts) for (let at = 0; at < part.length; at++) part[at] = (2 * random(GRAIN)) / GRAIN - 1;
  return network;
}

/** Some places that are not nought. */
const PLACES = Uint16Array.of(0, 2, 3, 6);
const VALUES = Float32Array.of(1, -0.5, 0.25, 2);

describe('a network', () => {
  it('adds up layers, each above nought', () => {
    const parts = [[1, 0, 2, 0], [0, -1], [1, 3], [0.5], [2, 4], [0, 1]].map((list) => Float32Array.from(list));
    const network = new Network([2, 2, 1, 2], parts);
    // 1·3 + 2·0.5 = 4 and −1, which counts as nought; 4·1 + 0.5; then 2· and 4· that
    expect([...network.run(Uint16Array.of(0, 1), Float32Array.of(3, 0.5), 0, 2)]).toEqual([9, 19]);
  });

  it('has the slopes that small steps show', () => {
    const network = randomNetwork([7, 5, 4, 3], 'slopes');
    const wanted = [0.3, -1, 2];
    const loss = (): number => [...network.run(PLACES, VALUES, 0, 4)].reduce((sum, value, at) => sum + 0.5 * (value - wanted[at]) ** 2, 0);
    const adam = new Adam(network);
    adam.add(
      PLACES,
      VALUES,
      0,
      4,
      network.run(PLACES, VALUES, 0, 4).map((value, at) => value - wanted[at]),
    );
    const step = 2 ** -10;
    network.parts.forEach((part, index) => {
      for (let at = 0; at < part.length; at++) {
        const middle = part[at];
        part[at] = middle + step;
        const above = loss();
        part[at] = middle - step;
        const below = loss();
        part[at] = middle;
        expect(adam.gradients[index][at]).toBeCloseTo((above - below) / (2 * step), 2);
      }
    });
  });

  it('learns what it is shown', () => {
    const network = newNetwork([7, 8, 8, 1], randomFrom('learns'));
    const adam = new Adam(network, { step: 0.01, decay: 0 });
    const random = randomFrom('examples');
    let missed = 0;
    for (let count = 0; count < 4000; count++) {
      const [a, b] = [random(7), random(7)];
      // not a sum: only a hidden layer can tell
      const wanted = a % 2 === b % 2 ? 1 : 0;
      const places = Uint16Array.of(a, b);
      const values = Float32Array.of(1, 1);
      const [given] = network.run(places, values, 0, 2);
      adam.add(places, values, 0, 2, Float64Array.of(given - wanted));
      if (count % 8 === 7) adam.step();
      if (count >= 3000) missed += Math.abs(given - wanted) / 1000;
    }
    expect(missed).toBeLessThan(0.1);
  });

  it('is shipped in steps of its rows, each weight off by at most half a step', () => {
    const network = randomNetwork([40, 8, 4, 2], 'steps');
    const again = unpack(pack(network, 7, {}));
    partsOf(network.shape).forEach(({ rows, columns }, part) => {
      for (let row = 0; row < rows; row++) {
        const weights = network.parts[part].subarray(row * columns, (row + 1) * columns);
        const step = Math.max(...weights.map(Math.abs)) / 127;
        weights.forEach((weight, column) => {
          expect(Math.abs(again.parts[part][row * columns + column] - weight)).toBeLessThanOrEqual(step * 0.501);
        });
      }
    });
    expect(pack(again, 7, {})).toEqual(pack(network, 7, {}));
  });

  it('is refused if bytes are missing', () => {
    const packed = pack(randomNetwork([4, 2, 2, 2], 'bytes'), 1, {});
    expect(() => unpack({ ...packed, weights: packed.weights.slice(0, -4) })).toThrow();
    expect(() => unpack({ ...packed, shape: [3, 2, 2, 2] })).toThrow(/bytes/);
  });
});

describe('a judgement', () => {
  const shape = [inputsOf(toyEncoding), 6, 4, ANSWERS] as const;
  const { network: _, ...plain } = encodedToy as GameCore & { network?: PackedNetwork };
  const with_ = (network: Network, scale = 3): GameCore => ({ ...plain, network: pack(network, scale, {}, { 'all 3': 1 }) });
  const state = toy.setup({ players: 3 }, 'judged') as ToyState & BaseState;
  /** No hidden sum is nought; answers are so many times as large as others'. */
  function lively(seed: string, answers: number): Network {
    const { parts } = randomNetwork(shape, seed);
    return new Network(
      shape,
      parts.map((part, index) => part.map((weight) => (index < 4 ? Math.abs(weight) : answers * weight))),
    );
  }
  const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

  it('is exactly the estimate where the network has nothing to add', () => {
    const core = with_(newNetwork(shape, randomFrom('nothing')));
    expect(judge(core, state)).toEqual(judge(plain, state));
    expect(judge(core, state, 3, 1)).toEqual(judge(plain, state));
  });

  it('is corrected by what some gain and others lose, as far as that is believed, and never by much more than usual', () => {
    const core = with_(lively('corrected', 0.01));
    for (const viewer of [undefined, 0, 1, 2]) {
      const points = judge(core, state, 3, viewer);
      expect(points).not.toEqual(judge(plain, state));
      expect(sum(points)).toBeCloseTo(sum(judge(plain, state)));
    }
    const half = judge({ ...core, network: { ...core.network!, belief: { 'all 3': 0.5 } } }, state);
    judge(core, state).forEach((points, seat) => {
      const known = judge(plain, state)[seat];
      expect(half[seat] - known).toBeCloseTo((points - known) / 2);
    });
    const wild = lively('wild', 1000);
    judge(with_(wild), state).forEach((points, seat) => {
      expect(Math.abs(points - judge(plain, state)[seat])).toBeLessThanOrEqual(7.5);
    });
  });

  it('is what the network says of the inputs, one position or many', () => {
    const network = unpack(pack(randomNetwork(shape, 'same'), 1, {}));
    const inputs = new Inputs(toyEncoding);
    const games = ['a', 'b', 'c'].map((seed) => toy.setup({ players: 2 }, seed));
    const lists = games.map((game) => {
      const { places, values, count } = inputs.read(game, 0, judge(plain, game));
      return { places: places.slice(0, count), values: values.slice(0, count) };
    });
    const single = lists.map(({ places, values }) => [...network.run(places, values, 0, places.length)]);
    const places = Uint16Array.from(lists.flatMap((list) => [...list.places]));
    const values = Float32Array.from(lists.flatMap((list) => [...list.values]));
    let from = 0;
    lists.forEach((list, index) => {
      expect([...network.run(places, values, from, list.places.length)]).toEqual(single[index]);
      from += list.places.length;
    });
  });

  it('is the estimate when the game is over, in games where nothing is believed, and in any edition but the house’s', () => {
    const core = with_(lively('over', 1));
    const over = { ...state, agenda: [] };
    expect(judge(core, over)).toEqual(judge(plain, over));
    expect(judge({ ...core, network: { ...core.network!, belief: { 'all 2': 1 } } }, state)).toEqual(judge(plain, state));
    const other = { ...state, edition: { cards: 12, hand: 3 } };
    expect(judge(core, other)).toEqual(judge(plain, other));
  });

  it('says that a network of another encoding must be trained anew', () => {
    expect(() => judge(with_(randomNetwork([9, 2, 2, ANSWERS], 'old')), state)).toThrow(/train it anew/);
  });
});

const GAMES = fileURLToPath(new URL('../../games', import.meta.url));
const shipped = readdirSync(GAMES).filter((id) => existsSync(`${GAMES}/${id}/bot/network.json`));

describe.each(shipped)('the network of %s', (id) => {
  const file = `${GAMES}/${id}/bot/network.json`;

  it('is small, says how it was made, and is handed out', async () => {
    const packed = JSON.parse(readFileSync(file, 'utf8')) as PackedNetwork;
    expect(gzipSync(readFileSync(file)).length).toBeLessThan(150_000);
    expect(packed.made).toMatchObject({ command: expect.stringContaining(`bottega train ${id} --learn network`), trial: { games: expect.any(Number) } });
    const { box } = (await import(`${GAMES}/${id}/index.ts`)) as { box: GameBox };
    expect(box.network).toEqual(packed);
    const state: BaseState = box.game.setup({ players: 2 }, 'shipped');
    const corrected = judge(box, state, 2);
    const [first, second] = judge(withoutNetwork(box), state, 2).map((points, seat) => corrected[seat] - points);
    expect(first).not.toBe(0);
    expect(first + second).toBeCloseTo(0);
  });

  it('is not loaded with what beginners think with', async () => {
    const core = (await import(`${GAMES}/${id}/core.ts`)) as GameCore;
    expect([core.network, core.encoding]).toEqual([undefined, undefined]);
  });
});
