import webpush from 'web-push';
import type { Room } from './room.js';
import type { Store } from './store.js';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to: mailto: or https:. */
  subject: string;
  /** For tests: what is sent goes nowhere. */
  send?: (to: webpush.PushSubscription, payload: string, options: webpush.RequestOptions) => Promise<unknown>;
}

export interface Pushes {
  readonly publicKey?: string;
  moved(room: Room): void;
}

/** The services of the browsers there are: a server must not be made to call whatever address somebody names. */
const services =
  /^https:\/\/([a-z0-9-]+\.)*(googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)\//;

export const isPushService = (endpoint: string): boolean => services.test(endpoint);

/** Tells browsers of "your move" while no screen of the seat is open. Says which table, and nothing of the game. */
export function openPushes(keys: PushKeys | undefined, store: Store): Pushes {
  if (!keys) return { moved: () => {} };
  const vapidDetails = { subject: keys.subject, publicKey: keys.publicKey, privateKey: keys.privateKey };
  async function tell(id: string, seat: number): Promise<void> {
    for (const { endpoint, p256dh, auth } of await store.pushes(id, seat)) {
      try {
        await (keys?.send ?? webpush.sendNotification)(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify({ table: id }),
          {
            vapidDetails,
            TTL: 86_400,
            timeout: 5_000,
            topic: id,
          },
        );
      } catch (error) {
        // Given up by the browser: not asked again.
        const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 0;
        if (status === 404 || status === 410) await store.dropPush(endpoint);
      }
    }
  }
  return {
    publicKey: keys.publicKey,
    moved(room) {
      const here = room.here();
      const seats = new Set(room.game?.decisions.map(({ seat }) => seat));
      for (const seat of seats) if (!here.has(seat) && !room.isBot(seat)) void tell(room.row.id, seat).catch(() => {});
    },
  };
}
