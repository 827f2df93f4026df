import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, House, openFile, STILL } from './house.ts';
import { asked, begin, byMouse, play, rest, speak } from './players.ts';
import { movesMade } from './robot.ts';

const GAME = 'carrara';
const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const people = (count: number) => async (page: import('playwright-core').Page) => {
  for (let seat = 0; seat < count; seat++) await page.locator('form select').nth(seat).selectOption({ index: 0 });
};
const logLines = (page: import('playwright-core').Page): Promise<string[]> => page.locator('[role="log"] p').allTextContents();

/** A game of La Stanza after so many moves, Ada against a bot. */
async function stanzaAfter(made: number): Promise<string> {
  const recorded = new URL('../../games/la-stanza/test/games/two-apprentices.json', import.meta.url);
  const { saved } = JSON.parse(await readFile(recorded, 'utf8')) as { saved: { moves: string[] } };
  const seats = [
    { name: 'Ada', level: null },
    { name: 'Bea', level: 'novice' },
  ];
  return JSON.stringify({ ...saved, seats, moves: saved.moves.slice(0, made) });
}

describe('a table', () => {
  it('goes on after a reload where it stood', async () => {
    const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
    await begin(page, GAME);
    await play(page, byMouse, { seed: 3, most: 8 });
    await rest(page);
    const before = await logLines(page);
    await page.reload();
    await page.waitForSelector('.prompt');
    expect(await logLines(page)).toEqual(before);
    await play(page, byMouse, { seed: 4, most: 3 });
    await rest(page);
    const later = await logLines(page);
    await page.goto(house.url);
    await page.click('section[aria-labelledby="saved"] li a');
    await page.waitForSelector('.prompt');
    expect(await logLines(page)).toEqual(later);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('changes its language in the middle', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await begin(page, GAME);
    await play(page, byMouse, { seed: 5, most: 4 });
    for (const [language, word] of [
      ['fr', 'Journal'],
      ['de', 'Verlauf'],
      ['nl', 'Verloop'],
      ['en', 'Log'],
    ]) {
      await speak(page, language);
      await page.waitForFunction((expected) => document.querySelector('aside h2')?.textContent === expected, word);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      expect(await page.locator('.status').textContent()).not.toBe('');
    }
    await context.close();
  });

  it('takes moves back to the last reveal, and waits at the end of a turn', async () => {
    const { page, context } = await house.visit({ confirm: true }, DESKTOP, STILL);
    await begin(page, GAME, people(2));
    expect(await asked(page)).toBe('curtain');
    await page.click('dialog[aria-labelledby="next"] button');
    await page.getByRole('button', { name: /Pass and take florins/ }).click();
    await page.waitForSelector('.prompt .moves .primary');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /Pass and take florins/ }).click();
    await page.getByRole('button', { name: 'Restart turn' }).click();
    await page.getByRole('button', { name: /Pass and take florins/ }).click();
    await page.getByRole('button', { name: 'End turn' }).click();
    // hot-seat: the table is hidden until the next person says so
    await page.waitForSelector('dialog[aria-labelledby="next"]');
    expect(await page.locator('.board .pile').count()).toBe(0);
    await page.click('dialog[aria-labelledby="next"] button');
    await page.waitForSelector('.board .pile');
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await context.close();
  });

  it('tells what a master would play and why, and plays it', async () => {
    const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
    await begin(page, GAME);
    await page.waitForFunction(() => Number(document.querySelector('.table')?.getAttribute('data-moves')) > 1);
    await page.getByRole('button', { name: 'Hint' }).click();
    const coach = page.getByRole('region', { name: 'What a master would play' });
    const lines = coach.locator('ol > li');
    await lines.first().waitFor({ timeout: 20_000 });
    expect(await lines.count()).toBeGreaterThan(1);
    expect(await lines.first().textContent()).toMatch(/about \d[\d–]* points at the end.*% to win/s);
    expect(await lines.first().locator('ul li').count()).toBeGreaterThan(0);
    const before = await page.locator('.table').getAttribute('data-position');
    await lines.first().getByRole('button', { name: 'Play it' }).click();
    await page.waitForFunction((known) => document.querySelector('.table')?.getAttribute('data-position') !== known, before);
    await coach.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says why something is not possible', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await begin(page, GAME);
    await rest(page);
    await page.locator('.board [data-target="monument:villa"]').click({ force: true });
    expect(await page.locator('.notice').textContent()).toMatch(/block/);
    expect(await page.locator('[role="tooltip"]').textContent()).toMatch(/Villa/);
    await speak(page, 'fr');
    expect(await page.locator('.notice').textContent()).toMatch(/bloc(?!k)/);
    // picking something up is no move, but the reason is of no interest any more
    await page.keyboard.press('Escape');
    await page.locator('.board [data-target^="tile:"].legal').first().click();
    await page.waitForSelector('.carrara[data-held]');
    expect(await page.locator('.notice').count()).toBe(0);
    await context.close();
  });

  it('a recruit that is picked up is the one the places speak of: what it brings there, and no menu', async () => {
    const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
    // Ada may hire two people
    const made = 46;
    await openFile(page, await stanzaAfter(made));
    const recruits = page.locator('.pick');
    const place = page.locator('[data-target="worker.0.6"].legal');
    await place.waitFor();
    expect(await recruits.count()).toBe(2);
    expect(await place.locator('.gains').count()).toBe(0);
    await recruits.nth(1).click();
    expect(await recruits.nth(1).getAttribute('aria-checked')).toBe('true');
    await place.locator('.gains').waitFor();
    await place.click();
    await page.waitForFunction((count) => Number(document.querySelector('.table')?.getAttribute('data-position')?.split('/')[0]) > count, made);
    expect(await page.locator('dialog .inner').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps every part in its place when a room with a long name can be activated, and covers no word by what a work brings', async () => {
    const { page, context } = await house.visit({ language: 'nl' }, DESKTOP, STILL);
    const tops = new Set<number>();
    // Ada is to move; to activate any room with a white meeple
    for (const [made, asked] of [
      [0, '.space.legal'],
      [27, '.discoveries .door-plate.legal .reach'],
    ] as const) {
      await page.goto(house.url);
      await openFile(page, await stanzaAfter(made));
      await page.waitForSelector(asked);
      tops.add((await page.locator('.discoveries .inside').boundingBox())!.y);
    }
    expect(tops.size).toBe(1);

    await page.goto(house.url);
    await openFile(page, await stanzaAfter(162));
    const easel = page.locator('.easel.legal', { has: page.locator('.gains') }).first();
    await easel.waitFor();
    const [brings, name] = [(await easel.locator('.gains').boundingBox())!, (await easel.locator('.caption').boundingBox())!];
    expect(brings.y + brings.height).toBeLessThanOrEqual(name.y);
    await context.close();
  });

  it('takes two presses on one answer for one', async () => {
    const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
    await begin(page, 'la-stanza');
    const answer = page.locator('.prompt .moves button.glowing');
    for (let tries = 0; tries < 10 && (await answer.count()) === 0; tries++) {
      await play(page, byMouse, { seed: 3, most: 1 });
      await rest(page);
    }
    const made = await movesMade(page);
    await answer.first().evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await rest(page);
    expect(await movesMade(page)).toBeGreaterThan(made);
    expect(await page.locator('.notice').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows by itself what happened since one’s last move, and comes back', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await begin(page, GAME);
    await play(page, byMouse, { seed: 6, most: 4 });
    await page.getByRole('button', { name: 'Since my move' }).click();
    await page.waitForSelector('input[type="range"]');
    const from = Number(await page.inputValue('input[type="range"]'));
    await page.waitForFunction((before) => Number(document.querySelector<HTMLInputElement>('input[type="range"]')?.value) > before, from);
    await page.waitForSelector('.prompt');
    expect(page.url()).not.toContain('move=');

    // whoever stops it stays where it stopped
    await page.getByRole('button', { name: 'Since my move' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await page.inputValue('input[type="range"]');
    await page.waitForTimeout(1500);
    expect(await page.inputValue('input[type="range"]')).toBe(stopped);
    await context.close();
  });

  it('is replayed from its address, and can be exported and imported', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await begin(page, GAME);
    await play(page, byMouse, { seed: 6, most: 6 });
    const address = page.url();
    await page.goto(`${address}?move=2`);
    await page.waitForSelector('input[type="range"]');
    expect(await page.inputValue('input[type="range"]')).toBe('2');
    await page.getByRole('button', { name: 'One move forward' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type="range"]')?.value === '3');
    expect(page.url()).toContain('move=3');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.waitForSelector('.prompt');

    await page.goto(house.url);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /Save as a file/ }).click();
    const file = (await (await saving).path())!;
    await openFile(page, await readFile(file, 'utf8'));
    await page.waitForSelector('.prompt');
    await page.goto(house.url);
    await page.waitForSelector('section[aria-labelledby="saved"] li');
    expect(await page.locator('section[aria-labelledby="saved"] li').count()).toBe(2);
    await page
      .getByRole('button', { name: /^Delete:/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForFunction(() => document.querySelectorAll('section[aria-labelledby="saved"] li').length === 1);
    await context.close();
  });
});

describe('bad input', () => {
  const broken: [string, string, RegExp][] = [
    ['no JSON', 'hello', /isn’t JSON/],
    ['not a game', '{"a": 1}', /Nothing was changed/],
    ['an unknown game, whatever else it lacks', '{"game":"chess","players":2}', /chess/],
    ['an unknown game', JSON.stringify({ game: 'chess', rules: 1, players: 2, seed: 'a', moves: [] }), /chess/],
    ['other rules', JSON.stringify({ game: GAME, rules: 999, players: 2, seed: 'a', moves: [] }), /999/],
    ['JSON nested too deep', '['.repeat(200_000), /Nothing was changed/],
    ['far more than a game', ' '.repeat(4_000_001), /too large/],
    ['an impossible move', JSON.stringify({ game: GAME, rules: 1, players: 2, seed: 'a', moves: ['0 pass', '0 pass'] }), /[Mm]ove/],
  ];
  it.each(broken)('a file with %s is refused in words', async (_name, text, expected) => {
    const { page, context, faults } = await house.visit({}, DESKTOP, STILL);
    await openFile(page, text);
    await page.waitForSelector('.fault');
    expect(await page.locator('.fault').textContent()).toMatch(expected);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('unknown addresses and games say so', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    for (const hash of ['#/nowhere', '#/game/nothing', '#/new/chess', '#/rules/chess', '#/%E0%A4%A']) {
      await page.goto(house.url + hash);
      await page.waitForSelector('[role="alert"]');
    }
    await context.close();
  });

  it('a browser that can’t keep the game says so, and the game can be exported as it stands', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await begin(page, GAME);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await play(page, byMouse, { seed: 3, most: 2 });
    await page.waitForSelector('.banner [role="alert"]');
    const made = await movesMade(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('.banner button')]);
    const { moves } = JSON.parse(await readFile((await download.path())!, 'utf8'));
    expect(moves.length).toBeGreaterThanOrEqual(made);
    await context.close();
  });

  it('a stored game of other rules can’t be opened, but is not lost', async () => {
    const { page, context } = await house.visit({}, DESKTOP, STILL);
    await begin(page, GAME);
    // once it is kept
    await rest(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('bottega');
          opening.onsuccess = () => {
            const store = opening.result.transaction('games', 'readwrite').objectStore('games');
            const all = store.getAll();
            all.onsuccess = () => {
              const [game] = all.result;
              game.saved.rules = 999;
              store.put(game).onsuccess = () => resolve();
            };
          };
        }),
    );
    await page.reload();
    await page.waitForSelector('[role="alert"]');
    expect(await page.locator('[role="alert"]').textContent()).toMatch(/999/);
    await page.goto(house.url);
    await page.waitForSelector('section[aria-labelledby="saved"] li');
    await context.close();
  });
});

it('works without a network once loaded', async () => {
  const { page, context } = await house.visit({}, DESKTOP, { ...STILL, serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(1500);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('article h2');
  await begin(page, GAME);
  await play(page, byMouse, { seed: 8, most: 3 });
  await page.reload();
  await page.waitForSelector('.prompt');
  await context.close();
});
