/**
 * The package.json of a package: as in the tree, with `.js` for `.ts`, and exactly the dependencies that its files
 * import, each with the version it was tested with.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';
import { filesIn } from './compile.mjs';
import { exportsOf } from './packages.mjs';

const compiled = (path) => path.replace(/\.ts$/, '.js');
const mapped = (record) => Object.fromEntries(Object.entries(record).map(([name, path]) => [name, compiled(path)]));

export function writeManifest(out, one) {
  const { folder, name, manifest, program, games } = one;
  const { version, description, license, type, sideEffects, imports } = manifest;
  const engines = { node: '>=20.19' };
  const written = {
    ...{ name, version, description, license, type, engines },
    ...(sideEffects !== undefined && { sideEffects }),
    ...(program !== undefined && { bin: { bottega: compiled(program) } }),
    exports: mapped(exportsOf(one)),
    ...(imports !== undefined && { imports: Object.fromEntries(Object.entries(imports).map(([key, { package: path }]) => [key, compiled(path)])) }),
    ...(games !== undefined && { games }),
    dependencies: dependenciesOf(join(out, one.out), one),
  };
  if (description === undefined) throw new Error(`${folder}/package.json has no description`);
  writeFileSync(join(out, one.out, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
}

function dependenciesOf(folder, { name: own, manifest, games = [] }) {
  const names = new Set(games.map((id) => `@bottega/${id}`));
  for (const file of filesIn(folder).filter((path) => /\.(js|d\.ts)$/.test(path) && !path.startsWith('pages/')))
    for (const name of importsOf(readFileSync(join(folder, file), 'utf8'))) names.add(name);
  return Object.fromEntries([...names].sort().map((name) => [name, versionOf(name)]));

  function versionOf(name) {
    if (name.startsWith('@bottega/')) return manifest.version;
    const version = manifest.dependencies?.[name];
    if (version === undefined) throw new Error(`${own} imports ${name}, which its package.json does not list among its dependencies`);
    return version;
  }
}

/** The packages that a file imports, without those of Node. */
export const importsOf = (text) =>
  typescript
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => /^(@[^/]+\/)?[^/]+/.exec(fileName)[0])
    .filter((name) => !/^(\.|#|node:)/.test(name));
