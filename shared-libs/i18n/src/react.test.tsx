/** @jest-environment @eldorado/testing/jsdom */
import { render, screen } from '@testing-library/react';
import { createI18n, type I18n } from './i18n.ts';
import type { Locale } from './locale.ts';
import { createUseMessages, I18nProvider, useLocale } from './react.ts';

const es = { title: 'Vuelos', rows_one: '{{count}} vuelo', rows_other: '{{count}} vuelos' };
const en = { title: 'Flights', rows_one: '{{count}} flight', rows_other: '{{count}} flights' };
const useMessages = createUseMessages<keyof typeof es>('flights');

function Board({ count }: { count: number }) {
  const t = useMessages();
  return (
    <h1>
      {useLocale()} {t('title')}: {t('rows', { count })}
    </h1>
  );
}

function bilingual(): I18n {
  const i18n = createI18n('es', { flights: es });
  i18n.addResourceBundle('en', 'flights', en);
  return i18n;
}

const board = (i18n: I18n, locale: Locale, count = 2) => (
  <I18nProvider i18n={i18n} locale={locale}>
    <Board count={count} />
  </I18nProvider>
);

test('messages and their plural are those of the page’s language', () => {
  const i18n = bilingual();
  const { rerender } = render(board(i18n, 'es', 1));
  expect(screen.getByRole('heading').textContent).toBe('es Vuelos: 1 vuelo');
  rerender(board(i18n, 'es', 3));
  expect(screen.getByRole('heading').textContent).toBe('es Vuelos: 3 vuelos');
});

test('the page’s language counts, not the instance’s', () => {
  const i18n = bilingual();
  const { rerender } = render(board(i18n, 'en'));
  expect(screen.getByRole('heading').textContent).toBe('en Flights: 2 flights');
  expect(i18n.language).toBe('es');
  rerender(board(i18n, 'es'));
  expect(screen.getByRole('heading').textContent).toBe('es Vuelos: 2 vuelos');
});

test('two pages of one instance keep their languages side by side', () => {
  const i18n = bilingual();
  render(
    <>
      {board(i18n, 'es')}
      {board(i18n, 'en')}
    </>,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'es Vuelos: 2 vuelos',
    'en Flights: 2 flights',
  ]);
});

test('without a provider the language is Spanish', () => {
  const Language = () => <p role="note">{useLocale()}</p>;
  render(<Language />);
  expect(screen.getByRole('note').textContent).toBe('es');
});

test('the translate function stays the same while the language does, so that effects do not run again', () => {
  const seen = new Set<unknown>();
  const Spy = () => {
    seen.add(useMessages());
    return null;
  };
  const i18n = bilingual();
  const tree = (locale: Locale) => (
    <I18nProvider i18n={i18n} locale={locale}>
      <Spy />
    </I18nProvider>
  );
  const { rerender } = render(tree('es'));
  rerender(tree('es'));
  expect(seen.size).toBe(1);
  rerender(tree('en'));
  expect(seen.size).toBeGreaterThan(1);
});
