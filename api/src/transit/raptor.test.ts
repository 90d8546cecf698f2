import fc from 'fast-check';
import type { Pattern, Transfer } from './feed.ts';
import { changeSeconds, mostRides, searchJourneys, type Search } from './raptor.ts';
import { makeTimetable, mirrored } from './timetable.ts';

const stops = 6;
const running = (bits: number) => Uint8Array.of(bits & 1, (bits >> 1) & 1);

/** A line whose trips keep their order; two services, of which each day has some. */
const pattern: fc.Arbitrary<Pattern> = fc
  .record({
    stops: fc.uniqueArray(fc.integer({ min: 0, max: stops - 1 }), { minLength: 2, maxLength: 5 }),
    starts: fc.uniqueArray(fc.integer({ min: 0, max: 1300 }), { minLength: 1, maxLength: 5 }),
    rides: fc.array(fc.integer({ min: 60, max: 600 }), { minLength: 5, maxLength: 5 }),
    rules: fc.array(fc.constantFrom(1, 2, 3, 3, 3), { minLength: 5, maxLength: 5 }),
    services: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ stops: visited, starts, rides, rules, services }) => ({
    route: 0,
    headsign: '',
    stops: Int32Array.from(visited),
    rules: Int32Array.from(visited, (_, at) => rules[at] ?? 3),
    services: Int32Array.from(starts, (_, trip) => services[trip] ?? 0),
    times: Int32Array.from(
      starts
        .sort((a, b) => a - b)
        .flatMap((start) => {
          let time = start * 60;
          return visited.flatMap((_, at) => {
            const arrives = time;
            time += rides[at] ?? 60;
            return [arrives, arrives + 15];
          });
        }),
    ),
  }));

const walk: fc.Arbitrary<Transfer> = fc.record({
  from: fc.integer({ min: 0, max: stops - 1 }),
  to: fc.integer({ min: 0, max: stops - 1 }),
  seconds: fc.integer({ min: 0, max: 500 }),
});

const access = fc
  .uniqueArray(fc.integer({ min: 0, max: stops - 1 }), { minLength: 1, maxLength: 2 })
  .chain((at) =>
    fc.tuple(...at.map((stop) => fc.record({ stop: fc.constant(stop), seconds: fc.nat(400) }))),
  );

/** The arrival by every way with so many rides, tried one by one. */
function slowArrivals(patterns: readonly Pattern[], walks: readonly Transfer[], search: Search) {
  let there = new Map(search.from.map(({ stop, seconds }) => [stop, search.start + seconds]));
  const arrivals: number[] = [];
  for (let count = 1; count <= mostRides; count++) {
    const ridden = new Map<number, number>();
    const earlier = (map: Map<number, number>, stop: number, time: number) => {
      if (time < (map.get(stop) ?? Infinity)) map.set(stop, time);
    };
    for (const { stops: visited, rules, services, times } of patterns)
      for (const { shift, running: runs } of search.days)
        services.forEach((service, trip) => {
          if (runs[service] !== 1) return;
          const time = (at: number, of: 0 | 1) =>
            (times[(trip * visited.length + at) * 2 + of] ?? 0) + shift;
          visited.forEach((from, board) => {
            const ready = (there.get(from) ?? Infinity) + (count > 1 ? changeSeconds : 0);
            if (((rules[board] ?? 0) & 1) === 0 || ready > time(board, 1)) return;
            visited.forEach((to, alight) => {
              if (alight > board && ((rules[alight] ?? 0) & 2) !== 0)
                earlier(ridden, to, time(alight, 0));
            });
          });
        });
    arrivals.push(
      Math.min(...search.to.map(({ stop, seconds }) => (ridden.get(stop) ?? Infinity) + seconds)),
    );
    const next = new Map(there);
    for (const [stop, time] of ridden) {
      earlier(next, stop, time);
      for (const { from, to, seconds } of walks)
        if (from === stop) earlier(next, to, time + (seconds ?? 0));
    }
    there = next;
  }
  return arrivals;
}

/** Of the arrivals by number of rides, those that are earlier than with fewer. */
const improving = (arrivals: readonly number[], until: number) =>
  arrivals.filter(
    (time, at) => time <= until && arrivals.slice(0, at).every((before) => time < before),
  );

const world = fc.record({
  patterns: fc.array(pattern, { minLength: 1, maxLength: 6 }),
  walks: fc.uniqueArray(walk, { maxLength: 6, selector: ({ from, to }) => `${from} ${to}` }),
  from: access,
  to: access,
  start: fc.integer({ min: 0, max: 86_400 }),
  bits: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
});

test('finds what trying every way finds, trips after midnight and of tomorrow included', () => {
  fc.assert(
    fc.property(world, ({ patterns, walks, from, to, start, bits }) => {
      const days = bits.map((bit, at) => ({ shift: (at - 1) * 86_400, running: running(bit) }));
      const search = { from, to, start, days, until: start + 30_000 };
      const found = searchJourneys(makeTimetable(stops, patterns, walks), search);
      expect(found.map(({ arrives }) => arrives)).toEqual(
        improving(slowArrivals(patterns, walks, search), search.until),
      );
      for (const { rides, arrives, to: end } of found) {
        expect((rides.at(-1)?.arrives ?? 0) + end.seconds).toBe(arrives);
        rides.slice(1).forEach((ride, at) => {
          expect(ride.departs).toBeGreaterThanOrEqual((rides[at]?.arrives ?? 0) + changeSeconds);
        });
      }
    }),
    { numRuns: 500 },
  );
});

test('backwards it finds the latest departure: a minute later there is no way in time, and then there is', () => {
  fc.assert(
    fc.property(world, ({ patterns, walks, from, to, start: by, bits }) => {
      const days = bits.map((bit, at) => ({ shift: (at - 1) * 86_400, running: running(bit) }));
      const timetable = makeTimetable(stops, patterns, walks);
      const [latest] = searchJourneys(mirrored(timetable), {
        from: to,
        to: from,
        start: -by,
        days: days.map(({ shift, running: runs }) => ({ shift: -shift, running: runs })),
        until: 30_000 - by,
      }).slice(-1);
      const leaving = (start: number) =>
        Math.min(...slowArrivals(patterns, walks, { from, to, start, days, until: by }));
      if (latest === undefined) {
        expect(leaving(by - 30_000)).toBeGreaterThan(by);
        return;
      }
      expect(leaving(-latest.arrives)).toBeLessThanOrEqual(by);
      expect(leaving(-latest.arrives + 1)).toBeGreaterThan(by);
    }),
    { numRuns: 500 },
  );
});
