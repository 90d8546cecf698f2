/** @jest-environment @eldorado/testing/jsdom */
import { screen } from '@testing-library/react';
import { renderScreen } from '@eldorado/testing';
import { examples } from '../../harness/examples.ts';
import en from '../locales/en.ts';
import es from '../locales/es.ts';
import fr from '../locales/fr.ts';
import pt from '../locales/pt.ts';
import remote from '../remote.ts';

const [page] = remote.pages;
const [example] = examples;

test.each([
  ['es', es, '/vuelos'],
  ['en', en, '/en/vuelos'],
  ['fr', fr, '/fr/vuelos'],
  ['pt', pt, '/pt/vuelos'],
] as const)('in %s the page has its texts, the airport’s time and a link', async (...expected) => {
  const [locale, texts, href] = expected;
  await renderScreen(remote, { path: '/sample', ...example, locale });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(page?.title[locale]);
  // 15:00 UTC is 10:00 in Bogotá.
  expect(screen.getByText(texts.time.replace('{{time}}', '10:00'))).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.flights }).getAttribute('href')).toBe(href);
});
