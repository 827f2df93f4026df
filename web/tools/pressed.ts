/** Pages that are pressed in turns, so that whatever else the machine does meets all of them alike. */
import type { Page } from 'playwright-core';

export interface Pressed<Times> {
  /** False when there is nothing left to press. */
  press(times: number): Promise<boolean>;
  /** Milliseconds of all presses so far. */
  times(): Promise<Times>;
  close(): Promise<void>;
}

/** Milliseconds a hand rests before and after a press: what the last one set in motion has come to rest. */
export const REST = 400;
/** And how long a finger stays down. A click is counted from when it is lifted, as the browser does. */
export const DOWN = 80;

export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}
