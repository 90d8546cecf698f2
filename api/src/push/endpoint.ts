import { ECDH } from 'node:crypto';

/**
 * The push services of the browsers. The API calls addresses that strangers give it, so it calls no others: nothing on
 * this machine or its network can be reached through it.
 */
const hosts = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
];
/** Services with a host for each region. */
const domains = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/** Whether an address is one of a known push service: https, its usual port, no user name, no other host. */
export function isPushEndpoint(address: string): boolean {
  if (address.length > 1_000) return false;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  const { protocol, hostname, port, username, password } = url;
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    (hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain)))
  );
}

const bytesOf = (text: string) =>
  /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0);

/** Whether bytes are a point of the curve P-256, uncompressed. */
function isPoint(bytes: Buffer): boolean {
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** Whether the keys are what a browser makes: a point of the curve and 16 bytes. */
export const arePushKeys = (p256dh: string, auth: string): boolean =>
  isPoint(bytesOf(p256dh)) && bytesOf(auth).length === 16;
