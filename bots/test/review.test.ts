import { readFileSync } from 'node:fs';
import { box as carrara } from '@bottega/carrara';
import { type BaseMove, type GameCore, type Played, randomFrom, recordOf, reveals } from '@bottega/kernel';
import { box as stanza } from '@bottega/la-stanza';
import { box as paneveggio } from '@bottega/paneveggio';
import { describe, expect, it } from 'vitest';
import { Mind } from '../index.ts';
import { type Assess, type Assessment, accuracy, assess, type Decision, decisionsOf, type ReviewedDecision, review, turningPoints } from '../review/index.ts';

const GAMES: readonly [GameCore, string][] = [
  [stanza, 'la-stanza/test/games/two-apprentices.json'],
  [carrara, 'carrara/test/games/normal-3-last-marker.json'],
  [paneveggio, 'paneveggio/test/games/twelve-violins.json'],
];
const recorded = (core: GameCore, file: string) => recordOf(core.game, JSON.parse(readFileSync(new URL(`../../games/${file}`, import.meta.url), 'utf8')).saved);

function ended<Value>(thinking: Generator<undefined, Value>): Value {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
/** With so little thinking that a whole game takes moments. */
const inHaste =
  (core: GameCore, moves = 200): Assess =>
  async ({ view, seat }, turns, _, seed) =>
    ended(assess(core, view, seat, turns, { moves, random: randomFrom(seed) }));

describe('the decisions of a game', () => {
  for (const [core, file] of GAMES) {
    it(`hold each move with a choice once, and nothing after a reveal (${core.game.id})`, () => {
      const { played } = recorded(core, file);
      const decisions = decisionsOf(core, played);
      const covered = decisions.flatMap(({ from, moves }) => moves.map((_, at) => from + at));
      expect(new Set(covered).size).toBe(covered.length);
      for (const { from, seat, moves, turn } of decisions) {
        for (const [at, move] of moves.entries()) {
          expect(played[from + at]).toMatchObject({ seat, move });
          expect(played[from + at].before.turn).toBe(turn);
          if (at < moves.length - 1) expect(reveals(core.game, played[from + at].before, seat, move)).toBe(false);
        }
      }
      const left = played.filter((_, at) => !covered.includes(at));
      expect(left.every(({ before, seat }) => core.game.legal(before, seat).length === 1)).toBe(true);
    });

    it(`are judged by what the seat could know: its view at that time (${core.game.id})`, () => {
      const { played } = recorded(core, file);
      for (const { from, seat, view } of decisionsOf(core, played)) expect(view).toEqual(core.game.view(played[from].before, seat));
    });
  }
});

describe('an assessment', () => {
  const { played } = recorded(...GAMES[0]);
  const [first] = decisionsOf(stanza, played);

  it('finds nothing lost where the best itself was played', () => {
    const { best } = ended(assess(stanza, first.view, first.seat, [], { moves: 1500, random: randomFrom('best') }));
    const again = ended(assess(stanza, first.view, first.seat, [best.moves], { moves: 1500, random: randomFrom('best') }));
    expect(again.lines[0].chances).toEqual(again.best.chances);
  });

  it('sees that who passes for nothing gives something away', () => {
    const decisions = decisionsOf(carrara, recorded(carrara, 'carrara/test/games/normal-2-passes.json').played);
    const idle = decisions.find(({ moves }) => (moves[0] as BaseMove).do === 'pass')!;
    const { best, lines } = ended(assess(carrara, idle.view, idle.seat, [idle.moves], { moves: 6000, random: randomFrom('idle') }));
    expect(lines[0].chances![idle.seat]).toBeLessThan(best.chances![idle.seat]);
  });
});

describe('a review', () => {
  it('tells every decision, goes on where it was left, and is the same each time', async () => {
    const { played } = recorded(...GAMES[0]);
    const decisions = decisionsOf(stanza, played).slice(0, 6);
    const steps: number[] = [];
    const whole = await review({ core: stanza, decisions, assess: inHaste(stanza), progress: (_, done, of) => steps.push(done / of) });
    expect(whole.map(({ from }) => from)).toEqual(decisions.map(({ from }) => from));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
    for (const {
      lost,
      better,
      played: { chances },
    } of whole) {
      expect(lost > 0).toBe(better !== undefined);
      expect(chances!.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 2);
    }
    let asked = 0;
    const leaving: Assess = async (...about) => {
      if (++asked > 4) throw new Error('left');
      return inHaste(stanza)(...about);
    };
    let known: readonly ReviewedDecision[] = [];
    await expect(review({ core: stanza, decisions, assess: leaving, progress: (found) => (known = found) })).rejects.toThrow('left');
    expect(known).toHaveLength(4);
    expect(await review({ core: stanza, decisions, assess: inHaste(stanza), known: JSON.parse(JSON.stringify(known)) })).toEqual(whole);
  });

  it('looks again at what seemed to lose much, and keeps what it then finds', async () => {
    const { played } = recorded(...GAMES[0]);
    const decisions = decisionsOf(stanza, played).slice(0, 6);
    const line = (chance: number) => ({ moves: [], points: [0, 0], margin: 0, chances: [chance, 1 - chance], sources: [[], []], looks: 1 });
    const made = (seat: number, lost: number): Assessment => ({ best: line(seat === 0 ? 0.5 + lost : 0.5 - lost), lines: [line(0.5)] });
    const assessed: Assess = async ({ seat, from }, _turns, _moves, seed) =>
      made(seat, seed.startsWith('first') ? (from === decisions[2].from ? 0.3 : 0.05) : 0.02);
    const found = await review({ core: stanza, decisions, assess: assessed });
    expect(found.map(({ lost }) => Math.round(lost * 100))).toEqual([2, 2, 2, 2, 2, 2]);
    expect(found.every(({ confirmed }) => confirmed)).toBe(true);
  });
});

describe('the figure of a player', () => {
  const decision = (seat: number, lost: number, from = 0): ReviewedDecision => ({
    ...{ from, turn: 1, seat, lost, played: { moves: [], points: [] } },
    ...(lost > 0 && { better: { moves: [], points: [], reasons: [] } }),
  });

  it('is 100 for who always found the best, and falls with what was given away', () => {
    expect(accuracy([decision(0, 0), decision(0, 0)], 0)).toBeCloseTo(100, 1);
    const little = accuracy([decision(0, 0), decision(0, 0.05), decision(1, 0.5)], 0)!;
    const much = accuracy([decision(0, 0), decision(0, 0.3), decision(1, 0)], 0)!;
    expect(little).toBeGreaterThan(much);
    expect(accuracy([decision(1, 0)], 0)).toBeUndefined();
  });

  it('tells who played well from who did not', async () => {
    const { game } = stanza;
    const state = game.setup({ players: 2 }, 'well and badly');
    const minds = [new Mind(stanza, 'journeyman', randomFrom('well')), new Mind(stanza, 'random', randomFrom('badly'))];
    const played: Played[] = [];
    for (let seats = game.toAct(state); seats.length > 0 && state.turn < 9; seats = game.toAct(state)) {
      const [seat] = seats;
      const move = minds[seat].choose(game.view(state, seat), seat);
      played.push({ before: game.clone(state), seat, move, events: [] });
      game.play(state, seat, move as never);
    }
    const found = await review({ core: stanza, decisions: decisionsOf(stanza, played) as Decision[], assess: inHaste(stanza, 800) });
    expect(accuracy(found, 0)!).toBeGreaterThan(accuracy(found, 1)! + 5);
  });

  it('has three to five turning points, those that lost most, in the order of the game', () => {
    const losses = [0.02, 0.2, 0.05, 0, 0.3, 0.06, 0.07, 0.03];
    const points = turningPoints(
      losses.map((lost, from) => decision(0, lost, from)),
      0,
    );
    expect(points.map(({ from }) => from)).toEqual([1, 2, 4, 5, 6]);
    expect(turningPoints([decision(0, 0.02, 1), decision(0, 0.03, 2), decision(0, 0, 3)], 0)).toHaveLength(2);
  });
});
