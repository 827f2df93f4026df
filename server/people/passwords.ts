/** Passwords: argon2id, a few at a time so that logging in can't take all memory. */
import { hash, verify } from '@node-rs/argon2';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;

let busy = 0;
const queue: (() => void)[] = [];

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  busy++;
  try {
    return await work();
  } finally {
    busy--;
    queue.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

let nobody: Promise<string> | undefined;

/** Takes as long for a login that does not exist, so that nobody learns which do. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobody);
  return (await inTurn(() => verify(against, password))) && stored !== null;
}
