/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const items = [
  { to: '/', label: 'Home' },
  { to: '/vuelos', label: 'Flights' },
  { to: '/vuelos/salidas', label: 'Departures' },
];

test('the pages above are links in the page’s language', () => {
  renderIn('en', <Breadcrumb label="You are in" items={items} />);
  const trail = within(screen.getByRole('navigation', { name: 'You are in' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en',
    '/en/vuelos',
  ]);
});

test('the page itself is named and leads nowhere', () => {
  renderIn('en', <Breadcrumb label="You are in" items={items} />);
  const here = screen.getByText('Departures');
  expect(here.getAttribute('aria-current')).toBe('page');
  expect(here.closest('a')).toBeNull();
});
