import { stemOf } from './stemOf.ts';

test.each([
  ['charging', 'charger'],
  ['smoking', 'smoke'],
  ['menores', 'menor'],
  ['vacunacion', 'vacuna'],
  ['rembourser', 'remboursement'],
  ['cargador', 'cargadores'],
])('%s and %s are one', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

test.each([
  ['mesa', 'mes'],
  ['taxi', 'tax'],
  ['av9314', 'av931'],
])('%s and %s are two', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));
