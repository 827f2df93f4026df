// Where Chromium is; installs Debian's when it is missing, or says what to install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = () => PLACES.find((path) => path && existsSync(path));

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

export function chromium() {
  const found = find();
  if (found !== undefined) return found;
  if (existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the browser tests…');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install -y chromium) or name it with CHROMIUM=/path/to/chromium.');
}
