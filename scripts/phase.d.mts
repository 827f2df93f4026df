export interface Phase {
  done(text: string, ...details: string[]): void;
  drop(): void;
}
export function phase(doing: string, log?: (line: string) => void): Phase;
export function duration(milliseconds: number): string;
