/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { walks } from '../../fixtures/live.ts';
import remote from '../remote.ts';

const show = (answer: unknown) =>
  renderScreen(remote, {
    path: '/accesibilidad',
    locale: 'en',
    api: {
      'GET /v2/walking-times': answer,
      'GET /v2/facts': { updatedAt: walks.updatedAt, facts: [] },
    },
  });

test('each terminal has its ways without steps, with their directions', async () => {
  await show(walks);
  const table = within(screen.getByRole('table', { name: 'Terminal 1' }));
  const way = table.getByRole('link', { name: 'International security → Last gate of pier A' });
  expect(way.getAttribute('href')).toBe(
    '/en/informacion-en-tiempo-real/distancias?from=seguridad-internacional&to=sala-a16&stepFree=1',
  );
  // Ten minutes by the lifts, where it is seven by the stairs.
  expect(table.getByText('10 min')).toBeTruthy();
  const second = within(screen.getByRole('table', { name: 'Terminal 2' }));
  expect(second.getByText('Steps only')).toBeTruthy();
  expect(second.getByRole('link').getAttribute('href')).not.toContain('stepFree');
  expect(screen.getByText(/Demonstration data/)).toBeTruthy();
});

test('an imported map is no demonstration', async () => {
  await show({ ...walks, source: 'import' });
  expect(screen.getByRole('table', { name: 'Terminal 1' })).toBeTruthy();
  expect(screen.queryByText(/Demonstration data/)).toBeNull();
});

test('without its ways the page says so and stays', async () => {
  await show(respond(503, { code: 'unavailable' }));
  expect(screen.getByText('Check your connection and try again.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeTruthy();
});

test.each(['es', 'en', 'fr', 'pt'] as const)(
  'what is not published is said once: %s',
  async (locale) => {
    await renderScreen(remote, {
      path: '/accesibilidad',
      locale,
      api: { 'GET /v2/walking-times': walks },
    });
    const words = {
      es: 'sala sensorial',
      en: 'sensory room',
      fr: 'salle sensorielle',
      pt: 'sala sensorial',
    };
    expect(screen.getAllByText(new RegExp(words[locale]))).toHaveLength(1);
  },
);
