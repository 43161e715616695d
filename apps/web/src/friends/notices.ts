/** "Your move" while the page is not in sight: by the Notification API, and by Web Push where the server has keys. */

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

export function notifyOf(table: string, text: string): void {
  if (!canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notice = new Notification('Draco', { body: text, tag: table, icon: './icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // on phones only a service worker may: Web Push does it there
  }
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

/** Asks the reader, and where the server can push, the browser. */
export async function wantNotices(pushKey: string | undefined, hash: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted' || !pushKey || !('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.register('./notices-worker.js');
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(pushKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  const table = document.querySelector('draco-table') as (HTMLElement & { subscribe?(push: object): void }) | null;
  if (hash && keys) table?.subscribe?.({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
}
