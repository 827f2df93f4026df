import { describe, expect, it } from 'vitest';
import { readJson } from '../http/incoming.ts';

const nested = (depth: number, inside = ''): string => '['.repeat(depth) + inside + ']'.repeat(depth);
const refusal = (text: string): unknown => {
  try {
    return readJson(text);
  } catch (error) {
    return (error as { reason: { code: string } }).reason.code;
  }
};

describe('JSON from outside', () => {
  it('is read up to 32 levels and refused beyond, before anything walks it', () => {
    expect(refusal(nested(32))).toEqual(JSON.parse(nested(32)));
    expect(refusal(nested(33))).toBe('bad-message');
    expect(refusal('{"a":'.repeat(3400))).toBe('bad-message');
    expect(refusal(nested(33, '"\\"]"'))).toBe('bad-message');
  });

  it('counts no brackets inside strings', () => {
    const text = JSON.stringify({ chat: `${'['.repeat(100)}\\"${'{'.repeat(100)}` });
    expect(refusal(text)).toEqual(JSON.parse(text));
    expect(refusal('["\\\\", "["]')).toEqual(['\\', '[']);
  });

  it('is refused when it is none', () => expect(refusal('{"a":')).toBe('bad-message'));
});
