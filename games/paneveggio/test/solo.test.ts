/** Stradivarius. */
import { attempt, Refusal, randomFrom } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { HOUSE_EDITION } from '../edition/schema.ts';
import { game } from '../rules/game.ts';
import { LEVELS, type Level } from '../rules/options.ts';
import { pointsOf } from '../rules/result.ts';
import { MASTER } from '../rules/state.ts';
import { Table } from './table.ts';

/** His turn, on a table laid out by hand; he sits at seat 1. */
function bot(level: Level, lay: (table: Table) => void): Table {
  const table = new Table(1, level);
  lay(table);
  return table.begin({ step: 'bot-turn', seat: 1 });
}
const prestige = (card: number) => {
  const found = HOUSE_EDITION.cards[card - 1];
  return found.kind === 'musician' ? found.prestige : 0;
};
/** A quiet trio: Wood 1, Study 2, Restoration 3. */
const trio = (t: Table) => t.musician(65, 1).musician(18, 1).musician(1, 1);

describe('his start (ruling P37)', () => {
  it('one musician of prestige 1 and two others, of three affiliations, sorted by falling prestige', () => {
    for (let seed = 0; seed < 40; seed++) {
      const state = game.setup({ players: 1, options: { level: LEVELS[seed % 4] } }, `bot ${seed}`);
      game.play(state, 0, game.legal(state, 0)[0]);
      const cards = state.stage.filter(({ home }) => home === 1).map(({ card }) => card);
      // before his first turn changed anything
      if (state.activity > 1) continue;
      expect(new Set(cards.map((card) => HOUSE_EDITION.cards[card - 1].affiliation)).size).toBe(3);
      const falling = cards.map(prestige);
      expect(falling).toEqual([...falling].sort((a, b) => b - a));
      expect(falling.at(-1)).toBe(1);
      if (state.level === 'fortissimo') {
        expect(falling).toContain(2);
        expect(state.sides[1].contacts.map(([card]) => HOUSE_EDITION.cards[card - 1].kind)).toEqual(['apprentice']);
      }
    }
  });
  it('he begins, in Fortissimo the player does (ruling P46)', () => {
    const first = (level: string) => game.setup({ players: 1, options: { level } }, 'first').first;
    expect(LEVELS.map(first)).toEqual([1, 1, 1, 0]);
  });
  it('Fortissimo lays out three starting musicians: one for the player, one for him, one for the Master', () => {
    const state = game.setup({ players: 1, options: { level: 'fortissimo', start: 'mulligan' } }, 'three');
    while (state.agenda.at(-1)?.step !== 'choose-musician')
      game.play(state, 0, game.legal(state, 0).find((move) => move.do === 'enough') ?? game.legal(state, 0)[0]);
    const open = state.open.slice();
    expect(game.legal(state, 0)).toEqual(open.map((card) => ({ do: 'choose-musician', card })));
    expect(open).toHaveLength(3);
    game.play(state, 0, game.legal(state, 0)[1]);
    const first = state.stage.filter(({ card }) => open.includes(card));
    expect(first.map(({ home }) => home).sort()).toEqual([MASTER, 0, 1]);
  });
  it('Fortissimo with starter decks: three decks may be chosen, told by their musicians, and no other (ruling P50)', () => {
    const state = game.setup({ players: 1, options: { level: 'fortissimo' } }, 'three');
    const offered = game.legal(state, 0).flatMap((move) => (move.do === 'choose-deck' ? [move.deck] : []));
    expect(offered).toHaveLength(3);
    for (const { id, musician } of HOUSE_EDITION.starters) {
      expect(state.open.includes(musician)).toBe(offered.includes(id));
      if (!offered.includes(id)) expect(() => attempt(game, state, 0, { do: 'choose-deck', deck: id })).toThrow(Refusal);
    }
  });
  it('below Fortissimo his contacts begin empty, and the player chooses among all five (ruling P37)', () => {
    for (const level of LEVELS.slice(0, 3)) {
      const state = game.setup({ players: 1, options: { level } }, 'empty');
      expect(game.legal(state, 0)).toHaveLength(5);
      expect(state.sides[1].contacts).toEqual([]);
      const events: string[] = [];
      game.play(state, 0, game.legal(state, 0)[0], ({ code }) => events.push(code));
      // whatever he has now, he drew in his first turn
      expect(events.slice(0, events.indexOf('first-player'))).not.toContain('bot-drew');
    }
  });
});

describe('the option for a first solo game (P-N6)', () => {
  const lines = ['restoration', 'study', 'wood'];
  /** Plays the set-up to its end by first moves, and hands his musicians and what he was given. */
  const begun = (options: Record<string, string>, seed: string) => {
    const state = game.setup({ players: 1, options: { musicians: 'first-game', ...options } }, seed);
    let cards: number[] = [];
    const hear = (event: { code: string; card?: unknown }) => {
      if (event.code === 'bot-starts') cards = event.card as number[];
    };
    while (cards.length === 0) game.play(state, 0, game.legal(state, 0).at(-1) as never, hear);
    return { cards, affiliations: cards.map((card) => HOUSE_EDITION.cards[card - 1].affiliation).sort() };
  };
  it('his starting musicians are those of Wood, Restoration and Study, one of prestige 1', () => {
    for (const level of LEVELS.slice(0, 3)) {
      for (const start of ['starter', 'mulligan']) {
        for (let seed = 0; seed < 10; seed++) {
          const { cards, affiliations } = begun({ level, start }, `first ${seed}`);
          expect(affiliations).toEqual(lines);
          expect(prestige(cards.at(-1) as number)).toBe(1);
        }
      }
    }
  });
  it('in Fortissimo too, as far as the three starting musicians laid out allow', () => {
    let others = 0;
    for (let seed = 0; seed < 40; seed++) {
      const { cards, affiliations } = begun({ level: 'fortissimo' }, `first ${seed}`);
      expect(cards.map(prestige)).toContain(2);
      expect(new Set(affiliations).size).toBe(3);
      const missing = lines.filter((line) => !affiliations.includes(line as never)).length;
      others += missing;
      expect(missing).toBeLessThanOrEqual(1);
    }
    expect(others).toBeGreaterThan(0);
  });
  it('without it they are drawn as ever, and games for several know nothing of it', () => {
    const plain = game.setup({ players: 1, options: { level: 'piano' } }, 'plain');
    expect(game.setup({ players: 1, options: { level: 'piano', musicians: 'random' } }, 'plain')).toEqual(plain);
    expect(game.setup({ players: 2, options: { musicians: 'first-game' } }, 'two')).toEqual(game.setup({ players: 2 }, 'two'));
  });
});

describe('when he conserves (ruling P38)', () => {
  it('a partner or contact of the next prestige whose violins he has', () => {
    expect(bot('pianissimo', (t) => trio(t).heritage(1, 1, 1)).codes()[0]).toBe('bot-conserves-musician');
    expect(bot('pianissimo', (t) => t.musician(65, 1).musician(22, 1).musician(1, 1).contacts(1, [2]).heritage(1, 1)).events[0]).toMatchObject({
      code: 'bot-conserves-musician',
      card: 2,
    });
    expect(bot('pianissimo', (t) => trio(t).heritage(1, 1)).codes()[0]).toBe('bot-works');
  });
  it('a violin without a token', () => {
    expect(bot('pianissimo', (t) => t.musician(65, 1).musician(18, 1).musician(1, 1, [1])).codes()[0]).toBe('bot-conserves-worn');
  });
  it('no free slot up to his activity', () => {
    const full: [number, ...number[]][] = [
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ];
    expect(
      bot('pianissimo', (t) =>
        t
          .musician(65, 1)
          .musician(69, 1)
          .musician(1, 1, ...full),
      ).codes()[0],
    ).toBe('bot-conserves-full');
  });
});

describe('his Atelier', () => {
  it('a violin of quality 2 on the highest prestige up to his activity, lowest slot, no bonus; better by Wood cards (ruling P39)', () => {
    const table = bot('pianissimo', (t) => t.musician(65, 1).musician(18, 1).musician(1, 1, null, [1, 1, 1]));
    expect(table.events).toContainEqual({ code: 'bot-crafted', seat: 1, card: 1, quality: 3, prestige: 1 });
    // his wear and, with a Restoration card, no violin of his without tokens: nothing to restore
    expect(table.on(1).slice(0, 2)).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(table.side(1).ducats).toBe(0);
  });
  it('a study for each Study card, a contact for each Relation card', () => {
    const table = bot('pianissimo', (t) => t.musician(20, 1).musician(50, 1).musician(1, 1));
    expect(table.side(1).studies).toBe(1);
    expect(table.side(1).contacts).toHaveLength(1);
  });
  it('after his wear, restores his own violin without a token first (ruling P44)', () => {
    const table = bot('pianissimo', (t) => t.musician(65, 1).musician(18, 1).musician(16, 1, [1, 1]));
    expect(table.codes()).toContain('bot-restored-own');
    expect(table.on(16).slice(0, 2)).toEqual([[1, 1], [1]]);
  });
  it('else the player’s best violin below quality 4, on the lowest prestige', () => {
    const table = bot('pianissimo', (t) => trio(t).musician(33, 0, [0, 0, 0, 0], [0, 0, 0]).musician(31, 0, [0, 0, 0], [0]));
    expect(table.on(31)[0]).toEqual([0, 0, 0, 1]);
    expect(table.on(33)[1]).toEqual([0, 0, 0]);
  });
  it('his tokens that wear off the player’s violins are studies (ruling P20)', () => {
    const table = new Table(1, 'pianissimo').musician(31, 0, [0, 1]).begin({ step: 'wear', seat: 0 });
    expect(table.side(1)).toMatchObject({ studies: 1, ducats: 0 });
  });
  it('missing tokens come from his ducats (ruling P49)', () => {
    const table = bot('pianissimo', (t) => trio(t).purse(3, 0, 1).reserve(0, 1));
    expect(table.events).toContainEqual(expect.objectContaining({ code: 'bot-crafted', quality: 3 }));
    expect(table.side(1).ducats).toBe(1);
  });
  it('then from his studies, and so does the token for the Master (rulings P40, P49)', () => {
    const table = bot('pianissimo', (t) => trio(t).purse(1, 2, 1).reserve(0, 1));
    expect(table.events).toContainEqual(expect.objectContaining({ code: 'bot-crafted', quality: 3 }));
    expect(table.side(1).ducats).toBe(0);
    // one of the two studies went into the violin, and his Study card gained none without a reserve
    expect(table.side(1).studies).toBe(1);
    const help = (ducats: number, studies: number) =>
      bot('pianissimo', (t) => t.musician(65, 1).musician(22, 1).musician(1, 1, [1]).purse(ducats, studies, 1).reserve(0, 1)).side(1);
    expect(help(1, 1)).toMatchObject({ ducats: 0, studies: 1, help: 13 });
    expect(help(0, 1)).toMatchObject({ studies: 0, help: 14 });
    expect(help(0, 0)).toMatchObject({ help: 14 });
  });
  it('Fortissimo: with a violin on prestige 4, the highest violin below 4 rises (ruling P47)', () => {
    const lay = (t: Table) => {
      t.musician(69, 1, [1, 1, 1]).musician(20, 1).musician(1, 1).heritage(1, 1, 3, 4);
      t.state.activity = 4;
    };
    expect(bot('fortissimo', lay).side(1).heritage).toEqual([1, 0, 0, 2]);
    expect(bot('forte', lay).side(1).heritage).toEqual([1, 0, 1, 1]);
  });
  it('Fortissimo: the book names no owner of that violin, so one of the player’s does as well (ruling P47)', () => {
    const lay = (...violins: [number, ...number[]][]) =>
      bot('fortissimo', (t) => {
        t.musician(69, 1, ...violins)
          .musician(20, 1)
          .musician(1, 1)
          .heritage(1, 3);
        t.state.activity = 3;
      }).side(1).heritage;
    expect(lay([0, 0])).toEqual([0, 0, 0, 1]);
    expect(lay()).toEqual([0, 0, 1, 0]);
  });
});

describe('his Conservation (ruling P40)', () => {
  const worn = (t: Table) => t.musician(65, 1).musician(18, 1).musician(1, 1, [1], [1, 1, 0], [0, 0]);
  it('violins to the heritage, his tokens to his ducats, the player’s to the player', () => {
    const table = bot('pianissimo', worn).play('take 1 0', 'take 0 1');
    expect(table.side(1)).toMatchObject({ heritage: [2, 0, 0, 0], ducats: 1 });
    // the dismissed musician bore a violin of the player, which is conserved too
    expect(table.side(0)).toMatchObject({ heritage: [1, 0, 0, 0], ducats: 1, studies: 1 });
    expect(table.codes()).toContain('bot-dismissed');
  });
  it('Fortissimo: his tokens are studies', () => {
    expect(bot('fortissimo', worn).side(1)).toMatchObject({ studies: 1, ducats: 0 });
  });
  it('his Crafting cards put a violin of as much prestige into the heritage', () => {
    const table = bot('pianissimo', (t) => t.musician(35, 1).musician(32, 1).musician(1, 1, [1]));
    expect(table.events).toContainEqual({ code: 'bot-gift', seat: 1, prestige: 2 });
  });
  it('his activity rises, the lowest partner leaves, a partner of the new level stays and one of the deck joins', () => {
    const table = bot('pianissimo', (t) => trio(t).heritage(1, 1, 1));
    expect(table.state.activity).toBe(2);
    expect(table.codes()).toEqual(expect.arrayContaining(['bot-rise', 'bot-dismissed', 'bot-partner', 'bot-joined']));
    expect(table.partners(1)).toHaveLength(3);
    expect(table.side(1).help).toBe(0);
    expect(table.partners(1)).not.toContain(1);
  });
  it('a partner of the new level whose violins he lacks is passed over, for a contact or else the deck (ruling P41)', () => {
    // 18 has the wanted prestige 2 but asks for two violins; he has made one
    const lay = (t: Table) => t.musician(65, 1).musician(18, 1).musician(1, 1, [1]);
    const deck = bot('pianissimo', lay);
    expect(deck.codes()).toContain('bot-recruited');
    expect(deck.codes()).not.toContain('bot-partner');
    expect(deck.side(1).help).toBe(1);
    expect(deck.partners(1)).toHaveLength(3);
    expect(deck.partners(1).map(prestige)).toEqual([3, 2, 2]);
    expect(deck.partners(1)).toContain(18);
    const contact = bot('pianissimo', (t) => lay(t).contacts(1, [2]));
    expect(contact.partners(1)).toEqual([65, 18, 2]);
    expect(contact.side(1).help).toBe(0);
    // with the second violin 18 itself is the musician of the new level
    expect(bot('pianissimo', (t) => lay(t).heritage(1, 1).contacts(1, [2])).codes()).toContain('bot-partner');
  });
  it('else a contact whose violins he has, else one of the deck against a token in the help zone', () => {
    const contact = bot('pianissimo', (t) => t.musician(65, 1).musician(22, 1).musician(1, 1).contacts(1, [2]).heritage(1, 1));
    expect(contact.partners(1)).toContain(2);
    expect(contact.side(1)).toMatchObject({ contacts: [], help: 0 });
    const deck = bot('pianissimo', (t) => t.musician(65, 1).musician(22, 1).musician(1, 1, [1]));
    expect(deck.side(1).help).toBe(1);
    expect(deck.partners(1).map(prestige)).toEqual([3, 3, 2]);
  });
  it('a partner of the new level whose violins he lacks is not found: one of the deck comes in besides (ruling P41)', () => {
    // 18 is of prestige 2 and asks for two violins; he has one
    const table = bot('pianissimo', (t) => t.musician(65, 1).musician(18, 1).musician(1, 1, [1]));
    expect(table.codes()).toContain('bot-recruited');
    expect(table.codes()).not.toContain('bot-partner');
    expect(table.partners(1).map(prestige)).toEqual([3, 2, 2]);
    expect(table.partners(1)).toContain(18);
    expect(table.side(1).help).toBe(1);
  });
  it('at activity 4 the partners stay', () => {
    const table = bot('pianissimo', (t) => {
      trio(t).musician(33, 0);
      t.state.activity = 4;
      t.heritage(1, 1).musician(16, MASTER);
      t.state.stage[2] = { ...t.state.stage[2], slots: [{ owner: 1, tokens: [] }, null, null, null] };
      t.side(1).violins--;
    });
    expect(table.partners(1)).toEqual([65, 18, 1]);
    expect(table.state.activity).toBe(4);
  });
  it('RB, Piano: a Relation pair and a Restoration pair raise a violin from 2 to 4; Rameau keeps his place beside the Study musician he waits for', () => {
    const table = new Table(1, 'piano').contacts(1, [20], [23], [46], [47], [71], [72]).heritage(1, 1, 2, 4);
    table.state.activity = 2;
    table.begin({ step: 'bot-pairs', seat: 1 });
    expect(table.side(1)).toMatchObject({ contacts: [[20], [23]], heritage: [1, 0, 0, 2] });
    expect(table.state.deck.slice(0, 4).sort()).toEqual([46, 47, 71, 72]);
  });
  it('pairs are taken left to right; the third of a kind stays (ruling P42)', () => {
    const table = new Table(1, 'piano').contacts(1, [46], [71], [50], [56]).heritage(1, 1, 1).begin({ step: 'bot-pairs', seat: 1 });
    expect(table.side(1)).toMatchObject({ contacts: [[71], [56]], heritage: [1, 1, 0, 0] });
    expect(table.events).toContainEqual({ code: 'bot-pair', seat: 1, card: [46, 50], from: 1, to: 2 });
  });
  it('no pair is given away without a violin to raise (ruling P42)', () => {
    const table = new Table(1, 'piano').contacts(1, [46], [47]).heritage(1, 4).begin({ step: 'bot-pairs', seat: 1 });
    expect(table.side(1).contacts).toEqual([[46], [47]]);
    const quiet = new Table(1, 'pianissimo').contacts(1, [46], [47]).heritage(1, 1).begin({ step: 'bot-pairs', seat: 1 });
    expect(quiet.side(1).contacts).toEqual([[46], [47]]);
  });
  it('Forte: the leftmost apprentice of his contacts for two studies, one each time, counting as a card of its kind (ruling P43)', () => {
    const lay = (t: Table) => t.musician(65, 1).musician(22, 1).musician(1, 1, [1]).contacts(1, [43], [74]).purse(0, 5, 1);
    expect(bot('forte', lay).side(1)).toMatchObject({ apprentices: [43], studies: 3, contacts: [[74]] });
    expect(bot('piano', lay).side(1).apprentices).toEqual([]);
    const gift = bot('forte', (t) => t.musician(65, 1).musician(22, 1).musician(1, 1, [1]).apprentices(1, 43));
    expect(gift.events).toContainEqual({ code: 'bot-gift', seat: 1, prestige: 1 });
  });
});

it('Forte: he trains six apprentices at most (ruling P43)', () => {
  const lay = (...trained: number[]) =>
    new Table(1, 'forte')
      .apprentices(1, ...trained)
      .contacts(1, [43])
      .purse(0, 4, 1)
      .begin({ step: 'bot-apprentice', seat: 1 })
      .side(1);
  expect(lay(11, 12, 13, 14, 15)).toMatchObject({ apprentices: [11, 12, 13, 14, 15, 43], studies: 2, contacts: [] });
  expect(lay(11, 12, 13, 14, 15, 26)).toMatchObject({ formed: 6, studies: 4, contacts: [[43]] });
});

describe('the end of a solo game (ruling P46)', () => {
  const twelve = Array.from({ length: 12 }, () => 1);
  const ends = (level: Level, seat: number) => {
    const table = new Table(1, level).heritage(seat, ...twelve).hand(9);
    table.state.first = level === 'fortissimo' ? 0 : 1;
    if (seat === 0) trio(table);
    return table.begin({ step: 'end-turn', seat });
  };
  it('called by who began, it gives the other a last turn', () => {
    const player = ends('forte', 1);
    expect(player.asked()).toBe('sequence');
    expect(player.play('conserve').asked()).toBe('last-notes');
    const stradivarius = ends('fortissimo', 0);
    expect(stradivarius.codes().slice(0, 2)).toEqual(['last-round', 'bot-works']);
    expect(stradivarius.asked()).toBe('last-notes');
  });
  it('called by the second, it comes at once', () => {
    for (const table of [ends('forte', 0), ends('fortissimo', 1)]) {
      expect(table.codes()).toEqual(['last-round']);
      expect(table.asked()).toBe('last-notes');
    }
  });
});

describe('the player and his things (ruling P47)', () => {
  it('his contacts may be exchanged, his musicians used and crafted for', () => {
    const table = new Table(1, 'piano').contacts(1, [46], [47]).hand(11).musician(17, 1, [1, 0], [0]).action('relation', 2);
    expect(table.moves()).toEqual(['draw', 'exchange 46', 'exchange 47', 'relate 17', 'ignore']);
    table.play('exchange 47');
    expect(table.side(1).contacts).toEqual([[46], [11]]);
    expect(new Table(1, 'piano').wood(1).musician(17, 1, [1, 0]).action('craft', 2).moves('craft')).toHaveLength(3);
  });
});

describe('whose lines of the log they are', () => {
  it('everything he does is told with his place, after the last player’s', () => {
    const told = new Set<string>();
    for (const level of LEVELS) {
      const state = game.setup({ players: 1, options: { level } }, `log of ${level}`);
      const random = randomFrom(`log of ${level}`);
      while (game.toAct(state).length > 0) {
        const moves = game.legal(state, 0);
        game.play(state, 0, moves[random(moves.length)], (event) => {
          if (!event.code.startsWith('bot-')) return;
          told.add(event.code);
          expect(event.seat, event.code).toBe(1);
        });
      }
    }
    expect(told.size).toBeGreaterThan(15);
  });
  it('a running result holds his score and his place too', () => {
    expect(game.result(new Table(1, 'piano').heritage(1, 2).turn().state)).toMatchObject({ over: false, rival: { seat: 1, total: 2 }, beaten: false });
  });
});

describe('his score (ruling P45)', () => {
  it('violins, and half of ducats, studies and contacts, rounded down, less help tokens', () => {
    const table = new Table(1, 'pianissimo').heritage(1, 4).musician(33, 1, [1]).purse(2, 2, 1).contacts(1, [46], [47], [48]).help(1, 1);
    expect(pointsOf(table.state, 1)).toMatchObject({ heritage: 4, violins: 2, rest: 3, help: -1 });
  });
  it('apprentices spend first; those of Relation take any contact', () => {
    const table = new Table(1, 'forte').apprentices(1, 56, 71).purse(2, 3, 1).contacts(1, [46], [47], [48], [49], [50], [51]);
    expect(pointsOf(table.state, 1)).toMatchObject({ relation: 4, restoration: 4, rest: 1 });
  });
  it('the result names him and whether he is beaten', () => {
    const table = new Table(1, 'forte').heritage(0, 4).heritage(1, 3);
    expect(game.result(table.state)).toMatchObject({ rival: { seat: 1, total: 3 }, beaten: true, ranking: [[0]] });
  });
});

describe('who wins alone: scored as a game of two (P-N1)', () => {
  /** The end of a game with these things on the table: what is told, and the result. */
  const ends = (lay: (table: Table) => void) => {
    const table = new Table(1, 'forte');
    lay(table);
    table.begin({ step: 'finish', seat: 1 });
    const { beaten, shared } = game.result(table.state);
    return { ...table.events.at(-1), beaten, shared };
  };
  it('more points win, fewer lose', () => {
    expect(ends((t) => t.heritage(0, 4).heritage(1, 3))).toMatchObject({ code: 'solo-won', by: 'points', beaten: true, shared: false });
    expect(ends((t) => t.heritage(0, 3).heritage(1, 4))).toMatchObject({ code: 'solo-lost', by: 'points', beaten: false, shared: false });
  });
  it('equal points are won by more violins and lost by fewer (P-N1)', () => {
    expect(ends((t) => t.heritage(0, 2, 2).heritage(1, 4))).toMatchObject({ code: 'solo-won', by: 'violins', beaten: true, shared: false });
    expect(ends((t) => t.heritage(0, 4).heritage(1, 2, 2))).toMatchObject({ code: 'solo-lost', by: 'violins', beaten: false, shared: false });
  });
  it('then by apprentices, as between people (P-N1, P36)', () => {
    expect(ends((t) => t.heritage(0, 4).heritage(1, 4).apprentices(0, 43))).toMatchObject({ code: 'solo-won', by: 'apprentices', beaten: true });
    expect(ends((t) => t.heritage(0, 4).heritage(1, 4).apprentices(1, 43))).toMatchObject({ code: 'solo-lost', by: 'apprentices', beaten: false });
  });
  it('all equal, the victory is shared (P-N1)', () => {
    expect(ends((t) => t.heritage(0, 4).heritage(1, 4))).toMatchObject({ code: 'solo-shared', points: 4, beaten: false, shared: true });
  });
});
