/** @jest-environment jsdom */
import type { Http } from '@eldorado/http';
import { appActions } from '../slices/app.ts';
import { connectionOf } from './connection.ts';

/** A stream whose events the test sends. */
class Source extends EventTarget {
  readyState = 0;
  closed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    sources.push(this);
  }
  close() {
    this.closed = true;
    this.readyState = 2;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  send(name: string, lastEventId: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

let sources: Source[] = [];
beforeEach(() => {
  sources = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function listen(http: Http) {
  const received: string[] = [];
  const dispatched: unknown[] = [];
  const connection = connectionOf(http, (action) => dispatched.push(action));
  const stop = connection.add({
    ready: ({ at }) => received.push(`ready ${at}`),
    changes: ({ at }) => received.push(`changes ${at}`),
    reset: () => received.push('reset'),
    figures: ({ at }) => received.push(`figures ${at}`),
    connected: (connected) => received.push(connected ? 'connected' : 'not connected'),
  });
  return { received, dispatched, stop };
}
const newHttp = () =>
  ({ events: (url: string) => new Source(url) as unknown as EventSource }) as Http;

test('all listeners of a page share one connection, which ends with the last of them', () => {
  const http = newHttp();
  const one = listen(http);
  const two = listen(http);
  expect(sources.map(({ url }) => url)).toEqual(['/v2/flight-events']);
  sources[0]?.open();
  sources[0]?.send('ready', '0-aaaaaaaaaaaa', { at: 'then' });
  sources[0]?.send('changes', '1-aaaaaaaaaaaa', { at: 'now', flights: [] });
  sources[0]?.send('reset', '2-bbbbbbbbbbbb');
  expect(one.received).toEqual([
    'not connected',
    'connected',
    'ready then',
    'changes now',
    'reset',
  ]);
  expect(two.received).toEqual(one.received);
  one.stop();
  expect(sources[0]?.closed).toBe(false);
  two.stop();
  expect(sources[0]?.closed).toBe(true);
});

test('figures move no position, tell the airport’s state once, and are told to who comes later', () => {
  const http = newHttp();
  const one = listen(http);
  sources[0]?.open();
  sources[0]?.send('ready', '7-aaaaaaaaaaaa', { at: 'then' });
  const airport = { open: false };
  sources[0]?.send('figures', '', { at: 'now', airport });
  const two = listen(http);
  expect(one.received.at(-1)).toBe('figures now');
  expect(two.received).toEqual(['connected', 'figures now']);
  expect(one.dispatched).toEqual([appActions.airportRead(airport as never)]);
  expect(two.dispatched).toEqual([]);
  sources[0]?.fail(2);
  jest.advanceTimersByTime(5_000);
  expect(sources[1]?.url).toBe('/v2/flight-events?after=7-aaaaaaaaaaaa');
  // What was told before the line broke is none of now.
  expect(listen(http).received).toEqual(['not connected']);
});

test('after a refusal it waits, longer each time, and says where it stood', () => {
  const { received, stop } = listen(newHttp());
  sources[0]?.open();
  sources[0]?.send('ready', '7-aaaaaaaaaaaa');
  sources[0]?.fail(2);
  expect(received.at(-1)).toBe('not connected');
  jest.advanceTimersByTime(5_000);
  expect(sources.map(({ url }) => url)).toEqual([
    '/v2/flight-events',
    '/v2/flight-events?after=7-aaaaaaaaaaaa',
  ]);
  sources[1]?.fail(2);
  jest.advanceTimersByTime(4_900);
  expect(sources).toHaveLength(2);
  jest.advanceTimersByTime(5_100);
  expect(sources).toHaveLength(3);
  stop();
});

test('a broken line is the browser’s to reconnect', () => {
  const { received, stop } = listen(newHttp());
  sources[0]?.open();
  sources[0]?.fail(0);
  expect(received.at(-1)).toBe('not connected');
  jest.advanceTimersByTime(120_000);
  expect(sources).toHaveLength(1);
  stop();
});

test('a page in the background listens to nothing, and asks for what it missed', () => {
  const { stop } = listen(newHttp());
  sources[0]?.send('ready', '7-aaaaaaaaaaaa');
  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  show('hidden');
  expect(sources[0]?.closed).toBe(true);
  show('visible');
  expect(sources[1]?.url).toBe('/v2/flight-events?after=7-aaaaaaaaaaaa');
  stop();
});

test('where there are no streams nothing happens', () => {
  const { received, stop } = listen({ events: () => null } as unknown as Http);
  expect(received).toEqual(['not connected']);
  stop();
});
