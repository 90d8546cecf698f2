import { cancelled, delayed, departed, departure, departureList } from '../../fixtures/flights.ts';
import { nextCalls, nextRows, parseNextFlights } from './nextFlights.ts';

const args = { direction: 'departures', locale: 'es' } as const;

test('one call covers the hours around now', () => {
  expect(nextCalls({ ...args, now: '2026-03-02T15:10:00Z' })).toEqual([
    { direction: 'departures', type: 'commercial', date: '2026-03-02', from: '08:00', to: '16:00' },
  ]);
});

test('around midnight there is a call for each day', () => {
  expect(nextCalls({ ...args, now: '2026-03-03T04:10:00Z' })).toEqual([
    { direction: 'departures', type: 'commercial', date: '2026-03-02', from: '21:00', to: '23:59' },
    { direction: 'departures', type: 'commercial', date: '2026-03-03', from: '00:00', to: '05:00' },
  ]);
});

test('the next flights are those that have not left, soonest first by the time that holds', () => {
  const view = parseNextFlights([departureList], { locale: 'es', now: '2026-03-02T15:10:00Z' });
  expect(view.rows.map(({ id }) => id)).toEqual([delayed.id, departure.id, cancelled.id]);
  expect(view.rows.map(({ id }) => id)).not.toContain(departed.id);
});

test('a flight whose gate is closed is no longer one of the next', () => {
  const closed = { ...departureList, flights: [{ ...departure, state: 'GTD' as const }, delayed] };
  const { rows } = parseNextFlights([closed], { locale: 'es', now: '2026-03-02T15:10:00Z' });
  expect(rows.map(({ id }) => id)).toEqual([delayed.id]);
});

test('the list moves on with the clock', () => {
  const { rows } = parseNextFlights([departureList], { locale: 'es', now: '2026-03-02T15:10:00Z' });
  expect(nextRows(rows, new Date('2026-03-02T15:36:00Z'), 1)[0]?.id).toBe(departure.id);
});
