/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { Link } from './Link.tsx';
import { linkAddress } from './linkAddress.ts';

test('a path gets the prefix of the page’s language', () => {
  renderIn('fr', <Link to="/vuelos/salidas">Départs</Link>);
  expect(screen.getByRole('link', { name: 'Départs' })).toHaveProperty(
    'pathname',
    '/fr/vuelos/salidas',
  );
});

test('Spanish has no prefix, and other sites keep their address', () => {
  expect(linkAddress('/vuelos', 'es')).toBe('/vuelos');
  expect(linkAddress('https://example.org/a', 'en')).toBe('https://example.org/a');
  expect(linkAddress('tel:+5716', 'en')).toBe('tel:+5716');
  expect(linkAddress('//example.org', 'en')).toBe('//example.org');
});

test('a query or fragment does not hide that the path is home', () => {
  expect(linkAddress('/?q=madrid', 'en')).toBe('/en?q=madrid');
  expect(linkAddress('/mapas#bano', 'pt')).toBe('/pt/mapas#bano');
  expect(linkAddress('#content', 'en')).toBe('#content');
});

test('a link to another site does not hand over the window', () => {
  renderIn('es', <Link to="https://example.org">Otro sitio</Link>);
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener');
});
