import { bogotaDay, bogotaClock, hour, minute } from '../../time/time.ts';
import {
  aircraftOf,
  aircraftRows,
  airlineOf,
  airlineRows,
  airportOf,
  airportRows,
  home,
  kindOf,
  kmFromHome,
  routeRows,
} from '../catalogue.ts';
import { makeDisruptions, type PlannedLeg } from './disruption.ts';
import { blockMinutes, stillAirMinutes } from '../geo.ts';
import { firstBagMinutes, taxiInMinutes } from '../groundTimes.ts';
import { planDay, type FlightRow } from './plan.ts';
import { kindOfPier } from '../../places/resources.ts';

const routes = routeRows();
const plan = (day: string) => planDay(routes, day, new Date(0));

/** An ordinary Friday, and the days around which Miami and Madrid change their clocks. */
const days = ['2026-11-20', '2026-11-21', '2026-03-08', '2026-03-29'];
const plans = new Map(days.map((day) => [day, plan(day)]));
const at = (leg: FlightRow) => leg.scheduledAt.getTime();
const planned = (leg: FlightRow): PlannedLeg => ({
  id: leg.id,
  direction: leg.direction,
  operationDay: leg.operationDay,
  cargo: leg.airlineType === 1,
  at: at(leg),
  fedBy: leg.fedBy ?? null,
  fedSlackMinutes: leg.fedSlackMinutes ?? null,
});

function fates(legs: readonly FlightRow[]) {
  const byId = new Map(legs.map((leg) => [leg.id, planned(leg)]));
  const disruptionOf = makeDisruptions((id) => byId.get(id));
  return new Map(legs.map((leg) => [leg.id, disruptionOf(planned(leg))]));
}

function busiestHour(times: readonly number[]) {
  return Math.max(
    ...times.map((from) => times.filter((time) => time >= from && time < from + hour).length),
  );
}

function overlaps(spans: readonly { name: string; from: number; to: number }[]) {
  const clashes: string[] = [];
  const sorted = [...spans].sort((a, b) => a.name.localeCompare(b.name) || a.from - b.from);
  sorted.forEach((span, i) => {
    const next = sorted[i + 1];
    if (next && next.name === span.name && next.from < span.to)
      clashes.push(`${span.name} ${bogotaClock(next.from)}`);
  });
  return clashes;
}

test.each([
  ['MDE', 61],
  ['CTG', 92],
  ['MIA', 215],
  ['GRU', 347],
  ['MAD', 604],
])('the block time to %s is %i minutes', (iata, minutes) => {
  expect(Math.abs(stillAirMinutes(kmFromHome(iata), 'jet') - minutes)).toBeLessThanOrEqual(1);
});

test('a long haul is shorter to the east than back', () => {
  const madrid = airportOf('MAD');
  expect(blockMinutes(home, madrid, 'jet')).toBe(Math.round(604 * 0.97));
  expect(blockMinutes(madrid, home, 'jet')).toBe(Math.round(604 * 1.04));
});

test.each(days)('%s has about 900 passenger and 60 cargo movements', (day) => {
  const legs = plans.get(day) ?? [];
  const cargo = legs.filter((leg) => leg.airlineType === 1).length;
  expect(cargo).toBeGreaterThanOrEqual(50);
  expect(cargo).toBeLessThanOrEqual(66);
  expect(legs.length - cargo).toBeGreaterThanOrEqual(860);
  expect(legs.length - cargo).toBeLessThanOrEqual(940);
});

test.each(days)('%s keeps 74 movements and 34 arrivals in any hour', (day) => {
  const legs = plans.get(day) ?? [];
  expect(busiestHour(legs.map(at))).toBeLessThanOrEqual(74);
  expect(busiestHour(legs.filter((leg) => leg.direction === 'A').map(at))).toBeLessThanOrEqual(34);
});

test.each(days)(
  'on %s every passenger flight has a gate of its kind and terminal, every arrival a belt',
  (day) => {
    for (const leg of (plans.get(day) ?? []).filter(({ airlineType }) => airlineType === 2)) {
      expect(leg.gate).not.toBeNull();
      expect(kindOfPier(leg.pier ?? '')).toBe(kindOf(airportOf(leg.otherAirport).country));
      expect(['G', 'H'].includes(leg.pier ?? '')).toBe(leg.terminal === 'T2');
      expect(leg.belts).toHaveLength(leg.direction === 'A' ? 1 : 0);
    }
  },
);

test.each(days)('on %s no belt serves two flights at once, late ones included', (day) => {
  const legs = (plans.get(day) ?? []).filter(
    (leg) => leg.direction === 'A' && leg.airlineType === 2,
  );
  const fate = fates(plans.get(day) ?? []);
  const spans = legs.map((leg) => {
    const from =
      at(leg) + ((fate.get(leg.id)?.delayMinutes ?? 0) + taxiInMinutes + firstBagMinutes) * minute;
    return { name: leg.belts[0] ?? '', from, to: from + 20 * minute };
  });
  expect(overlaps(spans)).toEqual([]);
});

test.each(days)('on %s no two aircraft stand at one gate, late ones included', (day) => {
  const legs = plans.get(day) ?? [];
  const fate = fates(legs);
  const byId = new Map(legs.map((leg) => [leg.id, leg]));
  const time = (leg: FlightRow) => at(leg) + (fate.get(leg.id)?.delayMinutes ?? 0) * minute;
  const takes = new Map(
    legs.filter((leg) => leg.fedBy && leg.direction === 'D').map((leg) => [leg.fedBy, leg]),
  );
  const spans = legs.flatMap((leg) => {
    if (leg.gate === null || leg.gate === undefined) return [];
    const next = takes.get(leg.id);
    const feeder = byId.get(leg.fedBy ?? '');
    const sharesStay = (a: FlightRow, b: FlightRow) =>
      a.gate === b.gate && at(b) - at(a) <= 120 * minute;
    if (leg.direction === 'D' && feeder && sharesStay(feeder, leg)) return [];
    if (leg.direction === 'D')
      return [{ name: leg.gate, from: time(leg) - 60 * minute, to: time(leg) }];
    if (next && sharesStay(leg, next))
      return [{ name: leg.gate, from: time(leg), to: Math.max(time(leg), time(next)) }];
    return [{ name: leg.gate, from: time(leg), to: time(leg) + 45 * minute }];
  });
  expect(overlaps(spans)).toEqual([]);
});

test('an aircraft has its turnaround, and its delay is passed on', () => {
  const legs = plans.get('2026-11-20') ?? [];
  const byId = new Map(legs.map((leg) => [leg.id, leg]));
  const fate = fates(legs);
  const fed = legs.filter((leg) => leg.fedBy);
  expect(fed.length).toBeGreaterThan(500);
  for (const leg of fed) {
    const feeder = byId.get(leg.fedBy ?? '');
    expect(feeder?.airline).toBe(leg.airline);
    expect(feeder?.registration).toBe(leg.registration);
    expect(leg.fedSlackMinutes).toBeGreaterThanOrEqual(0);
    const before = fate.get(leg.fedBy ?? '');
    const after = fate.get(leg.id);
    if (!before || !after || before.cancelled || before.diverted || after.cancelled) continue;
    // Only the end of the operation day bounds what is passed on.
    if (bogotaClock(at(leg)) < '20:00' && bogotaClock(at(leg)) > '04:00') {
      expect(after.delayMinutes).toBeGreaterThanOrEqual(
        before.delayMinutes - (leg.fedSlackMinutes ?? 0),
      );
    }
  }
});

test('about three in four are within fifteen minutes, one in a hundred is cancelled', () => {
  const all = [
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-12-02',
    '2026-12-09',
    '2027-01-09',
  ].flatMap((day) => [...fates(plan(day)).values()]);
  const share = (test: (fate: (typeof all)[number]) => boolean) =>
    all.filter(test).length / all.length;
  expect(share(({ delayMinutes }) => delayMinutes <= 15)).toBeGreaterThan(0.68);
  expect(share(({ delayMinutes }) => delayMinutes <= 15)).toBeLessThan(0.82);
  expect(share(({ cancelled }) => cancelled)).toBeGreaterThan(0.006);
  expect(share(({ cancelled }) => cancelled)).toBeLessThan(0.02);
  expect(share(({ diverted }) => diverted)).toBeLessThan(0.006);
});

test('a day made twice is the same day', () => {
  expect(plan('2026-11-20')).toEqual(plans.get('2026-11-20'));
});

test('ids are unique, safe in an address, and carry the day in Bogotá', () => {
  const legs = [...plans.values()].flat();
  expect(new Set(legs.map(({ id }) => id)).size).toBe(legs.length);
  for (const leg of legs) {
    expect(leg.id).toBe(`${bogotaDay(at(leg))}-${leg.direction}-${leg.airline}${leg.number}`);
    expect(encodeURIComponent(leg.id)).toBe(leg.id);
  }
});

/** Local departure from Miami of American's flights, with their time in Bogotá, on a day. */
function fromMiami(day: string) {
  return plan(day)
    .filter((leg) => leg.direction === 'A' && leg.airline === 'AA' && leg.otherAirport === 'MIA')
    .map((leg) => ({
      number: leg.number,
      miami: new Intl.DateTimeFormat('en-GB', {
        timeZone: 'America/New_York',
        timeStyle: 'short',
      }).format(leg.otherScheduledAt),
      bogota: bogotaClock(at(leg)),
    }))
    .sort((a, b) => a.number - b.number);
}

test('when Miami changes its clocks, flights leave there at the same local time and arrive in Bogotá an hour apart', () => {
  const winter = fromMiami('2026-03-06');
  const summer = fromMiami('2026-03-13');
  expect(winter.length).toBeGreaterThan(0);
  expect(summer.map(({ miami }) => miami)).toEqual(winter.map(({ miami }) => miami));
  for (const [i, flight] of winter.entries()) {
    const minutes = (text = '') => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    expect(minutes(flight.bogota) - minutes(summer[i]?.bogota)).toBe(60);
  }
});

test('departures to Madrid keep their time in Bogotá across its change of clocks', () => {
  const times = (day: string) =>
    plan(day)
      .filter((leg) => leg.direction === 'D' && leg.otherAirport === 'MAD' && leg.airline === 'IB')
      .map((leg) => bogotaClock(at(leg)));
  expect(times('2026-03-25')).toEqual(times('2026-04-01'));
});

test('every calendar day is covered once, midnight included', () => {
  const legs = ['2026-11-20', '2026-11-21'].flatMap((day) => plans.get(day) ?? []);
  const night = legs.filter(
    (leg) => bogotaClock(at(leg)) < '03:30' && bogotaDay(at(leg)) === '2026-11-21',
  );
  expect(night.length).toBeGreaterThan(0);
  expect(night.every((leg) => leg.operationDay === '2026-11-20')).toBe(true);
});

test('the catalogue has 30 passenger and 10 cargo airlines, and every code is known', () => {
  expect(airlineRows.filter(({ type }) => type === 2)).toHaveLength(30);
  expect(airlineRows.filter(({ type }) => type === 1)).toHaveLength(10);
  for (const route of routes) {
    expect(() => [
      airlineOf(route.airline),
      airportOf(route.origin),
      airportOf(route.destination),
      aircraftOf(route.aircraft),
    ]).not.toThrow();
  }
  expect(aircraftRows.length).toBeGreaterThanOrEqual(25);
});

test('every airport has its city in four languages and a real time zone', () => {
  for (const { city, timeZone } of airportRows) {
    expect(Object.values(city).every((name) => name.length > 2)).toBe(true);
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  }
});

function contrastWithWhite(hex: string) {
  const linear = [1, 3, 5].map((i) => {
    const channel = parseInt(hex.slice(i, i + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const [r = 0, g = 0, b = 0] = linear;
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

test('white text on an airline tile can be read', () => {
  for (const { colour } of airlineRows)
    expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5);
});
