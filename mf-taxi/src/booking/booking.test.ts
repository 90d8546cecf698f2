import { bookingInput } from './bookingInput.ts';
import { detailFaults, flightFault } from './bookingRules.ts';
import { readBookFailure } from './bookFailure.ts';
import { emptyDraft, readStep, stepAddress, stepOf, type BookingDraft } from './draft.ts';
import type { Trip } from '../trip/tripCheck.ts';

const draft: BookingDraft = {
  ...emptyDraft,
  name: ' Ana Rojas ',
  mobile: '+57 300 123 4567',
  payment: 'cash',
  flight: 'av 9314',
};
const end = { name: '', kind: 'terminal', latitude: 0, longitude: 0 } as const;
const trip: Trip = {
  origin: { ...end, slug: 'terminal-1' },
  destination: { ...end, slug: 'usaquen', kind: 'neighbourhood' },
  direction: 'from',
  at: '2026-03-02T20:30:00.000Z',
  vehicle: 'standard',
  persons: 2,
  bags: 1,
  doorToDoor: false,
};

test('complete details have no faults, and an e-mail address is optional', () => {
  expect(detailFaults(draft)).toEqual({});
});

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ name: 'x'.repeat(121) }, { name: 'too-long' }],
  [{ mobile: '' }, { mobile: 'required' }],
  [{ mobile: '12' }, { mobile: 'phone-invalid' }],
  [{ email: 'ana@ejemplo' }, { email: 'email-invalid' }],
  [{ payment: '' as const }, { payment: 'required' }],
])('%p is wrong with %p', (change, faults) => {
  expect(detailFaults({ ...draft, ...change })).toEqual(faults);
});

test.each(['AV9314', 'av 09314', 'LA-4', '2I 12', ' ', ''])('%j is a flight or none', (flight) => {
  expect(flightFault(flight)).toEqual({});
});

test.each(['9314', 'vuelo', 'AV', 'AV 93145'])('%j is no flight', (flight) => {
  expect(flightFault(flight)).toEqual({ flight: 'flight-invalid' });
});

test('a draft is sent trimmed, with the flight as the boards write it', () => {
  expect(bookingInput(draft, trip, 'fr')).toMatchObject({
    origin: 'terminal-1',
    destination: 'usaquen',
    name: 'Ana Rojas',
    email: null,
    flight: 'AV9314',
    doorToDoor: false,
    locale: 'fr',
  });
});

test('whoever is picked up in the city has no flight to follow', () => {
  const toAirport: Trip = { ...trip, direction: 'to', doorToDoor: true };
  expect(bookingInput(draft, toAirport, 'es')).toMatchObject({
    doorToDoor: true,
    flight: null,
  });
});

test.each([
  [{ kind: 'offline', status: 0 }, 'offline'],
  [{ kind: 'timeout', status: 0 }, 'timeout'],
  [{ kind: 'refused', status: 401 }, 'session'],
  [{ kind: 'refused', status: 429 }, 'tooMany'],
  [{ kind: 'refused', status: 409, code: 'no-vehicle' }, 'taken'],
  [{ kind: 'refused', status: 409, code: 'too-many-bookings' }, 'rides'],
  [{ kind: 'refused', status: 503 }, 'server'],
  [{ message: 'something threw' }, 'server'],
])('%p is reported as %p', (failure, kind) => {
  expect(readBookFailure(failure)).toEqual({ kind });
});

test('the API’s faults lead to their fields and to the first step that can correct them', () => {
  const failure = readBookFailure({
    kind: 'refused',
    status: 400,
    fields: { at: 'too-soon', '/mobile': 'phone-invalid', locale: 'invalid' },
  });
  expect(failure).toEqual({
    kind: 'fields',
    faults: { time: 'too-soon', mobile: 'phone-invalid' },
  });
  expect(stepOf({ time: 'too-soon', mobile: 'phone-invalid' })).toBe('trip');
  expect(stepOf({ mobile: 'phone-invalid' })).toBe('details');
});

test('a step stands in the address; an unknown one is the first', () => {
  for (const step of ['trip', 'details', 'review', 'done'] as const) {
    const search = stepAddress(step, 'TI-1').split('?')[1] ?? '';
    expect(readStep(new URLSearchParams(search))).toBe(step);
  }
  expect(readStep(new URLSearchParams('step=nonsense'))).toBe('trip');
});
