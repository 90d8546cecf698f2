/** @jest-environment @eldorado/testing/jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { parse } from 'yaml';
import { documentTerms } from '../../fixtures/facts.ts';
import remote from '../remote.ts';
import { askedAbroad, askedOnArrival, countries, documentsFor } from './documents.ts';

const show = (
  query: string,
  locale: 'es' | 'en' | 'fr' | 'pt' = 'en',
  facts: unknown = documentTerms,
) =>
  renderScreen(remote, {
    path: `/servicios/migracion-y-pasaportes${query}`,
    locale,
    now: '2026-03-02T15:00:00Z',
    api: { 'GET /v2/facts': facts },
  });
const documents = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);

test.each([
  ['domestic', 'colombian', 'adult', ['domesticAdult']],
  ['domestic', 'colombian', 'other', ['domesticMinor']],
  ['domestic', 'resident', 'both', ['domesticForeigner']],
  ['leaving', 'colombian', 'both', ['passport', 'checkMig', 'permitBoth', 'feverUnknown']],
  ['leaving', 'resident', 'other', ['passport', 'checkMig', 'permit', 'feverUnknown']],
  [
    'leaving',
    'visitor',
    'other',
    ['passport', 'checkMig', 'permitForeigner', 'feverUnknown', 'stampTax'],
  ],
  ['arriving', 'visitor', 'other', ['visa', 'checkMig', 'feverUnknown']],
  ['arriving', 'colombian', 'adult', ['passport', 'checkMig', 'feverUnknown']],
  ['transit', 'visitor', 'adult', ['transit', 'transitVisa', 'checkMig', 'feverUnknown']],
  ['transit', 'resident', 'other', ['transit', 'checkMig', 'permit', 'feverUnknown']],
] as const)('%s, %s, %s', (trip, who, age, keys) => {
  expect(documentsFor(trip, who, { age, country: null })).toEqual(keys);
});

test.each([
  ['leaving', 'CR', 'feverCostaRica'],
  ['arriving', 'CR', 'feverUnknown'],
  ['arriving', 'UG', 'feverArrivals'],
  ['leaving', 'UG', 'feverAbroad'],
  ['leaving', 'BR', 'feverAbroad'],
  ['arriving', 'BR', 'feverUnknown'],
  ['transit', 'CR', 'feverCostaRica'],
  ['transit', 'AO', 'feverArrivals'],
  ['transit', 'IN', 'feverAbroad'],
] as const)('of yellow fever, the country that one enters decides: %s %s', (trip, country, key) => {
  expect(documentsFor(trip, 'colombian', { age: 'adult', country })).toContain(key);
});

/** The countries that a fact's list names, in English. */
const namesIn = (text: string) =>
  text
    .replaceAll(/,? and (?!the Grenadines|Tobago)/g, ', ')
    .split(', ')
    .map((name) => name.replace(/^the /, ''));

test('the countries to choose from are those that the facts name', () => {
  const file = path.resolve(__dirname, '../../../api/data/facts/health.yaml');
  const { facts } = parse(readFileSync(file, 'utf8')) as {
    facts: Record<string, { value: { en: string }; label: { en: string } }>;
  };
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const called: Record<string, string> = {
    ...{ CD: 'DR Congo', CG: 'Congo', MM: 'Myanmar', LC: 'St Lucia', TT: 'Trinidad and Tobago' },
    ...{ VC: 'St Vincent and the Grenadines' },
  };
  const names = (codes: readonly string[]) =>
    codes.map((code) => called[code] ?? english.of(code)).sort();
  const named = (...ids: string[]) =>
    ids.flatMap((id) => namesIn(facts[id]?.value.en ?? '')).sort();
  expect(named('yellow-fever-arrivals')).toEqual(names(askedOnArrival));
  const regions = ['americas', 'caribbean', 'africa', 'asia-oceania'];
  expect(named(...regions.map((region) => `yellow-fever-${region}`))).toEqual(names(askedAbroad));
  expect(facts['yellow-fever-costa-rica']?.label.en).toMatch(/^Costa Rica/);
  expect([...countries].sort()).toEqual([...askedAbroad, 'CR'].sort());
});

test('a country on the list says of when it is, and that it may change', async () => {
  await show('?trip=leaving&who=colombian&age=adult&country=BR', 'es');
  const answer = within(screen.getByRole('region', { name: 'Para salir de Colombia' }));
  expect(answer.getByText('Certificado de fiebre amarilla: está en la lista')).toBeTruthy();
  expect(answer.getByText(/septiembre de 2025.*yellow-fever-changes/)).toBeTruthy();
});

test('a case has its documents, with sources, and ends at the authority', async () => {
  await show('?trip=leaving&who=visitor&age=adult&country=CR');
  expect(documents('To leave Colombia')).toEqual([
    'Passport',
    'Check-Mig',
    'Yellow fever certificate: Costa Rica',
    'Stamp tax',
  ]);
  const answer = within(screen.getByRole('region', { name: 'To leave Colombia' }));
  expect(answer.getByText(/stayed up to 60\sdays is exempt/)).toBeTruthy();
  expect(answer.getAllByText('DIAN')).toHaveLength(3);
  const authority = answer.getByRole('link', { name: 'Migración Colombia' });
  expect(authority.getAttribute('href')).toBe('https://www.migracioncolombia.gov.co');
});

test('what was asked for stands in the form, and the form is a link of its own', async () => {
  await show('?trip=transit&who=visitor&age=other&country=UG');
  const form = screen.getByRole('form', { name: 'Which documents you need' });
  expect(form).toMatchObject({ method: 'get' });
  const checked = within(form).getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(checked.map(({ value }) => value)).toEqual(['transit', 'visitor']);
  expect(within(form).getByRole('combobox', { name: /^Which country/ })).toMatchObject({
    value: 'UG',
  });
  expect(within(form).getByRole('combobox', { name: 'How old?' })).toMatchObject({
    value: 'other',
  });
});

test('choosing and sending answers in place', async () => {
  await show('');
  expect(screen.queryByRole('region', { name: 'For your domestic flight' })).toBeNull();
  const form = within(screen.getByRole('form', { name: 'Which documents you need' }));
  fireEvent.click(form.getByRole('radio', { name: 'A domestic flight' }));
  fireEvent.click(form.getByRole('button', { name: 'See the documents' }));
  expect(await screen.findByRole('region', { name: 'For your domestic flight' })).toBeTruthy();
});

test('half of the documents are not shown as if they were all', async () => {
  await show('?trip=leaving&who=colombian', 'en', respond(503, { code: 'unavailable' }));
  expect(screen.getByText(/We do not have all the requirements at hand/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'To leave Colombia' })).toBeNull();
});

test.each([
  ['es', 'Para tu conexión en Bogotá', 'Visa de tránsito, si tu nacionalidad necesita visa'],
  ['fr', 'Pour votre correspondance à Bogota', /^Visa de transit/],
  ['pt', 'Para sua conexão em Bogotá', /^Visto de trânsito/],
] as const)('in %s it is all in that language', async (locale, title, second) => {
  await show('?trip=transit&who=visitor', locale);
  expect(documents(title)[1]).toEqual(
    typeof second === 'string' ? second : expect.stringMatching(second),
  );
});
