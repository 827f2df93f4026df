import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { licences } from './licences.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const games = fileURLToPath(new URL('../games/', import.meta.url));
/** Their names, for whoever reads what this is before it is opened. */
const names = new Intl.ListFormat('en-GB').format(
  readdirSync(games)
    .filter((id) => existsSync(`${games}${id}/index.ts`))
    .map((id): string => JSON.parse(readFileSync(`${games}${id}/text/en.json`, 'utf8'))['game.name']),
);
const { collect, write } = licences();

/** `…/en.json?title`: of a game's words only those that name it, for pages that show no more. */
const titles: Plugin = {
  name: 'titles',
  load(id) {
    const [file, query] = id.split('?');
    if (query !== 'title') return null;
    const words = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    const kept = words.filter(([key]) => key.startsWith('game.') || key === 'name.rival');
    return `export default ${JSON.stringify(Object.fromEntries(kept))}`;
  },
};

/** Workers are built with the pages, not by themselves, so that what both need (the rules of a game) is fetched once. */
const workers: Plugin = {
  name: 'workers',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const built = code.replace(
      /new URL\('(\.\/[\w-]+\.worker\.ts)', import\.meta\.url\)/g,
      (_, file: string) => `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: join(dirname(id), file) })}`,
    );
    return built === code ? null : { code: built, map: null };
  },
};

/** Vite asks for parts of a part beforehand by links in the document, which a worker has not. */
const resolveDependencies = (_file: string, parts: string[], { hostId }: { hostId: string }): string[] => (/\/(cores|\w+\.worker)-/.test(hostId) ? [] : parts);

export default defineConfig({
  root,
  base: './',
  plugins: [
    svelte(),
    titles,
    workers,
    { name: 'name-the-games', transformIndexHtml: (html) => html.replace('{games}', names) },
    collect(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Bottega',
        short_name: 'Bottega',
        description: names,
        start_url: './',
        display: 'standalone',
        background_color: '#ece4d4',
        theme_color: '#7a3b1d',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        // what is told while no page is open
        importScripts: ['push.js'],
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallback: 'index.html',
        // what the server says itself is never taken from the shelf
        navigateFallbackDenylist: [/^\/(api|healthz|metrics)/, /\/licences\.txt$/],
      },
    }),
    write,
  ],
  server: { port: 4600 },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false, resolveDependencies }, chunkSizeWarningLimit: 1000 },
});
