/**
 * What the browser itself needs on this machine, beside which the answers of the tables are to be seen: a press that
 * changes a line of text, on a page with nothing else, and on one with as many plain parts as a table has.
 */
import type { House } from '../test/house.ts';
import { DESKTOP } from '../test/house.ts';

/** As many as are laid out at a table of La Stanza. */
export const PARTS = 1700;
const PRESSES = 40;
/** Milliseconds between two presses, and for which the finger stays down. */
const REST = 150;
const DOWN = 80;
const BUTTON = { x: 100, y: 25 };

/** Milliseconds from each press to the end of the frame that shows the new text. */
export async function pressBarePage(house: House, parts: number, slowdown: number): Promise<number[]> {
  const context = await house.browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  await page.evaluate(draw, parts);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.mouse.move(BUTTON.x, BUTTON.y);
  for (let made = 0; made < PRESSES; made++) {
    await page.waitForTimeout(REST);
    await page.mouse.click(BUTTON.x, BUTTON.y, { delay: DOWN });
  }
  await page.waitForTimeout(REST);
  const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
  await context.close();
  return answers;
}

/** Runs in the page. */
function draw(parts: number): void {
  const answers: number[] = [];
  (window as unknown as { answers: number[] }).answers = answers;
  const part = (name: string, left: number, top: number, width: number, height: number): HTMLElement => {
    const element = document.createElement(name);
    element.style.cssText = `position: absolute; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; background: #ddd`;
    return document.body.appendChild(element);
  };
  const text = part('p', 300, 0, 200, 50);
  for (let index = 0; index < parts; index++) part('div', (index % 50) * 28, 100 + Math.floor(index / 50) * 20, 20, 15).textContent = `${index % 10}`;
  part('button', 0, 0, 200, 50).addEventListener('click', ({ timeStamp }) => {
    text.textContent = `${answers.length}`;
    requestAnimationFrame(() => void scheduler.postTask(() => answers.push(performance.now() - timeStamp), { priority: 'user-blocking' }));
  });
}
