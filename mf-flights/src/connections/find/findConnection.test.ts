import { airlineList } from '../../../fixtures/airlines.ts';
import { arrival, departure, places, type WireFlight } from '../../../fixtures/flights.ts';
import { parseAirlines } from '../form/airlines.ts';
import { wantedFlights } from './chooseFlight.ts';
import { answerConnection } from './connectionAnswer.ts';
import { connectionPath, readAnswers } from '../form/connectionAnswers.ts';
import { parseConnectionFlight } from '../plan/connectionFlight.ts';
import { findConnection } from './findConnection.ts';

const today = '2026-03-02';
const airlines = parseAirlines(airlineList);
const figures = { queues: [], walks: {} };

const answersOf = (query: string) => readAnswers(new URL(`https://site.test/?${query}`));

interface Flights {
  arrivals?: WireFlight[];
  departures?: WireFlight[];
}

/** What the form finds when these flights answer to its numbers. */
const find = (query: string, { arrivals = [], departures = [] }: Flights = {}) =>
  findConnection(
    answersOf(query),
    today,
    {
      arrival: arrivals.map((wire) => parseConnectionFlight(wire, 'es')),
      departure: departures.map((wire) => parseConnectionFlight(wire, 'es')),
    },
    airlines,
  );

const faults = (query: string, flights?: Flights) => {
  const found = find(query, flights);
  return found.kind === 'faults' ? found.faults.map(({ field, key }) => `${field}: ${key}`) : [];
};

const verdict = (query: string, flights?: Flights) => {
  const found = find(query, flights);
  return found.kind === 'found' ? answerConnection(found, figures).verdict : found.faults;
};

/** A domestic flight of Terminal 1 at a time of Bogotá's clock. */
const leg = (
  direction: 'A' | 'D',
  bogota: string,
  change: Partial<WireFlight> = {},
): WireFlight => {
  const at = Date.parse(`${bogota}:00-05:00`);
  const closes = (minutes: number) => new Date(at - minutes * 60_000).toISOString();
  return {
    ...(direction === 'A' ? arrival : departure),
    id: `${bogota.slice(0, 10)}-${direction}-AV${direction === 'A' ? 100 : 200}`,
    flightName: direction === 'A' ? 'AV 100' : 'AV 200',
    flightNumber: direction === 'A' ? 100 : 200,
    prefixIATA: 'AV',
    prefixICAO: 'AVA',
    codeshares: [],
    kind: 'national',
    other: places.medellin,
    scheduledAt: closes(0),
    estimatedAt: null,
    actualAt: null,
    state: 'SCH',
    status: 'ONT',
    checkIn: null,
    expectedTimeGateClosing: direction === 'D' ? closes(20) : null,
    ...change,
  };
};
const both = 'arrivalFlight=AV100&departureFlight=AV200&baggage=hand';

test('the address keeps every answer and nothing empty', () => {
  const query = 'arrivalFlight=av+1&departureTime=99%3A99&baggage=no';
  expect(connectionPath(answersOf(query))).toBe(`/vuelos/conexiones?${query}`);
  expect(connectionPath(answersOf(''))).toBe('/vuelos/conexiones');
});

test('the form that the home page sends is answered', () => {
  expect(find('arrival=international&departure=national&baggage=yes')).toMatchObject({
    kind: 'found',
    arrival: { kind: 'international', terminal: 'T1', at: null },
    departure: { kind: 'national', terminal: null, at: null },
    bags: 'through',
  });
});

test('everything that is missing is named in the order of the form', () => {
  expect(faults('arrivalAirline=AV')).toEqual([
    'arrival: arrival',
    'departure: departure',
    'baggage: baggage',
  ]);
});

test('words that are no number, no time and no day that can be reached are named', () => {
  expect(
    faults(
      'arrivalFlight=hello&departure=national&departureTime=25:00&arrivalDate=2026-03-06&baggage=no',
    ),
  ).toEqual(['arrivalFlight: number', 'arrivalDate: day', 'departureTime: time']);
  expect(faults('arrival=national&departure=national&departureDate=soon&baggage=no')).toEqual([
    'departureDate: day',
  ]);
});

test('yesterday and three days ahead can be reached, the days beyond not', () => {
  const days = ['2026-02-28', '2026-03-01', '2026-03-05', '2026-03-06'];
  expect(
    days.map((day) => faults(`arrival=national&departure=national&arrivalDate=${day}&baggage=no`)),
  ).toEqual([['arrivalDate: day'], [], [], ['arrivalDate: day']]);
});

test('a departure is looked for on the day of the arrival and the next one', () => {
  const wanted = wantedFlights(answersOf(`${both}&arrivalDate=2026-03-03`), today);
  expect(wanted).toEqual({
    arrival: { number: 'AV100', days: ['2026-03-03'] },
    departure: { number: 'AV200', days: ['2026-03-03', '2026-03-04'] },
  });
  expect(wantedFlights(answersOf(`${both}&arrivalDate=2026-03-05`), today).departure?.days).toEqual(
    ['2026-03-05'],
  );
});

test('unknown numbers, and flights of the other direction, are distinguished', () => {
  const arrives = leg('A', '2026-03-02T11:00');
  const leaves = leg('D', '2026-03-02T15:00');
  expect(faults(both)).toEqual([
    'arrivalFlight: unknownArrival',
    'departureFlight: unknownDeparture',
  ]);
  expect(faults(both, { arrivals: [leaves], departures: [arrives] })).toEqual([
    'arrivalFlight: isDeparture',
    'departureFlight: isArrival',
  ]);
});

test('cargo flights carry no one', () => {
  const arrivals = [leg('A', '2026-03-02T11:00', { airlineType: 1 })];
  expect(faults(both, { arrivals, departures: [leg('D', '2026-03-02T15:00')] })).toEqual([
    'arrivalFlight: cargo',
  ]);
});

test('a codeshare means the flight it is sold on', () => {
  const found = find('arrivalFlight=ua7577&departureFlight=AV200&baggage=hand', {
    arrivals: [leg('A', '2026-03-02T11:00', { codeshares: ['UA 7577'] })],
    departures: [leg('D', '2026-03-02T15:00')],
  });
  expect(found).toMatchObject({ arrival: { flight: { name: 'AV 100' } } });
});

test('what the flight says wins over the type and the airline that were chosen', () => {
  const found = find(`${both}&departure=international&departureAirline=VE`, {
    arrivals: [leg('A', '2026-03-02T11:00')],
    departures: [leg('D', '2026-03-02T15:00', { terminal: 'T2' })],
  });
  expect(found).toMatchObject({ departure: { kind: 'national', terminal: 'T2' } });
});

test('a number that flies twice a day needs its time', () => {
  const flights = {
    arrivals: [leg('A', '2026-03-02T06:10'), leg('A', '2026-03-02T18:40')],
    departures: [leg('D', '2026-03-02T21:00')],
  };
  expect(find(both, flights)).toEqual({
    kind: 'faults',
    faults: [
      {
        field: 'arrivalTime',
        key: 'several',
        values: { number: 'AV 100', times: '06:10, 18:40' },
      },
    ],
  });
  expect(faults(`${both}&arrivalTime=07:00`, flights)).toEqual(['arrivalTime: several']);
  expect(find(`${both}&arrivalTime=18:40`, flights)).toMatchObject({
    arrival: { at: '2026-03-02T23:40:00.000Z' },
  });
});

test('of a departure that flies twice only those after the arrival count', () => {
  const found = find(both, {
    arrivals: [leg('A', '2026-03-02T11:00')],
    departures: [leg('D', '2026-03-02T09:00'), leg('D', '2026-03-02T15:00')],
  });
  expect(found).toMatchObject({ departure: { at: '2026-03-02T20:00:00.000Z' } });
});

test('who lands late goes on the next morning', () => {
  const flights = {
    arrivals: [leg('A', '2026-03-02T23:50')],
    departures: [leg('D', '2026-03-02T06:00'), leg('D', '2026-03-03T06:00')],
  };
  expect(find(both, flights)).toMatchObject({ departure: { at: '2026-03-03T11:00:00.000Z' } });
  expect(verdict(both, flights)).toMatchObject({ kind: 'comfortable', available: 350 });
});

test('a departure before the arrival is said, by number and by time', () => {
  expect(
    faults(both, {
      arrivals: [leg('A', '2026-03-02T11:00')],
      departures: [leg('D', '2026-03-02T09:00')],
    }),
  ).toEqual(['departureFlight: before']);
  const times =
    'arrival=national&departure=national&baggage=hand&arrivalTime=11:00&departureTime=09:00';
  expect(faults(`${times}&departureDate=${today}`)).toEqual(['departureTime: before']);
});

test('typed times cross midnight, and nothing is lost when only one is known', () => {
  const kinds =
    'arrival=national&departure=national&baggage=hand&arrivalAirline=AV&departureAirline=AV';
  expect(find(`${kinds}&arrivalTime=23:30&departureTime=00:30`)).toMatchObject({
    arrival: { at: '2026-03-03T04:30:00.000Z' },
    departure: { at: '2026-03-03T05:30:00.000Z' },
  });
  // 13 to 36 minutes to the gate, which closes 20 before: exactly at each limit.
  expect(verdict(`${kinds}&arrivalTime=23:30&departureTime=00:26`)).toMatchObject({
    kind: 'comfortable',
  });
  expect(verdict(`${kinds}&arrivalTime=23:30&departureTime=00:25`)).toMatchObject({
    kind: 'tight',
  });
  expect(verdict(`${kinds}&arrivalTime=23:30&departureTime=00:03`)).toMatchObject({
    kind: 'tight',
  });
  expect(verdict(`${kinds}&arrivalTime=23:30&departureTime=00:02`)).toMatchObject({
    kind: 'impossible',
  });
  expect(verdict(`${kinds}&arrivalTime=23:30`)).toEqual({ kind: 'open', plan: [33, 56] });
});

test('a late inbound takes the time away, a late outbound gives it back', () => {
  const departures = [leg('D', '2026-03-02T12:00')];
  const late = leg('A', '2026-03-02T11:00', { estimatedAt: '2026-03-02T16:30:00Z', status: 'DLY' });
  expect(verdict(both, { arrivals: [leg('A', '2026-03-02T11:00')], departures })).toMatchObject({
    kind: 'comfortable',
  });
  expect(verdict(both, { arrivals: [late], departures })).toMatchObject({
    kind: 'impossible',
    available: 10,
  });
  const later = leg('D', '2026-03-02T12:00', {
    estimatedAt: '2026-03-02T17:30:00Z',
    expectedTimeGateClosing: '2026-03-02T17:10:00Z',
    status: 'DLY',
  });
  expect(verdict(both, { arrivals: [late], departures: [later] })).toMatchObject({
    kind: 'comfortable',
  });
});

test('an inbound so late that it lands after the departure is impossible and no mistake of the form', () => {
  const late = leg('A', '2026-03-02T11:00', { estimatedAt: '2026-03-02T18:00:00Z', status: 'DLY' });
  expect(
    verdict(both, { arrivals: [late], departures: [leg('D', '2026-03-02T12:00')] }),
  ).toMatchObject({ kind: 'impossible', available: -80 });
});

test('cancelled, diverted and departed flights are the reason', () => {
  const arrivals = [leg('A', '2026-03-02T11:00')];
  const departures = [leg('D', '2026-03-02T15:00')];
  const changed = (direction: 'A' | 'D', change: Partial<WireFlight>) => [
    leg(direction, direction === 'A' ? '2026-03-02T11:00' : '2026-03-02T15:00', change),
  ];
  const cancelled = { state: 'CNX', status: 'CAN' } as const;
  const diverted = { state: 'DIV', status: 'CAN' } as const;
  const left = { state: 'DEP', status: 'DEP', actualAt: '2026-03-02T20:04:00Z' } as const;
  expect([
    verdict(both, { arrivals: changed('A', cancelled), departures }),
    verdict(both, { arrivals: changed('A', diverted), departures }),
    verdict(both, { arrivals, departures: changed('D', cancelled) }),
    verdict(both, { arrivals, departures: changed('D', left) }),
  ]).toEqual(
    ['arrivalCancelled', 'arrivalDiverted', 'departureCancelled', 'departureLeft'].map(
      (obstacle) => ({ kind: 'impossible', obstacle }),
    ),
  );
});

test('the desk closes when the flight says so', () => {
  const departures = [
    leg('D', '2026-03-02T14:00', {
      checkIn: { desks: '1', opensAt: '2026-03-02T17:00:00Z', closesAt: '2026-03-02T17:30:00Z' },
    }),
  ];
  const arrivals = [leg('A', '2026-03-02T11:00')];
  expect(verdict(both.replace('hand', 'no'), { arrivals, departures })).toMatchObject({
    kind: 'tight',
    closes: 'bagdrop',
    available: 90,
  });
});

test('the queue of today counts within three hours, is shown without a time, and is left out tomorrow', () => {
  const queues = [
    {
      terminal: 'T1' as const,
      kind: 'international' as const,
      minutes: [20, 26] as const,
      updatedAt: '2026-03-02T15:00:00Z',
    },
  ];
  const queueAt = (query: string) => {
    const found = find(`arrival=national&departure=international&baggage=hand${query}`);
    if (found.kind !== 'found') throw new Error('not found');
    const { queue, steps } = answerConnection(found, { queues, walks: {} });
    return [queue?.counted, steps.find(({ step }) => step === 'security')?.wait];
  };
  expect(queueAt('&arrivalTime=13:00')).toEqual([true, [20, 26]]);
  expect(queueAt('&arrivalTime=13:01')).toEqual([undefined, [5, 15]]);
  expect(queueAt('')).toEqual([false, [5, 15]]);
  expect(queueAt('&arrivalTime=10:00&arrivalDate=2026-03-03')).toEqual([undefined, [5, 15]]);
});

test('the walk to a pier that is known comes from the airport’s walking times', () => {
  const found = find(both, {
    arrivals: [leg('A', '2026-03-02T11:00')],
    departures: [leg('D', '2026-03-02T15:00', { pier: 'D' })],
  });
  if (found.kind !== 'found') throw new Error('not found');
  const { steps } = answerConnection(found, { queues: [], walks: { D: [8, 10] } });
  expect(steps.at(-1)).toMatchObject({ step: 'gate', walk: [8, 10] });
});

test('times are Bogotá’s whatever the clock at the other end does', () => {
  // Madrid changes its clock on 29 March 2026; Bogotá never does.
  const before = leg('A', '2026-03-28T14:00', { other: places.madrid });
  const after = leg('A', '2026-03-29T14:00', { other: places.madrid });
  const at = [before, after].map((wire) => parseConnectionFlight(wire, 'es').current.slice(11, 16));
  expect(at).toEqual(['19:00', '19:00']);
});
