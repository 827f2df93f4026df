import { encodingFault } from '@bottega/kernel/proof';
import { describe, expect, it } from 'vitest';
import { encoding } from '../bot/encode.ts';
import { clone } from '../rules/clone.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { MASTER, Table } from './table.ts';

const encode = (state: State, seat = 0): Float32Array => {
  const into = new Float32Array(encoding.size);
  encoding.encode(state, seat, into);
  return into;
};
const usual = (): Table => new Table(3).hand(2, 41).musician(1, 0, [0, 0], null).musician(62, MASTER).contacts(1, [17, 18]);

it('random games of every count and option are encoded alike from a state, a view, a guess and another world', () => {
  expect(encodingFault(game, encoding, { games: 1, every: 61 })).toBeUndefined();
});

it('who sits where makes no difference, only who comes after whom', () => {
  const { state } = usual().musician(16, 1, [2, 1]);
  Object.assign(state, { first: 1, active: 2, agenda: [{ step: 'turn', seat: 2 }] });
  const next = (seat: number): number => (seat === MASTER ? MASTER : (seat + 1) % 3);
  const turned = clone(state);
  turned.sides = state.sides.map((_, seat) => state.sides[(seat + 2) % 3]);
  turned.stage = state.stage.map(({ card, home, slots }) => ({
    card,
    home: next(home),
    slots: slots.map((violin) => violin && { owner: next(violin.owner), tokens: violin.tokens.map(next) }),
  }));
  Object.assign(turned, { first: 2, active: 0, agenda: [{ step: 'turn', seat: 0 }] });
  for (const seat of [0, 1, 2]) expect(encode(turned, next(seat))).toEqual(encode(state, seat));
  expect(encode(state, 0)).not.toEqual(encode(state, 1));
});

describe('every fact that can be seen is encoded', () => {
  const changes: Readonly<Record<string, (table: Table) => void>> = {
    'a card in the own hand': (table) => table.hand(3),
    'a card seen to go to another’s hand': (table) => Object.assign(table.side(1), { hand: [5], known: [5] }),
    'how many cards others have': (table) => table.handOf(1, 5),
    'a contact': (table) => table.contacts(2, [33]),
    'another contact': (table) => table.contacts(2, [34]),
    'an apprentice': (table) => table.apprentices(1, 11),
    'a musician': (table) => table.musician(31, 2),
    'its violin': (table) => table.musician(31, 2, [1]),
    'a token on it': (table) => table.musician(31, 2, [1, 1]),
    'another’s token on it': (table) => table.musician(31, 2, [1, 2]),
    'a ducat': (table) => table.side(2).ducats++,
    'a study': (table) => table.side(2).studies++,
    help: (table) => table.side(1).help++,
    wood: (table) => table.side(1).wood.push(3),
    'better wood': (table) => table.side(1).wood.push(4),
    heritage: (table) => table.side(1).heritage[2]++,
    lutherie: (table) => table.side(2).lutherie--,
    'a note': (table) => (table.side(2).score[3] = 'wood'),
    'a marked note': (table) => (table.side(2).boost = { beat: 3, time: 3 }),
    'a discarded card': (table) => table.side(1).discards.push(9),
    rounds: (table) => table.state.rounds++,
    'quiet rounds': (table) => table.state.quiet++,
    'the last round': (table) => (table.state.ending = true),
    'the deck': (table) => table.state.deck.pop(),
    'whose turn it is': (table) => (table.state.active = 2),
    'who began': (table) => (table.state.first = 2),
    'what is asked': (table) => (table.state.agenda = [{ step: 'evening', seat: 0 }]),
    'who is asked': (table) => (table.state.agenda = [{ step: 'evening', seat: 1 }]),
  };
  const prepared = (change?: (table: Table) => void): string => {
    const table = usual();
    table.state.agenda = [{ step: 'turn', seat: 0 }];
    change?.(table);
    return encode(table.state).join();
  };
  const seen = new Map<string, string>([[prepared(), 'as usual']]);

  it.each(Object.keys(changes))('%s', (name) => {
    const values = prepared(changes[name]);
    expect(seen.get(values)).toBeUndefined();
    seen.set(values, name);
  });
});

it('which cards others have in their hands is not looked at', () => {
  expect(encode(usual().handOf(1, 5).state)).toEqual(encode(usual().handOf(1, 6).state));
});
