/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { petTerms } from '../../fixtures/facts.ts';
import remote from '../remote.ts';

const show = (
  query: string,
  change: { facts?: unknown; locale?: 'es' | 'en' | 'fr' | 'pt'; now?: string } = {},
) =>
  renderScreen(remote, {
    path: `/servicios/mascotas${query}`,
    locale: change.locale ?? 'en',
    now: change.now ?? '2026-03-02T15:00:00Z',
    api: { 'GET /v2/facts': change.facts ?? petTerms },
  });
/** The steps under the title, each as it reads. */
const steps = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map((step) => step.textContent?.replaceAll('\u00a0', ' '));

test('leaving: the certificate and the ICA office have their days, counted back from the flight', async () => {
  await show('?route=leaving&date=2026-03-06');
  expect(steps('To leave Colombia on 6 March 2026')).toEqual([
    expect.stringMatching(/^As soon as possibleBook its place/),
    expect.stringMatching(/^As soon as possibleSee what the destination/),
    expect.stringMatching(/^As soon as possibleBring vaccines.*dog under 12 months/),
    expect.stringMatching(
      /^From Sunday 1 March to Friday 6 MarchYou can do it now.*vet’s certificate.*no older than 5 days/,
    ),
    expect.stringMatching(
      /^From Tuesday 3 March to Friday 6 MarchTake your pet.*Within the 72 hours.*ext\. 3410/,
    ),
    expect.stringMatching(/^Friday 6 MarchFly.*at least 3 hours before/),
  ]);
});

test('arriving: the first rabies vaccine may be too late, and the certificate is under ten days old', async () => {
  await show('?route=arriving&date=2026-03-20');
  expect(steps('To arrive in Colombia on 20 March 2026').slice(2)).toEqual([
    expect.stringMatching(/^By Friday 27 FebruaryThis date has passedFirst rabies vaccine/),
    expect.stringMatching(/^From Wednesday 11 March to Friday 20 MarchOfficial certificate/),
    expect.stringMatching(/^Friday 20 MarchPresent it to the ICA/),
  ]);
});

test('a domestic flight needs no ICA, only the vaccination card', async () => {
  await show('?route=domestic&date=2026-03-20');
  const own = steps('For your domestic flight on 20 March 2026');
  expect(own).toHaveLength(3);
  expect(own[1]).toMatch(/No ICA certificate; vaccination card/);
});

test('the day is the airport’s: late in the evening, when the world has the next one', async () => {
  await show('?route=domestic&date=2026-03-02', { now: '2026-03-03T03:00:00Z' });
  expect(steps('For your domestic flight on 2 March 2026').at(-1)).toContain('You can do it now');
});

test.each([
  ['?route=leaving&date=', 'Type the day of the flight.'],
  ['?route=leaving&date=2026-02-31', 'Type the day of the flight.'],
  ['?route=leaving&date=2026-03-01', 'That day has passed.'],
])('a day that is none is said beside the field: %s', async (query, message) => {
  await show(query);
  const field = screen.getByLabelText('Date of the flight');
  expect(field.getAttribute('aria-describedby')).toContain('error');
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^To leave/ })).toBeNull();
});

test('half of the steps are not shown as if they were all', async () => {
  const facts = petTerms.facts.filter(({ id }) => id !== 'pets-ica-inspection');
  await show('?route=leaving&date=2026-03-06', { facts: { ...petTerms, facts } });
  expect(screen.getByText(/We do not have all the deadlines at hand/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^To leave/ })).toBeNull();
});

test('without an answer of the API the page says so and stays', async () => {
  await show('?route=arriving&date=2026-03-06', { facts: respond(503, { code: 'unavailable' }) });
  expect(screen.getByText(/We do not have all the deadlines at hand/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Pets' })).toBeTruthy();
});

test.each([
  ['es', 'Para salir de Colombia el 6 de marzo de 2026', /^Del martes, 3 de marzo al viernes/],
  ['fr', 'Pour quitter la Colombie le 6 mars 2026', /^Du mardi 3 mars au vendredi/],
  ['pt', 'Para sair da Colômbia em 6 de março de 2026', /^De terça-feira, 3 de março a sexta/],
] as const)('in %s it is all in that language', async (locale, title, when) => {
  await show('?route=leaving&date=2026-03-06', { locale });
  expect(steps(title)[4]).toMatch(when);
});
