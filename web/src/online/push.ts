/** Notices on this device: whether they can be, and the browser's own side of it. */
import type { NewChannel } from '@bottega/table/wire';

/** `blocked`: the reader has said no before, and only the browser's settings can change it. */
export type PushAbility = 'able' | 'unable' | 'blocked';

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** Asks the reader, and the browser; null when either says no. */
export async function subscribe(publicKey: string): Promise<NewChannel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return null;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON();
  return { kind: 'push', endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}
