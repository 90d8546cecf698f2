/** @jest-environment @eldorado/testing/jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '@eldorado/testing';
import { carryLimits } from '../../fixtures/carry.ts';
import remote from '../remote.ts';

const show = (query = '', locale: 'es' | 'en' = 'en') =>
  renderScreen(remote, {
    path: `/servicios/instrucciones-equipaje${query}`,
    locale,
    api: { 'GET /v2/facts': carryLimits },
  });

const type = (text: string) => {
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } });
};

test('each thing has its answer for cabin and hold, why, and whose rule it is', async () => {
  await show('?q=penknife');
  const row = screen.getByRole('row', { name: /Penknife/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Cabin No', 'Hold Yes', expect.stringContaining('police at El Dorado')]);
  const rule = within(row).getByRole('link', { name: /^Rule \d+$/ });
  const source = document.querySelector(rule.getAttribute('href') ?? '');
  expect(source?.textContent).toMatch(/^Semana \(Policía aeroportuaria de El Dorado\) \(2025\)/);
});

test('the server’s answer to a question shows what was asked for alone', async () => {
  await show('?q=power+bank');
  expect(screen.getByRole('row', { name: /Power bank up to 100 Wh/ })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Penknife/ })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('3 things match');
  expect(screen.getByRole('link', { name: 'See the whole list' })).toBeTruthy();
});

test('the list answers while one types, and is whole again afterwards', async () => {
  await show('', 'es');
  const groups = () => screen.getAllByRole('group').filter((one) => !one.hidden);
  const before = groups().length;
  type('nabaja');
  expect(screen.getByRole('row', { name: /Navaja o cortaplumas/ })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/se parecen a eso|se parece a eso/);
  expect(groups().length).toBeLessThan(before);
  type('xyzxyz');
  expect(screen.getByRole('status').textContent).toBe(
    'No está en esta lista. Tu aerolínea te dice si la lleva.',
  );
  type('');
  expect(groups()).toHaveLength(before);
  expect(screen.getByRole('status').textContent).toBe('');
});
