import type { Entry } from '@bottega/table/sitting';
import { describe, expect, it } from 'vitest';
import { Ledger } from '../bench/kill/ledger.ts';

const move = (text: string): Entry => ({ kind: 'move', seat: 0, move: text });
const chat = (text: string): Entry => ({ kind: 'chat', seat: 0, player: 'ada', text });
const log = (...entries: Entry[]) => entries.map((entry, number) => ({ number, entry }));

/** Two moves and a word are promised; a third move and another word were sent and never answered. */
function ledger(): Ledger {
  const made = new Ledger();
  for (const [number, text] of ['buy', 'build', 'score'].entries()) made.sendMove(number, text);
  for (const number of [0, 1]) made.acknowledgeMove(number);
  for (const text of ['hello', 'bye']) made.sendWords(text);
  made.acknowledgeWords('hello');
  return made;
}

describe('what players were promised, held against the log', () => {
  it('finds nothing wrong whether or not there is what was never answered', () => {
    const nothing = { lost: [], doubled: [] };
    expect(ledger().compare(log(move('buy'), chat('hello'), move('build')))).toEqual(nothing);
    expect(ledger().compare(log(move('buy'), chat('hello'), move('build'), chat('bye'), move('score')))).toEqual(nothing);
  });

  it('finds a promised move that is not there', () => {
    expect(ledger().compare(log(move('buy'), chat('hello'))).lost).toEqual(['move 1, build']);
  });

  it('finds a move that is there twice', () => {
    expect(ledger().compare(log(move('buy'), chat('hello'), move('build'), move('score'), move('score'))).doubled).toEqual(['move 3, score']);
  });

  it('finds words that are lost, and words that are there twice', () => {
    expect(ledger().compare(log(move('buy'), move('build'))).lost).toEqual(['“hello”']);
    expect(ledger().compare(log(move('buy'), move('build'), chat('hello'), chat('hello'))).doubled).toEqual(['“hello”']);
  });

  it('finds a gap in the numbers', () => {
    const [first, ...rest] = log(move('buy'), move('mute'), chat('hello'), move('build'));
    expect(ledger().compare([first, ...rest.slice(1)]).lost).toEqual(['entry 1', 'entry 2']);
  });

  it('finds a move that somebody saw and that is gone', () => {
    const made = ledger();
    made.show(3);
    expect(made.compare(log(move('buy'), chat('hello'), move('build'))).lost).toEqual(['moves 2 to 2, which were shown']);
  });

  it('finds a promised move that the table asks for again, though the same is made again', () => {
    const made = ledger();
    made.sendMove(1, 'build');
    expect(made.compare(log(move('buy'), chat('hello'), move('build'))).lost).toEqual(['move 1, build']);
  });
});
