import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@bottega/kernel';
import { SERVER_REFUSALS, TABLE_REFUSALS } from '@bottega/table/wire';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));
type Dictionary = Record<string, string>;
const read = (folder: string, language: string): Dictionary => JSON.parse(readFileSync(`${src}${folder}/${language}.json`, 'utf8'));
const parameters = (message: string): string[] => [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]))].sort();
const sources = (): string[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => readFileSync(src + path, 'utf8'));
/** Keys that are written out as such behind a verb: `say('home.back')`. */
const said = (verb: string): string[] =>
  sources().flatMap((text) => [...text.matchAll(new RegExp(`(?<![.\\w])${verb}\\('([\\w.-]+)'`, 'g'))].map((match) => match[1]));

describe.each([
  ['text', 'say'],
  ['online/text', 'tell'],
  ['lessons/text', 'teach'],
  ['review/text', 'remark'],
  ['whatif/text', 'muse'],
  ['workshop/text', 'label'],
  ['puzzles/text', 'pose'],
])('the words in %s', (folder, verb) => {
  const english = read(folder, 'en');

  it.each(LANGUAGES)('are complete in %s, with the same parameters', (language) => {
    const words = read(folder, language);
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      const allowed = parameters(message);
      expect([key, parameters(words[key]).filter((name) => !allowed.includes(name))]).toEqual([key, []]);
      expect(words[key].trim()).not.toBe('');
    }
  });

  it('hold everything the pages say', () => {
    expect(said(verb).filter((key) => english[key] === undefined)).toEqual([]);
  });
});

it('every refusal of a table and of the server is worded', () => {
  const words = read('online/text', 'en');
  const codes = [...TABLE_REFUSALS, ...SERVER_REFUSALS, 'offline', 'connection-lost', 'no-server', 'server-fault', 'undo-refused'];
  expect(codes.filter((code) => words[`refusal.${code}`] === undefined)).toEqual([]);
});
