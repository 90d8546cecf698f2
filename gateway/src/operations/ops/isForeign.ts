import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a changing request was sent by another site's page, as far as the browser says; programs say nothing of it.
 * @param origin the site's own, without a slash at the end.
 */
export function isForeign(headers: IncomingHttpHeaders, origin: string): boolean {
  const { 'sec-fetch-site': from, origin: sender } = headers;
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return true;
  return sender !== undefined && sender !== origin;
}
