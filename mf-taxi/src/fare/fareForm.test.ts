import { bogotaInstant, readFareForm } from './fareForm.ts';
import { matchPlace } from './taxiPlace.ts';

const places = [
  { slug: 'usaquen', name: 'Usaquén' },
  { slug: 'chapinero', name: 'Chapinero' },
  { slug: 'chapinero-alto', name: 'Chapinero Alto' },
  { slug: 'zona-rosa', name: 'Zona Rosa' },
];

test('an address without a form is a ride from the airport that nobody asked for', () => {
  expect(readFareForm(new URLSearchParams(''))).toEqual({
    asked: false,
    form: { direction: 'from', place: '', at: '', vehicle: 'standard', doorToDoor: false },
  });
});

test('every field of the address is read', () => {
  const search = 'direction=to&place=Usaqu%C3%A9n&at=2026-03-02T22:30&vehicle=quality&doorToDoor=1';
  expect(readFareForm(new URLSearchParams(search))).toEqual({
    asked: true,
    form: {
      direction: 'to',
      place: 'Usaquén',
      at: '2026-03-02T22:30',
      vehicle: 'quality',
      doorToDoor: true,
    },
  });
});

test('a time is Bogotá’s wherever the server and the browser are', () => {
  expect(bogotaInstant('2026-03-02T22:30')).toBe('2026-03-03T03:30:00.000Z');
});

test.each(['', 'mañana', '2026-02-31T10:00', '2026-03-02T25:00'])(
  '%j is no date and time',
  (text) => {
    expect(bogotaInstant(text)).toBeNull();
  },
);

test('a place is found by its name without accents', () => {
  expect(matchPlace('usaquen', places)).toEqual({ kind: 'found', place: places[0] });
});

test('a whole name wins over the longer ones that contain it', () => {
  expect(matchPlace('Chapinero', places)).toMatchObject({ place: { slug: 'chapinero' } });
});

test('a part that only one name contains is that place', () => {
  expect(matchPlace('rosa', places)).toMatchObject({ place: { slug: 'zona-rosa' } });
});

test('a part of several names offers them', () => {
  expect(matchPlace('chapi', places)).toMatchObject({
    kind: 'several',
    places: [places[1], places[2]],
  });
});

test('an unknown or empty text is no place', () => {
  expect(matchPlace('Cali', places)).toEqual({ kind: 'none' });
  expect(matchPlace('  ', places)).toEqual({ kind: 'none' });
});
