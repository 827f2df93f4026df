import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { blocks, building, codes, raise, type Table, table } from './table.ts';

/** An advanced table whose sector III holds these blocks under the flag and the red statue. */
function emptying(some: Parameters<typeof blocks>[0], arrange?: Parameters<typeof table>[1]): Table {
  return table({ variant: 'advanced' }, (s) => {
    s.wheel = s.wheel.map(() => blocks({}));
    s.wheel[2] = blocks(some);
    // after the statues' wheel has turned once: red at slot III, flag there as well
    s.statueWheel = 4;
    s.decorationWheel = 4;
    s.players[0].florins = 9;
    arrange?.(s);
  }).play('turn statues');
}

describe('emptying a sector', () => {
  it('Philippe buys the whole sector with the flag and puts it on his castello at Pisa (p. 9)', () => {
    const { state, offers, play } = emptying({ red: 2, yellow: 1, blue: 1 }, (s) => {
      raise(s, 0, 'pisa', building('castello', 2));
      s.players[0].warehouse = [
        { piece: 'cup', turn: 0 },
        { piece: 'cup', turn: 0 },
      ];
    });
    play('take red', 'take red', 'take yellow', 'take blue');
    expect(offers()).toEqual(['piece flag', 'piece red', 'piece none']);
    play('piece flag');
    expect(state.players[0].columns[1]).toEqual([building('castello', 2, { decorated: true })]);
    expect(state.decorations[4]).toBe(6);
  });

  it('Bernard takes the red statue and may put it in any city that accepts red: he chooses Massa (p. 9)', () => {
    const { state, offers, play } = emptying({ blue: 1 }, (s) => {
      raise(s, 0, 'massa', building('villa', 4));
      raise(s, 0, 'lucca', building('porta', 1));
      raise(s, 0, 'pisa', building('porta', 2));
      raise(s, 0, 'lerici', building('palazzo', 2, { statue: 'blue' }));
    });
    play('piece red');
    expect(offers()).toEqual(['place red lucca floor 1', 'place red massa floor 1', 'store red']);
    play('place red massa floor 1');
    expect(state.players[0].columns[4][0].statue).toBe('red');
    expect(state.statues[2]).toBe(5);
  });

  it('… the cup, which fits none of his buildings, would have had to go to a warehouse (p. 9)', () => {
    const { state } = table({ variant: 'advanced' }, (s) => {
      s.wheel = s.wheel.map(() => blocks({}));
      s.wheel[5] = blocks({ white: 1 });
      s.decorationWheel = 2;
      raise(s, 0, 'pisa', building('castello', 2));
    }).play('turn statues', 'piece cup');
    expect(state.players[0].warehouse).toEqual([{ piece: 'cup', turn: 1 }]);
  });

  it('an empty sector can’t be bought from, so its icons can’t be had (p. 9, C18)', () => {
    const { refusal } = table({ variant: 'advanced' }, (s) => {
      s.wheel = [blocks({ red: 1 }), blocks({ blue: 1 }), blocks({}), blocks({}), blocks({}), blocks({})];
    }).play('turn statues');
    expect(refusal('sector III')).toEqual({ code: 'nothing-to-buy' });
  });

  it('blocks left in the sector mean no piece (C18)', () => {
    const { events, play } = emptying({ blue: 2 });
    play('stop');
    expect(codes(events)).toEqual(['bought', 'turn']);
  });

  it('a piece that the supply has not is not offered; with neither there is no offer (C18)', () => {
    const one = emptying({ blue: 1 }, (s) => {
      s.decorations[4] = 0;
    });
    expect(one.offers()).toEqual(['piece red', 'piece none']);
    const none = emptying({ blue: 1 }, (s) => {
      s.decorations[4] = 0;
      s.statues[2] = 0;
    });
    expect(none.state.agenda).toEqual([{ step: 'action', seat: 1, busy: false }]);
  });

  it('there is no such offer in the normal game', () => {
    const { state } = table({}, (s) => {
      s.wheel = s.wheel.map(() => blocks({}));
      s.wheel[3] = blocks({ blue: 1 });
    }).play('sector IV');
    expect(state.agenda).toEqual([{ step: 'action', seat: 1, busy: false }]);
  });
});

describe('taking, placing, storing', () => {
  it('taking is optional (C19)', () => {
    const { state, play } = emptying({ blue: 1 });
    play('piece none');
    expect(state.players[0].warehouse).toEqual([]);
    expect(state.decorations[4]).toBe(7);
  });

  it('a piece may be stored although it fits somewhere (p. 9, C19)', () => {
    const { state, play } = emptying({ blue: 1 }, (s) => raise(s, 0, 'pisa', building('castello', 2)));
    play('piece flag', 'store flag');
    expect(state.players[0].warehouse).toEqual([{ piece: 'flag', turn: 1 }]);
  });

  it('with no fitting building and no free warehouse a stored piece makes room; it goes back to the supply (p. 9, C19)', () => {
    const { state, offers, play } = emptying({ blue: 1 }, (s) => {
      s.players[0].warehouse = [
        { piece: 'cup', turn: 0 },
        { piece: 'gold', turn: 0 },
      ];
      s.decorations[1]--;
    }).play('piece flag');
    expect(offers()).toEqual(['swap cup for flag', 'swap gold for flag']);
    play('swap cup for flag');
    expect(state.decorations[1]).toBe(7);
    expect(state.players[0].warehouse.map(({ piece }) => piece)).toEqual(['gold', 'flag']);
  });

  it('gold that is discarded goes to the box (C19)', () => {
    const { state } = emptying({ blue: 1 }, (s) => {
      s.players[0].warehouse = [
        { piece: 'gold', turn: 0 },
        { piece: 'gold', turn: 0 },
      ];
    }).play('piece flag');
    expect(state.box.gold).toBe(1);
    expect(state.players[0].warehouse.map(({ piece }) => piece)).toEqual(['gold', 'flag']);
  });

  it('a stored piece may be placed first to make room for the new one (C20)', () => {
    const { state, offers, play } = emptying({ blue: 1 }, (s) => {
      raise(s, 0, 'lerici', building('porta', 2));
      s.players[0].warehouse = [
        { piece: 'gate', turn: 0 },
        { piece: 'cup', turn: 0 },
      ];
    });
    expect(offers()).toEqual(['piece flag', 'piece red', 'piece none', 'place gate lerici floor 1']);
    play('place gate lerici floor 1', 'piece flag');
    expect(state.players[0].warehouse.map(({ piece }) => piece)).toEqual(['cup', 'flag']);
  });

  it('a stored piece placed between bonus and place counts in this evaluation (C14, C20)', () => {
    const { state, play } = table({ variant: 'advanced' }, (s) => {
      raise(s, 0, 'lerici', building('villa', 3));
      s.players[0].warehouse = [{ piece: 'arms', turn: 0 }];
      s.players[0].florins = 0;
    });
    play('evaluate 7', 'place arms lerici floor 1', 'mark landscape rural');
    expect(state.players[0].points.evaluation).toBe(4);
  });

  it('a full warehouse takes nothing while a building fits (C19)', () => {
    const { refusal } = emptying({ blue: 1 }, (s) => {
      raise(s, 0, 'pisa', building('castello', 2), building('castello', 3));
      s.players[0].warehouse = [
        { piece: 'cup', turn: 0 },
        { piece: 'cup', turn: 0 },
      ];
    }).play('piece flag');
    expect(refusal('store flag')).toEqual({ code: 'warehouses-full' });
  });

  it('a decoration only on its own type and one a building; a statue on a building without one (p. 8, C22)', () => {
    const { offers } = table({ variant: 'advanced' }, (s) => {
      s.players[0].florins = 0;
      s.players[0].warehouse = [
        { piece: 'gate', turn: 0 },
        { piece: 'gold', turn: 0 },
      ];
      raise(s, 0, 'livorno', building('porta', 1, { decorated: true }), building('porta', 2, { statue: 'white' }), building('villa', 2));
    });
    expect(offers().filter((move) => move.startsWith('place'))).toEqual([
      'place gate livorno floor 2',
      'place gold livorno floor 1',
      'place gold livorno floor 3',
    ]);
  });

  it('stored pieces are placed for free on a later turn, any number, before or after the action (C20)', () => {
    const { state, offers, refusal, play } = emptying({ blue: 1 }, (s) => {
      raise(s, 0, 'lerici', building('castello', 2), building('porta', 2));
      s.players[0].warehouse = [{ piece: 'gate', turn: 0 }];
    }).play('piece flag', 'store flag');
    // this turn only the piece from an earlier turn may leave the warehouse
    expect(offers()).toEqual(['place gate lerici floor 2', 'end turn']);
    expect(refusal('place flag lerici floor 1')).toEqual({ code: 'stored-this-turn', piece: 'flag' });
    expect(refusal('place cup lerici floor 1')).toEqual({ code: 'not-stored', piece: 'cup' });
    play('end turn', 'pass', 'pass', 'pass', 'place gate lerici floor 2', 'pass', 'place flag lerici floor 1');
    expect(state.players[0].columns[5].map(({ decorated }) => decorated)).toEqual([true, true]);
    expect(state.players[0].warehouse).toEqual([]);
  });
});

describe('the court’s pieces', () => {
  const withVilla = () =>
    table({ players: 2, variant: 'advanced' }, (s) => {
      for (const seat of [0, 1]) {
        raise(s, seat, 'lerici', building('villa', 3), building('porta', 2));
        s.players[seat].florins = 0;
      }
    });

  it('the decoration bonus is any decoration of the supply (p. 9)', () => {
    const { offers, play } = withVilla();
    play('evaluate 3');
    expect(offers()).toEqual(['piece book', 'piece cup', 'piece crown', 'piece gate', 'piece flag', 'piece arms', 'piece none']);
  });

  it('a decoration placed now counts in this evaluation (C14)', () => {
    const { state, play } = withVilla();
    play('evaluate 3', 'piece arms', 'place arms lerici floor 1', 'mark landscape rural');
    expect(state.players[0].points.evaluation).toBe(4);
  });

  it('a gold statue stands anywhere (p. 9)', () => {
    const { state, play } = withVilla();
    raise(state, 0, 'livorno', building('palazzo', 1));
    play('evaluate 1', 'piece gold', 'place gold livorno floor 1', 'mark type villa');
    expect(state.players[0].columns[0][0].statue).toBe('gold');
    expect(state.gold).toBe(3);
  });

  it('a gold statue refused, or left by who does not follow, goes to the box (p. 9, C19)', () => {
    const { state, play } = withVilla();
    play('evaluate 1', 'piece none', 'mark type villa');
    expect(state.box.gold).toBe(1);
    play('decline 1');
    expect(state.box.gold).toBe(2);
    expect(state.gold).toBe(2);
  });
});

describe('purchase for 10 florins', () => {
  const rich = (arrange?: Parameters<typeof table>[1]) =>
    table({ variant: 'advanced', players: 2 }, (s) => {
      raise(s, 0, 'massa', building('villa', 3));
      raise(s, 0, 'lerici', building('porta', 2));
      arrange?.(s);
    });

  it('a decoration on its type, a statue only in the city of its own colour (p. 10, C21)', () => {
    const { offers, refusal } = rich();
    expect(offers().filter((move) => move.startsWith('purchase'))).toEqual([
      'purchase arms massa floor 1',
      'purchase blue massa floor 1',
      'purchase gate lerici floor 1',
      'purchase purple lerici floor 1',
    ]);
    expect(refusal('purchase blue lerici floor 1')).toEqual({ code: 'does-not-fit', piece: 'blue', city: 'lerici' });
    expect(refusal('purchase gold lerici floor 1')).toEqual({ code: 'does-not-fit', piece: 'gold', city: 'lerici' });
  });

  it('is no action, once a turn, before or after it (C21)', () => {
    const { state, refusal, play } = rich((s) => {
      s.players[0].florins = 40;
    });
    play('purchase arms massa floor 1');
    expect(state.players[0].florins).toBe(30);
    expect(refusal('purchase blue massa floor 1')).toEqual({ code: 'already-purchased' });
    play('pass', 'pass');
    play('pass', 'purchase blue massa floor 1');
    expect(state.players[0].columns[4][0]).toEqual(building('villa', 3, { decorated: true, statue: 'blue' }));
  });

  it('also between the bonus and the place, where it counts at once (C21, C14)', () => {
    const { state, play } = rich();
    play('evaluate 7', 'purchase arms massa floor 1', 'mark type villa');
    expect(state.players[0].points).toMatchObject({ court: 3, evaluation: 4 });
  });

  it('… but not if the florins are needed for the only place that is open (C15)', () => {
    const { offers, refusal, play } = rich((s) => {
      s.players[0].types = [1, 1, 1, 1, 1, 1];
      s.players[0].landscapes = [1, 1];
      s.players[0].florins = 50;
    });
    play('evaluate 7');
    expect(offers()).toContain('mark florins 50 at 2');
    expect(offers()).toContain('purchase arms massa floor 1');
    const poor = rich((s) => {
      s.players[0].types = [1, 1, 1, 1, 1, 1];
      s.players[0].landscapes = [1, 1];
      s.players[0].florins = 40;
      s.players[0].warehouse = [{ piece: 'arms', turn: 0 }];
    }).play('evaluate 7');
    // a statue bought now opens a statue place itself, a decoration opens nothing
    expect(poor.offers()).toEqual(['place arms massa floor 1', 'purchase blue massa floor 1', 'purchase purple lerici floor 1', 'mark florins 36 at 3']);
    expect(poor.refusal('purchase arms massa floor 1')).toEqual({ code: 'must-enable' });
    expect(refusal('mark statues massa+pisa')).toEqual({ code: 'no-statue-there', cities: ['massa', 'pisa'] });
  });

  it('needs the florins and the supply', () => {
    const { refusal } = rich((s) => {
      s.players[0].florins = 9;
    });
    expect(refusal('purchase arms massa floor 1')).toEqual({ code: 'too-dear', price: 10, florins: 9 });
    const bare = rich((s) => {
      s.decorations[5] = 0;
    });
    expect(bare.refusal('purchase arms massa floor 1')).toEqual({ code: 'not-in-supply', piece: 'arms' });
  });

  it('does not exist in the normal game', () => {
    const { offers, refusal } = table({}, (s) => raise(s, 0, 'massa', building('villa', 3)));
    expect(offers().some((move) => move.startsWith('purchase'))).toBe(false);
    expect(refusal('purchase arms massa floor 1')).toEqual({ code: 'other-variant', variant: 'normal' });
  });
});

describe('the advanced places', () => {
  it('Héloïse with 40 florins reserves 3:1; her 31 florins at the end are 10 points (p. 9)', () => {
    const { state, events, play } = table({ variant: 'advanced', players: 2 }, (s) => {
      s.players[0].florins = 40;
      s.players[0].court.fill(0);
      s.players[0].open = 1;
      s.pile = [];
    });
    play('evaluate open');
    expect(state.florinPlaces).toEqual([0, null]);
    expect(events).toContainEqual({ code: 'marked-florins', seat: 0, needs: 36, rate: 3 });
    expect(state.players[0].florins).toBe(40);
    state.players[0].florins = 31;
    play('pass');
    expect(game.result(state).scores[0].parts).toContainEqual({ code: 'florins', points: 10 });
  });

  it('a player reserves one florin place only, and each is for one player (p. 9, C16)', () => {
    const { refusal } = table({ variant: 'advanced', players: 2 }, (s) => {
      s.players[0].florins = 60;
      s.florinPlaces = [0, null];
      raise(s, 0, 'lerici', building('villa', 1));
      s.agenda = [{ step: 'mark-place', seat: 0 }];
    });
    expect(refusal('mark florins 50 at 2')).toEqual({ code: 'one-florin-place' });
    const late = table({ variant: 'advanced', players: 2 }, (s) => {
      s.players[0].florins = 60;
      s.florinPlaces = [1, null];
      raise(s, 0, 'lerici', building('villa', 1));
      s.agenda = [{ step: 'mark-place', seat: 0 }];
    });
    expect(late.refusal('mark florins 36 at 3')).toEqual({ code: 'place-taken' });
    expect(late.offers()).toContain('mark florins 50 at 2');
  });

  it('Adèle’s statues at Massa and Pisa: 8 florins and 12 points (p. 10)', () => {
    const { state, play } = table({ variant: 'advanced' }, (s) => {
      raise(s, 0, 'pisa', building('palazzo', 1, { decorated: true, statue: 'yellow' }), building('villa', 3), building('porta', 2, { decorated: true }));
      raise(
        s,
        0,
        'massa',
        building('castello', 5, { decorated: true, statue: 'blue' }),
        building('villa', 1, { statue: 'red' }),
        building('porta', 4, { decorated: true, statue: 'gold' }),
      );
      s.players[0].improved[1] = 1;
      s.players[0].florins = 0;
      s.players[0].court.fill(0);
      s.players[0].open = 1;
    });
    play('evaluate open', 'mark statues massa+pisa');
    expect(state.players[0].florins).toBe(8);
    expect(state.players[0].points.evaluation).toBe(12);
  });

  it('decorations add 1 in cities, types and landscapes; statues add nothing (p. 9, C23)', () => {
    const reward = (place: string): number => {
      const { state, play } = table({ variant: 'advanced' }, (s) => {
        raise(s, 0, 'lucca', building('villa', 2, { decorated: true, statue: 'red' }), building('villa', 3, { statue: 'white' }));
        s.players[0].court.fill(0);
        s.players[0].open = 1;
        s.players[0].warehouse = [{ piece: 'arms', turn: 0 }];
      });
      play('evaluate open', place);
      return state.players[0].points.evaluation;
    };
    expect(reward('mark city lucca')).toBe(12);
    expect(reward('mark type villa')).toBe(12);
    expect(reward('mark landscape rural')).toBe(6);
    expect(reward('mark statues viareggio+lucca')).toBe(12);
  });

  it('there are 14 places in the normal game and 19 in the advanced one (p. 9)', () => {
    const count = (variant: 'normal' | 'advanced'): number => {
      const { state } = table({ variant });
      const { types, landscapes, statuePlaces } = state.players[0];
      return state.cities.length + state.florinPlaces.length + types.length + landscapes.length + statuePlaces.length;
    };
    expect(count('normal')).toBe(14);
    expect(count('advanced')).toBe(19);
  });
});
