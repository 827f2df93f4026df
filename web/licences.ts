/** Writes `licences.txt` beside the pages: the licence of everything that is bundled into them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** What the service worker is made of is bundled elsewhere, but each part leaves its name. */
const WORKBOX = /\bworkbox:([a-z-]+):/g;

/** `collect` looks at one bundle, of the page or of a worker; `write` comes after all other plugins. */
export function licences(): { collect(): Plugin; write: Plugin } {
  const folders = new Set<string>();
  const note = (file: string): void => {
    const [folder] = PACKAGE.exec(file.replaceAll('\\', '/')) ?? [];
    if (folder !== undefined) folders.add(folder);
  };
  let root = '';
  return {
    collect: () => ({
      name: 'bottega:collect-licences',
      configResolved: (config) => {
        root = config.root;
      },
      generateBundle(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk') for (const id of part.moduleIds) note(id);
          // fonts and pictures: their names are told from the folder of the pages
          else for (const file of part.originalFileNames) note(`${root}/${file}`);
        }
      },
    }),
    write: {
      name: 'bottega:write-licences',
      apply: 'build',
      enforce: 'post',
      closeBundle: {
        order: 'post',
        sequential: true,
        handler() {
          const out = `${root}/dist`;
          for (const file of readdirSync(out)) if (file.startsWith('workbox-')) for (const folder of workboxParts(`${out}/${file}`)) folders.add(folder);
          writeFileSync(`${out}/licences.txt`, listOf([...folders]));
        },
      },
    },
  };
}

function workboxParts(file: string): string[] {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('vite-plugin-pwa'));
  const parts = [...readFileSync(file, 'utf8').matchAll(WORKBOX)].map(([, part]) => part);
  return parts.map((part) => dirname(createRequire(resolve('workbox-build')).resolve(`workbox-${part}/package.json`)));
}

function listOf(folders: readonly string[]): string {
  const entries = [...new Set(folders.map(entryOf))].sort();
  return `Bottega’s pages contain, besides its own code (MIT), the following.\n\n${entries.join('\n')}`;
}

function entryOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  if (license === undefined || file === undefined) throw new Error(`${name} is bundled into the pages and has no licence`);
  return `== ${name} ${version} (${license})\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}
