export const DIST: string;
export function buildWeb(options?: { log?: (text: string) => void }): void;
