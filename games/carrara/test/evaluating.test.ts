import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { building, codes, markers, raise, table } from './table.ts';

describe('evaluating', () => {
  it('Philippe’s Massa: 5 florins from the court, then 8 points for buildings worth 8 (p. 6)', () => {
    const { state, play } = table({}, (s) => {
      raise(s, 0, 'massa', building('villa', 3), building('porta', 4), building('palazzo', 1));
    });
    play('evaluate 1', 'mark city massa');
    expect(state.players[0].florins).toBe(25);
    expect(state.players[0].points.evaluation).toBe(8);
    expect(state.cities[4]).toBe(0);
    expect(state.visit).toEqual({ holder: 0, section: 0 });
  });

  it('… and those who follow him receive the same 5 florins (p. 6)', () => {
    const { state, play } = table({ players: 3 }, (s) => {
      raise(s, 0, 'massa', building('villa', 3), building('porta', 4), building('palazzo', 1));
      raise(s, 1, 'lerici', building('villa', 3));
      raise(s, 2, 'lerici', building('porta', 2));
    });
    play('evaluate 1', 'mark city massa', 'follow 1', 'mark landscape rural', 'follow 1', 'mark type porta');
    expect(state.players[1].florins).toBe(25);
    expect(state.players[1].points.evaluation).toBe(3);
    expect(state.players[2].florins).toBe(25 + 2);
  });

  it('Bernard’s palazzi: 3 florins at Pisa, 10 points at Lucca, 4 points at Massa (p. 6)', () => {
    const { state, play } = table({}, (s) => {
      raise(s, 0, 'pisa', building('palazzo', 1));
      raise(s, 0, 'lucca', building('palazzo', 5), building('villa', 2));
      raise(s, 0, 'massa', building('palazzo', 4));
      s.visit = { holder: 3, section: 0 };
      s.players[3].court[0] = 0;
    });
    play('follow 1', 'mark type palazzo');
    expect(state.players[0].florins).toBe(20 + 5 + 3);
    expect(state.players[0].points.evaluation).toBe(14);
  });

  it('Adèle’s urban buildings 1 + 4 + 5 + 1 bring 11 florins, whatever their cities pay (p. 7)', () => {
    const { state, play } = table({}, (s) => {
      raise(s, 0, 'livorno', building('biblioteca', 1), building('castello', 5));
      raise(s, 0, 'lucca', building('porta', 4));
      raise(s, 0, 'lerici', building('palazzo', 5), building('cathedrale', 1));
      markers(s, 0, 1);
    });
    play('evaluate open', 'mark landscape urban');
    expect(state.players[0].florins).toBe(31);
    expect(state.players[0].points.evaluation).toBe(0);
  });

  it('a city needs 2 or 3 buildings (p. 6)', () => {
    const { refusal, offers, play } = table({}, (s) => {
      raise(s, 0, 'lerici', building('villa', 3), building('villa', 4));
      raise(s, 0, 'lucca', building('villa', 1), building('villa', 2));
    });
    play('evaluate 1');
    expect(offers()).toContain('mark city lucca');
    expect(refusal('mark city lerici')).toEqual({ code: 'too-few-buildings', city: 'lerici', needed: 3, have: 2 });
  });

  it('a city is evaluated once by one player; types and landscapes are everyone’s own (p. 5, C16)', () => {
    const { offers, refusal, play } = table({ players: 2 }, (s) => {
      for (const seat of [0, 1]) raise(s, seat, 'lucca', building('villa', 1), building('villa', 2));
    });
    play('evaluate 4', 'mark city lucca', 'follow 4');
    expect(refusal('mark city lucca')).toEqual({ code: 'place-taken' });
    expect(offers()).toEqual(['mark type villa', 'mark landscape rural']);
    play('mark type villa', 'evaluate 5');
    expect(offers()).toContain('mark type villa');
    expect(refusal('mark city lucca')).toEqual({ code: 'place-taken' });
    play('mark type villa');
    expect(offers()).toEqual(['follow 5', 'decline 5']);
  });

  it('one’s own type or landscape is evaluated once (p. 5)', () => {
    const { refusal } = table({}, (s) => {
      raise(s, 0, 'lerici', building('villa', 3), building('porta', 1));
      s.players[0].types[5] = 1;
      s.players[0].landscapes[1] = 1;
    }).play('evaluate 4');
    expect(refusal('mark type villa')).toEqual({ code: 'place-taken' });
    expect(refusal('mark landscape rural')).toEqual({ code: 'place-taken' });
  });

  it('a type or landscape needs a building of it', () => {
    const { refusal, play } = table({}, (s) => {
      raise(s, 0, 'lerici', building('villa', 3), building('castello', 3));
    });
    play('evaluate 1');
    expect(refusal('mark type porta')).toEqual({ code: 'no-building-of', kind: 'porta' });
    expect(refusal('mark landscape urban')).toEqual({ code: 'no-building-of', kind: 'urban' });
  });

  it('evaluating needs a place that is open after the bonus (C15)', () => {
    const { offers, refusal } = table();
    expect(offers().some((move) => move.startsWith('evaluate'))).toBe(false);
    expect(refusal('evaluate 1')).toEqual({ code: 'no-place-after' });
  });

  it('the bonus comes first: its 5 florins count toward the 36 (C14, C15)', () => {
    const { state, offers, refusal, play } = table({ variant: 'advanced' }, (s) => {
      s.players[0].florins = 31;
    });
    expect(offers().filter((move) => move.startsWith('evaluate'))).toEqual(['evaluate 5', 'evaluate 6']);
    expect(refusal('evaluate 7')).toEqual({ code: 'no-place-after' });
    play('evaluate 5');
    expect(state.florinPlaces).toEqual([0, null]);
  });

  it('… and a gold statue placed now counts for the statue place; it must be placed where it opens one (C14, C15)', () => {
    const { state, offers, play } = table({ variant: 'advanced' }, (s) => {
      raise(s, 0, 'lucca', building('porta', 4));
      raise(s, 0, 'pisa', building('porta', 2));
      s.players[0].types[3] = 1;
      s.players[0].landscapes[0] = 1;
      s.players[0].statuePlaces[1] = 1;
      s.players[0].florins = 0;
    });
    expect(offers().filter((move) => move.startsWith('evaluate'))).toEqual(['evaluate 1', 'evaluate 2']);
    play('evaluate 1');
    expect(state.players[0].columns[2][0].statue).toBe('gold');
    expect(state.players[0].statuePlaces).toEqual([0, 1, 1]);
    expect(state.players[0].points.evaluation).toBe(8);
  });

  describe('with the statue that the court’s 5 florins buy (C27)', () => {
    /** Only the statue place of Viareggio and Lucca is left, and there is no statue yet. */
    const nearly = (florins: number, arrange?: Parameters<typeof table>[1]) =>
      table({ players: 2, variant: 'advanced' }, (s) => {
        for (const seat of [0, 1]) {
          raise(s, seat, 'lucca', building('porta', 4));
          s.players[seat].types[3] = 1;
          s.players[seat].landscapes[0] = 1;
          s.players[seat].florins = florins;
        }
        s.players[0].court = [0, 0, 1, 1, 1, 1, 1, 1];
        arrange?.(s);
      });
    const evaluations = ({ offers }: ReturnType<typeof table>) => offers().filter((move) => move.startsWith('evaluate'));

    it('evaluating is allowed: bonus, statue, place', () => {
      const { state } = nearly(5).play('evaluate 5');
      // nothing else is left to do: the statue is bought and its place marked
      expect(state.players[0]).toMatchObject({ florins: 0, statuePlaces: [0, 0, 1] });
      expect(state.players[0].columns[2][0].statue).toBe('red');
      expect(state.players[0].points.evaluation).toBe(8);
    });

    it('following is allowed alike', () => {
      const { state, offers, play } = nearly(5).play('evaluate 5');
      expect(offers()).toEqual(['follow 5', 'decline 5']);
      play('follow 5');
      expect(state.players[1]).toMatchObject({ florins: 0, statuePlaces: [0, 0, 1] });
    });

    it('only a section that gives florins will do, and only if they make 10', () => {
      expect(evaluations(nearly(9))).toEqual(['evaluate 5', 'evaluate 6']);
      expect(evaluations(nearly(4))).toEqual([]);
      expect(nearly(4).refusal('evaluate 5')).toEqual({ code: 'no-place-after' });
      expect(nearly(9).refusal('evaluate 7')).toEqual({ code: 'no-place-after' });
    });

    it.each<[string, NonNullable<Parameters<typeof table>[1]>]>([
      ['the supply has none of the city’s colour', (s) => (s.statues[2] = 0)],
      ['the statue place is used', (s) => (s.players[0].statuePlaces[2] = 1)],
      ['a piece was bought this turn', (s) => (s.purchased = true)],
    ])('not if %s', (_, arrange) => {
      expect(evaluations(nearly(9, arrange))).toEqual([]);
    });

    it('the florins buy nothing but a statue that opens a place', () => {
      const { state, offers, refusal } = nearly(9, (s) => {
        raise(s, 0, 'lerici', building('porta', 2));
        s.players[0].statuePlaces[0] = 1;
        s.hidden = true;
      }).play('evaluate 5');
      expect(offers()).toEqual(['purchase red lucca floor 1']);
      expect(refusal('purchase gate lucca floor 1')).toEqual({ code: 'must-enable' });
      expect(refusal('purchase purple lerici floor 1')).toEqual({ code: 'must-enable' });
      expect(game.prompt(state, 0)).toEqual({ code: 'mark-place', open: 'no' });
    });

    it('once a place is open, the prompt asks for one', () => {
      const { state, play } = nearly(9, (s) => {
        s.hidden = true;
      }).play('evaluate 5');
      play('purchase red lucca floor 1');
      expect(game.prompt(state, 0)).toEqual({ code: 'mark-place', open: 'yes' });
    });
  });

  it('Livorno pays 3 points, Viareggio 2 florins, Lerici 1 florin, each time a building’s value', () => {
    const { state, play } = table({}, (s) => {
      raise(s, 0, 'livorno', building('villa', 2));
      raise(s, 0, 'viareggio', building('villa', 3));
      raise(s, 0, 'lerici', building('villa', 4));
      markers(s, 0, 1);
    });
    play('evaluate open', 'mark type villa');
    expect(state.players[0].points.evaluation).toBe(6);
    expect(state.players[0].florins).toBe(20 + 6 + 4);
  });
});

describe('the Royal Visit', () => {
  const visited = (players = 3) =>
    table({ players }, (s) => {
      for (const seat of [0, 1, 2].slice(0, players)) raise(s, seat, 'lerici', building('villa', 3), building('porta', 1), building('palazzo', 2));
    }).play('evaluate 4', 'mark type villa');

  it('others follow with the same section, or move that marker to the open area before anything else (p. 5, C12)', () => {
    const { state, offers, refusal, play } = visited();
    expect(offers()).toEqual(['follow 4', 'decline 4']);
    expect(refusal('pass')).toEqual({ code: 'visit-section', section: 4, other: 0 });
    play('decline 4');
    expect(state.players[1].court).toEqual([1, 1, 1, 0, 1, 1]);
    expect(state.players[1].open).toBe(1);
    expect(offers()).toContain('pass');
  });

  it('whoever did not follow does not evaluate during that Visit, nor with another section (C13)', () => {
    const { offers, refusal, play } = visited();
    play('decline 4');
    expect(offers().some((move) => move.startsWith('evaluate'))).toBe(false);
    for (const text of ['evaluate open', 'evaluate 1', 'follow 4', 'decline 4']) expect(refusal(text)).toEqual({ code: 'visit-answered', other: 0 });
  });

  it('what is asked says whether evaluating is possible, and if not, why', () => {
    const asked = (state: State, seat: number) => game.prompt(state, seat);
    const { state, play } = visited();
    expect(asked(state, 1)).toMatchObject({ visit: 'yes' });
    play('decline 4');
    expect(asked(state, 1)).toMatchObject({ visit: 'no', evaluate: 'answered', other: 0 });
    const alone = (arrange: (state: State) => void): State => table({ players: 2 }, arrange).state;
    const built = (s: State): void => raise(s, 0, 'lucca', building('porta', 4));
    expect(asked(alone(built), 0)).toMatchObject({ visit: 'no', evaluate: 'open', last: 'no' });
    expect(
      asked(
        alone(() => {}),
        0,
      ),
    ).toMatchObject({ evaluate: 'none' });
    const spent = alone((s) => {
      built(s);
      markers(s, 0, 0);
      s.ender = 1;
    });
    expect(asked(spent, 0)).toMatchObject({ evaluate: 'spent', last: 'yes' });
    expect(game.why(spent, 0, { do: 'evaluate', section: 1 })).toEqual({ code: 'no-markers-left' });
  });

  it('the Visit goes back at the start of its holder’s next turn, who may open another at once (p. 6, C12)', () => {
    const { state, events, play } = visited();
    play('decline 4', 'pass', 'follow 4', 'mark landscape rural');
    expect(state.visit).toBeNull();
    expect(codes(events)).toContain('visit-ended');
    play('evaluate 1', 'mark type porta');
    expect(state.visit).toEqual({ holder: 0, section: 0 });
  });

  it('an evaluation from the open area brings no bonus and no Visit (p. 6, C13)', () => {
    const { state, events, play } = table({}, (s) => {
      raise(s, 0, 'lerici', building('villa', 3));
      markers(s, 0, 2);
    });
    play('evaluate open', 'mark type villa');
    expect(codes(events)).toEqual(['evaluates-open', 'marked-type', 'turn']);
    expect(state.visit).toBeNull();
    expect(state.players[0].open).toBe(1);
  });

  it('outside a Visit an open-area marker may be used although bonus markers remain (C13)', () => {
    const { state, play } = table({ players: 2 }, (s) => {
      raise(s, 0, 'lerici', building('villa', 3), building('porta', 1));
      s.players[0].court[3] = 0;
      s.players[0].open = 1;
    });
    play('evaluate open', 'mark type villa');
    expect(state.players[0].court).toEqual([1, 1, 1, 0, 1, 1]);
    expect(state.visit).toBeNull();
  });

  it('those who follow a gold or decoration Visit get their own piece (p. 9)', () => {
    const { state, play } = table({ players: 2, variant: 'advanced' }, (s) => {
      for (const player of s.players) player.florins = 0;
      for (const seat of [0, 1]) raise(s, seat, 'livorno', building('villa', 3), building('porta', 1));
    });
    play('evaluate 1', 'piece gold', 'place gold livorno floor 1', 'mark type villa');
    play('follow 1', 'piece gold', 'place gold livorno floor 2', 'mark type porta');
    expect(state.gold).toBe(2);
    play('evaluate 3', 'piece gate', 'place gate livorno floor 2', 'mark type porta');
    play('follow 3', 'piece arms', 'store arms', 'mark type villa');
    expect(state.players[1].warehouse.map(({ piece }) => piece)).toEqual(['arms']);
  });

  it('following needs an open place as well; whoever has none can only decline (C15)', () => {
    const { state, offers, refusal, play } = table({ players: 2 }, (s) => {
      raise(s, 0, 'lerici', building('villa', 3));
    }).play('evaluate 4', 'mark type villa');
    expect(offers()).toEqual(['decline 4']);
    expect(refusal('follow 4')).toEqual({ code: 'no-place-after' });
    expect(game.prompt(state, 1)).toMatchObject({ code: 'action', visit: 'lost' });
    play('decline 4');
    expect(state.players[1].open).toBe(1);
    expect(state.agenda).toEqual([{ step: 'action', seat: 1, busy: false }]);
  });

  it.each([
    ['normal', true],
    ['normal', false],
    ['advanced', true],
    ['advanced', false],
  ] as const)('an answer without a choice is a move of its own, no part of the move before it (%s, screens %s)', (variant, hidden) => {
    const section = variant === 'normal' ? 4 : 7;
    const { events, play } = table({ players: 2, variant, hidden }, (s) => {
      raise(s, 0, 'lerici', building('villa', 3));
      for (const player of s.players) player.florins = 0;
    });
    play(`evaluate ${section}`, 'mark type villa', ...(variant === 'advanced' && hidden ? ['end turn'] : []));
    expect(codes(events).at(-1)).toBe('turn');
    play(`decline ${section}`);
    expect(codes(events)).toEqual(['declined']);
  });

  it('the Visit still applies in the last turns (C2)', () => {
    const { state, offers, play } = table({ players: 2 }, (s) => {
      for (const seat of [0, 1]) raise(s, seat, 'lerici', building('villa', 3));
      s.pile = [];
      s.players[0].court = [0, 0, 0, 1, 0, 0];
    });
    play('evaluate 4', 'mark type villa');
    expect(state.ender).toBe(0);
    expect(offers()).toEqual(['follow 4', 'decline 4']);
  });

  it('a free thing may come before the answer, in the advanced game (C12, C20)', () => {
    const { offers, play } = table({ players: 2, variant: 'advanced' }, (s) => {
      for (const seat of [0, 1]) raise(s, seat, 'lerici', building('villa', 3));
      s.players[1].warehouse = [{ piece: 'arms', turn: 0 }];
      for (const player of s.players) player.florins = 0;
    });
    play('evaluate 7', 'mark type villa');
    expect(offers()).toEqual(['follow 7', 'decline 7', 'place arms lerici floor 1']);
    play('place arms lerici floor 1');
    expect(offers()).toEqual(['follow 7', 'decline 7']);
  });
});
