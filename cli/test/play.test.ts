import { readFileSync, writeFileSync } from 'node:fs';
import { LEVELS } from '@bottega/bots';
import { LANGUAGES } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import { CLI_TEXT } from '../text/index.ts';
import { bottega, scratch } from './harness.ts';

const file = scratch();
const seat = (level: string | null) => ({ name: '', level });
const SEAT = { human: seat(null), greedy: seat('greedy'), random: seat('random') };
const saved = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));
const play = (name: string, flags: string[], lines: string[]) => bottega(['play', 'toy', '--seed', 'a', '--file', file(name), ...flags], lines);

describe('play at the terminal', () => {
  it('plays to the end by numbers and shows the breakdown and the ranking', async () => {
    const { code, out } = await play('whole.json', [], Array(60).fill('1'));
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/Player 1 +Greedy bot 2\nCards +\d+ +\d+\nTotal/);
    expect(out).toMatch(/\n1\. \w+/);
    const told = await bottega(['replay', file('whole.json')]);
    expect(told.out).toContain('The game is over.');
    expect(out.trim().endsWith(told.out.split('over.\n\n')[1].trim())).toBe(true);
  });

  it('takes moves by notation and explains why one can’t be made', async () => {
    const { out } = await play('notation.json', [], ['play 9', 'fly', '12', 'PLAY  2', 'keep']);
    expect(out).toContain('You hold no 9.');
    expect(out).toContain('That isn’t a move in this game.');
    expect(out).toContain('There is no move 12; choose from 1 to 3.');
    expect(saved('notation.json').moves.slice(0, 2)).toEqual(['0 play 2', '0 keep']);
  });

  it('shows a person only what that person may know', async () => {
    const { out } = await play('secret.json', ['--seats', 'human,human'], ['', 'draw', '', 'draw', '']);
    expect(out).toContain('Hands: 21 | ?? (seen by 0)');
    expect(out).toContain('Hands: ??? | 94 (seen by 1)');
    expect(out.match(/You draw a/g)).toHaveLength(1);
    expect(out).not.toMatch(/\d \| \d/);
  });

  it('hides the table between two people until the next one says so', async () => {
    const { out } = await play('hidden.json', ['--seats', 'human,human'], ['', 'draw']);
    expect(out.match(/Hands:/g)).toHaveLength(1);
    expect(out.match(/Press Enter when/g)).toHaveLength(2);
  });

  it('tells what happened since my last move', async () => {
    const { out } = await play('since.json', [], ['draw']);
    expect(out).toMatch(/Since your last move:\n {2}Player 1 draws a card\.\n {2}You draw a \d\.\n {2}Greedy bot 2/);
  });

  it('saves after every move, leaves at the end of input, and goes on from the file', async () => {
    const { code, out } = await play('resume.json', ['--seats', 'human,human'], ['', 'play 2', 'give 1']);
    expect(code).toBe(0);
    expect(out).toContain(`Saved in ${file('resume.json')}.`);
    expect(saved('resume.json')).toMatchObject({
      game: 'toy',
      rules: 3,
      players: 2,
      seed: 'a',
      seats: [SEAT.human, SEAT.human],
      moves: ['0 play 2', '0 give 1'],
    });
    const again = await bottega(['play', '--file', file('resume.json')], ['', 'draw', 'quit']);
    expect(again.out).toContain('after 2 moves');
    expect(again.out).toContain('Player 2 gets a point.');
    expect(saved('resume.json').moves).toEqual(['0 play 2', '0 give 1', '1 draw']);
  });

  it('stays open when it can’t be saved under a name that was given', async () => {
    const { code, out } = await play('typo.json', ['--seats', 'human,human'], ['', `save ${file('typo.json')}/x.json`, 'play 2', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain("typo.json/x.json can't be written");
    expect(saved('typo.json').moves).toEqual(['0 play 2']);
    expect(await bottega(['play', '--file', file('missing.json')])).toMatchObject({ code: 1, err: expect.stringContaining('there is no such file') });
  });

  it('is the same game whether or not it was left in between', async () => {
    const moves = Array(60).fill('1');
    await play('once.json', [], moves);
    for (let lines = 0; lines < 60; lines += 7) await play('often.json', [], moves.slice(0, 7));
    expect(saved('often.json').moves).toEqual(saved('once.json').moves);
  });

  it('goes on with a saved game that knows no seats', async () => {
    writeFileSync(file('bare.json'), JSON.stringify({ game: 'toy', rules: 3, players: 2, seed: 'a', moves: [] }));
    const { code } = await bottega(['play', '--file', file('bare.json')], ['draw']);
    expect(code).toBe(0);
    expect(saved('bare.json').seats).toEqual([SEAT.human, SEAT.greedy]);
  });

  it('takes back a move that showed nothing', async () => {
    const free = await play('undo.json', ['--seats', 'human,human'], ['', 'play 2', 'undo', 'undo']);
    expect(free.out).toContain('1 move undone.');
    expect(free.out).toContain('You have no move to undo.');
    expect(saved('undo.json').moves).toEqual([]);
    const answered = await play('answered.json', [], ['play 2', 'keep', 'undo']);
    expect(answered.out).toContain('somebody else has played since');
  });

  it('takes nothing back over another person’s move', async () => {
    const person = await play('person.json', ['--seats', 'human,human'], ['', 'play 2', 'keep', '', 'play 9', 'keep', '', 'undo']);
    expect(person.out).toContain('somebody else has played since');
  });

  it('takes anything back in a casual game alone against bots, and says so in its file', async () => {
    const { out } = await play('alone.json', ['--casual'], ['play 2', 'keep', 'undo', 'undo', 'draw', 'undo']);
    expect(out.match(/\d moves? undone\./g)).toEqual(['2 moves undone.', '1 move undone.', '2 moves undone.']);
    expect(saved('alone.json')).toMatchObject({ moves: [], casual: true });
  });

  it('goes on with files of earlier versions, and of the browser', async () => {
    const game = { game: 'toy', rules: 3, players: 2, seed: 'a', moves: ['0 draw'] };
    writeFileSync(file('earlier.json'), JSON.stringify({ ...game, seats: ['human', 'random'] }));
    writeFileSync(file('browser.json'), JSON.stringify({ sitters: [{ name: 'Ada', level: null }, SEAT.random], saved: game }));
    for (const name of ['earlier.json', 'browser.json']) {
      expect((await bottega(['play', '--file', file(name)], ['quit'])).code).toBe(0);
      expect((await bottega(['replay', file(name)])).out).toContain(name === 'earlier.json' ? 'Player 1: draw' : 'Ada: draw');
    }
    expect(saved('browser.json').seats).toEqual([{ name: 'Ada', level: null }, SEAT.random]);
    writeFileSync(file('unknown.json'), JSON.stringify({ ...game, seats: ['human', 'wizard'] }));
    const unknown = await bottega(['play', '--file', file('unknown.json')]);
    expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('seats.1') });
    expect(unknown.err).toContain('one of human, random, greedy, novice, apprentice, journeyman, master is wanted, not "wizard"');
  });

  it('saves elsewhere and helps', async () => {
    const { out } = await play('here.json', [], ['help', `save ${file('there.json')}`]);
    expect(out).toContain('undo your last move');
    expect(saved('there.json')).toEqual(saved('here.json'));
  });

  it('lets bots play among themselves', async () => {
    const { out } = await play('bots.json', ['--seats', 'random,greedy,random'], []);
    expect(out).toContain('Greedy bot 2 plays');
    expect(out).toContain('The game is over.');
  });

  it.each(LANGUAGES)('speaks %s', async (language) => {
    const { code, out } = await play(`${language}.json`, ['--lang', language], ['1']);
    expect(code).toBe(0);
    expect(out).toContain(CLI_TEXT[language]['cli.since']);
    if (language === 'fr') expect(out).toContain('Piocher une carte');
  });

  it.each(LANGUAGES)('has a name and a description in %s for everybody who may sit there', (language) => {
    for (const sitter of ['human', ...LEVELS]) {
      expect(CLI_TEXT[language][`cli.${sitter}`]).toMatch(/\{number\}/);
      expect(CLI_TEXT[language][`cli.sitter.${sitter}`]).toMatch(/./);
    }
  });

  it('seats any bot beside a person', async () => {
    const { code, out } = await play('novice.json', ['--seats', 'human,novice'], ['1']);
    expect(code).toBe(0);
    expect(out).toContain('Novice bot 2');
  });

  it('refuses and says how to start when nobody can be asked', async () => {
    const { code, out, err } = await bottega(['play']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('bottega play toy --players 2 --seats human,greedy');
  });

  it('has the same words in every language', () => {
    const argumentsOf = (message: string) => [...message.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();
    for (const language of LANGUAGES) {
      expect(Object.keys(CLI_TEXT[language])).toEqual(Object.keys(CLI_TEXT.en));
      for (const [key, message] of Object.entries(CLI_TEXT.en)) {
        if (!message.includes('plural')) expect([key, argumentsOf(CLI_TEXT[language][key])]).toEqual([key, argumentsOf(message)]);
      }
    }
  });
});

describe('replay', () => {
  it('tells a game in words, up to a move, or as JSON', async () => {
    await play('told.json', [], Array(60).fill('1'));
    const words = await bottega(['replay', file('told.json'), '--to', '2']);
    expect(words.out).toMatch(/^ {3}1 {2}Player 1: draw\n {8}Player 1 draws a card\.\n {8}\(Player 1\) You draw a \d\.\n {3}2 {2}Greedy bot 2: /);
    expect(words.out).toContain('So far:');
    const json = JSON.parse((await bottega(['replay', file('told.json'), '--json'])).out);
    expect(json.result.over).toBe(true);
    expect(json.moves[0]).toMatchObject({
      number: 1,
      seat: 0,
      text: 'draw',
      move: { do: 'draw' },
      words: ['Player 1 draws a card.', expect.stringContaining('You draw')],
    });
  });
});
