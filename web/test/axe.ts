import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on a page. Themes differ in colours alone, so the dark one is asked about nothing else. */
export async function faultsOn(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset['theme'] = wanted;
    }, theme);
    // dialogs and tips fade in even for who asked for stillness, in no time at all
    await page.waitForTimeout(50);
    const axe = new AxeBuilder({ page });
    const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
    for (const { id, nodes } of violations) faults.push(`${theme}, ${id}: ${nodes.slice(0, 4).map(({ target }) => target.join(' '))}`);
  }
  return faults;
}
