import { ApiError } from '@eldorado/http';
import type { SiteStore } from '@eldorado/store';
import { deskFlight, fixtureNow } from '../../fixtures/establishments.ts';
import { storeOf } from '../../fixtures/store.ts';
import { instantOf, readFlightTime } from './flightTime.ts';
import { parseFlight } from './knownFlight.ts';

// 10:00 in Bogotá.
const now = new Date(fixtureNow);
const noCalls = {
  dispatch() {
    throw new Error('a time of day needs no call');
  },
} as unknown as SiteStore;
const read = (text: string) => readFlightTime(noCalls, text, now);

test.each([
  ['17:30', '2026-03-02T22:30:00.000Z'],
  ['17h30', '2026-03-02T22:30:00.000Z'],
  ['17.30', '2026-03-02T22:30:00.000Z'],
  ['10:00', '2026-03-02T15:00:00.000Z'],
])('%s is a time of today', async (text, at) => {
  expect(await read(text)).toEqual({ kind: 'time', at });
});

test('a time that is past is tomorrow’s, also with one digit for the hour', async () => {
  expect(await read('8:05')).toEqual({ kind: 'time', at: '2026-03-03T13:05:00.000Z' });
  expect(await read('09:59')).toEqual({ kind: 'time', at: '2026-03-03T14:59:00.000Z' });
});

test('nothing typed is no wish; what is neither a time nor a flight asks nobody', async () => {
  expect(await read('')).toEqual({ kind: 'none' });
  for (const text of ['24:00', '17:60', 'mañana', 'AVIANCA 10', 'AV'])
    expect(await read(text)).toEqual({ kind: 'unknown' });
});

test('a flight is asked for by its name, however it is written', async () => {
  const store = storeOf({ '/v2/flights/AV10': deskFlight });
  const flight = parseFlight(deskFlight);
  for (const text of ['AV 10', 'av10', 'AV-10', 'AV 0010'])
    expect(await readFlightTime(store, text, now)).toEqual({ kind: 'flight', flight });
});

test('a flight that nobody knows is unknown, and one that cannot be asked for has failed', async () => {
  const store = storeOf({ '/v2/flights/AV11': new ApiError('offline', 0, 'offline', 'offline') });
  expect(await readFlightTime(store, 'AV12', now)).toEqual({ kind: 'unknown' });
  expect(await readFlightTime(store, 'AV11', now)).toEqual({ kind: 'failed' });
});

test('a departure counts by its boarding, an arrival by the time that holds now', () => {
  expect(parseFlight(deskFlight)).toEqual({
    name: 'AV 10',
    departs: true,
    at: '2026-03-02T15:25:00Z',
    terminal: 'T1',
  });
  const arrival = { ...deskFlight, flightDirection: 'A' as const };
  expect(parseFlight(arrival)).toMatchObject({ departs: false, at: '2026-03-02T16:05:00Z' });
  expect(parseFlight({ ...arrival, estimatedAt: null }).at).toBe('2026-03-02T15:40:00Z');
});

test('a place is to be open at the time or at the flight, else at no moment in particular', () => {
  const flight = parseFlight(deskFlight);
  expect(instantOf({ kind: 'flight', flight })?.toISOString()).toBe('2026-03-02T15:25:00.000Z');
  expect(instantOf({ kind: 'time', at: fixtureNow })).toEqual(now);
  expect([instantOf({ kind: 'none' }), instantOf({ kind: 'failed' })]).toEqual([null, null]);
});
