import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['web/test/**/*.test.ts'],
    globalSetup: ['web/test/build.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // on a busy machine a page takes its time; what comes late is no fault
    expect: { poll: { timeout: 15_000 } },
    // a browser stumbles now and then where other work runs beside it; what fails twice is a fault
    retry: process.env['CI'] ? 1 : 0,
    // while one waits for a clock or a network, two others work
    maxWorkers: 3,
  },
});
