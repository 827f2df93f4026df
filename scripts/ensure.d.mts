export interface Installation {
  folder?: string;
  whole?: boolean;
  anotherNode?: 'replace' | 'tell';
}
export function ensureInstalled(installation?: Installation): void;
