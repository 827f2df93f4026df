import { KERNEL_TEXT, type Reason, Refusal, replay, Words } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import type { Pace } from '../../wire.ts';
import { apply, freeUndo, type Request, savedOf, statusOf, summaryOf } from '../index.ts';
import { game, TestTable } from './table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const person = (id: string) => ({ id, name: id.toUpperCase() });

function wordsFor(ask: () => void): string {
  try {
    ask();
  } catch (error) {
    if (error instanceof Refusal) return new Words('en', KERNEL_TEXT.en, []).refusal(error.reason as Reason);
    throw error;
  }
  return 'accepted';
}

describe('seats', () => {
  it('the game starts by itself when the last seat is taken', () => {
    const table = new TestTable(3);
    table.ask('p1', { do: 'sit', seat: 1 });
    expect(statusOf(table.sitting)).toBe('open');
    table.ask('p2', { do: 'sit', seat: 2 });
    expect(statusOf(table.sitting)).toBe('playing');
    expect(table.toAct).toBeGreaterThanOrEqual(0);
  });

  it('a taken seat is refused; before the start one may change places or leave', () => {
    const table = new TestTable(3);
    expect(table.refusal('p1', { do: 'sit', seat: 0 })).toBe('seat-taken');
    expect(table.refusal('p1', { do: 'sit', seat: 3 })).toBe('unknown-seat');
    expect(wordsFor(() => table.ask('p1', { do: 'sit', seat: 3 }))).toBe('There is no seat 3 at this table.');
    expect(table.refusal(null, { do: 'sit', seat: 1 })).toBe('no-identity');
    table.ask('p1', { do: 'sit', seat: 1 });
    table.ask('p1', { do: 'sit', seat: 2 });
    expect(table.sitting.seats.map((seat) => seat.player)).toEqual(['p0', null, 'p1']);
    table.ask('p1', { do: 'leave' });
    expect(table.sitting.seats[2].player).toBeNull();
  });

  it('the host starts early, and bots take the open seats; nobody else may', () => {
    const table = new TestTable(3);
    expect(table.refusal('p1', { do: 'start' })).toBe('not-host');
    table.ask('p0', { do: 'start' });
    expect(table.sitting.seats.map((seat) => seat.bot)).toEqual([null, 'random', 'random']);
    expect(statusOf(table.sitting)).toBe('playing');
  });

  it('a bot takes a seat until its owner returns', () => {
    const table = TestTable.full(2);
    table.ask('p1', { do: 'replace', seat: 1, by: { kind: 'bot', level: 'greedy' } });
    expect(summaryOf(game, table.sitting, person).seats[1]).toMatchObject({ kind: 'bot', level: 'greedy', name: 'P1' });
    expect(table.refusal('p1', { do: 'vote-end', yes: true })).toBe('not-asked');
    table.ask('p1', { do: 'return' });
    expect(summaryOf(game, table.sitting, person).seats[1].kind).toBe('person');
    expect(table.refusal('p1', { do: 'return' })).toBe('not-away');
  });

  it('the host may replace somebody who let the others wait, and nobody who is there; a friend sits down instead', () => {
    const table = TestTable.full(2);
    if (table.toAct === 0) table.move('draw');
    table.now += 24 * HOUR;
    table.here = [1];
    expect(table.refusal('p0', { do: 'replace', seat: 1, by: { kind: 'open' } })).toBe('seat-present');
    expect(table.refusal('p1', { do: 'replace', seat: 0, by: { kind: 'open' } })).toBe('seat-not-yours');
    table.here = [];
    table.ask('p0', { do: 'replace', seat: 1, by: { kind: 'open' } });
    table.ask('friend', { do: 'sit', seat: 1 });
    expect(table.sitting.seats[1].player).toBe('friend');
  });

  it('the seat of somebody who is away is kept for as long as the table said, counted from when it is their turn', () => {
    const table = TestTable.full(2, { keptFor: 30 });
    const replace: Request = { do: 'replace', seat: 1, by: { kind: 'bot', level: 'greedy' } };
    if (table.toAct === 1) table.move('draw');
    // nobody waits for them
    table.now += 48 * HOUR;
    expect(table.refusal('p0', replace)).toBe('seat-kept');
    table.move('draw');
    table.now += 30 * MINUTE - 1;
    expect(table.refusal('p0', replace)).toBe('seat-kept');
    table.now += 1;
    table.ask('p0', replace);
    expect(table.sitting.seats[1]).toMatchObject({ player: 'p1', bot: 'greedy' });
    // and somebody else may sit down at once, unless they come back
    expect(table.refusal('p0', { ...replace, by: { kind: 'open' } })).toBe('accepted');
  });

  it('tables that did not say how long they keep a seat keep it five minutes, a day, or as long as a move may take', () => {
    const waits = (pace: Pace): unknown => {
      const table = TestTable.full(2, { pace });
      if (table.toAct === 0) table.move('draw');
      try {
        table.ask('p0', { do: 'replace', seat: 1, by: { kind: 'open' } });
      } catch (error) {
        return (error as Refusal).reason;
      }
      return 'accepted';
    };
    expect(waits({ kind: 'live', bank: 600, increment: 5 })).toMatchObject({ code: 'seat-kept', unit: 'minutes', count: 5 });
    expect(waits({ kind: 'none' })).toMatchObject({ unit: 'hours', count: 24 });
    expect(waits({ kind: 'days', days: 3 })).toMatchObject({ unit: 'days', count: 3 });
  });
});

describe('clocks', () => {
  const pace: Pace = { kind: 'live', bank: 60, increment: 0 };

  it('a seat has no more time after its player had a bot stand in for a moment', () => {
    const table = TestTable.full(2, { pace });
    const seat = table.toAct;
    table.now += 40_000;
    for (let again = 0; again < 3; again++) {
      table.ask(`p${seat}`, { do: 'replace', seat, by: { kind: 'bot', level: 'greedy' } });
      table.ask(`p${seat}`, { do: 'return' });
      expect(table.sitting.clock.left[seat]).toBe(20_000);
    }
  });

  it('whose time ran out has the seat back from the next turn on, with ten seconds each turn', () => {
    const table = TestTable.full(2, { pace, timeout: 'seat' });
    const seat = table.toAct;
    table.now += 61_000;
    table.ask(null, { do: 'timeout', seat });
    table.ask(`p${seat}`, { do: 'return' });
    expect(table.sitting.seats[seat]).toMatchObject({ bot: 'random', forTurn: true });
    const [move] = game.legal(table.sitting.state, seat);
    table.ask(null, { do: 'bot-move', seat, number: 0, move });
    expect(table.sitting.seats[seat]).toMatchObject({ bot: null, forTurn: false });
    while (table.toAct !== seat) table.move();
    expect(table.sitting.clock.left[seat]).toBe(10_000);
    table.now += 4000;
    table.ask(`p${seat}`, { do: 'replace', seat, by: { kind: 'bot', level: 'greedy' } });
    table.ask(`p${seat}`, { do: 'return' });
    expect(table.sitting.clock.left[seat]).toBe(6000);
  });

  it('an older log gives whoever came back a minute, as it did then', () => {
    const table = TestTable.full(2, { pace });
    const seat = table.toAct;
    table.now += 40_000;
    table.ask(`p${seat}`, { do: 'replace', seat, by: { kind: 'bot', level: 'greedy' } });
    apply(game, table.sitting, { kind: 'return', seat }, table.now);
    expect(table.sitting.clock.left[seat]).toBe(60_000);
  });
});

describe('moves', () => {
  it('are taken only with the number of the position they were meant for', () => {
    const table = TestTable.full(2);
    const seat = table.toAct;
    const [move] = game.legal(table.sitting.state, seat);
    expect(table.refusal(`p${seat}`, { do: 'play', number: 1, move })).toBe('out-of-date');
    expect(table.refusal(`p${1 - seat}`, { do: 'play', number: 0, move })).toBe('not-asked');
    expect(table.refusal('stranger', { do: 'play', number: 0, move })).toBe('not-seated');
    expect(table.refusal(`p${seat}`, { do: 'play', number: 0, move: { do: 'nonsense' } as never })).not.toBe('accepted');
    table.move();
    expect(table.sitting.moves).toHaveLength(1);
  });

  it('to the end give the result, the seed, and a saved game that replays', () => {
    const table = TestTable.full(3);
    expect(summaryOf(game, table.sitting, person).seed).toBeNull();
    table.playOut();
    const { outcome, seed, status } = summaryOf(game, table.sitting, person);
    expect(status).toBe('over');
    expect(seed).toBe('seed');
    expect(outcome).toMatchObject({ why: 'played', result: { over: true } });
    expect(replay(game, savedOf(table.sitting)).state).toEqual(table.sitting.state);
    expect(table.refusal('p0', { do: 'resign' })).toBe('table-over');
  });

  it('the same log gives the same table in another process', () => {
    const table = TestTable.full(3, { pace: { kind: 'live', bank: 600, increment: 5 } });
    table.ask('p1', { do: 'chat', text: ' good luck ' });
    table.playOut();
    expect(JSON.stringify(table.reread())).toBe(JSON.stringify(table.sitting));
  });
});

describe('taking back', () => {
  it('goes freely over own moves that showed nothing, not past a reveal', () => {
    const table = TestTable.full(2);
    const seat = table.move('draw');
    expect(freeUndo(game, table.sitting, seat)).toBeUndefined();
    expect(table.refusal(`p${seat}`, { do: 'undo', to: 0 })).toBe('undo-shown');
    const begging = table.move('beg');
    expect(freeUndo(game, table.sitting, begging)).toBe(1);
    const before = table.sitting.log.length;
    table.ask(`p${begging}`, { do: 'undo', to: 1 });
    expect(table.sitting.moves).toHaveLength(1);
    expect(table.sitting.log.length).toBeLessThan(before);
    expect(table.sitting.state).toEqual(table.reread().state);
    expect(table.toAct).toBe(begging);
  });

  it('is over as soon as somebody else has acted', () => {
    const table = TestTable.full(2);
    table.move('draw');
    const begging = table.move('beg');
    table.move();
    expect(table.refusal(`p${begging}`, { do: 'undo', to: 1 })).toBe('undo-shown');
  });

  it('beyond a reveal needs the consent of all other people', () => {
    const table = TestTable.full(3);
    const seat = table.move('draw');
    const others = [0, 1, 2].filter((other) => other !== seat);
    table.ask(`p${seat}`, { do: 'ask-undo', to: 0 });
    expect(table.refusal(`p${others[0]}`, { do: 'ask-undo', to: 0 })).toBe('undo-asked');
    expect(table.refusal(`p${seat}`, { do: 'answer-undo', yes: true })).toBe('undo-not-asked');
    table.ask(`p${others[0]}`, { do: 'answer-undo', yes: true });
    expect(table.sitting.moves).toHaveLength(1);
    table.ask(`p${others[1]}`, { do: 'answer-undo', yes: true });
    expect(table.sitting.moves).toHaveLength(0);
    expect(table.sitting.undo).toBeNull();
  });

  it('needs the consent of those whose moves go, also while a bot plays for them', () => {
    const table = TestTable.full(2);
    table.move('draw');
    table.move('draw');
    const absent = 1 - table.toAct;
    const asking = table.toAct;
    table.ask(`p${absent}`, { do: 'replace', seat: absent, by: { kind: 'bot', level: 'greedy' } });
    table.ask(`p${asking}`, { do: 'ask-undo', to: 0 });
    expect(table.sitting.moves).toHaveLength(2);
    expect(table.sitting.undo).toMatchObject({ waiting: [absent] });
    table.ask(`p${absent}`, { do: 'answer-undo', yes: true });
    expect(table.sitting.moves).toHaveLength(0);
  });

  it('does not wait for somebody away whose moves stay', () => {
    const table = TestTable.full(2);
    const absent = 1 - table.toAct;
    const asking = table.toAct;
    table.ask(`p${absent}`, { do: 'replace', seat: absent, by: { kind: 'bot', level: 'greedy' } });
    table.move('draw');
    table.ask(`p${asking}`, { do: 'ask-undo', to: 0 });
    expect(table.sitting.moves).toHaveLength(0);
  });

  it('an older log goes back as it did then', () => {
    const table = TestTable.full(2);
    table.move('draw');
    table.move('draw');
    const asking = table.toAct;
    table.ask(`p${1 - asking}`, { do: 'replace', seat: 1 - asking, by: { kind: 'bot', level: 'greedy' } });
    apply(game, table.sitting, { kind: 'ask-undo', seat: asking, to: 0 }, table.now);
    expect(table.sitting.moves).toHaveLength(0);
  });

  it('one no is enough, and a move made meanwhile settles it', () => {
    const table = TestTable.full(2);
    const seat = table.move('draw');
    table.ask(`p${seat}`, { do: 'ask-undo', to: 0 });
    table.ask(`p${1 - seat}`, { do: 'answer-undo', yes: false });
    expect(table.sitting.undo).toBeNull();
    table.ask(`p${seat}`, { do: 'ask-undo', to: 0 });
    table.move();
    expect(table.sitting.undo).toBeNull();
    expect(table.sitting.moves).toHaveLength(2);
  });
});

describe('a held turn', () => {
  it('waits for its last word: nobody is asked, and it can be taken back', () => {
    const table = TestTable.full(2);
    const seat = table.move('sell', true);
    expect(table.sitting.holding).toBe(seat);
    expect(summaryOf(game, table.sitting, person).toAct).toEqual([seat]);
    const [move] = game.legal(table.sitting.state, 1 - seat);
    expect(table.refusal(`p${1 - seat}`, { do: 'play', number: 1, move })).toBe('turn-not-ended');
    expect(table.refusal(`p${1 - seat}`, { do: 'end-turn' })).toBe('nothing-to-end');
    table.ask(`p${seat}`, { do: 'undo', to: 0 });
    expect(table.sitting.holding).toBeNull();
    table.move('sell', true);
    table.ask(`p${seat}`, { do: 'end-turn' });
    expect(summaryOf(game, table.sitting, person).toAct).toEqual([1 - seat]);
  });

  it('is not held when it showed something', () => {
    const table = TestTable.full(2);
    table.move('draw', true);
    expect(table.sitting.holding).toBeNull();
  });

  it('is not held where several choose at once: the others choose meanwhile', () => {
    const table = TestTable.full(2);
    while (game.toAct(table.sitting.state).length < 2) table.move('draw');
    const first = table.move(undefined, true);
    expect(table.sitting.holding).toBeNull();
    expect(summaryOf(game, table.sitting, person).toAct).toEqual([1 - first]);
    expect(table.move(undefined, true)).toBe(1 - first);
  });
});

describe('ending early', () => {
  it('of two, the one who stays wins', () => {
    const table = TestTable.full(2);
    table.ask('p0', { do: 'resign' });
    expect(table.sitting.outcome).toMatchObject({ why: 'resigned', result: { ranking: [[1], [0]] } });
  });

  it('of three, a bot plays on for whoever gave up, who stands last', () => {
    const table = TestTable.full(3);
    table.ask('p1', { do: 'resign' });
    expect(statusOf(table.sitting)).toBe('playing');
    expect(table.sitting.seats[1].bot).toBe('random');
    expect(table.refusal('p1', { do: 'return' })).toBe('has-resigned');
    table.ask('p0', { do: 'resign' });
    expect(table.sitting.outcome!.result.ranking).toEqual([[2], [0, 1]]);
  });

  it('all people agree to stop, a vote can be withdrawn', () => {
    const table = TestTable.full(3);
    table.ask('p0', { do: 'vote-end', yes: true });
    table.ask('p1', { do: 'vote-end', yes: true });
    table.ask('p0', { do: 'vote-end', yes: false });
    table.ask('p2', { do: 'vote-end', yes: true });
    expect(statusOf(table.sitting)).toBe('playing');
    table.ask('p0', { do: 'vote-end', yes: true });
    expect(table.sitting.outcome?.why).toBe('voted');
  });

  it('a rematch is for the end', () => {
    const table = TestTable.full(2);
    expect(table.refusal('p0', { do: 'rematch', table: 'other' })).toBe('not-over');
    table.ask('p0', { do: 'resign' });
    table.ask('p1', { do: 'rematch', table: 'other' });
    expect(table.sitting.rematch).toBe('other');
  });
});

describe('chat', () => {
  it('is for people with a seat, where the table allows it, and not without end', () => {
    const table = TestTable.full(2);
    table.ask('p0', { do: 'chat', text: ' hello ' });
    expect(table.sitting.chat).toMatchObject([{ seat: 0, text: 'hello' }]);
    expect(table.refusal('stranger', { do: 'chat', text: 'hello' })).toBe('not-seated');
    expect(table.refusal('p0', { do: 'chat', text: '  ' })).toBe('bad-text');
    expect(table.refusal('p0', { do: 'chat', text: 'x'.repeat(501) })).toBe('bad-text');
    expect(TestTable.full(2, { chat: false }).refusal('p0', { do: 'chat', text: 'x' })).toBe('chat-off');
  });
});
