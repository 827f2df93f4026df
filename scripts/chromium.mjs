// Where Chromium is; installs Debian's when it is missing, or says what to install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const WHOLE = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Without windows it takes less than half the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const find = (places) => places.find((path) => path && existsSync(path));

export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One without windows, where there is such a one; tests are the faster for it. */
export const chromium = () => find([process.env.CHROMIUM, SHELL, ...WHOLE]) ?? install('chromium-headless-shell', [SHELL]) ?? wholeChromium();

/** One that shows notifications as well. */
export function wholeChromium() {
  const found = find(WHOLE) ?? install('chromium', WHOLE);
  if (found !== undefined) return found;
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install -y chromium) or name it with CHROMIUM=/path/to/chromium.');
}

/** Debian's package, where there are Debian's packages. */
function install(name, places) {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  console.error(`Installing ${name} for the browser tests…`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', name], { stdio: ['ignore', 'ignore', 'inherit'] });
  return find(places);
}
