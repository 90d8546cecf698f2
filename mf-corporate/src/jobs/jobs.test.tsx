/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { noOpenings, twoOpenings } from '../../fixtures/openings.ts';
import remote from '../remote.ts';
import { jobPostings, jobsPath } from './openings.ts';

const show = (
  answer: unknown,
  locale: 'es' | 'en' | 'fr' | 'pt' = 'en',
  query = '',
  calls: string[] = [],
) =>
  renderScreen(remote, {
    path: `${jobsPath}${query}`,
    locale,
    onCall: ({ path }) => calls.push(path),
    api: { 'GET /v2/job-openings': answer, 'GET /v2/facts': { updatedAt: '', facts: [] } },
  });

test('each opening says until when, who hires and where one applies', async () => {
  await show(twoOpenings);
  expect(screen.getByRole('heading', { name: '2 open positions' })).toBeTruthy();
  const [today, later] = screen.getAllByRole('article').map((card) => within(card));
  expect(today?.getByText('Closes today')).toBeTruthy();
  expect(later?.getByText('Closes on 15 March 2026')).toBeTruthy();
  expect(later?.getByRole('heading', { name: 'Auxiliar de rampa' }).lang).toBe('es');
  expect(
    later
      ?.getByRole('link', { name: 'Apply on the page of Empresa de Ejemplo' })
      .getAttribute('href'),
  ).toBe('https://www.example.com/empleo/1');
  expect(later?.getByText('Turnos rotativos.')).toBeTruthy();
});

test('the form asks the address, and keeps what was asked', async () => {
  const calls: string[] = [];
  await show(twoOpenings, 'en', '?area=technology&kind=&q=sistemas', calls);
  const form = within(screen.getByRole('form', { name: 'Filter openings' }));
  expect(form.getByRole('combobox', { name: 'Area' })).toMatchObject({ value: 'technology' });
  expect(form.getByRole('searchbox')).toMatchObject({ value: 'sistemas' });
  const sent = screen.getByRole<HTMLFormElement>('form', { name: 'Filter openings' });
  expect([sent.method, sent.getAttribute('action')]).toEqual(['get', `/en${jobsPath}`]);
  expect(screen.getByRole('link', { name: 'Remove the filters' })).toBeTruthy();
  expect(calls).toContain('/v2/job-openings?area=technology&q=sistemas');
});

test('openings that are there, of which none is asked for', async () => {
  await show({ ...twoOpenings, openings: [] }, 'en', '?q=piloto');
  expect(screen.getByText('No opening matches')).toBeTruthy();
  expect(screen.getByRole('searchbox')).toBeTruthy();
});

test.each([
  ['es', 'Hoy no hay vacantes abiertas'],
  ['en', 'There are no openings today'],
  ['fr', 'Aucune offre ouverte aujourd’hui'],
  ['pt', 'Hoje não há vagas abertas'],
] as const)('no openings are said as such, without a form: %s', async (locale, words) => {
  await show(noOpenings, locale);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('without the API the page stays and says that it does not know', async () => {
  await show(respond(503, { code: 'unavailable' }));
  expect(screen.getByText(/cannot read the openings/)).toBeTruthy();
  expect(screen.queryByText('There are no openings today')).toBeNull();
});

test('search engines are given real openings alone, until the end of their last day', () => {
  const asked = { area: '', kind: '', q: '' };
  expect(jobPostings({ asked, list: noOpenings })).toEqual([]);
  expect(jobPostings({ asked, list: twoOpenings })[1]).toMatchObject({
    '@type': 'JobPosting',
    title: 'Auxiliar de rampa',
    datePosted: '2026-02-20',
    validThrough: '2026-03-15T23:59:59-05:00',
    employmentType: 'TEMPORARY',
    hiringOrganization: { name: 'Empresa de Ejemplo' },
    directApply: false,
  });
});
