/**
 * Takes the pictures of docs/screens: home, each game early, late and at its end, desktop and phone, light and dark.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESKTOP, GAMES, House, openFile, PHONE } from '../test/house.ts';
import { recorded } from './recorded.ts';

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
mkdirSync(folder, { recursive: true });
const only = process.argv[2];
const house = new House();
await house.open();

/** What moved has come to rest. */
const REST = 900;

async function shoot(name: string, settings: Record<string, unknown>, viewport: typeof DESKTOP, file?: object): Promise<void> {
  const { page, context, faults } = await house.visit(settings, viewport);
  if (file !== undefined) {
    await openFile(page, JSON.stringify(file));
    await page.waitForSelector('.table');
    const end = page.getByRole('button', { name: 'Final scores' });
    if ((await end.count()) > 0) await end.first().click();
  }
  await page.waitForTimeout(REST);
  await page.screenshot({ path: `${folder}${name}.png` });
  console.log(name, ...faults);
  await context.close();
}

if (only === undefined || only === 'home') {
  await shoot('home-desktop-light', {}, DESKTOP);
  await shoot('home-desktop-dark', { theme: 'dark', language: 'de' }, DESKTOP);
  await shoot('home-phone-light', { language: 'fr' }, PHONE);
  await shoot('home-phone-dark', { theme: 'dark' }, PHONE);
}
for (const game of GAMES.filter((id) => only === undefined || id === only)) {
  const [early, late, end] = await recorded(game, 3, [0.12, 0.85, 1]);
  for (const [when, file] of [
    ['early', early],
    ['late', late],
  ] as const) {
    await shoot(`${game}-${when}-desktop-light`, {}, DESKTOP, file);
    await shoot(`${game}-${when}-desktop-dark`, { theme: 'dark', language: 'de' }, DESKTOP, file);
    await shoot(`${game}-${when}-phone-light`, { language: 'fr' }, PHONE, file);
    await shoot(`${game}-${when}-phone-dark`, { theme: 'dark', language: 'nl' }, PHONE, file);
  }
  await shoot(`${game}-end-desktop-light`, {}, DESKTOP, end);
  await shoot(`${game}-end-phone-dark`, { theme: 'dark' }, PHONE, end);
}
await house.close();
