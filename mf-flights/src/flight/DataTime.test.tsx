/** @jest-environment @eldorado/testing/jsdom */
import { screen } from '@testing-library/react';
import { renderScreen } from '@eldorado/testing';
import type { Locale } from '@eldorado/i18n';
import { airlineList } from '../../fixtures/airlines.ts';
import { departureList } from '../../fixtures/flights.ts';
import remote from '../remote.ts';

const board = (path: string, now: string, locale: Locale) =>
  renderScreen(remote, {
    path,
    now,
    locale,
    api: {
      'GET /v2/flights': { ...departureList, updatedAt: '2026-03-02T15:00:00Z' },
      'GET /v2/airlines': airlineList,
    },
  });

test.each([
  ['es', 'Datos actualizados a las 10:00', ' (hace 3 h)'],
  ['en', 'Data updated at 10:00', ' (3 h ago)'],
  ['fr', 'Données mises à jour à 10:00', ' (il y a 3 h)'],
  ['pt', 'Dados atualizados às 10:00', ' (há 3 h)'],
] as const)(
  'in %s a board says the time of its data, and their age once they are old',
  async (locale, time, age) => {
    const { unmount } = await board('/vuelos/salidas', '2026-03-02T15:00:30Z', locale);
    expect(screen.getByText(time)).toBeTruthy();
    unmount();
    await board('/vuelos/salidas', '2026-03-02T18:20:00Z', locale);
    expect(screen.getByText(time + age)).toBeTruthy();
  },
);
