/**
 * Every source that a package needs becomes one file of JavaScript and one of declarations, in the same folders: what a
 * stack trace names is easily found. Beyond types, three things differ from the tree:
 *
 * - `#installation` is the package's, by the condition `package`;
 * - a thread starts with the compiled `thread.js` itself, for it needs nobody who reads TypeScript;
 * - boards are left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import typescript from 'typescript';
import { exportsOf, isBoard, PACKAGES, ROOT } from './packages.mjs';

const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
/** Folders that no package has anything of. */
const APART = new Set(['node_modules', 'test', 'bench', 'board']);

export function compile(out) {
  const compiled = join(out, '.compiled');
  mkdirSync(compiled, { recursive: true });
  const config = join(compiled, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(configFor(compiled)));
  const done = spawnSync(process.execPath, [TSC, '-p', config], { cwd: ROOT, stdio: 'inherit' });
  if (done.status !== 0) throw new Error('the sources could not be compiled: see above');
  for (const { folder, out: name } of PACKAGES) renameSync(join(compiled, folder), join(out, name));
  rmSync(compiled, { recursive: true });
  for (const one of PACKAGES) {
    for (const file of filesIn(join(out, one.out))) settle(join(out, one.out, file), file);
    prune(join(out, one.out), Object.values(exportsOf(one)));
  }
}

const configFor = (compiled) => ({
  extends: join(ROOT, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    module: 'nodenext',
    moduleResolution: 'nodenext',
    rewriteRelativeImportExtensions: true,
    customConditions: ['package'],
    // found by way of node_modules, sources would count as somebody else's, of which nothing is made
    paths: Object.fromEntries(PACKAGES.flatMap(pathsOf)),
    typeRoots: [join(ROOT, 'node_modules/@types')],
    rootDir: ROOT,
    outDir: compiled,
  },
  include: [],
  files: PACKAGES.flatMap((one) => entriesOf(one).map((path) => join(ROOT, one.folder, path))),
});

const pathsOf = (one) => Object.entries(exportsOf(one)).map(([name, path]) => [join(one.manifest.name, name), [join(ROOT, one.folder, path)]]);

function entriesOf(one) {
  const threads = filesIn(join(ROOT, one.folder), APART)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.replace(/\.mjs$/, '.ts'));
  const programs = [...threads, ...(one.program === undefined ? [] : [one.program])];
  return [...Object.values(exportsOf(one)), ...programs.filter((file) => existsSync(join(ROOT, one.folder, file)))];
}

/** Paths below a folder. */
export const filesIn = (folder, apart = new Set()) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !apart.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name), apart).map((path) => `${entry.name}/${path}`) : [entry.name]))
    .sort();

function settle(path, file) {
  if (isBoard(file)) return rmSync(path);
  if (!/\.(js|d\.ts)$/.test(file)) return;
  const text = readFileSync(path, 'utf8')
    .replace(/^export type \* from '\.\/board\.(ts|js)';\n/m, '')
    // declarations keep the names of the sources
    .replace(/(from |import\()(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2')
    .replace(/new URL\('(\.[^']+)\.mjs', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)");
  writeFileSync(path, text);
}

/** Declarations of what nobody can import are left out; they would ask for further types. */
function prune(folder, entries) {
  const needed = new Set();
  const need = (file) => {
    if (needed.has(file)) return;
    needed.add(file);
    const { importedFiles } = typescript.preProcessFile(readFileSync(file, 'utf8'));
    for (const { fileName } of importedFiles) if (/^\.+\/.*\.js$/.test(fileName)) need(join(dirname(file), fileName.replace(/\.js$/, '.d.ts')));
  };
  for (const path of entries) need(join(folder, path.replace(/\.ts$/, '.d.ts')));
  for (const file of filesIn(folder)) if (file.endsWith('.d.ts') && !needed.has(join(folder, file))) rmSync(join(folder, file));
}
