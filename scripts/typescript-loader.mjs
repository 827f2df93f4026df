/**
 * Node's hook for `.ts`: what esbuild makes of a source is kept by its hash, so that a second start reads it from the
 * disk.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const SHELF = fileURLToPath(new URL('../node_modules/.cache/bottega-typescript/', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../node_modules/esbuild/package.json', import.meta.url), 'utf8'));
const OPTIONS = {
  loader: 'ts',
  format: 'esm',
  target: 'node20.19',
  sourcemap: 'inline',
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const path = fileURLToPath(url);
  const source = await readFile(path, 'utf8');
  const kept =
    SHELF +
    createHash('sha256')
      .update(`${version} ${JSON.stringify(OPTIONS)} ${path}\n${source}`)
      .digest('hex');
  return { format: 'module', shortCircuit: true, source: (await readFile(kept, 'utf8').catch(() => undefined)) ?? (await transpile(path, source, kept)) };
}

let ending;
/** esbuild works in a process of its own, which need not stay when everything is read. */
const IDLE = 5000;

async function transpile(path, source, kept) {
  const { stop, transform } = await import('esbuild');
  clearTimeout(ending);
  ending = setTimeout(stop, IDLE).unref();
  const { code } = await transform(source, { ...OPTIONS, sourcefile: path });
  try {
    mkdirSync(SHELF, { recursive: true });
    // several threads may do so at once: a file is whole or not there
    const draft = `${kept}.${process.pid}.${Math.random()}`;
    writeFileSync(draft, code);
    renameSync(draft, kept);
  } catch {
    // an installation that can't be written to just starts slower
  }
  return code;
}
