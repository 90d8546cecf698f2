/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { lateFlight, rightsFacts } from '../../fixtures/rights.ts';
import remote from '../remote.ts';

const show = (
  query: string,
  answer: unknown = lateFlight,
  locale: 'es' | 'en' | 'fr' | 'pt' = 'en',
) =>
  renderScreen(remote, {
    path: `/servicios/ayuda-al-viajero${query}`,
    locale,
    api: { 'GET /v2/facts': rightsFacts, 'GET /v2/passenger-rights': answer },
  });
const letter = () => screen.getByRole('textbox', { name: 'Text of the letter' });
const said = (change: object) => ({ ...lateFlight, flight: null, reason: null, ...change });

test('a flight’s number gives what is owed, where to claim it and a letter filled in', async () => {
  await show('?flight=AV8523');
  const answer = screen.getByRole('region', { name: 'AV 8523: 6 h 5 min late' });
  const [snack, , money, lodging] = within(answer).getAllByRole('listitem');
  expect(snack?.textContent).toBe('A refreshment and a phone callYou are owed this');
  expect(money?.textContent).toMatch(/^At least 30% of the price of that leg, in cash/);
  expect(lodging?.textContent).toMatch(/past 22:00 .*Over 5 h$/);
  expect(within(answer).getByText(/has 15 working days to answer/)).toBeTruthy();
  const { value } = letter() as HTMLTextAreaElement;
  expect(value).toContain('To Avianca');
  expect(value).toContain(
    'flight AV 8523, Bogotá – Cartagena, scheduled for 2 March 2026 at 10:30',
  );
  expect(value).toContain('- at least 30% of the price of that leg');
  expect(value).not.toContain('you agree');
  expect(value).not.toContain('lodging');
  const mail = screen.getByRole('link', { name: 'Open in my e-mail' });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain(value);
});

test('the weather owes no meal: the money back, and the letter asks for that alone', async () => {
  await show('?problem=cancelled&cause=other', said({ problem: 'cancelled', cause: 'other' }));
  const answer = screen.getByRole('region', { name: 'Flight cancelled' });
  expect(within(answer).getByText(/ask for all your money back, without penalty/)).toBeTruthy();
  expect(within(answer).queryByText('A meal, depending on the hour')).toBeNull();
  const { value } = letter() as HTMLTextAreaElement;
  expect(value.match(/^- .*/gm)).toEqual(['- a refund of all that I paid, without penalty']);
  expect(value).toContain('[flight number], [origin] – [destination]');
});

test('a full flight is the airline’s doing, whatever was said of the cause', async () => {
  await show('?problem=overbooked', said({ problem: 'overbooked', cause: 'unknown' }));
  expect(
    screen.getByText(/next flight or, failing that, on another airline’s, and pay you 30%/),
  ).toBeTruthy();
  expect((letter() as HTMLTextAreaElement).value).toContain(
    '- at least 30% of the price of that leg',
  );
});

test('a flight that begins abroad, and one on time, promise nothing and have no letter', async () => {
  await show('?flight=AV8523', { ...lateFlight, governed: false, problem: 'delay', steps: [] });
  expect(screen.getByText(/Ask Avianca which rules apply/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Text of the letter' })).toBeNull();
});

test('a flight that nobody knows keeps what was typed and opens the questions', async () => {
  await show(
    '?flight=ZZ1',
    respond(404, { code: 'validation', errors: [{ path: 'flight', code: 'flight-not-found' }] }),
  );
  const field = screen.getByRole('textbox', { name: 'Flight number' });
  expect(field).toMatchObject({ value: 'ZZ1' });
  expect(field.getAttribute('aria-describedby')).toContain('error');
  expect(screen.getByRole('combobox', { name: 'What happened?' })).toBeTruthy();
  expect(screen.getByText(/We found no such flight/)).toBeTruthy();
});

test('without an answer of the API the page says so and stays', async () => {
  await show('?flight=AV8523', respond(503, { code: 'unavailable' }));
  expect(screen.getByText('Check your connection and try again.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

test.each([
  ['es', 'AV 8523: 6 h 5 min de demora', 'Carta para la aerolínea'],
  ['fr', 'AV 8523\u00a0: 6 h 5 min de retard', 'Lettre à la compagnie'],
  ['pt', 'AV 8523: 6 h 5 min de atraso', 'Carta para a companhia'],
] as const)('in %s it is all in that language', async (locale, title, letterTitle) => {
  await show('?flight=AV8523', lateFlight, locale);
  const answer = screen.getByRole('region', { name: title });
  expect(within(answer).getByRole('heading', { name: letterTitle })).toBeTruthy();
});
