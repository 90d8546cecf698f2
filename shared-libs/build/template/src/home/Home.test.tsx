/** @jest-environment @eldorado/testing/jsdom */
import { screen } from '@testing-library/react';
import { renderScreen } from '@eldorado/testing';
import remote from '../remote.ts';

test.each([
  ['es', 'Son las 10:00', 'Ver los vuelos', '/vuelos'],
  ['en', 'It is 10:00', 'See the flights', '/en/vuelos'],
  ['fr', 'Il est 10:00', 'Voir les vols', '/fr/vuelos'],
  ['pt', 'São 10:00', 'Ver os voos', '/pt/vuelos'],
] as const)('in %s the page has its texts, the airport’s time and a link', async (...expected) => {
  const [locale, time, link, href] = expected;
  await renderScreen(remote, { path: '/sample', locale, now: '2026-03-02T15:00:00Z' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sample');
  expect(screen.getByText(new RegExp(time))).toBeTruthy();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
});
