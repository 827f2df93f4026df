import { type BaseMove, LANGUAGES, outcomeOf, randomFrom, Words, wordsOfOutcome } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { about } from '../board/about.ts';
import { isQuiet, kindOf, lines, mainMove, saysAll } from '../board/acts.ts';
import { forecast, priceOf, reasonFor } from '../board/foresight.ts';
import { regionOf, regions } from '../board/regions.ts';
import { intended, targetOf } from '../board/targets.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import { musicianOf, type State } from '../rules/state.ts';
import { text } from '../text/index.ts';
import { MASTER, Table } from './table.ts';

const { notation } = game;
const main = ({ state }: Table): string | null => {
  const move = mainMove(game.legal(state, 0), game.view(state, 0));
  return move === null ? null : notation.write(move as never);
};
const english = new Words('en', { ...text.en, 'outcome.score': '{by} points', 'outcome.reveals': 'hidden' }, ['Anna', 'Bruno']);
/** What a move brings, in words. */
const brings = ({ state }: Table, ...moves: string[]): string[] => {
  const outcome = outcomeOf(
    box,
    game.view(state, 0),
    0,
    moves.map((move) => notation.read(move)),
  );
  return outcome === null ? ['impossible'] : wordsOfOutcome(outcome, english);
};

describe('the fullest use of a question', () => {
  it('is all studies, the best wood, the deck, the Atelier', () => {
    expect(main(new Table().action('study', 2))).toBe('study 2');
    expect(main(new Table().purse(1).action('wood', 3))).toBe('buy 3');
    expect(main(new Table().action('relation', 2))).toBe('draw');
    expect(main(new Table().purse(0, 1).turn())).toBe('atelier');
  });

  it('is the violin of most points, with an own partner rather than at the Master’s', () => {
    expect(main(new Table().wood(1).purse(0, 4).musician(31).musician(62, MASTER).action('craft', 2))).toMatch(/^craft 62/);
    expect(main(new Table().wood(1).purse(0, 4).musician(31).musician(61, MASTER).action('craft', 1))).toMatch(/^craft 31/);
  });

  it('gives nothing up: ignoring and ending are quiet', () => {
    const quiet = game.legal(new Table().action('study', 2).state, 0).filter(isQuiet);
    expect(quiet.map((move) => move.do)).toEqual(['ignore']);
  });
});

describe('a move says what it brings', () => {
  it('to make a violin: its points and the bonus of the slot, for the studies the Master asks', () => {
    const table = new Table().wood(2).purse(0, 3).musician(62, MASTER).action('craft', 2);
    const move = table.moves('craft 62').map((text) => notation.read(text))[0];
    expect(priceOf(table.state, move)).toEqual({ what: 'study', count: 2, helped: 0 });
    expect(brings(table, notation.write(move))).toContain('+2 points');
  });

  it('the Master’s help costs a point, and a change of the score a study', () => {
    expect(brings(new Table().turn(), 'ask')).toEqual(['−1 points']);
    expect(brings(new Table().purse(0, 2).turn(), 'raise 1')).toEqual(['−1 study']);
  });

  it('a Conservation puts violins into the heritage and gives tokens back', () => {
    expect(brings(new Table().musician(31, 0, [0, 0, 0]).turn(), 'conserve')).toEqual(expect.arrayContaining(['+1 in the heritage']));
  });

  it('an Atelier tells in four languages how many actions it has', () => {
    const { state } = new Table().score('BBEECRT').turn();
    for (const language of LANGUAGES) expect(about({ do: 'atelier' }, state, new Words(language, text[language], []))).toContain('5');
  });
});

describe('a musician who is closed says why', () => {
  it('beats that lack, a token that is not there, no violin of one’s own', () => {
    const crafting = new Table().wood(1).musician(34, 0).musician(31, 1).musician(61, MASTER).action('craft', 1);
    const reason = (card: number): unknown => reasonFor(crafting.state, 0, musicianOf(crafting.state, card)!);
    expect(reason(34)).toEqual({ id: 'beats', count: 1 });
    expect(reason(31)).toEqual({ id: 'token', count: 0 });
    const relating = new Table().musician(31).action('relation', 1);
    expect(reasonFor(relating.state, 0, musicianOf(relating.state, 31)!)).toEqual({ id: 'violin', count: 0 });
  });

  it('is not asked while something else is to be done', () => {
    const studying = new Table().musician(31).action('study', 1);
    expect(reasonFor(studying.state, 0, musicianOf(studying.state, 31)!)).toBeNull();
  });
});

describe('a press that stands for several moves', () => {
  it('chooses the wood with the slot, where there are several', () => {
    const one = new Table().wood(2).musician(31).action('craft', 1);
    expect(lines(game.view(one.state, 0), 0)).toEqual([]);
    const two = new Table().wood(3, 1).musician(31).action('craft', 1);
    const found = lines(game.view(two.state, 0), 0);
    expect(found.filter(({ target }) => target === 'slot:31:0').map(({ moves }) => moves.map((move) => notation.write(move as never)))).toEqual([
      ['craft 31 1', 'use 3'],
      ['craft 31 1', 'use 1'],
    ]);
    for (const { moves } of found) expect(outcomeOf(box, two.state, 0, moves)?.score).toBe(1);
  });
});

describe('what adds a beat', () => {
  it('is a kind of its own, apart from what the action is for', () => {
    const { state } = new Table().wood(1).hand(32, 46).musician(31).action('craft', 1);
    const kinds = new Map(game.legal(state, 0).map((move) => [move.do, kindOf(move, state)]));
    expect(kinds.get('add')).toBe('beat');
    expect(kinds.get('craft')).toBe('craft');
    expect(kinds.get('ignore')).toBeNull();
  });
});

it('Stradivarius’ next turn is foretold as the rules carry it out', () => {
  const random = randomFrom('forecast');
  const state: State = game.setup({ players: 1, options: { level: 'forte' } }, 'forecast');
  let told = 0;
  for (let count = 0; count < 500; count++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const before = forecast(state);
    const moves = game.legal(state, seat);
    const codes: string[] = [];
    game.play(state, seat, moves[random(moves.length)], (event) => codes.push(event.code));
    const first = codes[0];
    // only where his turn followed at once, with nothing changed before it
    if (before === null || !/^bot-(conserves|works)/.test(first ?? '')) continue;
    expect(first).toBe(before.code);
    told++;
  }
  expect(told).toBeGreaterThan(0);
});

it('every place lies in a region of the small screen', () => {
  for (const setup of [{ players: 4, options: { start: 'draft' } }, { players: 2 }, { players: 1, options: { level: 'piano' } }]) {
    const random = randomFrom('regions');
    const state = game.setup(setup, 'regions');
    for (let count = 0; count < 300; count++) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const view = game.view(state, seat);
      const moves = game.legal(state, seat);
      for (const target of moves.flatMap((move) => targetOf(move, view) ?? [])) expect(regions).toContain(regionOf(target, view, seat));
      game.play(state, seat, moves[random(moves.length)]);
    }
  }
});

describe('a button', () => {
  it('names the bonus of a slot that no count tells, and what comes after an action', () => {
    const { state } = new Table().wood(1).musician(46).action('craft', 1);
    const told = game.legal(state, 0).flatMap((move) => (move.do === 'craft' ? [about(move, state, english)] : []));
    expect(told).toEqual(expect.arrayContaining(['draw a card', 'place a card', null]));
    const atelier = new Table().score('EBEEEEE').purse(1).turn().play('atelier');
    expect(about({ do: 'ignore' }, atelier.state, english)).toBe('next: Wood');
    expect(about({ do: 'ignore' }, atelier.play('ignore', 'ignore').state, english)).toBe('then the turn ends');
  });

  it('says how good a violin becomes, and when one of yours breaks at the end of the turn', () => {
    const { state } = new Table().score('EEEEEET').musician(46, 0, [0]).turn().play('atelier', 'ignore');
    expect(game.prompt(state, 0)).toMatchObject({ line: 'restoration' });
    expect(about({ do: 'ignore' }, game.view(state, 0), english)).toBe('then the turn ends, 1 violin of yours breaks');
    expect(about({ do: 'restore', card: 46, slot: 0 } as BaseMove, game.view(state, 0), english)).toBe('quality 2');
  });

  it('does not say twice what is taken, and says of all else what it brings', () => {
    expect(['study', 'take', 'buy', 'craft'].map((kind) => saysAll({ do: kind }))).toEqual([true, true, false, false]);
  });

  it('to ignore an action is gone once an apprentice helps, and the question says so', () => {
    const table = new Table().apprentices(0, 12).hand(11).action('wood', 1);
    expect(game.prompt(table.state, 0)).toMatchObject({ bound: false });
    table.play('apprentice 12');
    expect(table.moves('ignore')).toEqual([]);
    expect(english.prompt(game.prompt(table.state, 0))).toContain('can’t be ignored');
  });
});

describe('the question', () => {
  it('says what an action is for, and speaks of changes only to who can pay for one', () => {
    const asked = ({ state }: Table) => english.prompt(game.prompt(state, 0));
    expect(asked(new Table().wood(1).musician(46).action('craft', 2))).toBe('Crafting, 2 beats: make a violin, prestige 2 at most?');
    expect(asked(new Table().action('relation', 2))).toContain('draw cards, or use a musician’s effect?');
    expect(asked(new Table().action('relation', 2).play('draw'))).toContain('draw another card?');
    expect(asked(new Table().purse(0, 1).turn())).toContain('change of your score: 1 study');
    // the Master helps as long as there is a token for it (ruling P21)
    expect(asked(new Table().purse(0, 0).turn())).toContain('change of your score: 1 study');
    const last = new Table().purse(0, 0).turn();
    last.state.sides[0].lutherie = 0;
    last.state.ending = true;
    expect(asked(last)).toBe('Last round. Atelier or Conservation?');
  });
});

describe('a press on what offers nothing', () => {
  const meant = (target: string, { state }: Table): string[] => intended(target, state, 0).map((move) => notation.write(move as never));
  const why = (target: string, { state }: Table) => game.why(state, 0, intended(target, state, 0)[0]);

  it('on a note means its changes, all of which a single study can pay', () => {
    const table = new Table().purse(0, 1).turn();
    expect(meant('note:0:2', table)).toEqual(['raise 3', 'lower 3', 'swap 2', 'swap 3']);
    expect(table.moves()).toEqual(expect.arrayContaining(meant('note:0:2', table)));
    expect(meant('note:0:0', table)).toContain('swap 7');
    expect(why('note:0:2', table)).toEqual({ code: 'not-offered' });
  });

  it('without a study is told to ask the Master first; without a token, that it can’t be paid', () => {
    const table = new Table().turn();
    expect(why('note:0:2', table)).toEqual({ code: 'ask-first' });
    table.side().lutherie = 0;
    expect(why('note:0:2', table)).toEqual({ code: 'no-study', price: 1, studies: 0 });
  });

  it('on a card that could be placed says when cards are placed; on another, what it lacks', () => {
    const table = new Table().hand(31, 3).purse(0, 1).turn();
    expect(why('card:31', table)).toEqual({ code: 'wrong-moment', act: 'place' });
    expect(why('card:3', table)).toMatchObject({ code: 'violins-missing' });
    for (const language of LANGUAGES) {
      const words = new Words(language, text[language], ['Anna', 'Bruno']);
      expect(words.refusal(why('card:31', table))).not.toBe(words.refusal({ code: 'wrong-moment', act: 'raise' }));
    }
  });
});
