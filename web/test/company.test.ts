/** Strangers who meet here: each with a browser of their own, in several languages. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tournament } from '@bottega/table/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOn } from './axe.ts';
import { type Friend, Friends, openTable, seeTable, sitDown, TestServer, whoseTurn } from './friends.ts';
import { PHONE } from './house.ts';
import { LEGAL } from './players.ts';

const friends = new Friends();
const server = new TestServer();
beforeAll(async () => {
  await friends.open();
  await server.start();
});
afterAll(async () => {
  await friends.close();
  await server.remove();
});

const person = (name: string, settings = {}, viewport?: typeof PHONE) => friends.invite(server.url, name, settings, viewport);
const button = ({ page }: Friend, name: string | RegExp, exact = false) => page.getByRole('button', { name, exact });
const visit = ({ page }: Friend, hash: string) => page.goto(server.url + hash);
async function part(...people: Friend[]): Promise<void> {
  for (const { context, faults } of people) {
    expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
    await context.close();
  }
}
/** `SHOTS=folder` keeps what was seen, to be looked at. */
async function shoot({ page }: Friend, name: string): Promise<void> {
  if (process.env.SHOTS === undefined) return;
  mkdirSync(process.env.SHOTS, { recursive: true });
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

interface Search {
  readonly game: string;
  readonly counts: readonly number[];
  readonly labels: { readonly name: string; readonly game: string; readonly go: string };
}
const ENGLISH = { name: 'Your name', game: 'Game', go: 'Find players' };
const GERMAN = { name: 'Dein Name', game: 'Spiel', go: 'Mitspieler suchen' };

async function seek(friend: Friend, { game, counts, labels }: Search): Promise<void> {
  await visit(friend, '#/online');
  const form = friend.page.locator('.play-now');
  await form.getByLabel(labels.name).fill(friend.name);
  await form.getByLabel(labels.game, { exact: true }).selectOption(game);
  for (const box of await form.getByRole('checkbox').all()) {
    const count = Number(await box.getAttribute('value'));
    await box.setChecked(counts.includes(count), { force: true });
  }
  await form.getByRole('button', { name: labels.go }).click();
}

describe('play now', () => {
  it('brings three strangers to one table, in two languages, and offers bots to who waits for long', async () => {
    const dora = await person('Dora', { theme: 'dark' }, PHONE);
    await seek(dora, { game: 'paneveggio', counts: [2], labels: ENGLISH });
    await dora.page.getByText('Nobody else is waiting for this yet.').waitFor();

    const [ada, bea, cleo] = [await person('Ada'), await person('Bea', { language: 'de' }), await person('Cleo')];
    await shoot(ada, 'home');
    await visit(ada, '#/online');
    await ada.page.getByText('Paneveggio: one player is waiting').waitFor();
    expect(await faultsOn(ada.page)).toEqual([]);
    await shoot(ada, 'lobby');
    await seek(ada, { game: 'carrara', counts: [3], labels: ENGLISH });
    await seek(bea, { game: 'carrara', counts: [2, 3], labels: GERMAN });
    await bea.page.getByText('Ein anderer Spieler wartet.').waitFor();
    await shoot(bea, 'waiting-de');
    await ada.page.getByText('One other player is waiting.').waitFor();
    await seek(cleo, { game: 'carrara', counts: [3], labels: ENGLISH });
    await seeTable(ada, bea, cleo);
    const addresses = new Set([ada, bea, cleo].map(({ page }) => page.url()));
    expect(addresses.size).toBe(1);
    for (const { name } of [ada, bea, cleo]) await ada.page.getByText(name, { exact: true }).first().waitFor();
    // the next visit does not lead there again
    await visit(ada, '#/online');
    await button(ada, 'Find players').waitFor();

    // whoever waits for long is offered bots
    await button(dora, 'Play with bots').waitFor({ timeout: 60_000 });
    expect(await faultsOn(dora.page)).toEqual([]);
    await shoot(dora, 'bots-phone-dark');
    await dora.page.getByLabel('Bots for the missing seats').selectOption('novice');
    await button(dora, 'Play with bots').click();
    await seeTable(dora);
    await part(ada, bea, cleo, dora);
  });
});

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What whoever runs the server types. */
const command = (...words: string[]): string =>
  execFileSync(process.execPath, ['bin/bottega', ...words], { cwd: ROOT, env: { ...process.env, BOTTEGA_DATA: server.folder }, encoding: 'utf8' });

/** A name that nobody has, also where a test is tried again. */
const newLogin = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`;

async function register(friend: Friend, login: string): Promise<void> {
  await visit(friend, '#/account');
  const form = friend.page
    .locator('form')
    .filter({ has: friend.page.locator('input[autocomplete="new-password"]') })
    .first();
  await form.locator('input').first().fill(login);
  await form.locator('input[type="password"]').fill('correct horse');
  await form.locator('button[type=submit]').click();
  await friend.page.getByText(login).first().waitFor();
}

describe('order among people', () => {
  it('a guest is shown out, somebody is blocked and reported, and gets an answer in another language', async () => {
    const [ada, bea, keeper] = [await person('Ada'), await person('Bea'), await person('Karl', { language: 'de' })];
    const karl = newLogin('karl');
    await register(keeper, karl);
    expect(command('people', 'keeper', karl)).toContain(`${karl} keeps order here`);
    const link = await openTable(ada, 'carrara', 3);
    await sitDown(bea, link);
    await button(ada, 'Remove Bea').click();
    await button(ada, 'Really remove: Bea can’t come back').click();
    await button(bea, 'Take a seat').click();
    await bea.page.getByText('The host has removed you from this table.').waitFor();

    const other = await openTable(ada, 'carrara', 2);
    await sitDown(bea, other);
    await seeTable(ada, bea);
    await bea.page.getByLabel('Say something').fill('What a silly move!');
    await bea.page.keyboard.press('Enter');
    await ada.page.getByText('What a silly move!').waitFor();
    await button(ada, 'This table').click();
    await button(ada, 'Report Bea …').click();
    await ada.page.getByRole('form', { name: 'Report Bea' }).getByLabel('What a silly move!').check();
    await ada.page.getByLabel('What happened?').fill('Not nice.');
    expect(await faultsOn(ada.page)).toEqual([]);
    await shoot(ada, 'report');
    await button(ada, 'Send the report').click();
    await ada.page.getByText('Thank you. Your report is on its way').waitFor();
    await button(ada, 'Block Bea').click();
    await button(ada, 'Yes, never sit together again').click();
    await ada.page.getByText('Bea is blocked').waitFor();
    await button(ada, 'Close').click();
    await ada.page.locator('#chat').getByText('What a silly move!').waitFor({ state: 'detached' });

    // in German, with the very words that were said
    await visit(keeper, '#/online');
    await keeper.page.reload();
    await keeper.page.getByRole('link', { name: 'Moderation' }).click();
    await keeper.page.getByRole('heading', { name: /Bea.*Beleidigung/ }).waitFor();
    await keeper.page.locator('blockquote', { hasText: 'What a silly move!' }).waitFor();
    expect(await faultsOn(keeper.page)).toEqual([]);
    await shoot(keeper, 'keep-reports-de');
    await keeper.page.getByLabel('Antwort an Ada').fill('Bea schweigt eine Woche.');
    await button(keeper, 'Antworten und abschließen').click();
    await keeper.page.getByText('Nichts wartet auf Antwort.').waitFor();
    await button(keeper, 'Spieler').click();
    await keeper.page.getByLabel('Grund').fill('Spott');
    await button(keeper, 'Stummschalten: Bea').first().click();
    await keeper.page.getByText(/stummgeschaltet bis/).waitFor();
    expect(await faultsOn(keeper.page)).toEqual([]);
    await shoot(keeper, 'keep-people-de');
    await bea.page.getByLabel('Say something').fill('Hello?');
    await bea.page.keyboard.press('Enter');
    await bea.page.getByText('You can’t write in chats right now.').waitFor();
    await button(keeper, 'Tische').click();
    await keeper.page.getByRole('button', { name: 'Tisch schließen' }).first().waitFor();
    await shoot(keeper, 'keep-tables-de');
    await button(keeper, 'Nachricht an alle').click();
    await keeper.page.getByLabel('English').fill('Be kind.');
    await keeper.page.getByLabel('Deutsch').fill('Seid freundlich.');
    await button(keeper, 'Zeigen').click();
    await keeper.page.getByText('Gespeichert.').waitFor();
    await button(keeper, 'Zustand und Zahlen').click();
    await keeper.page.getByText(/SQLite, antwortet in/).waitFor();
    await keeper.page.setViewportSize(PHONE);
    await shoot(keeper, 'keep-figures-phone');
    await button(keeper, 'Was getan wurde').click();
    await keeper.page.getByText('Bea stummgeschaltet').waitFor();
    await shoot(keeper, 'keep-acts-phone');

    await visit(ada, '#/account');
    await ada.page.getByText('Answer: Bea schweigt eine Woche.').waitFor();
    await ada.page.getByText('Be kind.').waitFor();
    await ada.page.getByRole('region', { name: 'Blocked players' }).getByText('Bea').waitFor();
    await visit(bea, '#/keep');
    await bea.page.getByText('This page is for whoever keeps order on this server.').waitFor();
    await part(ada, bea, keeper);
  });
});

/** What openskill 5.0.1 makes of three beginners, by their places, on our scale. */
const LIBRARY: Readonly<Record<string, readonly string[]>> = {
  '1 2 3': ['1638 ± 394', '1534 ± 387', '1328 ± 387'],
  '1 1 3': ['1534 ± 394', '1534 ± 394', '1431 ± 394'],
  '1 2 2': ['1638 ± 394', '1431 ± 387', '1431 ± 387'],
  '1 1 1': ['1500 ± 394', '1500 ± 394', '1500 ± 394'],
};

/** With the cookie of that browser. */
const ask = async <Body>({ page }: Friend, path: string, body?: object): Promise<Body> => {
  const headers = { Origin: new URL(server.url).origin };
  const answer = await (body === undefined
    ? page.request.get(`${server.url}api/${path}`)
    : page.request.post(`${server.url}api/${path}`, { data: body, headers }));
  return (await answer.json()) as Body;
};

/** Everybody plays one thing or another until the game is over; resolves to their places by seat. */
async function playToTheEnd(table: string, people: readonly Friend[]): Promise<number[]> {
  for (;;) {
    for (const [seat, friend] of people.entries()) {
      const { turn } = await ask<{ turn: { number: number; moves: string[] } | null }>(friend, `tables/${table}/turn`);
      if (turn === null) continue;
      const { number, moves } = turn;
      await ask(friend, `tables/${table}/moves`, { number, move: moves[(7 * number + 3 * seat) % moves.length] });
    }
    const { status, outcome } = await ask<{ status: string; outcome: { result: { ranking: number[][] } } | null }>(people[0], `tables/${table}`);
    if (status !== 'over') continue;
    const { ranking } = outcome!.result;
    return people.map(
      (_, seat) =>
        1 +
        ranking
          .slice(
            0,
            ranking.findIndex((group) => group.includes(seat)),
          )
          .flat().length,
    );
  }
}

describe('company', () => {
  it('people follow each other, invite by name and again, and say yes or no, in two languages', async () => {
    const [ines, jule] = [await person('Ines'), await person('Jule', { language: 'de' })];
    await register(ines, 'ines');
    await register(jule, 'jule');
    const { player } = await ask<{ player: { id: string } }>(jule, 'me');
    await visit(ines, `#/player/${player.id}`);
    await button(ines, 'Follow').click();
    await button(ines, 'Stop following').waitFor();
    // what Jule plays is hers to show
    await visit(jule, `#/player/${player.id}`);
    await jule.page.getByLabel('Andere dürfen sehen, was ich spiele').check();
    await visit(jule, '#/online');
    await jule.page.getByLabel('Spiel', { exact: true }).selectOption('paneveggio');
    await button(jule, 'Mitspieler suchen').click();
    await jule.page.getByText('Suche Mitspieler für Paneveggio').waitFor();
    await visit(ines, '#/online');
    await ines.page.getByText('is looking for players: Paneveggio').waitFor();
    expect(await faultsOn(ines.page)).toEqual([]);
    await shoot(ines, 'followed');
    await button(jule, 'Suche beenden').click();

    const link = await openTable(ines, 'carrara', 2);
    await ines.page.getByLabel('Name of a player with an account').fill('jule');
    await button(ines, 'Invite', true).click();
    await ines.page.getByText('Jule is invited.').waitFor();
    expect(await faultsOn(ines.page)).toEqual([]);
    await shoot(ines, 'invite');
    await visit(jule, '#/online');
    await jule.page.reload();
    await jule.page.getByText('Ines lädt dich ein: Die Paläste von Carrara').waitFor();
    expect(await faultsOn(jule.page)).toEqual([]);
    await shoot(jule, 'invited-de');
    expect(await jule.page.title()).toMatch(/^\(1\)/);
    await jule.page.getByRole('link', { name: 'Zum Tisch' }).click();
    await button(jule, 'Platz nehmen').click();
    await seeTable(ines, jule);
    expect(jule.page.url()).toBe(link);

    await button(ines, 'This table').click();
    await button(ines, 'Resign').click();
    await button(ines, 'Resign for good').click();
    await ines.page.getByRole('link', { name: 'Invite these players again' }).click();
    await ines.page.getByRole('group', { name: 'Invited' }).getByLabel('Jule').waitFor();
    await shoot(ines, 'invite-again');
    await button(ines, 'Open the table').click();
    await ines.page.getByText('Jule is invited.').waitFor();
    await visit(jule, '#/');
    await jule.page.reload();
    await button(jule, /^Ablehnen/).click();
    await jule.page.getByText('Du bist eingeladen').waitFor({ state: 'detached' });
    await ines.page.reload();
    await ines.page.getByText('Jule can’t come.').waitFor();
    await part(ines, jule);
  });
});

describe('for whoever writes programs', () => {
  it('a page shows the OpenAPI document, from this server alone and in two languages', async () => {
    const [olga, paul] = [await person('Olga'), await person('Paul', { language: 'nl', theme: 'dark' }, PHONE)];
    const hosts = new Set<string>();
    olga.page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await olga.page.goto(`${server.url}api/docs`);
    await olga.page.getByRole('heading', { name: 'The API' }).waitFor();
    await olga.page.getByLabel('Search').fill('post invitations');
    await olga.page.getByText('/api/tables/{id}/invitations').click();
    await olga.page.getByText('Invite somebody to a table where you sit').waitFor();
    expect(await olga.page.locator('details[open] pre').first().textContent()).toContain('player: string');
    expect(await olga.page.locator('.list').first().locator('details').count()).toBe(1);
    expect(await faultsOn(olga.page)).toEqual([]);
    await shoot(olga, 'api');
    expect([...hosts]).toEqual([new URL(server.url).origin]);
    await visit(paul, '#/api');
    await paul.page.getByRole('heading', { name: 'De API' }).waitFor();
    await paul.page.getByText('Open a table').click();
    expect(await paul.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await faultsOn(paul.page)).toEqual([]);
    await shoot(paul, 'api-nl-phone');
    await part(olga, paul);
  });
});

describe('privacy and terms', () => {
  it('are linked from the foot of pages and from a new account, and are told in the words of whoever runs the server', async () => {
    const [rosa, sven] = [await person('Rosa'), await person('Sven', { language: 'fr' }, PHONE)];
    await visit(rosa, '#/account');
    await rosa.page.locator('main').getByRole('link', { name: 'Privacy' }).click();
    await rosa.page.getByRole('heading', { name: 'Your rights' }).waitFor();
    await rosa.page.getByText('It ends after 30 days without a visit, and after 365 days in any case.').waitFor();
    expect(await faultsOn(rosa.page)).toEqual([]);
    await shoot(rosa, 'privacy');
    await sven.page.getByRole('contentinfo').getByRole('link', { name: 'Conditions d’utilisation' }).click();
    await sven.page.getByRole('heading', { name: 'Entre joueurs' }).waitFor();
    expect(await faultsOn(sven.page)).toEqual([]);
    await shoot(sven, 'terms-fr-phone');

    const folder = mkdtempSync(join(tmpdir(), 'bottega-texts-'));
    writeFileSync(join(folder, 'terms.de.md'), '# Regeln\n\nHier gilt unser Wort: https://example.org/regeln.\n\n- Eins\n- Zwei <b>nicht fett</b>\n');
    const theirs = new TestServer({ BOTTEGA_TEXTS: folder });
    await theirs.start();
    // also for readers of other languages: our own text would promise something else
    await rosa.page.goto(`${theirs.url}#/terms`);
    await rosa.page.getByRole('link', { name: 'https://example.org/regeln' }).waitFor();
    await rosa.page.getByText('Zwei <b>nicht fett</b>').waitFor();
    expect(await rosa.page.locator('article').getAttribute('lang')).toBe('de');
    await rosa.page.goto(`${theirs.url}#/privacy`);
    await rosa.page.getByRole('heading', { name: 'Your rights' }).waitFor();
    await theirs.remove();
    rmSync(folder, { recursive: true });
    await part(rosa, sven);
  });
});

describe('ratings', () => {
  it('a rated game of three moves everybody’s rating as the library says', async () => {
    const people = [await person('Anna'), await person('Bert', { language: 'fr' }), await person('Carl')];
    for (const [index, friend] of people.entries()) await register(friend, newLogin(['anna', 'bert', 'carl'][index]));
    const [anna, bert, carl] = people;
    const link = await openTable(anna, 'carrara', 3, async (page) => page.getByLabel('The game counts for ratings').check());
    await bert.page.goto(link);
    await button(bert, 'Prendre place').click();
    await sitDown(carl, link);
    await seeTable(...people);
    const table = link.split('/').at(-1)!;
    const places = await playToTheEnd(table, people);
    const shown = LIBRARY[[...places].sort().join(' ')];
    for (const [index, friend] of people.entries()) {
      const { player } = await ask<{ player: { id: string } }>(friend, 'me');
      const rating = async (): Promise<string[]> => {
        await visit(anna, `#/player/${player.id}`);
        await anna.page.reload();
        await anna.page.getByRole('heading', { name: 'Results' }).waitFor();
        return anna.page.locator('.rating strong').allTextContents();
      };
      await expect.poll(rating).toEqual([shown[[...places].sort().indexOf(places[index])]]);
    }
    await anna.page.getByText('1 rated game · provisional').waitFor();
    await anna.page.getByText('3 players, seat 3').waitFor();
    expect(await faultsOn(anna.page)).toEqual([]);
    await shoot(anna, 'profile');
    await visit(bert, '#/best/carrara');
    await bert.page.getByText('Personne n’a encore joué dix parties classées.').waitFor();
    expect(await faultsOn(bert.page)).toEqual([]);
    await bert.page.setViewportSize(PHONE);
    await shoot(bert, 'best-fr-phone');
    await part(...people);
  });
});

describe('talk at a table', () => {
  it('phrases are read in each one’s language, signs for moves are seen by the other, notes by nobody', async () => {
    const [ada, bea] = [await person('Ada'), await person('Bea', { language: 'de', theme: 'dark' }, PHONE)];
    const link = await openTable(ada, 'carrara', 2);
    await bea.page.goto(link);
    await button(bea, 'Platz nehmen').click();
    await seeTable(ada, bea);
    await button(ada, 'Quick phrases').click();
    await shoot(ada, 'phrases');
    await button(ada, 'Good luck!').click();
    await button(bea, '1 neue Nachricht').click();
    await bea.page.getByText('Viel Glück!').waitFor();
    await button(bea, 'Kurz gesagt').click();
    await shoot(bea, 'phrases-phone-de');
    await button(bea, 'Hallo, viel Spaß!').click();
    await ada.page.getByText('Hello, have fun!').waitFor();
    await bea.page.keyboard.press('Escape');

    const [mover] = await whoseTurn(ada, bea);
    await mover.page.locator(LEGAL).first().click();
    const line = ada.page.locator('.lines p:has([data-react])').last();
    await line.hover();
    await line.getByRole('button', { name: 'React to this move' }).click();
    await line.getByRole('button', { name: 'Applause' }).click();
    await shoot(ada, 'reaction');
    await button(bea, /Verlauf|Spieler und Verlauf/)
      .first()
      .click();
    await bea.page.getByRole('button', { name: 'Applaus Ada' }).waitFor();
    await shoot(bea, 'reaction-phone-de');
    expect(await faultsOn(bea.page)).toEqual([]);
    await line.getByRole('button', { name: 'Applause Ada' }).click();
    await bea.page.getByRole('button', { name: 'Applaus Ada' }).waitFor({ state: 'detached' });

    await ada.page.getByText('My notes').click();
    await ada.page.getByLabel('My notes').fill('Bea saves up for Lucca');
    await ada.page.getByText('Saved', { exact: true }).waitFor();
    expect(await faultsOn(ada.page)).toEqual([]);
    await shoot(ada, 'notes');
    await ada.page.reload();
    await ada.page.getByText('My notes').click();
    expect(await ada.page.getByLabel('My notes').inputValue()).toBe('Bea saves up for Lucca');
    await bea.page.getByText('Meine Notizen').click();
    expect(await bea.page.getByLabel('Meine Notizen').inputValue()).toBe('');
    await part(ada, bea);
  });
});

describe('tournaments', () => {
  it('a Swiss tournament of two people and six bots is announced, entered, played to its end and read, in two languages', async () => {
    const [nora, otto] = [await person('Nora'), await person('Otto', { language: 'de', theme: 'dark' }, PHONE)];
    await register(nora, newLogin('nora'));
    await visit(nora, '#/online');
    await nora.page.getByRole('link', { name: 'Tournaments' }).click();
    await nora.page.getByText('No tournament right now. Announce one!').waitFor();
    await nora.page.getByText('Announce a tournament').click();
    const form = nora.page.getByRole('form', { name: 'Announce a tournament' });
    await form.getByLabel('Name').fill('Evening Cup');
    await form.getByLabel('Game').selectOption('paneveggio');
    await form.getByLabel('Free places').selectOption('novice');
    expect(await faultsOn(nora.page)).toEqual([]);
    await shoot(nora, 'tournament-new');
    await form.getByRole('button', { name: 'Announce' }).click();
    await button(nora, 'Enter').click();
    await nora.page.getByText('1 of 8 places taken').waitFor();

    await visit(otto, '#/tournaments');
    await otto.page.getByRole('link', { name: 'Evening Cup' }).click();
    await otto.page.getByLabel('Dein Name').fill('Otto');
    await button(otto, 'Mitmachen').click();
    await button(otto, 'Abmelden').waitFor();
    expect(await faultsOn(otto.page)).toEqual([]);
    await shoot(otto, 'tournament-open-de-phone');
    const cup = nora.page.url().split('/').at(-1)!;
    await nora.page.getByText('2 of 8 places taken').waitFor();
    await shoot(nora, 'tournament-open');
    await button(nora, 'Start now').click();

    await nora.page.getByText('Round 1 of 3').waitFor();
    await otto.page.getByText('Dein Tisch ist bereit').waitFor();
    expect(await faultsOn(otto.page)).toEqual([]);
    await shoot(otto, 'tournament-round-de-phone');
    await shoot(nora, 'tournament-round');
    await otto.page.getByRole('link', { name: 'Zu deinem Tisch' }).first().click();
    await seeTable(otto);
    const before = await playRound(cup, 1, nora, otto);
    await otto.page.getByRole('link', { name: 'Zum Turnier' }).click();
    await otto.page.getByText('Runde 2 von 3').waitFor();
    await nora.page.getByText('Round 2 of 3').waitFor();
    await shoot(nora, 'tournament-second-round');
    const then = await playRound(cup, 2, nora, otto);
    for (const [index, table] of then.entries()) expect(table).not.toBe(before[index]);
    await playRound(cup, 3, nora, otto);

    await nora.page.getByText('Over', { exact: true }).waitFor({ timeout: 60_000 });
    await otto.page.getByText('Vorbei', { exact: true }).waitFor();
    const table = ({ page }: Friend) => page.getByRole('row').filter({ hasNot: page.getByRole('columnheader') });
    const cells = async (friend: Friend, cell: string) => Promise.all((await table(friend).all()).map((row) => row.locator(cell).first().innerText()));
    expect(await table(nora).count()).toBe(8);
    const points = await cells(nora, 'td:nth-child(3)');
    expect(points.reduce((sum, each) => sum + Number(each), 0)).toBe(12);
    expect((await cells(otto, 'td:nth-child(3)')).map((each) => each.replace(',', '.'))).toEqual(points);
    expect((await cells(nora, 'th')).filter((each) => /nora|otto/i.test(each))).toHaveLength(2);
    expect(await cells(otto, 'td:first-child')).toEqual(await cells(nora, 'td:first-child'));
    for (const friend of [nora, otto]) expect(await faultsOn(friend.page)).toEqual([]);
    await shoot(nora, 'tournament-over');
    await shoot(otto, 'tournament-over-de-phone');
    await visit(otto, '#/tournaments');
    await otto.page.getByText('Du bist dabei').waitFor();
    await shoot(otto, 'tournaments-de-phone');
    await part(nora, otto);
  });
});

/** Plays the tables of these people in that round of a tournament, and waits for nobody else; resolves to the tables. */
async function playRound(cup: string, round: number, ...people: readonly Friend[]): Promise<string[]> {
  const tables = await Promise.all(
    people.map(async (friend) => {
      for (;;) {
        const { line, myTable } = await ask<Tournament>(friend, `tournaments/${cup}`);
        if (line.round === round && myTable !== null) return myTable;
      }
    }),
  );
  for (const [index, table] of tables.entries()) {
    if (tables.indexOf(table) < index) continue;
    const here = people.filter((_, other) => tables[other] === table);
    for (let status = ''; status !== 'over'; { status } = await ask<{ status: string }>(here[0], `tables/${table}`)) {
      for (const friend of here) {
        const { turn } = await ask<{ turn: { number: number; moves: string[] } | null }>(friend, `tables/${table}/turn`);
        if (turn !== null) await ask(friend, `tables/${table}/moves`, { number: turn.number, move: turn.moves[turn.number % turn.moves.length] });
      }
    }
  }
  return tables;
}
