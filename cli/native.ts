/** Says in one sentence when the server's native code (SQLite, argon2) does not fit this Node. */
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

/** Made for another Node or machine, or never made. */
const isUnfit = ({ code, message }: NodeJS.ErrnoException): boolean => code === 'ERR_DLOPEN_FAILED' || /native binding|bindings file/.test(message);
