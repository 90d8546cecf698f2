import { offlinePage, type KeptPage } from './offlinePage.ts';
import { readPush } from './push.ts';
import { caches as kept, isKeepable, patience, wayOf, type Way } from './rules.ts';

/** What the browser gives a service worker; the site's types are those of a page. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WaitingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
  message: WaitingEvent & { data: unknown };
  push: WaitingEvent & { data: { text(): string } | null };
  notificationclick: WaitingEvent & { notification: Notification };
}
interface Worker {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

const worker = self as unknown as Worker;
const { origin } = worker.location;
/** An answer varies with cookies and encodings, of which a phone has one set. */
const match = { ignoreVary: true };

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, origin);
  if (way === 'asset') event.respondWith(fromCache(event));
  if (way === 'page') event.respondWith(page(event));
  if (way === 'data') event.respondWith(fromNetwork(event, way));
});
worker.addEventListener('message', (event) => {
  const { keep } = event.data as { keep?: readonly string[] };
  if (keep) event.waitUntil(keepAll(keep));
});
worker.addEventListener('push', (event) => {
  const message = readPush(event.data?.text());
  if (message) event.waitUntil(show(message));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo((event.notification.data as { url: string }).url));
});

async function takeOver(): Promise<void> {
  const names = new Set<string>(Object.values(kept).map(({ name }) => name));
  for (const name of await caches.keys()) if (!names.has(name)) await caches.delete(name);
  // The network is asked while this worker starts.
  await worker.registration.navigationPreload.enable();
  await worker.clients.claim();
}

/** A file of a release never changes. */
async function fromCache(event: FetchEvent): Promise<Response> {
  const known = await caches.match(event.request, match);
  return known ?? fromNetwork(event, 'asset');
}

async function fromNetwork(event: FetchEvent, way: Way): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isKeepable(response)) event.waitUntil(store(way, event.request.url, response.clone()));
    return response;
  } catch (error) {
    const known = await caches.match(event.request.url, match);
    if (known) return known;
    throw error;
  }
}

/** A page from the network; the copy that is kept when that fails or takes too long; else what can be read. */
async function page(event: FetchEvent): Promise<Response> {
  const known = await caches.match(event.request.url, match);
  const fresh = fromNetwork(event, 'page');
  // It goes on, and is kept for the next time.
  event.waitUntil(fresh.catch(() => undefined));
  try {
    return await (known ? Promise.race([fresh, after(patience, known)]) : fresh);
  } catch {
    return nothingKept(event.request.url);
  }
}

const after = (milliseconds: number, response: Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(response), milliseconds));

async function nothingKept(url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  return new Response(offlinePage(pathname + search, await keptPages(), await keptFont()), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'",
    },
  });
}

/** Address of the newest font that is kept. */
async function keptFont(): Promise<string | null> {
  const requests = await (await caches.open(kept.asset.name)).keys();
  return requests.findLast(({ url }) => url.endsWith('.woff2'))?.url ?? null;
}

async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(kept.page.name);
  const requests = await cache.keys();
  return Promise.all(
    [...requests].reverse().map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await cache.match(request, match))?.text()) ?? '';
      return { address: pathname + search, title: /<title>([^<]*)/.exec(html)?.[1] ?? '' };
    }),
  );
}

async function store(way: Way, url: string, response: Response): Promise<void> {
  const { name, most } = kept[way];
  const cache = await caches.open(name);
  await cache.put(url, response);
  const requests = await cache.keys();
  for (const old of requests.slice(0, -most)) await cache.delete(old, match);
}

/** Keeps what a page was made of before this worker was there, and pages that were reached without loading. */
async function keepAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, origin);
    if (url.origin !== origin) continue;
    const way = url.pathname.startsWith('/assets/') ? 'asset' : 'page';
    if (way === 'asset' && (await caches.match(url.href, match))) continue;
    // A page that cannot be had now is kept the next time.
    const response = await fetch(url.href).catch(() => null);
    if (response && isKeepable(response)) await store(way, url.href, response);
  }
}

const show = ({ title, body, url, tag }: NonNullable<ReturnType<typeof readPush>>) =>
  worker.registration.showNotification(title, {
    body,
    tag,
    icon: '/apple-touch-icon.png',
    data: { url },
  });

/** Shows the page in the tab that has it open already, else in a new one. */
async function goTo(address: string): Promise<void> {
  const { pathname } = new URL(address, origin);
  const tabs = await worker.clients.matchAll({ type: 'window' });
  const open = tabs.find(({ url }) => new URL(url).pathname === pathname);
  if (!open) return void (await worker.clients.openWindow(address));
  await open.focus();
  // What follows the path may be news to the page: a way to stop following, say.
  await open.navigate(address);
}
