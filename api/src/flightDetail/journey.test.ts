import { laneWait, movementsOf, passengersDue, waitRange } from '../live/figures.ts';
import { bookOf, exampleLeg } from '../flights/examples/exampleLeg.ts';
import { exampleStore } from '../testing/exampleStore.ts';
import { journeyOf } from './journey.ts';

const at = (time: string, date = '2026-11-20') => Date.parse(`${date}T${time}:00Z`);
type Change = Parameters<typeof exampleLeg>[0];
type Fate = Parameters<typeof exampleLeg>[1];
function journey(now: number, change: Change = {}, fate: Fate = {}) {
  const leg = exampleLeg(change, fate);
  return journeyOf(exampleStore(bookOf(leg)), leg, now);
}

test('a domestic flight: at the airport two hours before, from the centre an hour earlier', () => {
  expect(journey(at('11:00')).leave).toMatchObject({
    airportBy: '2026-11-20T13:00:00.000Z',
    hoursBefore: 2,
    centreBy: '2026-11-20T12:00:00.000Z',
    travelMinutesMin: 36,
    travelMinutesMax: 60,
  });
});

test('an international flight: three hours before', () => {
  expect(journey(at('10:00'), { otherAirport: 'MAD' }).leave).toMatchObject({
    airportBy: '2026-11-20T12:00:00.000Z',
    hoursBefore: 3,
  });
});

test('a flight after midnight is left for on the day before', () => {
  const night = { scheduledAt: new Date('2026-11-21T05:30:00Z') };
  expect(journey(at('22:00'), night).leave?.airportBy).toBe('2026-11-21T03:30:00.000Z');
});

test('advice that is past is none, and a delay does not change it', () => {
  expect(journey(at('13:00')).leave).toBeNull();
  const late = journey(at('12:59'), {}, { delayMinutes: 120, reason: 'airline' });
  expect(late.leave?.airportBy).toBe('2026-11-20T13:00:00.000Z');
});

test('the queue is that of an hour and a half before, by the function of the live figures', () => {
  const leg = exampleLeg();
  const store = exampleStore(bookOf(leg));
  const row = store.queues.find(({ id }) => id === '1-national');
  const due = passengersDue(movementsOf([leg]), row!, at('13:30'));
  const { minutesMin, minutesMax, level } = waitRange(laneWait(row!, due));
  expect(journey(at('08:00')).security).toEqual({
    at: '2026-11-20T13:30:00.000Z',
    minutesMin,
    minutesMax,
    level,
    source: 'demo',
  });
});

test('later it is the queue of now, and none once the gate is closed', () => {
  expect(journey(at('14:20')).security?.at).toBe('2026-11-20T14:20:00.000Z');
  expect(journey(at('14:50')).security).toBeNull();
});

test('the walk to the gate goes by desks and security, on the floor of the gate', () => {
  const { walk, floor } = journey(at('08:00'));
  expect(walk).toMatchObject({
    minutes: 7,
    stepFreeMinutes: 7,
    fromPlace: 'mostradores-de-check-in-t1-2',
    toPlace: 'sala-c04',
  });
  expect(walk?.legs.map(({ to }) => to.en)).toEqual(['Domestic security', 'Gate C04']);
  expect(floor).toBe(2);
});

test('a gate at the end of the pier is further', () => {
  expect(journey(at('08:00'), { gate: 'C22' }).walk?.minutes).toBeGreaterThan(7);
});

test('in Terminal 2 the way goes through its own security, and out of its own baggage claim', () => {
  const places = (change: Change) => {
    const { walk } = journey(at('08:00'), { terminal: 'T2', gate: 'G3', ...change });
    return walk && [walk.fromPlace, ...walk.legs.map(({ to }) => to.en), walk.toPlace];
  };
  expect(places({})).toEqual([
    'mostradores-de-check-in-t2-1',
    'Terminal 2 security',
    'Gate G03',
    'sala-g03',
  ]);
  expect(places({ direction: 'A' })).toEqual([
    'sala-g03',
    'Terminal 2 baggage claim',
    'Arrivals exit',
    'puerta-1-t2-1',
  ]);
});

test('the way out from abroad goes through immigration', () => {
  const change: Change = { direction: 'A', otherAirport: 'MAD', gate: 'B3', belts: ['4'] };
  expect(journey(at('08:00'), change).walk?.legs.map(({ to }) => to.en)).toEqual([
    'Arrivals immigration',
    'International baggage claim',
    'Arrivals exit',
  ]);
});

test('without a gate there is no walk, to a gate that is on no map neither', () => {
  expect(journey(at('08:00'), { gate: null })).toMatchObject({ walk: null, floor: null });
  expect(journey(at('08:00'), { gate: 'Z9' })).toMatchObject({ walk: null, floor: null });
});

test('a taxi is paid by the hour at which bags are there: at night more', () => {
  const fares = (instant: string) => {
    const taxi = journey(at('08:00'), {
      direction: 'A',
      scheduledAt: new Date(instant),
    }).taxi;
    return { night: taxi?.night, first: taxi?.fares[0] };
  };
  // Landed at 19:15 or at 19:45; bags and the way out take half an hour, and the night begins at 20:00.
  const [day, night] = [fares('2026-11-21T00:15:00Z'), fares('2026-11-21T00:45:00Z')];
  expect([day.night, night.night]).toEqual([false, true]);
  expect(day.first?.place).toBe('Chapinero');
  expect((night.first?.totalCop ?? 0) - (day.first?.totalCop ?? 0)).toBe(3800);
});

test('a cancelled flight and cargo have only their airline', () => {
  for (const [change, fate] of [
    [{}, { cancelled: true, reason: 'weather' }],
    [{ airlineType: 1 }, {}],
  ] as [Change, Fate][]) {
    expect(journey(at('14:40'), change, fate)).toMatchObject({
      walk: null,
      security: null,
      leave: null,
      taxi: null,
      carrier: { slug: 'avianca' },
    });
  }
});
