import type { AppState } from '@eldorado/store';
import type { SitePage } from '../site/site.ts';
import { pageHead } from './pageHead.ts';

/** Ten in the morning in Bogotá. */
const now = new Date('2026-03-02T15:00:00Z');
const page: SitePage = {
  id: 'mf-flights/board',
  remote: 'mf-flights',
  path: '/vuelos',
  screen: 'board',
  title: 'Flights',
  background: 'flights',
  widgets: ['mf-taxi/next-taxi'],
};

test('the home page has the pictures of its hour and of its sky', () => {
  const rain = { weather: { temperatureC: 12, sky: 'rain' } } as AppState['airport'];
  expect(pageHead('/', page, now, rain).pictures).toEqual(['home-day', 'home-rain']);
  expect(pageHead('/', page, now, null).pictures).toEqual(['home-day']);
});

test('another page has the picture of its declaration, and an address without one the plain one', () => {
  expect(pageHead('/vuelos', page, now, null).pictures).toEqual(['flights']);
  expect(pageHead('/nada', null, now, null).pictures).toEqual(['plain']);
});

test('the layout’s widgets stand on every page, those of the page after them', () => {
  expect(pageHead('/vuelos', page, now, null).widgets).toEqual([
    'mf-forms/newsletter',
    'mf-taxi/next-taxi',
  ]);
  expect(pageHead('/nada', null, now, null).widgets).toEqual(['mf-forms/newsletter']);
});
