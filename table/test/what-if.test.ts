/** Moves tried from one position: the tree of lines, what is guessed, and the tree as a file and as a link. */
import { box } from '@bottega/carrara';
import { type BaseMove, type BaseState, Refusal, randomFrom, sameJson } from '@bottega/kernel';
import { type Branch, MOST_TRIES, openWhatIf, packed, readWhatIfFile, unpacked, WhatIf, type WhatIfFile, writeWhatIf } from '@bottega/kernel/what-if';
import { describe, expect, it } from 'vitest';

const { game } = box;
const NAMES = ['Ada', 'Bea'];
const setup = (): BaseState => game.setup({ players: 2, options: { hidden: true } }, 'what if');
const own = (): number => game.toAct(setup())[0];
const begun = (guess: string | null = 'one'): WhatIf => new WhatIf({ game, start: guess === null ? setup() : game.view(setup(), own()), viewer: own(), guess });
const offered = (whatIf: WhatIf): readonly BaseMove[] => game.legal(whatIf.present.state, whatIf.asked!);
const named = (whatIf: WhatIf, name: string): BaseMove => offered(whatIf).find((move) => move.do === name)!;
/** Tries moves by chance. */
function wander(whatIf: WhatIf, moves: number, seed = 'way'): void {
  const random = randomFrom(seed);
  for (let made = 0; made < moves && whatIf.asked !== null; made++) whatIf.try(offered(whatIf)[random(offered(whatIf).length)]);
}
const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.reason.code;
    throw error;
  }
  return 'none';
};

describe('what if', () => {
  it('tries moves of all seats, one line after the other, and finds what was tried before', () => {
    const whatIf = begun();
    const first = whatIf.try(named(whatIf, 'pass'));
    expect(whatIf.asked).toBe(1 - own());
    const second = whatIf.try(named(whatIf, 'pass'));
    whatIf.goTo(first);
    const other = whatIf.try(offered(whatIf).find(({ do: what }) => what !== 'pass'));
    expect(first.next).toEqual([second, other]);
    whatIf.goTo(whatIf.root);
    expect(whatIf.try(named(whatIf, 'pass'))).toBe(first);
    expect(whatIf.size).toBe(3);
    expect(other.line).toEqual([first, other]);
  });

  it('changes nothing of the position it stands on', () => {
    const start = game.view(setup(), own());
    const before = JSON.stringify(start);
    const whatIf = new WhatIf({ game, start, viewer: own(), guess: 'one' });
    wander(whatIf, 30);
    expect(JSON.stringify(start)).toBe(before);
  });

  it('refuses what the rules do not allow, and more moves than can be kept', () => {
    const whatIf = begun();
    expect(refusal(() => whatIf.try({ do: 'nonsense' }))).not.toBe('none');
    for (let tries = 0; tries < MOST_TRIES; tries++) whatIf.grow(whatIf.root, own(), { do: 'nonsense' });
    expect(refusal(() => whatIf.try(named(whatIf, 'pass')))).toBe('too-many-tries');
  });

  it('forgets a move with all that follows, and steps back to where it was made', () => {
    const whatIf = begun();
    const first = whatIf.try(named(whatIf, 'pass'));
    whatIf.try(named(whatIf, 'pass'));
    whatIf.prune(first);
    expect(whatIf.here).toBe(whatIf.root);
    expect(whatIf.size).toBe(0);
  });

  it('guesses only what the viewer can’t know, and guesses it anew', () => {
    const whatIf = begun();
    const start = whatIf.start;
    const worlds = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      whatIf.guessAnew(seed);
      expect(sameJson(game.view(whatIf.present.state, own()), start)).toBe(true);
      worlds.add(JSON.stringify(whatIf.present.state));
    }
    expect(worlds.size).toBeGreaterThan(1);
  });

  it('keeps lines that a new guess does not allow, and goes back along them', () => {
    const whatIf = begun();
    wander(whatIf, 60);
    const { here, size } = whatIf;
    let stopped = false;
    for (let guess = 0; guess < 40 && !stopped; guess++) {
      whatIf.guessAnew(String(guess));
      stopped = whatIf.at(here) === null;
    }
    expect(stopped).toBe(true);
    expect(whatIf.size).toBe(size);
    expect(here.line).toContain(whatIf.here);
    expect(whatIf.at(whatIf.here)).not.toBeNull();
  });

  it('marks where something that is only guessed comes to light, and what follows', () => {
    const whatIf = begun();
    wander(whatIf, 200);
    const marks = whatIf.here.line.map((branch) => whatIf.at(branch)!.revealed);
    expect(marks).toContain(true);
    expect(marks).toEqual(marks.toSorted());
    const known = begun(null);
    wander(known, 60);
    expect(known.here.line.some((branch) => known.at(branch)!.revealed)).toBe(false);
  });

  it('offers one’s own moves as far as they show nothing and nobody else moves', () => {
    const whatIf = begun();
    wander(whatIf, 40);
    const mine = whatIf.ownMoves;
    const { line } = whatIf.here;
    const end = line[mine.length] as Branch | undefined;
    expect(mine).toEqual(line.slice(0, mine.length).map((branch) => branch.move));
    expect(end === undefined || end.seat !== own() || whatIf.at(end)!.revealed).toBe(true);
    // they lead the viewer to the same view in every world
    const state = setup();
    for (const move of mine) game.play(state, own(), move);
    if (mine.length > 0) expect(sameJson(game.view(state, own()), game.view(whatIf.at(line[mine.length - 1])!.state, own()))).toBe(true);
  });
});

describe('the next turn of a line', () => {
  it('is one’s own moves after those of the others, up to the first that shows something', () => {
    const first = own();
    const start = setup();
    const waits = 1 - first;
    const whatIf = new WhatIf({ game, start: game.view(start, waits), viewer: waits, guess: 'one' });
    expect(whatIf.nextTurn).toBeNull();
    whatIf.try(named(whatIf, 'pass'));
    expect(whatIf.nextTurn).toBeNull();
    const { state } = whatIf.present;
    whatIf.try(named(whatIf, 'pass'));
    whatIf.try(named(whatIf, 'pass'));
    expect(whatIf.nextTurn).toEqual({ view: game.view(state, waits), moves: [whatIf.here.parent!.move] });
    // in one's own turn there is nothing to prepare
    const mine = begun();
    mine.try(named(mine, 'pass'));
    expect(mine.nextTurn).toBeNull();
  });
});

describe('the tree as a file', () => {
  const written = (): WhatIfFile => {
    const whatIf = begun();
    wander(whatIf, 12);
    whatIf.here.name = 'Early palace';
    whatIf.goTo(whatIf.here.line[2]);
    wander(whatIf, 5, 'another');
    return JSON.parse(JSON.stringify(writeWhatIf(whatIf, NAMES)));
  };

  it('comes back as it was, by file and by link', async () => {
    const file = written();
    const open = openWhatIf(game, readWhatIfFile(file));
    expect(writeWhatIf(open, NAMES)).toEqual(file);
    expect(file.tries.some(({ name }) => name === 'Early palace')).toBe(true);
    expect(await unpacked(await packed(file))).toEqual(file);
    expect((await packed(file)).length).toBeLessThan(8000);
  });

  it.each<[string, (file: Record<string, unknown> & WhatIfFile) => unknown, string]>([
    ['is no tree', () => 'hello', 'bad-saved-game'],
    ['has more than it should', (file) => ({ ...file, script: 1 }), 'bad-saved-game'],
    ['follows a move that is not there', (file) => ({ ...file, tries: [{ after: 7, move: file.tries[0].move }] }), 'bad-saved-game'],
    ['has too many moves', (file) => ({ ...file, tries: Array.from({ length: MOST_TRIES + 1 }, () => file.tries[0]) }), 'bad-saved-game'],
    ['has a move of no seat', (file) => ({ ...file, tries: [{ after: 0, move: '7 pass' }] }), 'unknown-seat'],
    ['has a move that is none', (file) => ({ ...file, tries: [{ after: 0, move: '0 fly away' }] }), 'not-a-move'],
    ['has a viewer who is not there', (file) => ({ ...file, viewer: 3 }), 'unknown-seat'],
    ['has seats for others', (file) => ({ ...file, seats: ['Ada'], viewer: 0, tries: [] }), 'bad-saved-game'],
    ['has a name that is a novel', (file) => ({ ...file, name: 'x'.repeat(1000) }), 'bad-saved-game'],
    ['stands on nothing', (file) => ({ ...file, start: null }), 'bad-state'],
    ['claims that all of a view is known', (file) => ({ ...file, guess: null }), 'bad-state'],
    ['is of newer rules', (file) => ({ ...file, rules: 999 }), 'newer-rules'],
    ['is of another game', (file) => ({ ...file, game: 'chess' }), 'unknown-game'],
  ])('is refused with its reason when it %s', (_what, spoil, code) => {
    expect(refusal(() => openWhatIf(game, readWhatIfFile(spoil(written() as never))))).toBe(code);
  });

  it('never crashes on a start that was tampered with', () => {
    const file = written();
    const text = JSON.stringify(file.start);
    const random = randomFrom('tamper');
    for (let tries = 0; tries < 300; tries++) {
      const at = random(text.length);
      const spoilt = text.slice(0, at) + '0123456789-"[]{}nul,:'[random(21)] + text.slice(at + 1);
      let start: unknown;
      try {
        start = JSON.parse(spoilt);
      } catch {
        continue;
      }
      refusal(() => openWhatIf(game, readWhatIfFile({ ...file, start })));
    }
  });

  it('is refused by link when it was cut, changed, or swells without end', async () => {
    const link = await packed(written());
    const bomb = await packed({ x: '0'.repeat(5_000_000) } as never);
    for (const text of [link.slice(0, -20), `${link.slice(0, 50)}AAAA${link.slice(54)}`, 'not a link', '', bomb])
      await expect(unpacked(text)).rejects.toThrow(Refusal);
  });
});
