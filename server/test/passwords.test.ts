import { readdirSync, readFileSync } from 'node:fs';
import type { Refusal } from '@bottega/kernel';
import { describe, expect, it } from 'vitest';
import COMMON from '../people/common-passwords.json' with { type: 'json' };
import { deviceOf } from '../people/device.ts';
import { checkPassword } from '../people/password-rules.ts';

function verdict(password: string, ...own: string[]): unknown {
  try {
    checkPassword(password, own);
    return 'taken';
  } catch (error) {
    return (error as Refusal).reason.why;
  }
}

describe('a password', () => {
  it.each([
    ['short', 'short'],
    ['🎲🎲🎲🎲', 'short'],
    ['        ', 'monotonous'],
    ['aaaaaaaaaa', 'monotonous'],
    ['abababababab', 'monotonous'],
    ['password', 'common'],
    ['PassWord', 'common'],
    ['12345678', 'common'],
    ['qwertyuiop', 'common'],
    ['iloveyou', 'common'],
    ['Motdepasse', 'common'],
    ['passwort123', 'common'],
    ['welkom01', 'common'],
    ['ada.lovelace', 'name'],
    ['AdaLovelace1815', 'name'],
    ['ecalevol-ada', 'name'],
    ['Countess of Lovelace', 'name'],
    ['correct horse battery', 'taken'],
    ['ada and lovelace', 'taken'],
    ['Ünglück 7', 'taken'],
  ])('%s is %s', (password, expected) => {
    expect(verdict(password, 'ada.lovelace', 'Countess of Lovelace')).toBe(expected);
  });

  it('is held against a list of the common ones, each of which could be taken otherwise', () => {
    expect(COMMON.length).toBeGreaterThan(2000);
    expect(COMMON).toEqual([...new Set(COMMON)].sort());
    expect(COMMON.filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
  });

  it('that is refused is told why in every language', () => {
    const folder = new URL('../../web/src/online/text/', import.meta.url);
    for (const file of readdirSync(folder)) {
      const message = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))['refusal.weak-password'] as string;
      for (const why of ['monotonous', 'common', 'name']) expect([file, message]).toEqual([file, expect.stringContaining(`${why} {`)]);
    }
  });
});

describe('a device', () => {
  const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';
  it.each([
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
    ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/130.0.0.0`],
    ['Opera on macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 OPR/114.0.0.0`],
    ['Safari on macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'],
    ['Safari on iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'],
    ['null on null', 'curl/8.5.0'],
  ])('%s is known by what it tells', (expected, userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    expect(`${browser} on ${system}`).toBe(expected);
  });

  it('that tells nothing is not known', () => {
    expect(deviceOf(undefined)).toEqual({ browser: null, system: null });
  });
});
