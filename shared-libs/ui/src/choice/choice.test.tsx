/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { FilterChips } from './FilterChips.tsx';
import { SegmentedLinks } from './SegmentedLinks.tsx';

test('segments are links of one navigation, and the current one says so', () => {
  renderIn(
    'en',
    <SegmentedLinks
      label="Board"
      items={[
        { to: '/vuelos/salidas', label: 'Departures', current: true },
        { to: '/vuelos/llegadas', label: 'Arrivals', current: false },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Board' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Departures', current: 'page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Arrivals', current: false }).getAttribute('href')).toBe(
    '/en/vuelos/llegadas',
  );
});

test('a chip says that it removes its filter, in the page’s language', () => {
  renderIn('pt', <FilterChips items={[{ label: 'Terminal 1', to: '/vuelos' }]} />);
  expect(screen.getByRole('link', { name: 'Remover filtro: Terminal 1' })).toBeTruthy();
});

test('a chip may have its own words for that', () => {
  renderIn(
    'es',
    <FilterChips label="Filtros" items={[{ label: 'T1', to: '/', removeLabel: 'Quitar T1' }]} />,
  );
  expect(screen.getByRole('list', { name: 'Filtros' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Quitar T1' })).toBeTruthy();
});
