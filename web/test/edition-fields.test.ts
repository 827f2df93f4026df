/** Whole things of every game entered in the workshop, each field broken once and told of in words; then played with. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Friends, seeTable, sitDown, TestServer } from './friends.ts';
import { letPlay, movesMade } from './robot.ts';

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

/** What is filled in, picked from pictures (`=book`) or selected (`>craft`). */
type Entry = string;
interface Thing {
  readonly name: string;
  readonly chapter: string;
  readonly card?: number;
  /** Stated by the rulebook, and so locked at first. */
  readonly locked?: readonly string[];
  /** Chosen before, as it decides which fields there are. */
  readonly first?: Readonly<Record<string, Entry>>;
  /** What can't be, and what is said of it there. */
  readonly wrong: Readonly<Record<string, readonly [Entry, string]>>;
  readonly right: Readonly<Record<string, Entry>>;
}
interface Plan {
  readonly game: string;
  readonly language: string;
  readonly things: readonly Thing[];
  /** Seen at the table that is played with it. */
  readonly seen: string;
}

const PLANS: readonly Plan[] = [
  {
    game: 'paneveggio',
    language: 'fr',
    things: [
      {
        name: 'a musician',
        chapter: 'Cartes',
        card: 2,
        first: { 'cards.1.relation': '>draw' },
        wrong: {
          'cards.1.name.fr': ['<b>Anna', 'Nom, en français\u202f: sans crochets { } < > ni caractères invisibles'],
          'cards.1.prestige': ['5', 'il faut au plus 4, pas 5'],
          'cards.1.requires.0': ['-1', 'Violons de Prestige 1\u202f: il faut au moins 0, pas -1'],
          'cards.1.requires.1': ['1.5', 'Violons de Prestige 2\u202f: il faut un nombre entier, pas 1.5'],
          'cards.1.requires.2': ['100', 'Violons de Prestige 3\u202f: il faut au plus 99, pas 100'],
          'cards.1.requires.3': ['', 'Violons de Prestige 4\u202f: il manque cette valeur'],
          'cards.1.relation.count': ['15', 'Effet Relation, combien\u202f: il faut au plus 14, pas 15'],
        },
        right: {
          'cards.1.name.fr': 'La Violoniste du Col',
          'cards.1.affiliation': '=study',
          'cards.1.prestige': '3',
          'cards.1.requires.1': '2',
          'cards.1.slots.0': '=none',
          'cards.1.relation.count': '2',
        },
      },
      {
        name: 'an apprentice',
        chapter: 'Cartes',
        card: 56,
        first: { 'cards.55.action': '>buyWood', 'cards.55.endgame': '>tokens' },
        wrong: {
          'cards.55.name.fr': ['<b>Anna', 'Nom, en français\u202f: sans crochets { } < > ni caractères invisibles'],
          'cards.55.action.time': ['0', 'Aide pour une action, temps\u202f: il faut au moins 1, pas 0'],
          'cards.55.endgame.max': ['0', 'Fin de la partie, combien de fois au plus\u202f: il faut au moins 1, pas 0'],
          'cards.55.endgame.points': ['100', 'Fin de la partie, points pour chacun\u202f: il faut au plus 99, pas 100'],
        },
        right: {
          'cards.55.name.fr': 'L’Écolière',
          'cards.55.affiliation': '=craft',
          'cards.55.sequence.1': '=restoration',
          'cards.55.action.time': '3',
          'cards.55.endgame.points': '2',
        },
      },
      ...[1, 16, 31, 46, 61].map((card) => ({
        name: `starting musician ${card}`,
        chapter: 'Cartes',
        card,
        wrong: {},
        right: { [`cards.${card - 1}.name.fr`]: 'Premier Violon', [`cards.${card - 1}.name.en`]: 'Premier Violon' },
      })),
    ],
    seen: 'Premier Violon',
  },
  {
    game: 'carrara',
    language: 'nl',
    things: [
      {
        name: 'a city with its upgrade tile',
        chapter: 'Steden',
        locked: ['cities.livorno.needed', 'cities.livorno.statues.0'],
        wrong: {
          'cities.livorno.name.nl': ['<b>Anna', 'Naam, in het Nederlands: zonder haken { } < > en zonder onzichtbare tekens'],
          'cities.livorno.reward': ['-1', 'minstens 0, niet -1'],
          'cities.livorno.improved': ['1.5', 'hier moet een heel getal staan, niet 1.5'],
          'cities.livorno.improvements': ['', 'ontbreekt'],
          'cities.livorno.needed': ['0', 'minstens 1, niet 0'],
          'cities.livorno.statues.0': ['2000', 'hoogstens 1000, niet 2000'],
          'cities.livorno.statues.1': ['-1', 'minstens 0, niet -1'],
        },
        right: {
          'cities.livorno.name.nl': 'Livorno aan Zee',
          'cities.livorno.name.en': 'Livorno aan Zee',
          'cities.livorno.pays': '=florins',
          'cities.livorno.reward': '4',
          'cities.livorno.improved': '5',
          'cities.livorno.improvements': '2',
          'cities.livorno.statues.1': '9',
        },
      },
      {
        name: 'a building tile',
        chapter: 'Gebouwen',
        locked: ['buildings.monument'],
        wrong: {
          'buildings.types.villa.decoration': ['=book', 'elk type heeft een andere versiering; hier staat twee keer: boek'],
          'buildings.values.2.0': ['0', 'Waarden van de tegels met 2 spelers, nr. 1: minstens 1, niet 0'],
          'buildings.monument': ['5', 'een monument moet meer waard zijn dan elk gebouw: meer dan 5'],
        },
        right: { 'buildings.types.villa.landscape': '=urban', 'buildings.values.2.0': '2', 'buildings.monument': '9' },
      },
    ],
    seen: 'Livorno aan Zee',
  },
  {
    game: 'la-stanza',
    language: 'de',
    things: [
      {
        name: 'a character',
        chapter: 'Personen',
        wrong: {
          'names.leonardo.de': ['<b>Anna', 'Leonardo, auf Deutsch: ohne Klammern { } < > und ohne unsichtbare Zeichen'],
          'characters.arts.1': ['=leonardo', 'Kunst, Nr. 2: Leonardo steht an zwei Stellen; alle haben nur eine Disziplin'],
          'starters.arts': ['=fra-anselmo', 'Fra Anselmo steht an zwei Stellen; alle haben nur eine Disziplin'],
        },
        right: { 'names.maria-nobelli.de': 'Maria von Nobelli' },
      },
      {
        name: 'what hiring costs',
        chapter: 'Tableau',
        wrong: {
          'hiringCosts.0': ['-1', 'Rekrutierungskosten, Feld 1: mindestens 0, nicht -1'],
          'hiringCosts.5': ['100', 'Rekrutierungskosten, Feld 6: höchstens 99, nicht 100'],
        },
        right: { 'hiringCosts.0': '17' },
      },
      {
        name: 'bonus tiles',
        chapter: 'Bonusplättchen',
        locked: ['bonusTiles.florins', 'bonusTiles.farthestBoat'],
        wrong: {
          'bonusTiles.florins': ['-1', 'mindestens 0, nicht -1'],
          'bonusTiles.farthestBoat.1': ['', 'Weitestes Segelschiff: allein, gleichauf, Nr. 2: fehlt'],
          'bonusMajority.2.0': ['100', 'Mehrheit bei den Bonusplättchen, 2 Spieler, Nr. 1: höchstens 99, nicht 100'],
        },
        right: { 'bonusTiles.florins': '7', 'bonusTiles.farthestBoat.0': '6', 'bonusMajority.2.0': '13' },
      },
    ],
    seen: '17',
  },
];

const field = (page: Page, path: string) => page.locator(`[data-field="${path}"]`);

async function enter(page: Page, path: string, entry: Entry): Promise<void> {
  if (entry.startsWith('=')) {
    await field(page, path).click();
    await page.locator(`dialog [data-option="${entry.slice(1)}"]`).click();
  } else if (entry.startsWith('>')) await field(page, path).selectOption(entry.slice(1));
  else {
    // names in other languages are folded away
    const fold = page.locator('details:not([open])', { has: field(page, path) }).locator('summary');
    if ((await fold.count()) > 0) await fold.click();
    await field(page, path).fill(entry);
    await field(page, path).blur();
  }
}

/** What stands where the field says that it is told. */
async function toldAt(page: Page, path: string): Promise<string> {
  const id = await field(page, path).getAttribute('aria-describedby', { timeout: 5000 });
  return id === null ? '' : ((await page.locator(`[id="${id}"]`).textContent()) ?? '');
}

/** Enters a thing after each of its fields was broken once; what was told of them. */
async function enterThing(page: Page, { chapter, card, locked = [], first = {}, wrong, right }: Thing): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  await page.locator('nav.chapters button', { hasText: new RegExp(chapter, 'i') }).click();
  if (card !== undefined)
    await page
      .locator('.dot')
      .nth(card - 1)
      .click();
  for (const path of locked) await page.locator(`[data-about="${path}"]`).click();
  for (const [path, entry] of Object.entries(first)) await enter(page, path, entry);
  for (const [path, [entry]] of Object.entries(wrong)) {
    await enter(page, path, entry);
    told[path] = await toldAt(page, path);
    await undo(page);
  }
  for (const [path, entry] of Object.entries(right)) await enter(page, path, entry);
  return told;
}
const undo = (page: Page): Promise<void> => page.locator('.tools button').first().click();

describe.each(PLANS)('in $game', ({ game, language, things, seen }) => {
  it('each field tells what is wrong with it, and the things are played with, here and with a friend', async () => {
    const ada = await friends.invite(server.url, 'Ada', { language });
    const { page } = ada;
    await page.goto(`${server.url}#/edition/${game}`);
    await page.locator('.tools button.primary').click();
    await page.waitForSelector('[data-path]');
    const own = new URL(page.url()).hash.split('own=')[1];
    for (const thing of things) {
      const told = await enterThing(page, thing);
      expect(told, thing.name).toEqual(Object.fromEntries(Object.entries(thing.wrong).map(([path, [, message]]) => [path, message])));
      expect(await page.locator('.fault').allTextContents(), thing.name).toEqual([]);
    }

    await page.goto(`${server.url}#/new/${game}?edition=${own}`);
    await page.locator('button.begin').click();
    await page.waitForSelector('.table');
    await expect.poll(() => page.locator('.table').textContent()).toContain(seen);
    await letPlay(page, 3);
    await expect.poll(() => movesMade(page), { timeout: 60_000 }).toBeGreaterThan(5);

    await page.goto(`${server.url}#/open/${game}`);
    await page.locator('.counts label', { hasText: '2' }).click();
    await page.locator('select', { has: page.locator(`option[value="${own}"]`) }).selectOption(own);
    await page.locator('button.begin').click();
    await page.waitForURL(/#\/online\/./);
    const bea = await friends.invite(server.url, 'Bea');
    await sitDown(bea, page.url());
    await seeTable(ada, bea);
    await expect.poll(() => bea.page.locator('.table').textContent()).toContain(seen);
    await Promise.all([letPlay(page, 5), letPlay(bea.page, 6)]);
    await expect.poll(() => movesMade(bea.page), { timeout: 60_000 }).toBeGreaterThan(5);
    for (const { context, faults } of [ada, bea]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});
