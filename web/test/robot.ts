/** Somebody inside the page who presses whatever may be pressed, as quickly as the page answers. */
import type { Page } from 'playwright-core';
import type { Haste } from './haste.ts';

/** Begins to play; a reload ends it. */
export async function letPlay(page: Page, seed: number, haste?: Haste): Promise<void> {
  await page.evaluate(letPress, { seed, haste });
}

/** Runs in the page. */
function letPress({ seed, haste }: { seed: number; haste: Haste | undefined }): void {
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const press = (all: ArrayLike<Element>): boolean => {
    if (all.length === 0) return false;
    all[random(all.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return true;
  };
  let pressed = '';
  let since = 0;
  const look = (): void => {
    const table = document.querySelector('.table');
    const position = `${table?.getAttribute('data-position')}`;
    if (document.querySelector('dialog[aria-labelledby="end-title"]')) return;
    setTimeout(look, 8);
    if (press(document.querySelectorAll('dialog .inner button:not(.quiet)'))) return;
    if (press(document.querySelectorAll('.prompt .moves .primary'))) return;
    // a press that opened nothing and led nowhere may be tried elsewhere after a while
    if (position === pressed && Date.now() - since < 400) return;
    if (Number(table?.getAttribute('data-moves')) < 1) return;
    const places = [...document.querySelectorAll('.board .spot.legal, .prompt .moves button.glowing')];
    const hasty = haste !== undefined && Number(position.split('/')[0]) >= haste.from;
    const liked = places.filter((place) => hasty && (place.getAttribute('aria-label') ?? place.textContent ?? '').trim() === haste.press);
    if (!press(liked.length > 0 ? liked : places)) return;
    pressed = position;
    since = Date.now();
  };
  look();
}

/** Spares the machine the painting of a board that nobody looks at; what can be pressed on it is there all the same. */
export const lookAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.board .frame { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });

/** The end of the game, with the scores as the page shows them. */
export async function finalScores(page: Page, patience = 300_000): Promise<string[]> {
  await page.waitForSelector('dialog[aria-labelledby="end-title"] tfoot', { timeout: patience });
  const names = await page.locator('dialog[aria-labelledby="end-title"] thead th').allTextContents();
  const totals = await page.locator('dialog[aria-labelledby="end-title"] tfoot td').allTextContents();
  return names.slice(1).map((name, index) => `${name} ${totals[index]}`);
}

export const movesMade = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.table')?.getAttribute('data-position')?.split('/')[0] ?? 0));
