import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { acting, asked, codes, of, offers, offersOf, play, refused, space, step, tile, tiles } from './table.ts';

const ARTS = 3;
const POLITICS = 4;

describe('activating a discipline', () => {
  it('example: hiring Vasco da Gama and Amerigo Vespucci for f 5 gives a Discoveries activation of strength 3', () => {
    const state = acting({
      at: space('discoveries-2'),
      florins: 9,
      workers: tiles('', 'fra-anselmo', 'soledade-and-bizarro', 'massimiliano-de-la-luce', 'contessa-orsola', 'maria-nobelli'),
      recruits: tiles('vasco-da-gama', 'amerigo-vespucci', '', '', ''),
    });
    const events = play(state, 'activate discoveries', 'hire vasco-da-gama 1 to 3', 'hire amerigo-vespucci 2 to 6');
    expect(state.players[0].florins).toBe(4);
    expect(state.players[0].workers).toEqual(tiles('', 'fra-anselmo', 'vasco-da-gama', 'massimiliano-de-la-luce', 'contessa-orsola', 'amerigo-vespucci'));
    expect(state.removed).toEqual([0, 1, 0, 1, 0]);
    expect(offersOf(state, 'sail')).toEqual(['sail 1', 'sail 2', 'sail 3']);
    expect(codes(events)).toEqual(['activated', 'hired', 'displaced', 'hired', 'displaced']);
  });

  it('being in the room or spending a meeple of its colour, or a white one, is enough for condition 1 (LS-A1, LS-A20)', () => {
    const state = acting({ florins: 10, meeples: [1, 0, 0, 0, 1], recruits: [of(0), of(1), of(3), of(4), -1] });
    expect(offersOf(state, 'activate')).toEqual([
      'activate discoveries with blue',
      'activate discoveries with white',
      'activate literature with white',
      'activate arts',
      'activate arts with white',
      'activate politics with white',
    ]);
    expect(refused(state, 'activate literature')).toBe('not-in-room');
    expect(refused(state, 'activate literature with red')).toBe('meeple-missing');
    expect(refused(state, 'activate arts with yellow')).toBe('meeple-missing');
    expect(game.why(state, 0, { do: 'activate', discipline: 'literature', by: 'blue' })).toMatchObject({ code: 'wrong-meeple' });
  });

  it('a meeple may be spent in its own room too: condition 1 is an “or” (LS-A1)', () => {
    const state = acting({ florins: 10, meeples: [0, 0, 0, 1, 0], recruits: [of(ARTS), -1, -1, -1, -1] });
    expect(offersOf(state, 'activate')).toEqual(['activate arts', 'activate arts with yellow']);
    const before = state.meeples[ARTS];
    play(state, 'activate arts with yellow');
    expect(state.players[0].meeples[ARTS]).toBe(0);
    expect(state.meeples[ARTS]).toBe(before + 1);
    expect(asked(state)).toBe('hire');
  });

  it('the meeple goes back to the Politics room', () => {
    const state = acting({ florins: 10, meeples: [1, 0, 0, 0, 0], recruits: [of(0), -1, -1, -1, -1] });
    const before = state.meeples[0];
    play(state, 'activate discoveries with blue');
    expect(state.players[0].meeples[0]).toBe(0);
    expect(state.meeples[0]).toBe(before + 1);
  });

  it('a meeple never replaces the hire (LS-A1)', () => {
    const state = acting({ florins: 10, meeples: [2, 2, 2, 2, 0], recruits: [of(4), -1, -1, -1, -1] });
    expect(offersOf(state, 'activate')).toEqual([]);
    expect(refused(state, 'activate arts')).toBe('no-match');
  });

  it('a hire that can’t be paid can’t be begun', () => {
    const state = acting({ florins: 1, financier: 5, workers: [...tiles('leonardo', '', '', '', ''), -1], recruits: [of(ARTS, 1), -1, -1, -1, -1] });
    expect(offersOf(state, 'activate')).toEqual([]);
    expect(refused(state, 'activate arts')).toBe('too-dear');
  });

  it('at least one character of the discipline must be hired, even with others at work (LS-A9)', () => {
    const state = acting({ florins: 20, workers: [-1, of(ARTS), of(ARTS, 1), -1, -1, -1], recruits: [of(ARTS, 2), of(0), -1, -1, -1] });
    play(state, 'activate arts', 'hire vasco-da-gama 2 to 6');
    expect(refused(state, 'done')).toBe('hire-first');
    play(state, 'hire raphael 1 to 6');
    // the one just hired was displaced again
    expect(state.discard).toEqual([of(0)]);
    expect(offersOf(state, 'create')).toEqual(['create sculpture', 'create script', 'create painting']);
  });

  it('another hire may not spend what the needed one costs', () => {
    const state = acting({ florins: 5, workers: [-1, -1, -1, -1, -1, -1], recruits: [of(ARTS), of(0), -1, -1, -1] });
    play(state, 'activate arts');
    expect(offersOf(state, 'hire').filter((offer) => offer.includes('vasco'))).toEqual([
      'hire vasco-da-gama 2 to 3',
      'hire vasco-da-gama 2 to 4',
      'hire vasco-da-gama 2 to 5',
      'hire vasco-da-gama 2 to 6',
    ]);
    expect(refused(state, 'hire vasco-da-gama 2 to 2')).toBe('match-too-dear');
    expect(refused(state, 'hire vasco-da-gama 2 to 1')).toBe('financier-space');
  });

  it('the financier’s space can’t be hired to, and each hire pays its space (LS-A9)', () => {
    const state = acting({ florins: 6, financier: 2, workers: [-1, -1, -1, -1, -1, -1], recruits: [of(ARTS), -1, -1, -1, -1] });
    play(state, 'activate arts');
    expect(refused(state, 'hire titian 1 to 4')).toBe('not-recruited');
    expect(offers(state)).toEqual(['hire leonardo 1 to 1', 'hire leonardo 1 to 2', 'hire leonardo 1 to 4', 'hire leonardo 1 to 5', 'hire leonardo 1 to 6']);
    play(state, 'hire leonardo 1 to 1');
    expect(state.players[0].florins).toBe(0);
  });

  it('a character displaced goes to the discards, a starter out of the game', () => {
    const state = acting({ florins: 9, workers: [-1, of(0), tile('fra-anselmo'), -1, -1, -1], recruits: [of(ARTS), of(ARTS, 1), -1, -1, -1] });
    play(state, 'activate arts', 'hire leonardo 1 to 2', 'hire michelangelo 2 to 3');
    expect(state.discard).toEqual([of(0)]);
    expect(state.removed).toEqual([0, 0, 1, 0, 0]);
  });

  it('two starters of one name can be hired from either space', () => {
    const starter = tile('maria-nobelli');
    const state = acting({ florins: 9, workers: [-1, -1, -1, -1, -1, -1], recruits: [starter, starter, -1, -1, -1] });
    play(state, 'activate arts', 'hire maria-nobelli 2 to 6');
    expect(state.players[0].recruits).toEqual([starter, -1, -1, -1, -1]);
  });

  it('a permanent tile, discs from the discipline’s box and the tile for f 3 add strength', () => {
    const state = acting({
      florins: 10,
      workers: [-1, -1, -1, -1, -1, -1],
      recruits: [of(ARTS), -1, -1, -1, -1],
      boxes: [0, 0, 1, 2, 0],
      discs: 5,
      tiles: ['strength-arts', 'paid-strength'],
    });
    play(state, 'activate arts', 'hire leonardo 1 to 6');
    expect(state.agenda.at(-1)).toMatchObject({ step: 'strengthen', strength: 2 });
    play(state, 'spend-disc', 'pay-strength');
    expect(refused(state, 'pay-strength')).toBe('already-paid');
    play(state, 'spend-disc');
    expect(state.agenda.at(-1)).toMatchObject({ step: 'carry-out', strength: 5 });
    expect(state.players[0]).toMatchObject({ florins: 6, discs: 7, boxes: [0, 0, 1, 0, 0] });
  });

  it('the tile for f 3 can’t be used without f 3', () => {
    const state = acting({
      florins: 3,
      workers: [-1, -1, -1, -1, -1, -1],
      recruits: [of(ARTS), -1, -1, -1, -1],
      tiles: ['paid-strength'],
      boxes: [0, 0, 0, 1, 0],
    });
    play(state, 'activate arts', 'hire leonardo 1 to 6');
    expect(offers(state)).toEqual(['done', 'spend-disc']);
    expect(refused(state, 'pay-strength')).toBe('too-dear');
  });

  it('discs of other boxes don’t help', () => {
    const state = acting({ florins: 9, workers: [-1, -1, -1, -1, -1, -1], recruits: [of(ARTS), -1, -1, -1, -1], boxes: [1, 1, 1, 0, 1] });
    play(state, 'activate arts', 'hire leonardo 1 to 6');
    expect(asked(state)).not.toBe('strengthen');
    state.players[0].boxes[ARTS] = 1;
    step(state, { step: 'strengthen', discipline: ARTS, strength: 1, paid: false } as never);
    expect(refused(state, 'pay-strength')).toBe('tile-missing');
  });

  it('an activation may be carried out at a lower strength', () => {
    const state = acting({ florins: 9, workers: [-1, of(ARTS), of(ARTS, 1), -1, -1, -1], recruits: [of(ARTS, 2), -1, -1, -1, -1] });
    play(state, 'activate arts', 'hire raphael 1 to 6', 'create sculpture');
    expect(state.players[0].artworks).toEqual([1, 0, 0]);
  });
});

describe('the expert variant (LS-A1, LS-A27)', () => {
  const expert = { expert: true };

  it('a character of the discipline may be fired instead of a hire', () => {
    const state = acting({ workers: [-1, of(ARTS), of(ARTS, 1), -1, -1, -1], florins: 0 }, 4, expert);
    play(state, 'activate arts');
    expect(offers(state)).toEqual(['fire leonardo 2', 'fire michelangelo 3']);
    play(state, 'fire michelangelo 3');
    expect(state.discard).toEqual([of(ARTS, 1)]);
    // one is left: strength 1
    expect(offers(state)).toEqual(['create sculpture', 'decline']);
  });

  it('strength 0 is worth nothing by itself, but discs can raise it', () => {
    const state = acting({ workers: [-1, tile('maria-nobelli'), of(ARTS), -1, -1, -1], boxes: [0, 0, 1, 2, 0] }, 4, expert);
    state.players[0].workers[2] = -1;
    const events = play(state, 'activate arts');
    expect(codes(events)).toContain('fired');
    expect(state.removed).toEqual([0, 0, 0, 1, 0]);
    expect(state.agenda.at(-1)).toMatchObject({ step: 'strengthen', strength: 0 });
    play(state, 'spend-disc', 'spend-disc', 'create script');
    expect(state.players[0].artworks).toEqual([0, 1, 0]);
  });

  it('an activation left at strength 0 gives nothing', () => {
    const state = acting({ workers: [-1, of(ARTS), -1, -1, -1, -1] }, 4, expert);
    expect(codes(play(state, 'activate arts'))).toContain('no-reward');
    expect(state.turn).toBe(2);
  });

  it('one is hired or one is fired for the discipline, not both, and only its own can be fired (LS-A29)', () => {
    const state = acting({ florins: 20, workers: [-1, of(ARTS), of(POLITICS), -1, -1, -1], recruits: [of(ARTS, 1), of(0), -1, -1, -1] }, 4, expert);
    play(state, 'activate arts');
    expect(refused(state, 'fire charles-v 3')).toBe('wrong-discipline');
    expect(refused(state, 'fire titian 2')).toBe('not-worker');
    play(state, 'hire michelangelo 1 to 6');
    expect(refused(state, 'fire leonardo 2')).toBe('fire-alone');
    expect(game.prompt(state, 0)).toMatchObject({ code: 'hire', fire: false, fired: false });
  });

  it('after a firing characters of other disciplines may still be hired, of its own none (LS-A29)', () => {
    const workers = [-1, of(ARTS), of(ARTS, 1), of(ARTS, 3), -1, -1];
    const state = acting({ florins: 3, workers, recruits: [of(ARTS, 2), of(0), -1, -1, -1] }, 4, expert);
    play(state, 'activate arts', 'fire leonardo 2');
    expect(offers(state)).toEqual(['done', 'hire vasco-da-gama 2 to 4', 'hire vasco-da-gama 2 to 5', 'hire vasco-da-gama 2 to 6']);
    expect(refused(state, 'hire raphael 1 to 6')).toBe('fire-alone');
    expect(refused(state, 'fire michelangelo 3')).toBe('fire-alone');
    expect(game.prompt(state, 0)).toMatchObject({ code: 'hire', fire: false, fired: true });
    play(state, 'hire vasco-da-gama 2 to 5');
    expect(state.players[0]).toMatchObject({ florins: 1, workers: [-1, -1, of(ARTS, 1), of(ARTS, 3), of(0), -1] });
    expect(offersOf(state, 'create')).toEqual(['create sculpture', 'create script']);
  });

  it('another may be hired before the firing as well, but not onto the space of the last who could be fired (LS-A9, LS-A29)', () => {
    const state = acting({ florins: 20, workers: [-1, of(ARTS), -1, -1, -1, -1], recruits: [of(0), -1, -1, -1, -1] }, 4, expert);
    play(state, 'activate arts');
    expect(offersOf(state, 'hire').map((offer) => offer.at(-1))).toEqual(['3', '4', '5', '6']);
    expect(game.prompt(state, 0)).toMatchObject({ code: 'hire', fire: true });
    expect(game.why(state, 0, { do: 'done' })).toEqual({ code: 'hire-first', discipline: 'arts', fire: true });
    expect(refused(state, 'hire vasco-da-gama 1 to 2')).toBe('match-too-dear');
    const events = play(state, 'hire vasco-da-gama 1 to 6');
    // nothing is left but the firing, which plays itself, and strength 0 brings nothing
    expect(codes(events)).toEqual(['hired', 'fired', 'no-reward', 'turn']);
    expect(state.players[0].workers).toEqual([-1, -1, -1, -1, -1, of(0)]);
  });

  it('without the option nobody is fired', () => {
    const state = acting({ workers: [-1, of(ARTS), of(ARTS, 1), -1, -1, -1], recruits: [of(ARTS, 2), -1, -1, -1, -1] });
    play(state, 'activate arts');
    expect(refused(state, 'fire leonardo 2')).toBe('not-expert');
    expect(game.prompt(state, 0)).toMatchObject({ code: 'hire', fire: false });
  });
});

describe('with the option that all hires must match (LS-A9)', () => {
  const matching = { hires: 'matching' };

  it('any hire may be of any discipline unless the option is chosen', () => {
    expect(acting({}).options.hires).toBe('any');
  });

  it('every hire is of the activated discipline', () => {
    const state = acting({ florins: 20, workers: [-1, -1, -1, -1, -1, -1], recruits: [of(ARTS), of(0), of(ARTS, 1), -1, -1] }, 4, matching);
    play(state, 'activate arts');
    expect(offersOf(state, 'hire').every((offer) => /leonardo|michelangelo/.test(offer))).toBe(true);
    expect(refused(state, 'hire vasco-da-gama 2 to 6')).toBe('matching-only');
    play(state, 'hire leonardo 1 to 6');
    expect(refused(state, 'hire vasco-da-gama 2 to 5')).toBe('matching-only');
    play(state, 'hire michelangelo 3 to 5');
    // nobody else can be hired: the activation goes on by itself
    expect(asked(state)).toBe('create');
  });

  it('a firing is then the whole of it (LS-A29)', () => {
    const workers = [-1, of(ARTS), of(ARTS, 1), of(ARTS, 3), -1, -1];
    const state = acting({ florins: 20, workers, recruits: [of(ARTS, 2), of(0), -1, -1, -1] }, 4, { ...matching, expert: true });
    play(state, 'activate arts', 'fire leonardo 2');
    expect(asked(state)).toBe('create');
    expect(state.players[0].florins).toBe(20);
  });
});
