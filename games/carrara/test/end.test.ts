import { describe, expect, it } from 'vitest';
import { atEnd } from '../board/at-end.ts';
import house from '../edition/edition.json' with { type: 'json' };
import { HOUSE_EDITION } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import { decorationPoints, placePoints } from '../rules/result.ts';
import { blocks, building, codes, markers, raise, table, tile } from './table.ts';

describe('the end of the game', () => {
  it('is triggered by drawing the last tile while somebody has no marker: 5 points, one more turn for all others (p. 7, C1)', () => {
    const { state, events, play } = table({ players: 3 }, (s) => {
      s.players[0].blocks = blocks({ purple: 1 });
      s.display = [tile('villa', 1)];
      s.pile = [tile('porta', 5)];
      markers(s, 2, 0);
    });
    play('build villa 1 lerici');
    expect(state.ender).toBe(0);
    expect(state.players[0].points.end).toBe(5);
    play('pass', 'pass');
    expect(codes(events).at(-1)).toBe('over');
    expect(game.toAct(state)).toEqual([]);
  });

  it('is triggered by placing the own last marker with the pile empty (p. 7, C1)', () => {
    const { state, play } = table({ players: 2 }, (s) => {
      raise(s, 0, 'lerici', building('villa', 1));
      markers(s, 0, 1);
      s.pile = [];
    });
    play('evaluate open', 'mark type villa');
    expect(state.ender).toBe(0);
    expect(state.players[0].points.end).toBe(5);
  });

  it('is not triggered while everyone has markers, nor while there are tiles (C1)', () => {
    const all = table({ players: 2 }, (s) => {
      s.players[0].blocks = blocks({ purple: 1 });
      s.display = [tile('villa', 1)];
      s.pile = [tile('porta', 5)];
    }).play('build villa 1 lerici');
    expect(all.state.ender).toBeNull();
    const tiles = table({ players: 2 }, (s) => {
      raise(s, 0, 'lerici', building('villa', 1));
      markers(s, 0, 1);
      s.pile = [tile('porta', 5)];
    }).play('evaluate open', 'mark type villa');
    expect(tiles.state.ender).toBeNull();
  });

  it('building with the pile long empty triggers nothing, even if somebody has no marker (C1)', () => {
    const { state } = table({ players: 2 }, (s) => {
      s.players[0].blocks = blocks({ purple: 1 });
      s.display = [tile('villa', 1)];
      s.pile = [];
      markers(s, 1, 0);
    }).play('build villa 1 lerici');
    expect(state.ender).toBeNull();
  });

  it('a monument does not touch the pile (C1)', () => {
    const { state } = table({ players: 2 }, (s) => {
      s.players[0].blocks = blocks({ white: 3 });
      raise(s, 0, 'livorno', building('villa', 5));
      s.pile = [tile('porta', 1)];
      markers(s, 1, 0);
    }).play('upgrade villa 5 livorno floor 1', 'improve lerici');
    expect(state.pile).toHaveLength(1);
    expect(state.ender).toBeNull();
  });

  it('whoever triggers may still do the free things of that turn (C1)', () => {
    const { state, offers } = table({ players: 2, variant: 'advanced' }, (s) => {
      s.players[0].blocks = blocks({ purple: 1 });
      s.display = [tile('villa', 1)];
      s.pile = [tile('porta', 5)];
      markers(s, 1, 0);
    }).play('build villa 1 lerici');
    expect(state.ender).toBe(0);
    expect(offers()).toEqual(['purchase arms lerici floor 1', 'purchase purple lerici floor 1', 'end turn']);
  });

  it('there is no second trigger (C1)', () => {
    const { state, play } = table({ players: 3 }, (s) => {
      for (const seat of [0, 1, 2]) raise(s, seat, 'lerici', building('villa', 1));
      for (const seat of [0, 1, 2]) markers(s, seat, 1);
      s.pile = [];
    });
    play('evaluate open', 'mark type villa', 'evaluate open', 'mark type villa', 'pass');
    expect(state.players.map(({ points }) => points.end)).toEqual([5, 0, 0]);
    expect(game.result(state).over).toBe(true);
  });

  it('twelve rounds of nothing but passes end it without the 5 points (C3)', () => {
    const { state, events, play } = table({ players: 2 });
    play(...Array<string>(23).fill('pass'));
    expect(game.result(state).over).toBe(false);
    play('pass');
    expect(codes(events).slice(-2)).toEqual(['stalled', 'over']);
    expect(game.result(state).scores.map(({ total }) => total)).toEqual([8, 8]);
  });

  it('from the first turn on, 36 florins may be saved by nothing but passing (C3)', () => {
    const { state, offers, play } = table({ players: 2, variant: 'advanced' });
    play(...Array<string>(16).fill('pass'));
    expect(state.players[0].florins).toBe(36);
    expect(offers()).toContain('evaluate 7');
  });

  it('the number of rounds is a value of the edition (C3)', () => {
    const edition = structuredClone(house);
    edition.end.stalledRounds.value = 1;
    const { state, play } = table({ players: 2, edition });
    play('pass', 'pass');
    expect(game.result(state).over).toBe(true);
  });

  it('a turn with a free thing in it is more than a pass, before or after it (C3)', () => {
    const rich = (): ReturnType<typeof table> =>
      table({ players: 2, variant: 'advanced' }, (s) => {
        raise(s, 0, 'massa', building('villa', 3));
        s.passes = 3;
      });
    expect(rich().play('purchase arms massa floor 1', 'pass').state.passes).toBe(0);
    expect(rich().play('pass', 'purchase arms massa floor 1').state.passes).toBe(0);
    expect(rich().play('pass', 'end turn').state.passes).toBe(4);
  });

  it('anything else starts the count of passes again (C3)', () => {
    const { state, play } = table({ players: 2 });
    play(...Array<string>(5).fill('pass'), 'sector I', 'take purple', 'stop');
    expect(state.passes).toBe(0);
  });
});

describe('final scoring', () => {
  const over = (...args: Parameters<typeof table>) => {
    const { state } = table(...args);
    state.agenda = [];
    return game.result(state);
  };
  const points = (result: ReturnType<typeof over>, seat: number, code: string) => result.scores[seat].parts.find((part) => part.code === code)?.points;

  it('5 florins are a point, rounded down (p. 7)', () => {
    const result = over({ players: 2 }, (s) => {
      s.players[0].florins = 24;
    });
    expect(points(result, 0, 'florins')).toBe(4);
  });

  it('reserved places change florins 3:1 and 2:1: 25 florins are 8 points, 31 are 10 (p. 9)', () => {
    const result = over({ players: 3, variant: 'advanced' }, (s) => {
      s.players[0].florins = 25;
      s.players[1].florins = 31;
      s.players[2].florins = 31;
      s.florinPlaces = [0, 2];
    });
    expect([0, 1, 2].map((seat) => points(result, seat, 'florins'))).toEqual([8, 6, 15]);
    const heloise = over({ players: 2, variant: 'advanced' }, (s) => {
      s.players[0].florins = 31;
      s.florinPlaces = [0, null];
    });
    expect(points(heloise, 0, 'florins')).toBe(10);
  });

  it('Adèle’s flag, coat of arms, two gates and four crowns are 30 points (p. 10)', () => {
    const { state } = table({ variant: 'advanced' }, (s) => {
      const decorated = { decorated: true };
      raise(
        s,
        0,
        'lerici',
        building('castello', 1, decorated),
        building('villa', 1, decorated),
        building('porta', 1, decorated),
        building('porta', 2, decorated),
      );
      raise(s, 0, 'massa', ...[1, 2, 3, 4].map((value) => building('palazzo', value, decorated)), building('biblioteca', 4));
    });
    expect(decorationPoints(state, 0)).toBe(30);
  });

  it('stored pieces score nothing (C23)', () => {
    const result = over({ players: 2, variant: 'advanced' }, (s) => {
      s.players[0].warehouse = [
        { piece: 'book', turn: 0 },
        { piece: 'gold', turn: 0 },
      ];
    });
    expect(points(result, 0, 'decorations')).toBe(0);
    expect(points(result, 0, 'statues')).toBe(0);
  });

  it('the statue majorities of Bernard, Philippe, Adèle and Héloïse (p. 10)', () => {
    const [bernard, philippe, adele, heloise] = [0, 1, 2, 3];
    const result = over({ players: 4, variant: 'advanced' }, (s) => {
      const statues = (seat: number, city: Parameters<typeof raise>[2], count: number): void =>
        raise(s, seat, city, ...Array.from({ length: count }, () => building('villa', 1, { statue: 'gold' })), building('porta', 2));
      statues(bernard, 'lerici', 3);
      statues(philippe, 'lerici', 2);
      statues(adele, 'massa', 4);
      statues(heloise, 'massa', 4);
      statues(adele, 'viareggio', 3);
      statues(bernard, 'viareggio', 2);
      statues(heloise, 'viareggio', 2);
      statues(philippe, 'viareggio', 1);
      statues(bernard, 'livorno', 1);
    });
    expect(points(result, bernard, 'statues')).toBe(7 + 2 + 12);
    expect(points(result, philippe, 'statues')).toBe(3 + 0);
    expect(points(result, adele, 'statues')).toBe(4 + 9);
    expect(points(result, heloise, 'statues')).toBe(4 + 2);
  });

  it('a tie for a rank pays the next lower one and uses both up (C24)', () => {
    const rows: [number[], number[]][] = [
      [
        [3, 2, 1, 0],
        [9, 5, 2, 0],
      ],
      [
        [3, 3, 1, 0],
        [5, 5, 2, 0],
      ],
      [
        [3, 3, 3, 1],
        [5, 5, 5, 2],
      ],
      [
        [3, 2, 2, 1],
        [9, 2, 2, 0],
      ],
      [
        [3, 2, 1, 1],
        [9, 5, 0, 0],
      ],
      [
        [2, 2, 1, 1],
        [5, 5, 0, 0],
      ],
      [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      [
        [1, 1, 1, 1],
        [5, 5, 5, 5],
      ],
    ];
    for (const [counts, gained] of rows) expect(placePoints(counts, [9, 5, 2])).toEqual(gained);
  });

  it('more blocks left win a tie, then the victory is shared (p. 7, C4)', () => {
    const result = over({ players: 3 }, (s) => {
      s.players[0].blocks = blocks({ white: 1 });
      s.players[1].blocks = blocks({ purple: 2 });
      s.players[2].blocks = blocks({ red: 1 });
    });
    expect(result.ranking).toEqual([[1], [0, 2]]);
  });

  it('while playing, the result is the running score without what only the end brings', () => {
    const { state } = table({ players: 2 }, (s) => {
      s.players[1].points.court = 3;
    });
    expect(game.result(state)).toMatchObject({ over: false, ranking: [[1], [0]] });
    expect(game.result(state).scores[0].total).toBe(0);
  });
});

describe('what the end would bring, told while playing', () => {
  const playing = (hidden: boolean) =>
    table({ players: 2, variant: 'advanced', hidden }, (s) => {
      s.players[1].florins = 11;
      raise(s, 1, 'pisa', building('villa', 1, { decorated: true, statue: 'white' }));
    }).state;
  const ofRival = (hidden: boolean) => Object.fromEntries(atEnd(game.view(playing(hidden), 0), 1).map(({ code, points }) => [code, points]));

  it('are florins, decorations and statues (p. 7, p. 11)', () => {
    const { florins, pieces, cities } = HOUSE_EDITION;
    expect(ofRival(false)).toEqual({ florins: Math.floor(11 / florins.rate), decorations: pieces.decorationSets[0], statues: cities.pisa.statues[0] });
  });

  it('leaves florins behind screens open (C25)', () => {
    expect(ofRival(true)['florins']).toBeNull();
  });
});
