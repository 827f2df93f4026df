import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocksOf, piecesOf } from '../src/legal/blocks.ts';
import { schemaWords } from '../src/online/api-page/schema-words.ts';

const LANGUAGES = ['en', 'fr', 'de', 'nl'];
const textOf = (name: string, language: string): string => readFileSync(new URL(`../src/legal/text/${name}.${language}.md`, import.meta.url), 'utf8');

describe('privacy and terms', () => {
  it.each(['privacy', 'terms'])('say the same in every language: %s', (name) => {
    const shape = (language: string) => blocksOf(textOf(name, language)).map((block) => (block.kind === 'list' ? block.items.length : block.kind));
    for (const language of LANGUAGES) {
      expect([language, shape(language)]).toEqual([language, shape('en')]);
      const [idle, life] = [textOf(name, language).includes('{idle}'), textOf(name, language).includes('{life}')];
      expect([language, idle, life]).toEqual([language, name === 'privacy', name === 'privacy']);
    }
    expect(textOf(name, 'fr')).not.toMatch(/[^\u202f][;:?!»](?=\s)|«[^\u202f]|'/);
  });

  it('are headings, lists and paragraphs of words and links, and nothing else', () => {
    expect(blocksOf('# Title\nOne\ntwo\n- a\n  b\n* c\n\n- d\nNew\n\n<b>bold</b>')).toEqual([
      { kind: 'heading', text: 'Title' },
      { kind: 'paragraph', text: 'One two' },
      { kind: 'list', items: ['a b', 'c', 'd New'] },
      { kind: 'paragraph', text: '<b>bold</b>' },
    ]);
    expect(piecesOf('Ask [us](https://a.org/x) or mailto:me@a.org, see http://b.org/y.')).toEqual([
      { text: 'Ask ' },
      { text: 'us', href: 'https://a.org/x' },
      { text: ' or ' },
      { text: 'me@a.org', href: 'mailto:me@a.org' },
      { text: ', see ' },
      { text: 'http://b.org/y', href: 'http://b.org/y' },
      { text: '.' },
    ]);
    // no other addresses lead anywhere
    expect(piecesOf('[x](javascript:alert(1))')).toEqual([{ text: '[x](javascript:alert(1))' }]);
  });
});

describe('the page of the API', () => {
  it('tells schemas like types', () => {
    expect(schemaWords({ $ref: '#/components/schemas/Player' })).toBe('Player');
    expect(schemaWords({ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } })).toBe('(string | null)[]');
    expect(schemaWords({ type: 'object', additionalProperties: { type: 'number' } })).toBe('Record<string, number>');
    const person = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, kind: { enum: ['a', 'b'], description: 'Which' } } };
    expect(schemaWords(person)).toBe('{\n  id: string\n  kind?: "a" | "b"  // Which\n}');
  });
});
