/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { Pagination } from './Pagination.tsx';
import { pageNumbers } from './pageNumbers.ts';

const at = (current: number, pages = 12) =>
  renderIn(
    'fr',
    <Pagination
      label="Pages"
      current={current}
      pages={pages}
      href={(page) => (page === 1 ? '/prensa' : `/prensa?page=${page}`)}
      previousLabel="Page précédente"
      nextLabel="Page suivante"
      pageLabel={(page) => `Page ${page}`}
    />,
  );
const link = (name: string) => screen.queryByRole('link', { name });
const written = (current: number, pages: number) =>
  pageNumbers(current, pages)
    .map((entry) => ('page' in entry ? entry.page : '…'))
    .join(' ');

test('every page has an address, in the page’s language', () => {
  at(6);
  expect(link('Page 7')?.getAttribute('href')).toBe('/fr/prensa?page=7');
  expect(link('Page 1')?.getAttribute('href')).toBe('/fr/prensa');
});

test('the page on screen is marked', () => {
  at(6);
  expect(link('Page 6')?.getAttribute('aria-current')).toBe('page');
  expect(link('Page 5')?.getAttribute('aria-current')).toBeNull();
});

test('the steps lead to the pages beside it', () => {
  at(6);
  expect(link('Page précédente')?.getAttribute('href')).toBe('/fr/prensa?page=5');
  expect(link('Page suivante')?.getAttribute('href')).toBe('/fr/prensa?page=7');
});

test('there is no step before the first page nor after the last', () => {
  at(1);
  expect(link('Page précédente')).toBeNull();
  expect(link('Page suivante')).toBeTruthy();
});

test('one page needs no links', () => {
  at(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('few pages are all written, of many the ends and the neighbours', () => {
  expect(written(2, 3)).toBe('1 2 3');
  expect(written(4, 7)).toBe('1 2 3 4 5 6 7');
  expect(written(1, 12)).toBe('1 2 3 4 5 … 12');
  expect(written(4, 12)).toBe('1 2 3 4 5 … 12');
  expect(written(5, 12)).toBe('1 … 4 5 6 … 12');
  expect(written(9, 12)).toBe('1 … 8 9 10 11 12');
});
