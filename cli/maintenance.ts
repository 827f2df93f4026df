/** The server's tools for its database, and how what goes wrong with files is said. */
import { Failure } from './failure.ts';
import { checkNative } from './native.ts';

/** They are loaded only when they are asked for. */
const maintenance = () => import('@bottega/server/maintenance');
type Maintenance = Awaited<ReturnType<typeof maintenance>>;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read or write there',
  EROFS: 'nothing can be written there',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of this path is not a folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

/** A code of the file system in words. */
export const reasonOf = (code: string): string => REASONS[code] ?? code;

export async function using(work: (tools: Maintenance) => Promise<void>): Promise<void> {
  checkNative();
  const tools = await maintenance();
  try {
    await work(tools);
  } catch (error) {
    if (error instanceof tools.BadConfig) throw new Failure(error.message, 2);
    if (error instanceof tools.MaintenanceError) throw new Failure(error.message);
    const { code, path } = error as NodeJS.ErrnoException;
    if (path !== undefined && code !== undefined) throw new Failure(`${path} can't be used: ${reasonOf(code)}.`);
    throw error;
  }
}
