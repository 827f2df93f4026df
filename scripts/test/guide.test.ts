/** The code in the guide is the code: every block of docs/adding-a-game.md stands in the file that it names. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const guide = readFileSync(`${root}docs/adding-a-game.md`, 'utf8');

interface Block {
  readonly language: string;
  readonly file: string | undefined;
  readonly code: string;
}

const blocks: readonly Block[] = [...guide.matchAll(/^```(\S+)(?: (\S+))?\n(.*?)^```$/gms)].map(([, language, file, code]) => ({ language, file, code }));

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trimEnd());

/** The stretches of a block between lines left out. */
function stretchesOf(code: string): string[][] {
  const stretches: string[][] = [[]];
  for (const line of linesOf(code.trimEnd())) {
    if (line.trim() === '…') stretches.push([]);
    else stretches.at(-1)!.push(line);
  }
  return stretches;
}

/** The first line that the file does not have in this order; nothing where the block stands there. */
function missing(code: string, source: string): string | undefined {
  const lines = linesOf(source);
  let from = 0;
  for (const stretch of stretchesOf(code)) {
    const at = lines.findIndex((_, index) => index >= from && stretch.every((line, next) => lines[index + next] === line));
    if (at < 0) return stretch.find((line) => !lines.includes(line)) ?? stretch[0];
    from = at + stretch.length;
  }
  return undefined;
}

describe('the guide to adding a game', () => {
  it('shows code of every room of a game', () => {
    const rooms = new Set(blocks.flatMap(({ file }) => file?.split('/')[2] ?? []));
    for (const room of ['edition', 'rules', 'text', 'board', 'bot', 'test', 'index.ts']) expect(rooms).toContain(room);
  });

  it('names a file for every block but commands', () => {
    expect(blocks.filter(({ language, file }) => file === undefined && language !== 'sh')).toEqual([]);
  });

  it.each(blocks.filter(({ file }) => file !== undefined))('shows $file as it is', ({ file, code }) => {
    expect(existsSync(root + file)).toBe(true);
    expect(missing(code, readFileSync(root + file, 'utf8'))).toBeUndefined();
  });

  it('names only files and folders that are there', () => {
    const named = [...guide.matchAll(/`((?:kernel|web|cli|scripts|board-kit|docs|examples)\/[\w./-]+)`/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(10);
    for (const path of named) expect(existsSync(root + path), path).toBe(true);
  });

  it('keeps to 120 characters a line', () => {
    expect(linesOf(guide).filter((line) => line.length > 120)).toEqual([]);
  });
});

describe('the comparison', () => {
  const source = 'one\ntwo\nthree\nfour\n';
  it('lets lines be left out where the block says so, and only there', () => {
    expect(missing('one\n…\nfour\n', source)).toBeUndefined();
    expect(missing('one\nfour\n', source)).toBe('one');
  });
  it('finds a line that is no longer there, and a wrong order', () => {
    expect(missing('one\ndeux\n', source)).toBe('deux');
    expect(missing('four\n…\none\n', source)).toBe('one');
  });
});
