import { fixtureNow, restaurants } from '../../fixtures/establishments.ts';
import { parseEstablishments } from '../establishment/establishment.ts';
import { filterRows } from './filterRows.ts';
import { noFilters, type ListFilters } from './listFilters.ts';

const { rows } = parseEstablishments(restaurants, 'es');
const moments = { isHoliday: () => false, now: new Date(fixtureNow), at: null };
const names = { crepes: 'Crepes Crêpes' };
const filter = (chosen: Partial<ListFilters>, at: Date | null = null) =>
  filterRows(rows, { ...noFilters, ...chosen }, { ...moments, at }, names);
const found = (chosen: Partial<ListFilters>, at?: Date) =>
  filter(chosen, at).rows.map(({ name }) => name);

test('without a filter every place is shown, with how many are open', () => {
  expect(filter({})).toMatchObject({ rows, openNow: 3 });
});

test('a facet counts what its choice would leave under the other filters', () => {
  const { facets } = filter({ terminal: 'T1', area: 'publica' });
  expect([...facets.area]).toEqual([
    ['publica', 2],
    ['pasajeros', 1],
  ]);
  expect([...facets.terminal]).toEqual([
    ['T1', 2],
    ['T2', 1],
  ]);
});

test('words are looked for in every language, and a slip of the hand is forgiven', () => {
  expect(found({ q: 'monserrate' })).toEqual(['Parrilla Monserrate']);
  expect(found({ q: 'monserate' })).toEqual(['Parrilla Monserrate']);
  expect(found({ q: 'crêpes' })).toEqual(['Crepa Andina']);
});

test('open now and open at a moment are different wishes', () => {
  const evening = new Date('2026-03-02T23:30:00-05:00');
  expect(found({ open: true })).not.toContain('Parrilla Monserrate');
  expect(found({}, evening)).toEqual(['Tinto y Nube', 'Parrilla Monserrate']);
  expect(found({ open: true }, evening)).toEqual(['Tinto y Nube']);
});

test('words that leave the same give the very same answer, and other filters another one', () => {
  const before = filter({ q: 'monser' });
  expect(filter({ q: 'monserr' })).toBe(before);
  expect(filter({ q: 'monserr', terminal: 'T2' })).not.toBe(before);
  expect(filter({ q: 'monserr' }, new Date('2026-03-02T23:30:00-05:00'))).not.toBe(before);
});
