/** A bar on standard error, drawn only when a person watches. */
import type { Desk } from './desk.ts';

const WIDTH = 30;
const PAUSE = 100;

export interface Progress {
  at(done: number): void;
  end(): void;
}

export function progress(desk: Desk, total: number, unit: string): Progress {
  if (desk.notices.isTTY !== true) return { at() {}, end() {} };
  let drawn = 0;
  return {
    at(done) {
      const now = Date.now();
      if (now - drawn < PAUSE) return;
      drawn = now;
      const share = Math.min(1, done / total);
      const full = Math.round(share * WIDTH);
      desk.notices.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)}% of ${total.toLocaleString('en')} ${unit} `);
    },
    end() {
      if (drawn > 0) desk.notices.write('\r\x1b[K');
    },
  };
}
