import { minute } from '../time/time.ts';
import { toFlight } from '../flights/toFlight.ts';
import { changesBetween, versionOf } from './changes.ts';
import { exampleBook } from '../flights/examples/exampleBook.ts';

const now = Date.parse('2026-11-20T17:00:00Z');
const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
// Planned before anything of it is looked at.
const planned = new Date(now - 24 * 60 * minute);
const book = exampleBook(days, planned);
const everyLeg = days.flatMap((day) => book.byDate.get(day) ?? []);

test('within one instant nothing changes', () => {
  expect(changesBetween(book, now, now)).toEqual([]);
});

test('a busy quarter of an hour changes flights, each once and as it is now', () => {
  const changed = changesBetween(book, now - 15 * minute, now);
  expect(changed.length).toBeGreaterThan(10);
  expect(new Set(changed.map(({ id }) => id)).size).toBe(changed.length);
  for (const flight of changed) {
    const leg = everyLeg.find(({ leg: { id } }) => id === flight.id);
    expect(leg && toFlight(leg, now)).toEqual(flight);
  }
});

test('nothing is missed: what was known before, with the changes, is what a fresh look finds', () => {
  const before = now - 90 * minute;
  const known = new Map(everyLeg.map((leg) => [leg.leg.id, toFlight(leg, before)]));
  for (let at = before; at < now; at += minute) {
    for (const flight of changesBetween(book, at, at + minute)) known.set(flight.id, flight);
  }
  for (const leg of everyLeg) expect(known.get(leg.leg.id)).toEqual(toFlight(leg, now));
});

test('flights that were planned a moment ago have not changed since', () => {
  const fresh = exampleBook(days, new Date(now + 20_000));
  const ids = (flights: readonly { id: string }[]) => flights.map(({ id }) => id).sort();
  expect(ids(changesBetween(fresh, now, now + minute))).toEqual(
    ids(changesBetween(book, now, now + minute)),
  );
});

test('a version names the data: the same after a restart, another one with another day', () => {
  expect(versionOf(exampleBook(days, planned))).toBe(versionOf(book));
  expect(versionOf(exampleBook(days.slice(1), planned))).not.toBe(versionOf(book));
});
