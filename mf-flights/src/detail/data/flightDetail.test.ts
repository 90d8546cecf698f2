import { airborne, answer, cancelled, departure } from '../../../fixtures/flights.ts';
import { dayShift, parseFlightDetail } from './flightDetail.ts';

const parse = (wire: typeof departure) => parseFlightDetail(answer(wire), 'es');

test('a departure goes from Bogotá to the other end', () => {
  const { departure: from, arrival: to, gate, direction } = parse(departure);
  expect([direction, from.iata, to.iata, gate]).toEqual(['departures', 'BOG', 'MAD', 'A02']);
});

test('an arrival comes from the other end, with its estimates', () => {
  const { departure: from, arrival: to } = parse(airborne);
  expect([from.iata, from.current]).toEqual(['MAD', '2026-03-02T05:50:00Z']);
  expect([to.iata, to.current]).toEqual(['BOG', '2026-03-02T16:10:00Z']);
});

test('a flight that lands after midnight there arrives a day later', () => {
  const flight = parse(departure);
  expect(dayShift(flight.departure, flight.arrival)).toBe(1);
});

test('the shift is counted in local days: Madrid left after midnight, landed the same day', () => {
  const flight = parse(airborne);
  expect(dayShift(flight.departure, flight.arrival)).toBe(0);
});

test('summer time at the other end moves the local day', () => {
  // 22:30 UTC is 23:30 in Madrid in winter and 00:30 the next day in summer.
  const stop = { iata: 'MAD', city: 'Madrid', timeZone: 'Europe/Madrid' };
  const at = (day: string) => {
    const arrival = { ...stop, scheduled: `${day}T22:30:00Z`, current: `${day}T22:30:00Z` };
    const from = { ...parse(departure).departure, current: `${day}T13:00:00Z` };
    return dayShift(from, arrival);
  };
  expect(at('2026-03-28')).toBe(0);
  expect(at('2026-03-29')).toBe(1);
  expect(at('2026-10-24')).toBe(1);
  expect(at('2026-10-25')).toBe(0);
});

test('a cancelled flight keeps its scheduled times', () => {
  const flight = parse({ ...cancelled, otherEstimatedAt: '2026-03-02T18:00:00Z' });
  expect(flight.arrival.current).toBe(cancelled.otherScheduledAt);
});
