/** The few things of the browser that are used here; the rest of the house has no browser types. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message' | 'error' | 'messageerror', listener: (event: { data?: unknown; message?: string }) => void): void;
}
