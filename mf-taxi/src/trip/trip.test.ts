import { places as wire } from '../../fixtures/taxi.ts';
import { matchPlace, parsePlaces } from './place.ts';
import { checkTrip } from './tripCheck.ts';
import { emptyTrip, readTripForm, tripAddress, type TripForm } from './tripForm.ts';

const places = parsePlaces(wire);
type Pickup = Parameters<typeof checkTrip>[1]['pickup'];
const ride: TripForm = {
  ...emptyTrip,
  origin: 'El Dorado, Terminal 1',
  destination: 'Usaquén',
  date: '2026-03-02',
  time: '22:30',
};
const check = (change: Partial<TripForm> = {}, pickup?: Pickup) =>
  checkTrip({ ...ride, ...change }, { places, pickup });
const faults = (change: Partial<TripForm>, pickup?: Pickup) => {
  const checked = check(change, pickup);
  return checked.kind === 'invalid' ? checked.faults : {};
};
const read = (search: string) => readTripForm(new URLSearchParams(search), places);

test('an address without a ride begins at Terminal 1 and asks for nothing', () => {
  expect(read('')).toEqual({
    asked: false,
    form: { ...emptyTrip, origin: 'El Dorado, Terminal 1' },
  });
});

test('an address may name places by slug, the form shows names', () => {
  const { form, asked } = read('origin=usaquen&destination=terminal-1&vehicle=quality&bags=0');
  expect(asked).toBe(true);
  expect(form).toMatchObject({
    origin: 'Usaquén',
    destination: 'El Dorado, Terminal 1',
    vehicle: 'quality',
    bags: '0',
  });
});

test('a ride’s address restores the same ride', () => {
  const ordered: TripForm = { ...ride, doorToDoor: '1' };
  for (const form of [ride, ordered]) {
    const address = tripAddress('/servicios/taxis', form);
    expect(read(address.split('?')[1] ?? '').form).toEqual(form);
  }
});

test('a time is Bogotá’s wherever the server and the browser are', () => {
  expect(check()).toMatchObject({ kind: 'valid', trip: { at: '2026-03-03T03:30:00.000Z' } });
});

test('a ride without date and time is one for now', () => {
  expect(check({ date: '', time: '' })).toMatchObject({ kind: 'valid', trip: { at: null } });
});

test('a booking needs a date and a time', () => {
  const when = { date: '', time: '' };
  expect(faults(when, () => null)).toEqual({ date: 'required', time: 'required' });
});

const toAirport = { origin: 'usaquén', destination: 'terminal 2' };

test.each([
  [{ time: '09:05' }, '2026-03-02T14:05:00.000Z', true],
  [{ ...toAirport, time: '22:30' }, '2026-03-03T03:30:00.000Z', false],
])('the pickup of %j is checked as %s, from the airport: %p', (change, instant, from) => {
  const pickup = jest.fn(() => 'too-soon' as const);
  expect(faults(change, pickup)).toEqual({ time: 'too-soon' });
  expect(pickup.mock.calls).toEqual([[new Date(instant), from]]);
});

test.each([
  [{ date: '2026-02-31' }, { date: 'invalid' }],
  [{ date: 'ayer' }, { date: 'invalid' }],
  [{ date: '2026-3-2' }, { date: 'invalid' }],
  [{ time: '25:00' }, { time: 'invalid' }],
  [{ time: '' }, { time: 'required' }],
  [{ destination: '' }, { destination: 'required' }],
  [{ destination: 'Cali' }, { destination: 'place-unknown' }],
  [{ destination: 'zona' }, { destination: 'place-several' }],
  [{ destination: 'terminal-1' }, { destination: 'place-same' }],
  [{ origin: 'La Candelaria' }, { destination: 'airport-end-required' }],
  [{ persons: '5' }, { persons: 'too-many-persons' }],
  [{ persons: '0' }, { persons: 'invalid' }],
  [{ bags: '4' }, { bags: 'too-many-bags' }],
  [{ bags: 'muchas' }, { bags: 'invalid' }],
])('%p is wrong with %p', (change, expected) => {
  expect(faults(change)).toEqual(expected);
});

test('another class takes what does not fit into this one', () => {
  expect(faults({ vehicle: 'quality', bags: '4' })).toEqual({});
});

test('only who is picked up in the city is picked up at the door', () => {
  const ticked = { doorToDoor: '1' } as const;
  expect(check({ ...ticked, ...toAirport })).toMatchObject({ trip: { doorToDoor: true } });
  expect(check(toAirport)).toMatchObject({ trip: { doorToDoor: false } });
  expect(check(ticked)).toMatchObject({ trip: { doorToDoor: false } });
});

test('every fault is named at once, with the places that were meant', () => {
  const checked = check({ destination: 'zona', date: 'ayer', persons: '9' });
  expect(checked).toMatchObject({
    faults: { destination: 'place-several', date: 'invalid', persons: 'too-many-persons' },
    suggestions: { destination: [{ name: 'Zona Rosa' }, { name: 'Zona T' }] },
  });
});

test('a ride to the airport, and one between its terminals', () => {
  expect(check({ origin: 'usaquén', destination: 'terminal 2' })).toMatchObject({
    trip: { direction: 'to' },
  });
  expect(check({ destination: 'Terminal 2' })).toMatchObject({ trip: { direction: 'from' } });
});

test.each([
  ['usaquen', 'usaquen'],
  ['  ROSA ', 'zona-rosa'],
  ['terminal 1', 'terminal-1'],
])('%j is found without accents or case, by its whole name or the only part', (text, slug) => {
  expect(matchPlace(text, places)).toMatchObject({ kind: 'found', place: { slug } });
});

test('“airport” is either terminal, in every language', () => {
  for (const word of ['aeropuerto', 'Airport', 'aéroport', 'aeroporto'])
    expect(matchPlace(word, places)).toMatchObject({ kind: 'several' });
});
