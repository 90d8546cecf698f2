/** @jest-environment @eldorado/testing/jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import type { Locale } from '@eldorado/i18n';
import { figures, statisticAnswers } from '../../fixtures/statistics.ts';
import remote from '../remote.ts';

const path = '/comunicados/estadisticas-del-aeropuerto';
const show = (
  query = '',
  { locale = 'en', answers = {} }: { locale?: Locale; answers?: object } = {},
) =>
  renderScreen(remote, {
    path: path + query,
    locale,
    api: { ...statisticAnswers, ...answers },
  });
const plain = (node: Element) => node.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');
const figure = (name: string) => screen.getByRole('figure', { name });
const rowsOf = (name: string) =>
  within(figure(name)).getAllByRole('row', { hidden: true }).slice(1).map(plain);

test('each figure has its source and date, and says when it is provisional or in conflict', async () => {
  await show();
  expect(rowsOf('Passengers by year')).toEqual([
    '201934,975,009A newspaper, 16 April 2025',
    '202010,816,372-69.1%in conflict: Another page says 9,438,556A newspaper, 16 April 2025',
    '2021no figure',
    '202236,478,591A newspaper, 16 April 2025',
    '202339,483,621+8.2%A newspaper, 16 April 2025',
    '202445,400,000+15%rounded, provisionalA newspaper, February 2026',
  ]);
  expect(rowsOf('Tonnes of cargo by year')[1]).toBe('2020535,731-27.4%A newspaper, undated');
});

test('the page begins with its figures, and its lead is for those who listen', async () => {
  await show();
  const lead = screen.getByText(/^The public figures of El Dorado/);
  expect(lead.previousElementSibling).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getAllByText(/^The public figures of El Dorado/)).toHaveLength(1);
});

test('a chart says in a sentence how it went and what is missing', async () => {
  await show();
  expect(
    within(figure('Passengers by year')).getByText(
      'From 34,975,009 in 2019 to 45,400,000 passengers in 2024; the highest, 45,400,000, is of 2024. No figure for 2021.',
    ),
  ).toBeTruthy();
});

test('arrow keys read a chart year by year, gaps too', async () => {
  await show();
  const chart = screen.getByRole('slider', { name: 'Passengers by year' });
  const read = () => chart.getAttribute('aria-valuetext');
  expect(read()).toBe('2024: 45,400,000 passengers (rounded, provisional)');
  for (let presses = 0; presses < 3; presses += 1) fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(read()).toBe('2021: no figure');
});

test('the change is an address, which the comparison keeps', async () => {
  await show('?view=change&year=2023&with=2019');
  const chart = within(figure('Passengers: change from the year before'));
  expect(chart.getByText(/lowest result -69.1% \(2020\)/)).toBeTruthy();
  const choice = screen.getByRole('navigation', { name: /What is shown: Passengers/ });
  const [values, change] = within(choice).getAllByRole('link');
  expect(change?.getAttribute('aria-current')).toBe('page');
  expect(values?.getAttribute('href')).toBe(`/en${path}?year=2023&with=2019#passengers`);
});

test('domestic and international are series of a chart, by year and by month, absolute and changed', async () => {
  const [whole] = figures.figures;
  const ofKind = (kind: 'domestic' | 'international', values: Record<string, number>) =>
    Object.entries(values).map(([period, value]) => ({
      ...whole,
      ...{ period, value, notes: [], indicator: `passengers_${kind}` },
    }));
  const parts = [
    ...ofKind('domestic', { '2023': 20_000_000, '2024': 25_000_000, '2024-01': 2_000_000 }),
    ...ofKind('international', { '2023': 10_000_000, '2024': 12_000_000 }),
  ];
  const answers = {
    'GET /v2/statistics': { ...figures, figures: [...figures.figures, ...parts] },
  };
  const { unmount } = await show('', { answers });
  expect(rowsOf('Passengers by year').slice(-2)).toEqual([
    '2024Domestic passengers25,000,000+25%A newspaper, 16 April 2025',
    '2024International passengers12,000,000+20%A newspaper, 16 April 2025',
  ]);
  expect(rowsOf('Domestic passengers by month')).toEqual([
    'January 20242,000,000A newspaper, 16 April 2025',
  ]);
  expect(screen.queryByRole('figure', { name: 'International passengers by month' })).toBeNull();
  unmount();
  await show('?view=change', { answers });
  const chart = screen.getByRole('slider', { name: 'Passengers: change from the year before' });
  expect(chart.getAttribute('aria-valuetext')).toContain(
    'Passengers +15%, Domestic passengers +25%, International passengers +20%',
  );
});

test('two years are compared, by what is known of both', async () => {
  await show('?year=2023&with=2020');
  const table = screen.getByRole('table', { name: 'Two years side by side' });
  expect(within(table).getAllByRole('row').map(plain)).toEqual([
    'What20232020Difference',
    // Each cell has its column's name, which a phone shows.
    'What Passengers2023 39,483,6212020 10,816,372 *Difference +28,667,249 (+265%)',
    'What Cargo, tonnes2023 no figure2020 535,731Difference –',
  ]);
});

test('a year of which nothing is known counts as not asked for', async () => {
  await show('?year=1492&with=x');
  const year = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
  expect([
    year.value,
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compared with' }).value,
  ]).toEqual(['2024', '2023']);
});

test('what is downloaded is the chart’s figures', async () => {
  await show();
  const link = within(figure('Passengers by month')).getByRole('link', { name: 'Download as CSV' });
  expect(link.getAttribute('href')).toBe(
    '/api/v2/statistics.csv?indicator=passengers_total&granularity=month',
  );
});

test('what an import has changed is said, and that nothing has', async () => {
  const { unmount } = await show();
  expect(screen.getByText(/no figure has been changed/)).toBeTruthy();
  unmount();
  const change = {
    ...{ version: 1, importedAt: '2026-03-01T15:00:00.000Z', period: '2024' },
    ...{ indicator: 'movements', before: 360_044, after: null, source: 'X', sourceUrl: null },
  };
  await show('', { answers: { 'GET /v2/statistics/changes': { version: 1, changes: [change] } } });
  expect(
    within(screen.getByRole('table', { name: 'Figures that were changed or added' })).getByRole(
      'row',
      { name: /Movements, 2024.*360,044.*taken back/ },
    ),
  ).toBeTruthy();
});

test('without the API’s answers the page stays, with what its text says', async () => {
  const away = respond(503, { code: 'unavailable' });
  await show('', {
    answers: { 'GET /v2/statistics': away, 'GET /v2/statistics/changes': away },
  });
  expect(screen.getAllByText(/We cannot show the figures right now/)).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'How to use these figures' })).toBeTruthy();
});

test.each([
  ['es', 'Pasajeros por año', '39.483.621'],
  ['fr', 'Passagers par an', '39 483 621'],
  ['pt', 'Passageiros por ano', '39.483.621'],
] as const)('in %s it is all in that language', async (locale, name, value) => {
  await show('', { locale });
  expect(rowsOf(name)[4]).toContain(value);
});
