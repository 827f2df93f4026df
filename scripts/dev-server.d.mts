import type { SpawnOptions } from 'node:child_process';

export class DevServer {
  constructor(command: [program: string, args: readonly string[], options: SpawnOptions], say?: (line: string) => void);
  start(): Promise<boolean>;
  restart(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}
