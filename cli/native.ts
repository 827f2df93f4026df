/** Says in one sentence when the server's native code (SQLite, argon2) does not fit this Node, or not well. */
import { tryNative } from '@bottega/server/native';
import { Failure } from './failure.ts';

export function checkNative(): void {
  try {
    tryNative();
  } catch (error) {
    if (!isUnfit(error as NodeJS.ErrnoException)) throw error;
    const { node, modules } = process.versions;
    throw new Failure(`The packages here do not fit this Node (${node}, ABI ${modules}): remove the folder node_modules and run \`npm start\`.`);
  }
}

/** What SQLite of this version frees while no code runs trips a check of Node 24.19 and later (nodejs/node issue 65446). */
export function sqliteWarning(node: string): string | undefined {
  const [major, minor] = node.split('.').map(Number);
  if (major !== 24 || minor < 19) return undefined;
  return `On Node ${node}, SQLite of this version may end the process: take Node 22, or Postgres (DATABASE_URL).`;
}

/** Made for another Node or machine, or never made. */
const isUnfit = ({ code, message }: NodeJS.ErrnoException): boolean => code === 'ERR_DLOPEN_FAILED' || /native binding|bindings file/.test(message);
