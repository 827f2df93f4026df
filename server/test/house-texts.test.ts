import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../index.ts';
import { TestPlayer } from './client.ts';
import { startTestServer } from './test-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bottega-texts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string | Buffer): void => writeFileSync(join(folder, name), text);
const read = () => readConfig({ BOTTEGA_TEXTS: folder }).texts;

describe('privacy and terms in the words of whoever runs the server', () => {
  it('come from files, one for each language that there is', async () => {
    write('privacy.en.md', '\uFEFFWe keep nothing.\r\n\r\nAsk us.\n');
    write('privacy.fr.md', 'Nous ne gardons rien.');
    write('readme.txt', 'not a text of the house');
    const texts = read();
    expect(texts).toEqual({ privacy: { en: 'We keep nothing.\n\nAsk us.', fr: 'Nous ne gardons rien.' }, terms: {} });
    const server = await startTestServer({ texts, sessionIdle: 7 * 86_400_000 });
    const nobody = new TestPlayer(server.port);
    expect(await nobody.get('/api/house/texts/privacy')).toEqual({ texts: texts.privacy, sessions: { idle: 7, life: 365 } });
    expect(await nobody.get('/api/house/texts/terms')).toMatchObject({ texts: {} });
    expect((await nobody.send('GET', '/api/house/texts/imprint')).status).toBe(404);
    const docs = await fetch(`${nobody.base}/api/docs`, { redirect: 'manual' });
    expect([docs.status, docs.headers.get('location')]).toEqual([302, '/#/api']);
    await server.stop();
  });

  it.each([
    ['privacy.it.md', 'Niente.', /privacy\.it\.md: no such text\. Known are privacy\.en\.md/],
    ['terms.en.md', ' \n', /terms\.en\.md: it is empty/],
    ['terms.en.md', Buffer.from([0x47, 0xfc, 0x6e]), /terms\.en\.md: it must be text in UTF-8/],
    ['terms.de.md', 'a\0b', /terms\.de\.md: it must be text/],
    ['terms.nl.md', 'x'.repeat(100_001), /terms\.nl\.md: it has 100001 characters; 100000 are the most/],
  ])('are refused at the start when something is wrong: %s', (name, text, why) => {
    write('privacy.en.md', 'Good.');
    write(name, text);
    expect(read).toThrow(why);
    expect(read).toThrow(/^BOTTEGA_TEXTS: /);
  });

  it('are refused when the folder is not there, or has none', () => {
    expect(read).toThrow(/there is no text in it/);
    expect(() => readConfig({ BOTTEGA_TEXTS: join(folder, 'nowhere') })).toThrow(/nowhere: the folder can't be read \(ENOENT\)/);
  });
});
