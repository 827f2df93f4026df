import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['web/test/**/*.test.ts'],
    testTimeout: 420_000,
    hookTimeout: 120_000,
    // one browser at a time is enough for the machine
    fileParallelism: false,
  },
});
