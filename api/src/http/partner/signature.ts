import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is signed of a request. */
export interface SignedRequest {
  method: string;
  /** With its query. */
  path: string;
  body: string;
}

/** Seconds that a sender's clock may differ from ours. */
const signatureSeconds = 300;

/**
 * The signature of a call: HMAC-SHA256 of timestamp, method, path with its query, and body, with dots between.
 * @param timestamp Unix seconds; who is called refuses old ones.
 */
export function signatureOf(
  secret: string,
  timestamp: string,
  { method, path, body }: SignedRequest,
): string {
  const text = [timestamp, method, path, body].join('.');
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/**
 * Whether a request was signed with the secret, within five minutes of `now` (UTC milliseconds). Takes the same time
 * wherever the signatures differ.
 */
export function isSigned(
  secret: string,
  given: { timestamp: string; signature: string },
  request: SignedRequest,
  now: number,
): boolean {
  const seconds = Number(given.timestamp);
  if (!/^\d{1,12}$/.test(given.timestamp)) return false;
  if (Math.abs(now / 1_000 - seconds) > signatureSeconds) return false;
  const expected = Buffer.from(signatureOf(secret, given.timestamp, request));
  const signature = Buffer.from(given.signature);
  return expected.length === signature.length && timingSafeEqual(expected, signature);
}
