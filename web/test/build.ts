/**
 * What all browser tests need is made ready once, before they start side by side: Chromium, and the application as it
 * will be served.
 */
import { buildWeb } from '../../scripts/build-web.mjs';
import { chromium } from '../../scripts/chromium.mjs';

export const setup = (): void => {
  chromium();
  buildWeb({ log: () => {} });
};
