// Part of the service worker: shows what the server tells while no page is looked at, and opens the table it is about.

self.addEventListener('push', (event) => {
  const { title = 'Bottega', text = '', language = 'en', page = '#/online', tag, waiting = 0 } = event.data?.json() ?? {};
  const options = { body: text, lang: language, tag, renotify: tag !== undefined, icon: 'icon.svg', data: { page } };
  event.waitUntil(Promise.all([self.registration.showNotification(title, options), badge(waiting)]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data?.page ?? '', self.registration.scope).href));
});

// The browser has changed the address under which it can be reached.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription?.options));
});

async function badge(count) {
  if (count > 0) await navigator.setAppBadge?.(count).catch(() => {});
}

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address) ?? pages[0];
  if (there === undefined) return self.clients.openWindow(address);
  await there.focus().catch(() => {});
  if (there.url !== address) await there.navigate(address).catch(() => self.clients.openWindow(address));
}

async function renew(options) {
  if (options === undefined) return;
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  const body = JSON.stringify({ kind: 'push', endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  await fetch('api/me/channels', { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json' }, body });
}
