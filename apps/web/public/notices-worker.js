// Shows "your move" while no page is open. It knows which table, and nothing of the game.
self.addEventListener('push', (event) => {
  const { table = '' } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification('Draco', { tag: table, icon: './icon.svg', data: { table } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(`./friends.html#${event.notification.data?.table ?? ''}`, self.registration.scope).href;
  event.waitUntil(self.clients.openWindow(url));
});
