import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,bots,cli,table,server,scripts,board-kit}/**/*.test.ts', '{games,examples}/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
