/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { cityPlaces, cityRoutes } from '../../fixtures/cityRoutes.ts';
import { taxiFacts, usualRides } from '../../fixtures/live.ts';
import remote from '../remote.ts';

const show = (answer: unknown, locale: 'es' | 'en' = 'es') =>
  renderScreen(remote, {
    path: '/transporte/como-llegar-al-aeropuerto',
    locale,
    api: { 'GET /v2/facts': taxiFacts, 'GET /v2/taxi-imperial/usual-rides': answer },
  });

test('the taxi section has the fares of now after the decree’s table', async () => {
  await show(usualRides);
  const table = screen.getByRole('table', {
    name: /^Tarifa desde o hacia el aeropuerto a las 10:00/,
  });
  const row = within(table).getByRole('row', { name: /Usaquén/ });
  expect(row.textContent.replace(/\s/gu, ' ')).toContain('De $ 37.950 a $ 44.800');
  const [decree] = screen.getAllByRole('table', { name: /Tarifa/ });
  expect(decree?.textContent.replace(/\s/gu, ' ')).toContain('ArranqueTaxi estándar $ 4.500');
});

test('a surcharge is named', async () => {
  await show({ ...usualRides, night: true }, 'en');
  expect(
    screen.getByRole('table', { name: /night, Sunday or holiday surcharge included/ }),
  ).toBeTruthy();
});

test('without the fares of now the decree’s table stands alone', async () => {
  await show(respond(503, { code: 'unavailable' }));
  expect(screen.getAllByRole('table', { name: /Tarifa/ })).toHaveLength(1);
});

test.each([
  [
    'es',
    'No disponemos de ninguna ruta para el medio de transporte seleccionado.',
    'Sal a las 10:00',
  ],
  ['en', 'We have no route for the chosen means of transport.', 'Leave at 10:00'],
] as const)(
  'a question of the address is answered by means, in %s',
  async (locale, none, leave) => {
    await renderScreen(remote, {
      path: '/transporte/como-llegar-al-aeropuerto?from=chapinero',
      locale,
      api: {
        'GET /v2/facts': taxiFacts,
        'GET /v2/taxi-imperial/usual-rides': usualRides,
        'GET /v2/taxi-imperial/places': cityPlaces,
        'GET /v2/city-routes': cityRoutes,
      },
    });
    const answer = screen.getByRole('region', { name: /^Chapinero/ });
    expect(within(answer).getByText(leave)).toBeTruthy();
    expect(within(answer).getAllByText(none)).toHaveLength(4);
    expect(screen.getAllByRole<HTMLSelectElement>('combobox')[0]?.value).toBe('chapinero');
  },
);
