import { gzipSync } from 'node:zlib';
import { oddRequests, type FuzzedRequest } from 'api/fuzz';

/** What is sent to every page: wrong bodies, hosts and codings, and then addresses by lot. */
const always = (path: string): FuzzedRequest[] => [
  { method: 'POST', url: path, headers: { 'content-type': 'application/json' }, body: '{"a":' },
  {
    method: 'POST',
    url: path,
    headers: { 'content-type': 'text/plain' },
    body: 'x'.repeat(2_000_000),
  },
  {
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync('{}').toString('latin1').slice(0, 9),
  },
  { method: 'DELETE', url: path, headers: {} },
  { method: 'OPTIONS', url: path, headers: {} },
  { method: 'HEAD', url: path, headers: {} },
  { method: 'GET', url: path, headers: { host: 'xn--' } },
  { method: 'GET', url: path, headers: { 'accept-encoding': 'br;q=0, *;q=2, gzip;q=x' } },
  { method: 'GET', url: path, headers: { range: 'bytes=9-1', 'if-none-match': 'W/"' } },
  { method: 'GET', url: path, headers: { 'accept-language': '*;q=9,-,x'.repeat(300) } },
  { method: 'GET', url: `${path}/%00`, headers: {} },
  { method: 'GET', url: `${path}/%ff`, headers: {} },
  { method: 'GET', url: `${path}/..%2f..%2fetc`, headers: {} },
];

/** Names that pages read from an address, and one that none does. */
const names = [
  'q',
  'date',
  'terminal',
  'floor',
  'place',
  'from',
  'to',
  'vuelo',
  'page',
  'release',
  'open',
  '__proto__',
];

/** Names that change no page: whatever they hold, it comes from memory. */
const unread = ['utm_source', 'fbclid', 'constructor', 'x'];

/**
 * Requests for a page that nobody meant, the same at every run.
 * @param counts by lot: `read` of them with what pages read, most of which must be rendered, and `unread` with what none does.
 */
export const oddPageRequests = (
  path: string,
  counts: { read: number; unread: number },
  seed: number,
): FuzzedRequest[] => [
  ...always(path),
  ...oddRequests(path, names, counts.read, seed),
  // Without those below the page, which are others.
  ...oddRequests(path, unread, counts.unread, seed).filter(({ url }) => url.startsWith(`${path}?`)),
];
