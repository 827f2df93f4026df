import { Match, randomFrom, readSavedGame, replay } from '@bottega/kernel';
import { anyMove } from '@bottega/kernel/proof';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import house from '../../examples/mercato/edition/edition.json' with { type: 'json' };
import { game as mercato } from '../../examples/mercato/rules/game.ts';
import type { State } from '../../examples/mercato/rules/state.ts';
import { reasonOf } from './refuse.ts';

function randomMatch(seed: string, most = Number.POSITIVE_INFINITY): Match<State> {
  const match = new Match<State>(mercato, { players: 3, options: { bidding: true } }, seed);
  const random = randomFrom(seed);
  for (let next = anyMove(mercato, match.state, random); next !== undefined && match.length < most; next = anyMove(mercato, match.state, random)) {
    match.play(next.seat, next.move);
  }
  return match;
}

describe('a match', () => {
  it('saves what is needed to play it again, and replays to the same state', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const match = randomMatch(seed);
        const saved = readSavedGame(JSON.parse(JSON.stringify(match.save())));
        expect(replay(mercato, saved).state).toEqual(match.state);
      }),
      { numRuns: 20 },
    );
  });

  it('saves a readable record', () => {
    const match = new Match<State>(mercato, { players: 2 }, 'readable');
    match.play(0, { do: 'draw' });
    expect(match.save()).toEqual({ game: 'mercato', rules: 1, players: 2, seed: 'readable', moves: ['0 draw'] });
  });

  it('keeps options and edition through saving and replaying', () => {
    const edition = { ...house, coins: { value: { start: 5, bank: 5 }, mark: 'OUR' } };
    const match = new Match<State>(mercato, { players: 2, options: { bidding: false }, edition }, 'kept');
    const again = replay(mercato, readSavedGame(JSON.parse(JSON.stringify(match.save()))));
    expect(again.state).toEqual(match.state);
    expect(match.state.traders[0].coins).toBe(5);
  });

  it('may begin in the middle of a game, and saves where', () => {
    const middle = randomMatch('middle', 6).state;
    const match = new Match<State>(mercato, { players: 3 }, 'from here', mercato.clone(middle));
    const random = randomFrom('on');
    for (let next = anyMove(mercato, match.state, random); next !== undefined; next = anyMove(mercato, match.state, random)) match.play(next.seat, next.move);
    const saved = readSavedGame(JSON.parse(JSON.stringify(match.save())));
    expect(saved.start).toEqual(middle);
    expect(replay(mercato, saved).state).toEqual(match.state);
    expect(reasonOf(() => replay(mercato, { ...saved, start: { ...middle, bank: 99 } })).code).toBe('bad-state');
  });

  it('takes moves back one by one to the start', () => {
    const match = randomMatch('undo', 10);
    const states = [];
    while (match.length > 0) {
      expect(match.undo()).toBe(true);
      states.push(match.length);
    }
    expect(states).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(match.undo()).toBe(false);
    expect(match.state).toEqual(mercato.setup(match.setup, match.seed));
  });

  it('plays on after taking back as if nothing had been', () => {
    const match = randomMatch('again', 6);
    const saved = match.save();
    match.undo();
    match.undo();
    for (const line of saved.moves.slice(4)) match.play(Number(line[0]), mercato.notation.read(line.slice(2)));
    expect(match.save()).toEqual(saved);
    expect(match.state).toEqual(replay(mercato, saved).state);
  });

  it('refuses a wrong move and stays as it was', () => {
    const match = new Match<State>(mercato, { players: 2 }, 'refused');
    const before = JSON.stringify(match.state);
    expect(reasonOf(() => match.play(1, { do: 'draw' })).code).toBe('not-asked');
    expect([match.length, JSON.stringify(match.state)]).toEqual([0, before]);
  });

  it('may be taken back freely by its mover until something was shown', () => {
    const match = new Match<State>(mercato, { players: 2 }, 'free');
    expect(match.freelyUndone).toBeNull();
    match.play(0, { do: 'sell', fruit: match.state.traders[0].hand[0] });
    expect(match.freelyUndone).toBe(0);
    match.play(1, { do: 'draw' });
    expect(match.freelyUndone).toBeNull();
    match.undo();
    expect(match.freelyUndone).toBe(0);
  });
});

describe('replaying', () => {
  const saved = randomMatch('replay', 5).save();

  it('shows every move with its number and events', () => {
    const seen: [number, string, boolean][] = [];
    replay(mercato, saved, ({ number, text, events, match }) => {
      expect(match.length).toBe(number);
      seen.push([number, text, events.every((event) => typeof event.code === 'string')]);
    });
    expect(seen).toEqual(saved.moves.map((text, index) => [index + 1, text, true]));
  });

  it('refuses another game and other rules', () => {
    expect(reasonOf(() => replay(mercato, { ...saved, game: 'chess' }))).toEqual({ code: 'unknown-game', game: 'chess', known: ['mercato'] });
    expect(reasonOf(() => replay(mercato, { ...saved, rules: 2 }))).toEqual({ code: 'newer-rules', saved: 2, present: 1 });
  });

  describe('a game of earlier rules', () => {
    const newer = { ...mercato, version: 2 };

    it('is taken along where it goes on alike', () => {
      const match = replay(newer, saved);
      expect(match.save()).toEqual({ ...saved, rules: 2 });
    });

    it('is taken along when what those rules did by themselves is known', () => {
      // earlier rules drew for whoever was asked first
      const match = new Match<State>(mercato, { players: 2 }, 'former');
      match.play(0, { do: 'draw' });
      const after = match.save();
      const formerly = (state: State) => (state.turn === 0 ? { do: 'draw' as const } : null);
      expect(replay({ ...newer, formerly }, { ...after, moves: [] }).save()).toEqual({ ...after, rules: 2 });
    });

    it('is refused with the first move that can no longer be made', () => {
      const moves = [...saved.moves.slice(0, 2), '0 bid 2'];
      expect(reasonOf(() => replay(newer, { ...saved, moves }))).toEqual({ code: 'other-rules', saved: 1, present: 2, move: 3, text: '0 bid 2' });
    });
  });

  it.each(['0 fly', 'draw', '', '9 draw', '0 bid 2', '-1 draw'])('refuses the broken move “%s” with its number', (broken) => {
    const reason = reasonOf(() => replay(mercato, { ...saved, moves: [...saved.moves.slice(0, 2), broken] }));
    expect(reason).toMatchObject({ move: 3, text: broken });
  });
});

describe('a saved game from outside', () => {
  const saved = { game: 'mercato', rules: 1, players: 2, seed: 's', moves: [] };

  it('may do without options and edition', () => expect(readSavedGame(saved)).toEqual(saved));

  it.each([
    ['no record', 'text', ''],
    ['no seed', { ...saved, seed: undefined }, 'seed'],
    ['moves that are no text', { ...saved, moves: ['0 draw', 1] }, 'moves.1'],
    ['an option that is no option', { ...saved, options: { bidding: 3 } }, 'options.bidding'],
    ['something extra', { ...saved, state: {} }, 'state'],
  ])('with %s is refused with the path of the fault', (_name, json, path) => {
    expect(reasonOf(() => readSavedGame(json))).toMatchObject({ code: 'bad-saved-game', path });
  });
});
