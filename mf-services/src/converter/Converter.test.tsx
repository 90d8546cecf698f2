/** @jest-environment @eldorado/testing/jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { cashLimit } from '../../fixtures/facts.ts';
import { rateAnswers, rates } from '../../fixtures/rates.ts';
import remote from '../remote.ts';

const path = '/prepara-tu-viaje/divisas';
const now = '2026-03-02T20:00:00Z';
const show = (
  query = '',
  { locale = 'en', answers = {} }: { locale?: 'es' | 'en' | 'fr' | 'pt'; answers?: object } = {},
) =>
  renderScreen(remote, {
    path: path + query,
    locale,
    now,
    api: { 'GET /v2/facts': cashLimit, ...rateAnswers, ...answers },
  });
const plain = (node: Element | null) => node?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const answer = () => plain(screen.getByRole('status'));
const type = (text: string) => {
  fireEvent.input(screen.getByRole('textbox', { name: /Amount/ }), { target: { value: text } });
};
const rowsOf = (name: RegExp) =>
  within(screen.getByRole('table', { name })).getAllByRole('row').slice(1).map(plain);

test('the converter answers the question in its address', async () => {
  await show('?amount=100&from=USD&to=COP');
  expect(answer()).toBe('USD 100.00 is COP 400,000');
});

test('it begins with what one dollar is worth', async () => {
  await show();
  expect(answer()).toBe('USD 1.00 is COP 4,000');
  const form = screen.getByRole('form', { name: 'Convert' });
  expect(plain(form)).toMatch(/^USD 1\.00 is COP 4,000Reference rates of 2 March 2026/);
});

test('it answers in place while one types, and by the demonstration’s rate only with its name', async () => {
  await show();
  type('50');
  expect(answer()).toBe('USD 50.00 is COP 200,000');
  fireEvent.input(screen.getByRole('combobox', { name: 'From' }), { target: { value: 'EUR' } });
  expect(answer()).toBe('EUR 50.00 is COP 220,000 (demonstration rate)');
  type('fifty');
  expect(answer()).toBe('Type an amount greater than zero, for example 100');
  const field = screen.getByRole('textbox', { name: /Amount/ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type('1');
  const isSentOn = fireEvent.submit(field.closest('form')!);
  expect([isSentOn, answer()]).toEqual([false, 'EUR 1.00 is COP 4,400 (demonstration rate)']);
});

test('without scripts the field that is wrong is named and keeps what was typed', async () => {
  await show('?amount=cien&from=QQQ&to=COP', { locale: 'es' });
  const amount = screen.getByRole('textbox', { name: /Cantidad/ });
  expect([amount.getAttribute('aria-invalid'), (amount as HTMLInputElement).value]).toEqual([
    'true',
    'cien',
  ]);
  expect(screen.getByText('Elige una moneda de la lista')).toBeTruthy();
});

test('each rate has its day and who says so; those of the demonstration are named', async () => {
  await show();
  expect(rowsOf(/How many pesos/)).toEqual([
    'USD US Dollar4,000 A bank, 2 March 2026',
    'EUR Euro4,400 demo, 2 March 2026',
    'CLP Chilean Peso4.0812 demo, 2 March 2026',
  ]);
  expect(screen.getByText(/Reference rates of 2 March 2026/)).toBeTruthy();
  expect(screen.queryByText(/more than four days old/)).toBeNull();
});

test('rates that nobody has renewed say that they are old', async () => {
  const [usd, ...others] = rates.rates;
  const answers = {
    'GET /v2/exchange-rates': { ...rates, rates: [{ ...usd, date: '2026-02-25' }, ...others] },
  };
  await show('', { answers });
  expect(screen.getByText(/Some rates are more than four days old/)).toBeTruthy();
});

test('houses show their place, hours and prices for what is asked about', async () => {
  await show('?from=EUR&to=COP');
  const [andino, altura] = rowsOf(/^EUR · Euro: what each house/);
  expect(andino).toContain('Cambios Andino (demo)Terminal 1, floor 1, before security · Arrivals');
  expect(andino).toMatch(/Prices of 2 March 2026.*Every day, .*4,180 \(demo\).*4,620 \(demo\)/);
  expect(altura).toContain('not published');
  expect(
    within(screen.getByRole('navigation', { name: 'Currency' })).getByRole('link', {
      current: 'page',
    }).textContent,
  ).toBe('EUR');
});

test('a currency that no house changes says so, and another one is shown', async () => {
  await show('?from=CLP&to=COP');
  expect(screen.getByText(/No house publishes its rate for CLP · Chilean Peso/)).toBeTruthy();
  expect(rowsOf(/^USD · US Dollar: what each house/)[0]).toContain('3,800');
});

test('the card says where, what it costs and what to bring', async () => {
  await show();
  const card = plain(screen.getByRole('region', { name: 'Changing money at a glance' }));
  expect(card).toContain('2 exchange houses at the airport (demo)');
  expect(card).toContain('for USD they pay 5% to 6% less than the reference rate (demo)');
  expect(card).toContain('More than USD 10,000 in cash is declared');
});

test('the history is one picture with a sentence, and a table by month', async () => {
  await show();
  expect(
    screen.getByRole('img', {
      name: 'It was between 3,900 (25 February 2026) and 4,100 (27 February 2026). The latest value is 4,000.',
    }),
  ).toBeTruthy();
  const table = screen.getByText('See it month by month').closest('details')!;
  expect(within(table).getAllByRole('row', { hidden: true }).slice(1).map(plain)).toEqual([
    'February 20263,9004,0004,100',
    'March 20264,0004,0004,000',
  ]);
  expect(screen.getByText(/Source: A bank/)).toBeTruthy();
});

test('without the API’s answers the page stays, with its notes and coins', async () => {
  const away = respond(503, { code: 'unavailable' });
  await show('', {
    answers: {
      'GET /v2/exchange-rates': away,
      'GET /v2/exchange-houses': away,
      'GET /v2/exchange-rates/history': away,
    },
  });
  expect(screen.getAllByText(/We cannot show the rates right now/)).toHaveLength(2);
  expect(screen.getByRole('table', { name: /Length of each note/ })).toBeTruthy();
});

test.each([
  ['es', /^USD\s100[,.]00 son COP\s400[.]000$/, 'Dónde'],
  ['fr', /^100,00\sUSD font 400\s000\sCOP$/, 'Où'],
  ['pt', /^USD\s100,00 são COP\s400\.000$/, 'Onde'],
] as const)('in %s it is all in that language', async (locale, text, where) => {
  await show('?amount=100&from=USD&to=COP', { locale });
  expect(answer()).toMatch(text);
  expect(screen.getByText(where)).toBeTruthy();
});
