/** Somebody inside the page who does what a chapter asks for, and looks whether what it points at is seen. */
import type { Page } from 'playwright-core';
import type { Plan } from './lesson-plan.ts';

/** Every complaint; an empty list when the chapter was walked through to its end. */
export const walkThrough = (page: Page, plan: Plan, from = 0, to = plan.acts.length): Promise<string[]> =>
  page.evaluate(walkInPage, { plan, from, to, patience: 20_000 });

/** Runs in the page. */
async function walkInPage({ plan, from, to, patience }: { plan: Plan; from: number; to: number; patience: number }): Promise<string[]> {
  const faults: string[] = [];
  const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const find = <Found>(what: () => Found | null | undefined | false): Promise<Found | null> => {
    const end = Date.now() + patience;
    const look = async (): Promise<Found | null> => {
      const found = what();
      if (found) return found;
      if (Date.now() > end) return null;
      await frame();
      return look();
    };
    return look();
  };
  const coach = (): HTMLElement | null => document.querySelector('.coach');
  const press = (what: Element): void => void what.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  /** Rings are drawn, in the window, and the lesson lies under none of them. */
  const isShown = (): boolean => {
    const rings = [...document.querySelectorAll('svg[data-pointing] .ring')].map((ring) => ring.getBoundingClientRect());
    const own = coach()?.getBoundingClientRect();
    const inWindow = rings.some(({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight);
    const covers = rings.some(({ left, top, right, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return own !== undefined && x > own.left && x < own.right && y > own.top && y < own.bottom;
    });
    return inWindow && !covers;
  };
  const button = (label: string): Element | undefined =>
    [...document.querySelectorAll('.prompt .moves button, dialog .inner button')].find((one) => plain(one.textContent).startsWith(plain(label)));

  for (const act of plan.acts.slice(from, to)) {
    const where = `${plan.chapter}.${act.step}`;
    const there = await find(() => {
      const now = coach();
      return now?.dataset['step'] === act.step && now.dataset['acts'] === String(act.acts) && now.dataset['stage'] !== 'others';
    });
    if (!there) return [...faults, `${where} is not reached: ${coach()?.dataset['step']} ${coach()?.dataset['stage']}`];
    if (act.said !== null) {
      const said = await find(() => plain(coach()?.querySelector('.said')?.textContent).endsWith(plain(act.said)));
      if (!said) faults.push(`${where} says “${plain(coach()?.querySelector('.said')?.textContent)}”, not “${act.said}”`);
      if (!(await find(isShown))) faults.push(`${where}: what it points at is not seen`);
    }
    if (act.press === null) {
      const next = await find(() => coach()?.querySelector('.next'));
      if (!next) return [...faults, `${where}: nothing to read on with`];
      press(next);
      continue;
    }
    const { target, label } = act.press;
    const place = (): Element | null | undefined => (target === null ? button(label) : document.querySelector(`.board .spot.legal[data-target="${target}"]`));
    const spot = await find(place);
    if (!spot) return [...faults, `${where}: ${target ?? label} can’t be pressed`];
    press(spot);
    let pressed = Date.now();
    // where several things can be done a menu asks which
    const done = await find(() => {
      if (coach()?.dataset['acts'] !== String(act.acts)) return true;
      const menu = target === null ? null : document.querySelector('dialog .inner');
      // a button of the question before does nothing
      const again = menu === null && Date.now() > pressed + 500 ? place() : null;
      if (again) {
        press(again);
        pressed = Date.now();
      }
      return menu;
    });
    if (done instanceof Element) {
      const choice = await find(() => button(label));
      if (!choice) return [...faults, `${where}: the menu has no “${label}”`];
      press(choice);
    }
  }
  if (to === plan.acts.length && !(await find(() => coach()?.dataset['stage'] === 'over' && plain(coach()?.textContent).includes(plain(plan.remember)))))
    faults.push(`${plan.chapter} does not end with what to remember`);
  return faults;
}
