/** @jest-environment @eldorado/testing/jsdom */
import { screen } from '@testing-library/react';
import { renderScreen } from '@eldorado/testing';
import { locales } from '@eldorado/i18n';
import { establishmentTypes, fixtureNow, listOf, terminalOne } from '../fixtures/establishments.ts';
import { noFeaturedOffers, offers } from '../fixtures/offers.ts';
import remote from './remote.ts';

const api = {
  'GET /v2/establishments': terminalOne,
  'GET /v2/establishment-types': establishmentTypes,
  'GET /v2/offers': offers,
};
const show = (path: string, changed: Record<string, unknown> = {}) =>
  renderScreen(remote, { path, locale: 'es', now: fixtureNow, api: { ...api, ...changed } });

// Single places have their own tests.
const lists = remote.pages.filter(({ path }) => !path.includes(':'));
const pagesInEveryLanguage = lists.flatMap(({ path, title }) =>
  locales.map((locale) => ({ path, locale, title: title[locale] })),
);

test.each(pagesInEveryLanguage)('$path in $locale has its title as the one h1', async (page) => {
  await renderScreen(remote, { path: page.path, locale: page.locale, now: fixtureNow, api });
  expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([
    page.title,
  ]);
});

test('a search over every kind counts what it found', async () => {
  await show('/establecimientos?q=sabana');
  expect(screen.getByRole('heading', { name: '5 resultados para «sabana»' })).toBeTruthy();
});

test('a search that finds nothing says so and leads back', async () => {
  await show('/establecimientos?q=zzz', { 'GET /v2/establishments': listOf() });
  expect(screen.getByText('Sin Resultados')).toBeTruthy();
});

test('featured offers come first', async () => {
  await show('/ofertas');
  expect(screen.getByRole('heading', { level: 3, name: 'Café y pandebono' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: '2 ofertas más' })).toBeTruthy();
});

test('without featured offers the page says so', async () => {
  await show('/ofertas/pasajeros', { 'GET /v2/offers': noFeaturedOffers });
  expect(screen.getByText('No hay ofertas destacadas por el momento')).toBeTruthy();
});

test('employees have offers of their own', async () => {
  await show('/ofertas?audience=employee');
  expect(screen.getByRole('link', { name: 'Empleados' }).getAttribute('aria-current')).toBe('page');
});

test('an offer says its dates and leads to its place', async () => {
  await show('/ofertas');
  expect(screen.getAllByText('Del 1 de feb al 30 de abr.').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link', { name: 'Tinto y Nube' })[0]?.getAttribute('href')).toBe(
    '/establecimientos/restaurantes/tinto-y-nube',
  );
});

test('local ventures and food courts are listed by name', async () => {
  await show('/paraiso-sello-local');
  expect(screen.getByRole('heading', { level: 2, name: '5 emprendimientos locales' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: '1 plazoleta de comidas' })).toBeTruthy();
});
