/** Web push: the browser's own service carries the message, which only that browser can read. */
import webPush from 'web-push';
import type { ChannelStore } from '../../storage/channel-store.ts';
import type { PostOut } from '../guarded-post.ts';
import type { Message } from '../message.ts';
import { Undelivered } from '../undelivered.ts';
import type { Send } from './send.ts';

/** Seconds for which the service keeps what the browser is not there to take. */
const KEPT = 24 * 3600;
/** Services take 4 KB, encrypted. */
const MOST_LETTERS = 600;

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushDetails {
  readonly name: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Made once, and kept with everything else: with other keys no browser would listen any more. */
export async function pushKeys(store: ChannelStore): Promise<PushKeys> {
  return JSON.parse(await store.keep('push-keys', JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;
}

/** Whether a browser could have made them: a point on the curve, and sixteen bytes. */
export function areKeys({ p256dh, auth }: PushDetails['keys']): boolean {
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  if (point.length !== 65 || point[0] !== 4 || secret.length !== 16) return false;
  try {
    webPush.encrypt(p256dh, auth, 'x', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

/** What the service worker is given (web/public/push.js). */
const payloadOf = ({ key, title, text, told, waiting, language }: Message): string => {
  const tables = new Set(told.map(({ table }) => table));
  const [table] = tables;
  const page = table === null ? '#/account' : tables.size === 1 ? `#/online/${table}` : '#/online';
  return JSON.stringify({ key, title, text: text.slice(0, MOST_LETTERS), language, page, tag: tables.size === 1 ? (table ?? 'account') : 'several', waiting });
};

/** `subject`: where the service can complain. */
export const pushSender =
  (post: PostOut, keys: PushKeys, subject: string): Send =>
  async ({ address, details }, message) => {
    const subscription = { endpoint: address, keys: (JSON.parse(details) as PushDetails).keys };
    const { headers, body } = webPush.generateRequestDetails(subscription, payloadOf(message), {
      TTL: KEPT,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject, ...keys },
    });
    try {
      await post({ url: new URL(address), headers: headers as Record<string, string | number>, body: body as Buffer });
    } catch (error) {
      if (!(error instanceof Undelivered) || error.fault.status === undefined) throw error;
      const { status } = error.fault;
      if (status === 404 || status === 410) throw new Undelivered({ code: 'gone', status }, 'gone');
      if (status === 413) throw new Undelivered(error.fault, 'drop');
      throw error;
    }
  };
