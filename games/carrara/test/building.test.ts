import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payingPower, payingPowers } from '../rules/payment.ts';
import { blocks, building, codes, markers, raise, table, tile } from './table.ts';

describe('building', () => {
  it('Adèle’s biblioteca of 4 at Lucca costs white, yellow, red and two greens for a red (p. 5)', () => {
    const { state, offers, play } = table({}, (s) => {
      s.players[0].blocks = blocks({ white: 1, yellow: 1, red: 1, green: 2 });
      s.bag = blocks({});
      s.display[3] = tile('biblioteca', 4);
      s.pile = [tile('villa', 2), tile('porta', 1)];
    });
    expect(offers()).toContain('build biblioteca 4 lucca');
    play('build biblioteca 4 lucca', 'pay white', 'pay yellow', 'pay red');
    expect(state.players[0].columns[2]).toEqual([building('biblioteca', 4)]);
    expect(state.players[0].blocks).toEqual(blocks({}));
    expect(state.bag).toEqual(blocks({ white: 1, yellow: 1, red: 1, green: 2 }));
    expect(state.display[3]).toEqual(tile('porta', 1));
    expect(state.pile).toEqual([tile('villa', 2)]);
  });

  it('exchanges are not chained: greens can’t become red and then yellow (p. 5, C8)', () => {
    const { offers, refusal } = table({}, (s) => {
      s.players[0].blocks = blocks({ green: 6 });
      s.display = [tile('porta', 1), tile('porta', 3)];
    });
    expect(offers().filter((move) => move.startsWith('build'))).toEqual([
      'build porta 1 lerici',
      'build porta 1 massa',
      'build porta 1 viareggio',
      'build porta 1 lucca',
      'build porta 3 lerici',
      'build porta 3 massa',
      'build porta 3 viareggio',
      'build porta 3 lucca',
    ]);
    expect(refusal('build porta 1 pisa')).toEqual({ code: 'too-few-blocks', city: 'pisa', needed: 1, have: 0 });
  });

  it('a single block of the colour below pays nothing, nor does the odd one of three (C8)', () => {
    const { offers, refusal } = table({}, (s) => {
      s.players[0].blocks = blocks({ red: 1, purple: 3 });
      s.display = [tile('porta', 1), tile('porta', 3)];
    });
    expect(offers().filter((move) => /pisa|porta 3 massa/.test(move))).toEqual([]);
    expect(refusal('build porta 1 pisa')).toEqual({ code: 'too-few-blocks', city: 'pisa', needed: 1, have: 0 });
    expect(refusal('build porta 3 massa')).toEqual({ code: 'too-few-blocks', city: 'massa', needed: 3, have: 2 });
  });

  it('what is offered and what is explained count alike, in every city (C8)', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 6, maxLength: 6 });
    const alike = fc.property(counts, (held) => {
      expect(payingPowers(held)).toEqual(held.map((_, city) => payingPower(held, city)));
    });
    fc.assert(alike);
  });

  it('only pairs of the colour just below are exchanged, none at Lerici (C8)', () => {
    const { offers, refusal, play } = table({}, (s) => {
      s.players[0].blocks = blocks({ white: 1, yellow: 1, red: 2, green: 2 });
      s.display = [tile('porta', 2)];
    });
    play('build porta 2 pisa');
    expect(offers()).toEqual(['pay white', 'pay yellow', 'exchange red']);
    expect(refusal('exchange green')).toEqual({ code: 'only-below', colour: 'green', city: 'pisa' });
    expect(refusal('pay red')).toEqual({ code: 'colour-not-accepted', colour: 'red', city: 'pisa' });
    const lerici = table({}, (s) => {
      s.players[0].blocks = blocks({ blue: 1, purple: 3 });
      s.display = [tile('porta', 2)];
    });
    lerici.play('build porta 2 lerici');
    expect(lerici.offers()).toEqual(['pay blue', 'pay purple']);
    expect(lerici.refusal('exchange purple')).toEqual({ code: 'no-exchange', city: 'lerici' });
  });

  it('two tiles alike on display are one offer', () => {
    const { offers } = table({}, (s) => {
      s.players[0].blocks = blocks({ white: 3 });
      s.display = [tile('villa', 3), tile('villa', 3)];
    });
    expect(offers().filter((move) => move === 'build villa 3 livorno')).toHaveLength(1);
  });

  it('later buildings stand above earlier ones', () => {
    const { state, play } = table({}, (s) => {
      s.players[0].blocks = blocks({ purple: 1 });
      s.display = [tile('villa', 1)];
      raise(s, 0, 'lerici', building('porta', 5));
    });
    play('build villa 1 lerici');
    expect(state.players[0].columns[5]).toEqual([building('porta', 5), building('villa', 1)]);
  });

  it('with the pile empty the place stays free', () => {
    const { state, play } = table({}, (s) => {
      s.players[0].blocks = blocks({ purple: 1 });
      s.display = [tile('villa', 1), tile('porta', 5)];
      s.pile = [];
    });
    play('build villa 1 lerici');
    expect(state.display).toEqual([null, tile('porta', 5)]);
  });

  it('a tile that is not there is refused', () => {
    const { refusal } = table({}, (s) => {
      s.display = [tile('villa', 1)];
    });
    expect(refusal('build villa 2 lerici')).toEqual({ code: 'not-displayed', type: 'villa', value: 2 });
  });
});

describe('monuments', () => {
  it('Héloïse’s porta of 5 at Viareggio becomes the monument for 3 blocks, and Pisa pays 4 from then on (p. 5)', () => {
    const { state, play } = table({}, (s) => {
      s.players[0].blocks = blocks({ red: 1, green: 2 });
      raise(s, 0, 'viareggio', building('porta', 5));
      raise(s, 0, 'pisa', building('palazzo', 2), building('villa', 3));
      markers(s, 0, 1);
    });
    play('upgrade porta 5 viareggio floor 1', 'pay red');
    expect(state.players[0].blocks).toEqual(blocks({}));
    expect(state.players[0].columns[3]).toEqual([building('porta', 8, { monument: true })]);
    expect(state.box.tiles).toEqual([tile('porta', 5)]);
    play('improve pisa');
    expect(state.improvements[1]).toBe(0);
    expect(state.monuments[3]).toBe(0);
    play('pass', 'pass', 'pass', 'evaluate open', 'mark city pisa');
    expect(state.players[0].florins).toBe(20 + 5 * 4);
  });

  it('a monument from the ground costs 8 and leaves display and pile alone (p. 5, C1)', () => {
    const { state, play } = table({}, (s) => {
      s.players[0].blocks = blocks({ white: 5, yellow: 3 });
    });
    const { length } = state.pile;
    play('monument castello pisa', ...Array<string>(5).fill('pay white'), 'improve massa');
    expect(state.players[0].columns[1]).toEqual([building('castello', 8, { monument: true })]);
    expect(state.pile).toHaveLength(length);
  });

  it('each monument is built once (C9)', () => {
    const { offers, refusal } = table({}, (s) => {
      s.players[0].blocks = blocks({ white: 7, yellow: 7 });
      s.monuments[3] = 0;
      raise(s, 0, 'lerici', building('porta', 5));
    });
    expect(offers().some((move) => /^(monument|upgrade) porta/.test(move))).toBe(false);
    expect(refusal('upgrade porta 5 lerici floor 1')).toEqual({ code: 'monument-gone', type: 'porta' });
  });

  it('a monument is never upgraded, whatever lies beside the board (C9)', () => {
    const { offers, refusal } = table({}, (s) => {
      s.players[0].blocks = blocks({ white: 7 });
      raise(s, 0, 'lerici', building('villa', 8, { monument: true }));
    });
    expect(offers().some((move) => move.startsWith('upgrade villa'))).toBe(false);
    expect(refusal('upgrade villa 8 lerici floor 1')).toMatchObject({ code: 'no-such-building' });
  });

  it('an upgrade needs that very building, and its cost in the city’s colours (C9)', () => {
    const { refusal } = table({}, (s) => {
      s.players[0].blocks = blocks({ purple: 7 });
      raise(s, 0, 'massa', building('porta', 1));
    });
    expect(refusal('upgrade porta 1 massa floor 1')).toEqual({ code: 'too-few-blocks', city: 'massa', needed: 7, have: 3 });
    expect(refusal('upgrade porta 1 massa floor 2')).toMatchObject({ code: 'no-such-building' });
    expect(refusal('monument porta lerici')).toEqual({ code: 'too-few-blocks', city: 'lerici', needed: 8, have: 7 });
  });

  it('decorations change no cost, and decoration and statue move onto the monument (p. 9, C9)', () => {
    const { state, play } = table({ variant: 'advanced' }, (s) => {
      s.players[0].blocks = blocks({ white: 3 });
      raise(s, 0, 'livorno', building('porta', 5, { decorated: true, statue: 'white' }));
    });
    play('upgrade porta 5 livorno floor 1');
    expect(state.players[0].columns[0]).toEqual([building('porta', 8, { monument: true, decorated: true, statue: 'white' })]);
  });

  it('of two buildings alike the builder says which one becomes the monument', () => {
    const { offers } = table({ variant: 'advanced' }, (s) => {
      s.players[0].blocks = blocks({ white: 5 });
      raise(s, 0, 'livorno', building('porta', 3), building('porta', 3, { statue: 'white' }));
    });
    expect(offers()).toEqual(expect.arrayContaining(['upgrade porta 3 livorno floor 1', 'upgrade porta 3 livorno floor 2']));
  });

  it('the upgrade tile is the builder’s choice among what is left, one a city (C10)', () => {
    const { state, offers, refusal, play } = table({}, (s) => {
      s.players[0].blocks = blocks({ white: 3 });
      s.players[0].improved = [0, 0, 0, 0, 1, 0];
      s.improvements = [0, 1, 0, 0, 1, 1];
      raise(s, 0, 'livorno', building('porta', 5));
    });
    play('upgrade porta 5 livorno floor 1');
    expect(offers()).toEqual(['improve pisa', 'improve lerici']);
    expect(refusal('improve massa')).toEqual({ code: 'one-improvement', city: 'massa' });
    expect(refusal('improve lucca')).toEqual({ code: 'no-improvement-left', city: 'lucca' });
    expect(state.agenda.at(-1)?.step).toBe('improve');
  });

  it('no tile is taken where none can be (C10)', () => {
    const { state, play } = table({}, (s) => {
      s.players[0].blocks = blocks({ white: 3 });
      s.improvements = [0, 0, 0, 0, 0, 0];
      raise(s, 0, 'livorno', building('porta', 5));
    });
    play('upgrade porta 5 livorno floor 1');
    expect(state.agenda).toEqual([{ step: 'action', seat: 1, busy: false }]);
  });
});

describe('points for building', () => {
  it('without markers a building scores its value (p. 5)', () => {
    const { state, events, play } = table({}, (s) => {
      s.players[0].blocks = blocks({ purple: 4 });
      s.display = [tile('villa', 4)];
      markers(s, 0, 0);
    });
    play('build villa 4 lerici');
    expect(state.players[0].points.building).toBe(4);
    expect(codes(events)).toContain('building-points');
  });

  it('an upgrade scores what it cost: 3 for a building of 5 (p. 5, C11)', () => {
    const { state, play } = table({ variant: 'advanced' }, (s) => {
      s.players[0].blocks = blocks({ white: 3 });
      raise(s, 0, 'livorno', building('porta', 5, { decorated: true }));
      markers(s, 0, 0);
    });
    play('upgrade porta 5 livorno floor 1');
    expect(state.players[0].points.building).toBe(3);
  });

  it('with a marker left, even in the open area, building scores nothing (C11)', () => {
    const { state, play } = table({}, (s) => {
      s.players[0].blocks = blocks({ purple: 4 });
      s.display = [tile('villa', 4)];
      markers(s, 0, 1);
    });
    play('build villa 4 lerici');
    expect(state.players[0].points.building).toBe(0);
  });
});
