/** What a browser gives to be reached, as the API takes it. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Why a browser cannot be reached. */
export class PushRefused extends Error {
  readonly reason: 'blocked' | 'unsupported' | 'failed';

  constructor(reason: PushRefused['reason']) {
    super(reason);
    this.name = 'PushRefused';
    this.reason = reason;
  }
}

/** Milliseconds that the service worker is waited for. */
const workerDeadline = 8_000;

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** An iPhone's browser receives messages only when the site lies on the home screen. */
export const needsInstalling = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && !canPush();

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const sameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const own = subscription.options.applicationServerKey;
  return own !== null && new Uint8Array(own).join() === key.join();
};

/**
 * Asks the visitor. It must come first after a press: some browsers only ask right then.
 * @throws {PushRefused} when the visitor, or the browser, says no.
 */
export async function askPermission(): Promise<void> {
  if (!canPush()) throw new PushRefused('unsupported');
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('blocked');
}

/**
 * Subscribes this browser, whose visitor has agreed.
 * @param publicKey the site's VAPID key, base64url.
 * @throws {PushRefused} when the service worker does not come, or the browser gives no keys.
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  const registration = await Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), workerDeadline)),
  ]);
  if (registration === null) throw new PushRefused('failed');
  const key = bytesOf(publicKey);
  const { pushManager } = registration;
  let subscription = await pushManager.getSubscription();
  // A subscription under another key is of no use to this server.
  if (subscription && !sameKey(subscription, key)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new PushRefused('failed');
  return { endpoint, keys: { p256dh, auth } };
}
