import type { FareForm } from './fareForm.ts';
import { checkFareForm } from './fareRequest.ts';

const places = [
  { slug: 'usaquen', name: 'Usaquén' },
  { slug: 'zona-rosa', name: 'Zona Rosa' },
  { slug: 'zona-t', name: 'Zona T' },
];
const form: FareForm = {
  direction: 'from',
  place: 'Usaquén',
  at: '',
  vehicle: 'standard',
  doorToDoor: false,
};

test('a known place is asked by its address, for now', () => {
  expect(checkFareForm(form, places)).toEqual({
    kind: 'valid',
    args: { place: 'usaquen', direction: 'from', vehicle: 'standard', doorToDoor: false },
  });
});

test('a date and time travels as an instant', () => {
  expect(checkFareForm({ ...form, at: '2026-03-02T22:30' }, places)).toMatchObject({
    args: { at: '2026-03-03T03:30:00.000Z' },
  });
});

test('every fault of the form is named at once', () => {
  expect(checkFareForm({ ...form, place: '', at: 'mañana' }, places)).toEqual({
    kind: 'invalid',
    errors: { place: 'required', at: 'invalid' },
    suggestions: [],
  });
});

test('a place that could be several offers them', () => {
  expect(checkFareForm({ ...form, place: 'zona' }, places)).toEqual({
    kind: 'invalid',
    errors: { place: 'several' },
    suggestions: [places[1], places[2]],
  });
});

test('an unknown place is not asked', () => {
  expect(checkFareForm({ ...form, place: 'Cali' }, places)).toMatchObject({
    errors: { place: 'unknown' },
  });
});

test('without the places nothing is wrong with the form', () => {
  expect(checkFareForm(form, null)).toEqual({ kind: 'unchecked' });
});
