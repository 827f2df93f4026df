/** Somebody inside the page who does what a chapter asks for, and looks whether what it points at is seen. */
import type { Page } from 'playwright-core';
import type { Plan } from './lesson-plan.ts';

const PATIENCE = 20_000;

/** Presses what is asked for. Every complaint; an empty list when the chapter was walked through to its end. */
export const walkThrough = (page: Page, plan: Plan, from = 0, to = plan.acts.length): Promise<string[]> =>
  page.evaluate(walkInPage, { plan, from, to, reading: false, patience: PATIENCE });

/** Reads every step and has it done: what is said and pointed at is looked at as well, and it is much quicker. */
export const readThrough = (page: Page, plan: Plan): Promise<string[]> =>
  page.evaluate(walkInPage, { plan, from: 0, to: plan.acts.length, reading: true, patience: PATIENCE });

interface Way {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
  readonly reading: boolean;
  readonly patience: number;
}

/** Runs in the page. */
async function walkInPage({ plan, from, to, reading, patience }: Way): Promise<string[]> {
  const faults: string[] = [];
  // a browser that is busy may draw no frame for a long time
  const frame = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 200);
    });
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
      const { step, acts, stage } = coach()?.dataset ?? {};
      if (stage === 'others') return null;
      // one press may have stood for several acts
      if (Number(acts) > act.acts) return 'past';
      return step === act.step && acts === String(act.acts) ? 'here' : null;
    });
    if (there === 'past') continue;
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
    if (reading) {
      const skip = await find(() => coach()?.querySelector('.skip'));
      if (!skip) return [...faults, `${where}: nothing to skip it with`];
      press(skip);
      continue;
    }
    const { target, goal, label } = act.press;
    const place = (): Element | null | undefined => (target === null ? button(label) : document.querySelector(`.board .spot.legal[data-target="${target}"]`));
    const spot = await find(place);
    if (!spot) return [...faults, `${where}: ${target ?? label} can’t be pressed`];
    press(spot);
    let pressed = Date.now();
    let held = false;
    // where several things can be done a menu asks which; what is picked up is put down
    const done = await find(() => {
      if (coach()?.dataset['acts'] !== String(act.acts)) return true;
      const menu = target === null ? null : document.querySelector('dialog .inner');
      const end =
        held || goal === null || !document.querySelector('[data-held]') ? null : document.querySelector(`.board .spot.legal.goal[data-target="${goal}"]`);
      if (end) {
        held = true;
        press(end);
      }
      // a button of the question before does nothing
      const again = menu === null && !held && Date.now() > pressed + 500 ? place() : null;
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
