import type { PurgeRequest } from './purgeRequest.ts';

/** How long a CDN may take to answer, in milliseconds. */
const patience = 10_000;

/**
 * Asks the CDN to forget the pages.
 * @throws when it does not answer within 10 s, or does not say that it did.
 */
export async function sendPurge({ url, ...request }: PurgeRequest): Promise<void> {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(patience) });
  const text = await answer.text();
  // Cloudflare may answer 200 and `success: false`.
  if (!answer.ok || /"success":\s*false/.test(text))
    throw new Error(`The CDN answered ${answer.status}: ${text.slice(0, 200)}`);
}
