/** How a request is answered: `asset` from the cache first, `page` and `data` from the network first. */
export type Way = 'asset' | 'page' | 'data';

/** What the rules look at of a request. */
export type AskedFor = Pick<Request, 'method' | 'url' | 'mode'> & {
  headers: Pick<Headers, 'has' | 'get'>;
};

/** The caches and how many answers each keeps; the oldest go first. A new number makes the old ones go. */
export const caches = {
  asset: { name: 'assets-1', most: 240 },
  page: { name: 'pages-1', most: 40 },
  // The map of the airport is eighteen of them.
  data: { name: 'data-1', most: 90 },
} as const satisfies Record<Way, { name: string; most: number }>;

/** Milliseconds that a page which is kept waits for the network: on an airport's wifi an answer may never come. */
export const patience = 4_000;

/**
 * Which requests this worker answers.
 * @returns null for what goes its usual way: other origins, what is sent, what is personal, and event streams.
 */
export function wayOf(request: AskedFor, origin: string): Way | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.headers.has('authorization')) return null;
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (request.mode === 'navigate') return url.pathname.startsWith('/api/') ? null : 'page';
  if (request.headers.get('accept')?.includes('text/event-stream')) return null;
  return /^\/(api\/v2|_site)\//.test(url.pathname) ? 'data' : null;
}

/** Whether an answer may be kept: whole, good, the same for everybody, and not that of another address. */
export function isKeepable(response: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  const control = response.headers.get('cache-control') ?? '';
  return response.status === 200 && !response.redirected && !/no-store|private/.test(control);
}
