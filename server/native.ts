/**
 * SQLite and argon2 are native code, which fits one kind of Node. They are tried out before the server is loaded, which
 * would fail with many words.
 */
import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';

/** Throws what went wrong. */
export function tryNative(): void {
  const require = createRequire(import.meta.url);
  require('@node-rs/argon2');
  const sqlite = require('better-sqlite3') as typeof Sqlite;
  new sqlite(':memory:').close();
}
