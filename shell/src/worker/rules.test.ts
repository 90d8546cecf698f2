import { isKeepable, wayOf } from './rules.ts';

const origin = 'https://site.example';
const asked = (path: string, init: RequestInit & { mode?: RequestMode } = {}) => ({
  method: init.method ?? 'GET',
  url: new URL(path, origin).href,
  mode: init.mode ?? ('cors' as const),
  headers: new Headers(init.headers),
});

test.each([
  ['/assets/shell/1.0.0/client/main.js', {}, 'asset'],
  ['/vuelos/salidas?q=cali', { mode: 'navigate' }, 'page'],
  ['/api/v2/flights?direction=departures', {}, 'data'],
  ['/_site/abc/en.json', {}, 'data'],
] as const)('%s is answered as %s', (path, init, way) => {
  expect(wayOf(asked(path, init), origin)).toBe(way);
});

test.each([
  ['what is sent', asked('/api/v2/contact', { method: 'POST' })],
  ['what is personal', asked('/api/v2/bookings', { headers: { authorization: 'Bearer x' } })],
  ['another origin', asked('https://maps.example/tile.png')],
  ['an event stream', asked('/api/v2/flight-events', { headers: { accept: 'text/event-stream' } })],
  ['a download of the API', asked('/api/v2/flights/1.ics', { mode: 'navigate' })],
  ['a picture of the site', asked('/favicon.svg', { mode: 'no-cors' })],
])('%s goes its usual way', (_name, request) => {
  expect(wayOf(request, origin)).toBeNull();
});

test.each([
  [200, 'public, max-age=10', false, true],
  [200, '', false, true],
  [200, 'no-store', false, false],
  [200, 'private, max-age=10', false, false],
  [200, 'public', true, false],
  [404, 'public', false, false],
  [503, '', false, false],
])(
  'an answer with %i, "%s" and redirected: %s is kept: %s',
  (status, control, redirected, kept) => {
    const headers = new Headers(control ? { 'cache-control': control } : {});
    expect(isKeepable({ status, redirected, headers })).toBe(kept);
  },
);
