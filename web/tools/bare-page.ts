/**
 * What the browser itself needs on this machine, beside which the answers of the tables are to be seen: a press that
 * changes a line of text on a page with as many plain parts as a table has.
 */
import { DESKTOP, type House } from '../test/house.ts';
import { DOWN, type Pressed, slowDown } from './pressed.ts';

/** As many as are laid out at a table of La Stanza. */
export const PARTS = 1700;
const BUTTON = { x: 100, y: 25 };
/** Nothing moves on it that would have to come to rest. */
const PAUSE = 120;

export async function openBarePage(house: House, slowdown: number): Promise<Pressed<number[]>> {
  const context = await house.browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  await page.evaluate(draw, PARTS);
  await slowDown(page, slowdown);
  await page.mouse.move(BUTTON.x, BUTTON.y);
  return {
    async press(times) {
      for (let made = 0; made < times; made++) {
        await page.mouse.click(BUTTON.x, BUTTON.y, { delay: DOWN });
        await page.waitForTimeout(PAUSE);
      }
      return true;
    },
    times: () => page.evaluate(() => (window as unknown as { answers: number[] }).answers),
    close: () => context.close(),
  };
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
