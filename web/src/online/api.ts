/** Questions to the server that stand by themselves; a refusal is thrown as in the rest of the house. */
import { Refusal } from '@bottega/kernel';
import { noteServerTime } from './server-clock.ts';

/** An address of the server that served this page. */
export const apiUrl = (path: string): URL => new URL(`api/${path}`, document.baseURI);

export async function call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
  const asked: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' };
  if (method !== 'GET') Object.assign(asked, { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) });
  let response: Response;
  try {
    response = await fetch(apiUrl(path), asked);
  } catch {
    throw new Refusal({ code: 'offline' });
  }
  noteServerTime(response.headers.get('Date'));
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const answer = isJson ? await response.json() : null;
  if (response.ok && (isJson || response.status === 204)) return answer as Answer;
  throw new Refusal(answer?.error ?? { code: response.ok || response.status === 404 ? 'no-server' : 'server-fault', status: response.status });
}
