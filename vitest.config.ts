import { cpus } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // boards are drawn as text, without a browser
  plugins: [svelte({ configFile: 'web/svelte.config.js' })],
  test: {
    include: ['{kernel,bots,cli,table,server,scripts,board-kit}/**/*.test.ts', '{games,examples}/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // many tests wait for clocks and processes: one worker more than there are cores leaves none of them idle
    maxWorkers: cpus().length + 1,
    testTimeout: 60_000,
    // what comes late on a busy machine is no fault
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
});
