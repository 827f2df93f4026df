/** Takes the pictures of docs/screens: home, each game early and late, desktop and phone, light and dark. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameBox } from '@bottega/kernel';
import { DESKTOP, GAMES, House, PHONE } from '../test/house.ts';
import { recorded } from './recorded.ts';

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
mkdirSync(folder, { recursive: true });
const only = process.argv[2];
const house = new House();
await house.open();

async function shoot(name: string, settings: Record<string, unknown>, viewport: typeof DESKTOP, file?: object): Promise<void> {
  const { page, context, faults } = await house.visit(settings, viewport);
  if (file !== undefined) {
    await page.setInputFiles('input[type="file"]', { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
    await page.waitForSelector('.table');
  }
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${folder}${name}.png` });
  if (faults.length > 0) console.error(name, faults);
  await context.close();
}

if (only === undefined || only === 'home') {
  await shoot('home-desktop-light', {}, DESKTOP);
  await shoot('home-desktop-dark', { theme: 'dark', language: 'de' }, DESKTOP);
  await shoot('home-phone-light', { language: 'fr' }, PHONE);
}
for (const game of GAMES.filter((id) => only === undefined || id === only)) {
  const { box } = (await import(`@bottega/${game}`)) as { box: GameBox };
  const early = await recorded(box, 3, 0.12);
  const late = await recorded(box, 3, 0.85);
  await shoot(`${game}-early-desktop-light`, {}, DESKTOP, early);
  await shoot(`${game}-late-desktop-light`, {}, DESKTOP, late);
  await shoot(`${game}-late-desktop-dark`, { theme: 'dark', language: 'de' }, DESKTOP, late);
  await shoot(`${game}-late-phone-light`, { language: 'fr' }, PHONE, late);
  await shoot(`${game}-early-phone-dark`, { theme: 'dark' }, PHONE, early);
  if (process.argv[3] === 'end') await shoot(`${game}-end-desktop-light`, {}, DESKTOP, await recorded(box, 3, 1));
}
await house.close();
